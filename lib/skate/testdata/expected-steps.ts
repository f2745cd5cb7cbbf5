/**
 * What a coach asks for before a trick: steps that belong there, `|` between those of which one is enough, and after
 * the semicolon what may be named as well. Written down before the engine was asked.
 */
export const STEPS = `
Kickflip: Ollie ;
Heelflip: Ollie ; Kickflip
Pop Shuvit: Ollie, Shuvit ;
Frontside 180: Ollie ; Kickturn
Half Cab: Fakie Ollie ; Backside 180, Kickturn
Varial Kickflip: Kickflip, Pop Shuvit ;
Varial Heelflip: Heelflip, Frontside Pop Shuvit | Frontside Shuvit ;
360 Flip: Varial Kickflip, 360 Shuvit ; Kickflip
Laser Flip: Varial Heelflip, Frontside 360 Shuvit ; Heelflip
Hardflip: Kickflip, Frontside Pop Shuvit | Frontside Shuvit ; Frontside Flip
Inward Heelflip: Heelflip, Pop Shuvit ;
Frontside Flip: Kickflip, Frontside 180 ;
Backside Heelflip: Heelflip, Backside 180 ;
Double Kickflip: Kickflip ;
Triple Kickflip: Double Kickflip ;
Quad Kickflip: Triple Kickflip ;
Switch Kickflip: Switch Ollie, Kickflip ;
Switch Laser Flip: Switch Varial Heelflip, Switch Heelflip | Switch Frontside 360 Shuvit, Laser Flip ;
Switch 360 Flip: Switch Varial Kickflip, Switch Kickflip | Switch 360 Shuvit, 360 Flip ;
Nollie Heelflip: Nollie, Heelflip ;
Nollie 360 Flip: Nollie Varial Kickflip, Nollie Kickflip | Nollie 360 Shuvit, 360 Flip ;
Half Cab Flip: Half Cab, Fakie Kickflip | Backside Flip ; Kickflip
Caballerial: Half Cab ; Backside 360, Fakie Ollie
Caballerial Flip: Half Cab Flip, Caballerial ; Backside 360 Kickflip
Bigspin: 360 Shuvit, Backside 180 ; Pop Shuvit
Bigflip: 360 Flip, Bigspin | Backside Flip ; Backside Flip, Bigspin, Varial Kickflip
Gazelle Flip: Bigflip, Gazelle Spin | Backside 360 Kickflip ; Backside 360 Kickflip
Nightmare Flip: Varial Kickflip, Double Kickflip ;
Frontside 5-0: Frontside 50-50, Manual ; Ollie
Backside Nosegrind: Backside 50-50 | Backside Crooked Grind, Nose Manual | Backside Crooked Grind ; Backside 5-0, Backside 50-50, Nose Manual
Backside Crooked Grind: Backside Noseslide | Noseslide, Backside 50-50 | Nose Manual ; Nose Manual, Backside 50-50
Backside Smith Grind: Backside 50-50, Backside 5-0 ; Backside Feeble Grind
Frontside Feeble Grind: Frontside 50-50, Frontside 5-0 | Frontside Boardslide ; Frontside Boardslide
Backside Tailslide: Backside 180 | Backside Lipslide | Backside Noseslide ; Backside Noseslide, Backside 180, Backside Lipslide, Backside 50-50, Ollie
Backside Lipslide: Backside Boardslide ; Backside 180, Frontside 180, Backside 50-50
Kickflip Backside Tailslide: Kickflip, Backside Tailslide ;
720: 540 ; Frontside 360 Air
900: 720 ; 540
McTwist: 540 | Backside Air ; Mute Grab, 540, Backside Air, Frontside 360 Air, Backside 360 Air
Kickflip Indy: Indy Grab, Kickflip ;
Backside Disaster: Axle Stall | Backside Axle Stall, Rock and Roll | Backside Rock and Roll | Rock to Fakie ; Rock to Fakie, Rock and Roll
Manual to Nose Manual: Manual, Nose Manual ;
Switch Manual: Manual, Switch Ollie ;
`
