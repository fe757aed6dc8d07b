# The numbers of the printed board, as a form and in the rules.
board-weather-die = Faces of the weather die
board-face = Face { $n }
board-weather = Weather table for { $players } players
    .help = Fuel that the Generator Room and the Boiler Room burn, and spaces that the rescue helicopter flies.
board-fuel-slots = Fuel slots
    .help = Fuel that a vehicle needs before it can leave.
board-damage-caps = Room for damage
    .help = Damage tokens that fit.
board-tracks = Tracks
board-red = Suspicion track: first red space
board-rescue-length = Upper S.O.S. row: spaces up to the landing
board-rescue-fuel-last = Lower S.O.S. row: last space of the fuel token
board-freeze-steps = Freezing track: spaces up to the end
board-disc-start = Suspicion track: space where discs start
board-disc-last = Suspicion track: last space
