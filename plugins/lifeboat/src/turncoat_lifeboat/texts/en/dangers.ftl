# Lifeboat: dangers. What each is called; .comes: what happens when it comes; .why it is one; .help against it.

danger-hull = Hull
    .comes = The boat sinks
    .why = With nothing left of the hull the boat sinks, and the wreckers win.
    .help = Bail, and prevent damage.
danger-rations = Rations
    .comes = Rations run out
    .why = With no rations left the crew starves, and the wreckers win.
    .help = Pass the checks that cost rations.
danger-weather = Weather
    .comes = The boat stays adrift
    .why = Without a weather card to turn up the boat is adrift for good, and the wreckers win.
    .help = Row: reach land before the weather deck is empty.
