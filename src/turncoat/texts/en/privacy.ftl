# The page about privacy: what a server stores, who sees it, for how long, and how to erase it.

privacy-title = Privacy
privacy-intro = This server has no accounts, no ads and no tracking. Here is what it stores, who can see it, how long it’s kept, and how to have it erased.

privacy-stored = What is stored
privacy-stored-device = A random token in a cookie. It tells the server which seats are yours, and is used for nothing else.
privacy-stored-name = The name you type at a table.
privacy-stored-game = Every move, phrase and message at a table, with its time. Together they are the game.
privacy-stored-notes = Your notes and suspicion marks.
privacy-stored-daily = If you play today’s table: that you did, whether you won, and what you chose at a few decisions. Others see only counts.
privacy-stored-notifications = If you turn notifications on, the address they go to.
privacy-stored-here = Only in this browser: language, appearance and sound settings, and an invite code if you entered one.

privacy-seen = Who can see it
privacy-seen-table = Players at your table see what you do and say, as far as the rules of the game allow, and so do spectators if the table lets them in. Once the game is over, all of them can see its secrets.
privacy-seen-notes = Your notes are shown to no other player. Your marks are shown only if you choose to show them after the game.
privacy-seen-operator = The server’s operator can reach everything on the server, including hidden cards and messages.
privacy-seen-address = Your network address is used to limit requests. It is neither stored nor written to the server’s log. A provider or proxy in front of the server may keep a log of its own.
privacy-seen-services = Notifications pass through the service you picked, such as your email provider. They say which table is waiting, never what happened there.

privacy-kept = How long it’s kept
privacy-kept-tables =
    { $days ->
        [one] A table is erased { $days } day after the last move there.
       *[other] A table is erased { $days } days after the last move there.
    }
privacy-kept-tables-always = Tables are kept until the operator erases them.
privacy-kept-devices =
    { $days ->
        [one] A browser that stays away for { $days } day is forgotten, with its seats and notifications.
       *[other] A browser that stays away for { $days } days is forgotten, with its seats and notifications.
    }
privacy-kept-backups = The operator’s backups may hold erased data until newer ones replace them.

privacy-erase = How to have it erased
privacy-erase-browser = You can have this browser forgotten at once. Its token, seats and notifications are deleted, and bots take over your seats. What you did at tables stays part of those games.
privacy-erase-button = Forget this browser
privacy-erase-sure = Yes, forget it
privacy-erase-done = The server has forgotten this browser.
privacy-erase-table = To have a whole table erased, send its link to the server’s operator.
privacy-contact = The operator’s address: { $contact }
privacy-no-contact = The operator hasn’t given an address here. Ask the person who invited you.
