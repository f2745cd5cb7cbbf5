/**
 * Sixty well-known tricks from the easiest to the hardest, as skaters put them, each with the levels that they
 * would let pass. Written down before the engine was asked.
 */
export const ORDER = `
Pushing | Beginner
Kickturn | Beginner
Tic Tac | Beginner
Manual | Beginner
Hippie Jump | Beginner
Rock to Fakie | Beginner
Drop In | Beginner
Shuvit | Beginner
Ollie | Beginner
Axle Stall | Beginner
Frontside 180 | Beginner
Backside 180 | Beginner
Pop Shuvit | Beginner
Half Cab | Beginner
50-50 | Beginner
Boardslide | Beginner, Intermediate
Switch Ollie | Beginner, Intermediate
Noseslide | Beginner, Intermediate
5-0 | Beginner, Intermediate
Nose Manual | Beginner, Intermediate
Kickflip | Intermediate
Heelflip | Intermediate
Varial Kickflip | Intermediate
360 Shuvit | Intermediate
Frontside Air | Intermediate
Indy Grab | Intermediate
Bigspin | Intermediate
Half Cab Flip | Intermediate
Frontside Lipslide | Intermediate
Backside Crooked Grind | Intermediate
Frontside Flip | Intermediate
Backside Flip | Intermediate
Varial Heelflip | Intermediate
Frontside Feeble Grind | Intermediate
Nollie Kickflip | Intermediate, Advanced
Backside Tailslide | Intermediate, Advanced
Backside Smith Grind | Intermediate, Advanced
Frontside Nosegrind | Intermediate, Advanced
Caballerial | Intermediate, Advanced
Switch Kickflip | Intermediate, Advanced
Impossible | Intermediate, Advanced
360 Flip | Advanced
Hardflip | Advanced
Inward Heelflip | Advanced
Double Kickflip | Advanced
Backside Bluntslide | Advanced
Nightmare Flip | Advanced
Kickflip Backside Tailslide | Advanced
Bigflip | Advanced
Nollie 360 Flip | Advanced, Expert
Frontside Noseblunt Slide | Advanced, Expert
Switch 360 Flip | Advanced, Expert
Laser Flip | Advanced, Expert
Kickflip Indy | Advanced, Expert
360 Hardflip | Advanced, Expert
Gazelle Flip | Expert
540 | Expert
Quad Kickflip | Expert
720 | Expert
900 | Expert
`

/** The easier trick, the harder one: no skater would have it the other way around. */
export const PAIRS = `
Ollie | Kickflip
Ollie | Frontside 180
Shuvit | Pop Shuvit
Pop Shuvit | 360 Shuvit
360 Shuvit | 540 Shuvit
Frontside 180 | Frontside 360
Half Cab | Caballerial
Half Cab | Half Cab Flip
Half Cab Flip | Caballerial Flip
Kickflip | Varial Kickflip
Kickflip | Double Kickflip
Double Kickflip | Triple Kickflip
Triple Kickflip | Quad Kickflip
Kickflip | Frontside Flip
Frontside Flip | 360 Flip
Varial Kickflip | 360 Flip
360 Flip | Laser Flip
360 Flip | Switch 360 Flip
360 Flip | Nollie 360 Flip
Kickflip | Switch Kickflip
Kickflip | Nollie Kickflip
Heelflip | Varial Heelflip
Hardflip | 360 Hardflip
Inward Heelflip | 360 Inward Heelflip
Bigspin | Bigflip
Bigflip | Gazelle Flip
Manual | Nose Manual
Manual | Kickflip Manual
50-50 | 5-0
Frontside 50-50 | Frontside 5-0
Frontside 5-0 | Frontside Smith Grind
Backside 50-50 | Backside 5-0
Crooked Grind | Nosegrind
Backside Crooked Grind | Backside Nosegrind
Boardslide | Lipslide
Boardslide | Darkslide
Noseslide | Tailslide
Tailslide | Bluntslide
Bluntslide | Noseblunt Slide
Backside Tailslide | Kickflip Backside Tailslide
Kickflip | Kickflip Backside Tailslide
Rock to Fakie | Disaster
Axle Stall | Backside Disaster
Rock to Fakie | Frontside Air
Indy Grab | 540
Indy Grab | Kickflip Indy
Backside Air | Kickflip Indy
Frontside Air | McTwist
540 | 720
720 | 900
900 | 1080
Quad Kickflip | 900
`
