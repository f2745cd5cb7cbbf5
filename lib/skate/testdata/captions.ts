/**
 * Names out of captions, chats, contest sheets and shop talk, in the same columns as skaters-names.ts, written down
 * without asking what is read.
 */
export const CAPTION_NAMES = `
fs flip down the 9 | regular | 180 | 180 | k1 | - | - | B
sw bs tre | switch | * | -360 | k1 | - | - | *
switch bs 360 | switch | -360 | -360 | - | - | - | B
switch back 3 | switch | -360 | -360 | - | - | - | B
sw front 180 | switch | 180 | 180 | - | - | - | F
sw fs shuv | switch | 0 | 180 | - | - | - | B
sw inward heel | switch | 0 | -180 | h1 | - | - | B
sw varial heel | switch | 0 | 180 | h1 | - | - | B
sw laser | switch | 0 | 360 | h1 | - | - | B
sw bigflip | switch | -180 | -360 | k1 | - | - | F
sw late flip | switch | 0 | 0 | k1l | - | - | B
sw dbl flip | switch | 0 | 0 | k2 | - | - | B
nollie bs flip | nollie | -180 | -180 | k1 | - | - | B
nollie 3 flip | nollie | 0 | -360 | k1 | - | - | F
nollie front 3 | nollie | 360 | 360 | - | - | - | F
nollie back 180 | nollie | -180 | -180 | - | - | - | B
nollie varial heel | nollie | 0 | 180 | h1 | - | - | F
nollie late flip | nollie | 0 | 0 | k1l | - | - | F
nollie big heel | nollie | 180 | 360 | h1 | - | - | B
nollie double heel | nollie | 0 | 0 | h2 | - | - | F
nollie 180 heel | nollie | ±180 | ±180 | h1 | - | - | B
nollie hard | nollie | 0 | 180 | k1 | - | - | F
fakie bs 180 | fakie | -180 | -180 | - | - | - | F
fakie fs 180 | fakie | 180 | 180 | - | - | - | F
fakie bs flip | fakie | -180 | -180 | k1 | - | - | F
fakie 360 shuv | fakie | 0 | -360 | - | - | - | B
fakie 3 flip | fakie | 0 | -360 | k1 | - | - | B
fakie inward | fakie | 0 | -180 | h1 | - | - | B
fakie fs bigspin | fakie | 180 | 360 | - | - | - | F
fakie dbl heel | fakie | 0 | 0 | h2 | - | - | B
fakie laser | fakie | 0 | 360 | h1 | - | - | B
fakie late shuv | fakie | 0 | -180 | - | - | - | B
fs cab flip | fakie | 360 | 360 | k1 | - | - | B
half cab double flip | fakie | -180 | -180 | k2 | - | - | F
half cab late flip | fakie | -180 | -180 | k1l | - | - | F
half cab inward | fakie | -180 | * | h1 | - | - | F
cab heel | fakie | -360 | -360 | h1 | - | - | B
half-cab kickflip | fakie | -180 | -180 | k1 | - | - | F
halfcab heelflip | fakie | -180 | -180 | h1 | - | - | F
back heel | regular | -180 | -180 | h1 | - | - | B
bs 180 heel | regular | -180 | -180 | h1 | - | - | B
fs 180 heel | regular | 180 | 180 | h1 | - | - | B
front 180 double kick | regular | 180 | 180 | k2 | - | - | B
back 180 late flip | regular | -180 | -180 | k1l | - | - | B
fs 360 flip | regular | * | * | k1 | - | - | *
bs 360 heel | regular | -360 | -360 | h1 | - | - | F
bs 540 | regular | -540 | -540 | - | - | - | B
backside 3 shuv | regular | 0 | -360 | - | - | - | F
fs 3 shuv | regular | 0 | 360 | - | - | - | F
bs 360 shove it | regular | 0 | -360 | - | - | - | F
fs 360 pop shove | regular | 0 | 360 | - | - | - | F
5-4-0 flip | regular | 0 | -540 | k1 | - | - | F
540 double flip | regular | 0 | -540 | k2 | - | - | F
360 dbl flip | regular | 0 | -360 | k2 | - | - | F
triple tre | regular | 0 | -360 | k3 | - | - | F
360 inward heel | regular | 0 | -360 | h1 | - | - | F
360 inward double heel | regular | 0 | -360 | h2 | - | - | F
double laser | regular | 0 | 360 | h2 | - | - | F
double hard | regular | 0 | 180 | k2 | - | - | F
double inward | regular | 0 | -180 | h2 | - | - | F
varial double kick | regular | 0 | -180 | k2 | - | - | F
varial double heel | regular | 0 | 180 | h2 | - | - | F
bigspin double flip | regular | -180 | -360 | k2 | - | - | B
front bigspin heel | regular | 180 | 360 | h1 | - | - | B
big inward | regular | -180 | -360 | h1 | - | - | B
biggerspin flip | regular | -180 | -540 | k1 | - | - | B
fs biggerspin | regular | 180 | 540 | - | - | - | B
bs gazelle | regular | -360 | -540 | - | - | - | F
fs gazelle | regular | 360 | 540 | - | - | - | F
kickflip bs body varial | regular | -180 | 0 | k1 | - | - | B
heelflip body varial | regular | ±180 | * | h1 | - | - | B
shuv body varial | regular | * | * | - | - | - | B
bs body varial | regular | -180 | 0 | - | - | - | B
late heel | regular | 0 | 0 | h1l | - | - | F
late back foot flip | regular | 0 | 0 | k1l | - | - | F
late front shuv | regular | 0 | 180 | - | - | - | F
kickflip late shuv | regular | 0 | -180 | k1 | - | - | F
tre flip late flip | regular | 0 | -360 | k1 | - | - | F
hardflip late flip | regular | 0 | 180 | k1 | - | - | F
kickflip revert | regular | 0 | 0 | k1 | - | - | B
heel revert | regular | 0 | 0 | h1 | - | - | B
tre revert | regular | 0 | -360 | k1 | - | - | B
bs 180 revert | regular | -180 | -180 | - | - | - | F
fs flip fs revert | regular | 180 | 180 | k1 | - | - | F
bigspin revert | regular | -180 | -360 | - | - | - | F
ff impossible | regular | 0 | 0 | - | - | - | F
nollie impossible | nollie | 0 | 0 | - | - | - | F
impossible bs 180 | regular | -180 | -180 | - | - | - | B
pressure flip | regular | 0 | * | ? | - | - | F
pressure heel | regular | 0 | 0 | h1 | - | - | F
pressure hard | regular | 0 | 180 | k1 | - | - | F
dolphin | regular | 0 | * | k1 | - | - | F
hospital | regular | * | * | * | - | - | *
underflip | regular | 0 | * | ? | - | - | F
old school kick flip | regular | 0 | 0 | k1 | - | - | F
ollie south | regular | 0 | 0 | - | - | - | F
bs 180 one foot | regular | -180 | -180 | - | - | - | B
shifty | regular | 0 | 0 | - | - | - | F
fs shifty | regular | * | * | - | - | * | F
no comply tre | regular | 0 | -360 | k1 | - | - | F
fs 180 no comply | regular | 180 | 180 | - | - | - | B
no comply shove it | regular | 0 | -180 | - | - | - | F
no-comply impossible | regular | 0 | 0 | - | - | - | F
switch no comply | switch | 0 | 0 | - | - | - | B
fs boneless one | regular | 180 | 180 | - | - | - | B
fakie ollie | fakie | 0 | 0 | - | - | - | B
switch ollie up the curb | switch | 0 | 0 | - | - | - | B
ollie off the loading dock | regular | 0 | 0 | - | - | - | F
kickflip over the rail | regular | 0 | 0 | k1 | - | - | F
heelflip the bump to bar | regular | 0 | 0 | h1 | - | - | F
tre flip the gap | regular | 0 | -360 | k1 | - | - | F
fs 5050 | regular | 0 | 0 | - | 50-50 | frontside | F
front five o | regular | 0 | 0 | - | 5-0 | frontside | F
back 5-0 | regular | 0 | 0 | - | 5-0 | backside | F
fs noseslide | regular | 0 | 0 | - | Noseslide | frontside | F
bs nose | regular | 0 | 0 | - | Noseslide | backside | F
front tail | regular | 0 | 0 | - | Tailslide | frontside | F
fs tail slide | regular | 0 | 0 | - | Tailslide | frontside | F
front lip | regular | 0 | 0 | - | Lipslide | frontside | F
bs lip | regular | 0 | 0 | - | Lipslide | backside | F
back boardslide | regular | 0 | 0 | - | Boardslide | backside | F
front crook | regular | 0 | 0 | - | Crooked Grind | frontside | F
bs crooks | regular | 0 | 0 | - | Crooked Grind | backside | F
kgrind | regular | 0 | 0 | - | Crooked Grind | - | F
front nosegrind | regular | 0 | 0 | - | Nosegrind | frontside | F
bs nose grind | regular | 0 | 0 | - | Nosegrind | backside | F
fs smith grind | regular | 0 | 0 | - | Smith Grind | frontside | F
smiths | regular | 0 | 0 | - | Smith Grind | - | F
back feeble | regular | 0 | 0 | - | Feeble Grind | backside | F
fs feebs | regular | 0 | 0 | - | Feeble Grind | frontside | F
front over crook | regular | 0 | 0 | - | Overcrook Grind | frontside | F
back salad | regular | 0 | 0 | - | Salad Grind | backside | F
front willy | regular | 0 | 0 | - | Willy Grind | frontside | F
bs losi grind | regular | 0 | 0 | - | Losi Grind | backside | F
front bluntslide | regular | 0 | 0 | - | Bluntslide | frontside | F
bs blunt slide | regular | 0 | 0 | - | Bluntslide | backside | F
front noseblunt | regular | 0 | 0 | - | Noseblunt Slide | frontside | F
bs nose blunt slide | regular | 0 | 0 | - | Noseblunt Slide | backside | F
fs hurricane | regular | * | * | - | Hurricane | frontside | ?
bs sugarcane | regular | * | * | - | Sugarcane | backside | ?
sw front nose | switch | 0 | 0 | - | Noseslide | frontside | B
sw bs tail | switch | 0 | 0 | - | Tailslide | backside | B
switch back smith | switch | 0 | 0 | - | Smith Grind | backside | B
sw crook | switch | 0 | 0 | - | Crooked Grind | - | B
sw front blunt | switch | 0 | 0 | - | Bluntslide | frontside | B
sw fs 50 | switch | 0 | 0 | - | 50-50 | frontside | B
switch 5-0 | switch | 0 | 0 | - | 5-0 | - | B
nollie nose | nollie | 0 | 0 | - | Noseslide | - | F
nollie back tail | nollie | 0 | 0 | - | Tailslide | backside | F
nollie front crook | nollie | 0 | 0 | - | Crooked Grind | frontside | F
nollie fs nosegrind | nollie | 0 | 0 | - | Nosegrind | frontside | F
nollie back 50 | nollie | 0 | 0 | - | 50-50 | backside | F
fakie nosegrind | fakie | 0 | 0 | - | Nosegrind | - | B
fakie back 50-50 | fakie | 0 | 0 | - | 50-50 | backside | B
fakie bs tail | fakie | 0 | 0 | - | Tailslide | backside | B
kickflip front board | regular | 0 | 0 | k1 | Boardslide | frontside | F
kickflip back smith | regular | 0 | 0 | k1 | Smith Grind | backside | F
kickflip fs nosegrind | regular | 0 | 0 | k1 | Nosegrind | frontside | F
kickflip back 50 | regular | 0 | 0 | k1 | 50-50 | backside | F
kf bs lip | regular | 0 | 0 | k1 | Lipslide | backside | F
kick flip front crook | regular | 0 | 0 | k1 | Crooked Grind | frontside | F
flip back tail | regular | 0 | 0 | k1 | Tailslide | backside | F
flip front blunt | regular | 0 | 0 | k1 | Bluntslide | frontside | F
flip in crook | regular | 0 | 0 | k1 | Crooked Grind | - | F
heelflip back lip | regular | 0 | 0 | h1 | Lipslide | backside | F
heel front nose | regular | 0 | 0 | h1 | Noseslide | frontside | F
heel fs crooks | regular | 0 | 0 | h1 | Crooked Grind | frontside | F
tre back 50 | regular | 0 | -360 | k1 | 50-50 | backside | F
tre flip back lip | regular | 0 | -360 | k1 | Lipslide | backside | F
hardflip back tail | regular | 0 | 180 | k1 | Tailslide | backside | F
inward heel back 50 | regular | 0 | -180 | h1 | 50-50 | backside | F
varial flip 50-50 | regular | 0 | -180 | k1 | 50-50 | - | F
shuv crook | regular | 0 | -180 | - | Crooked Grind | - | F
pop shuv 5-0 | regular | 0 | -180 | - | 5-0 | - | F
fs shuv nosegrind | regular | 0 | 180 | - | Nosegrind | - | F
nollie flip crook | nollie | 0 | 0 | k1 | Crooked Grind | - | F
nollie heel noseslide | nollie | 0 | 0 | h1 | Noseslide | - | F
nollie flip back nosegrind | nollie | 0 | 0 | k1 | Nosegrind | backside | F
sw flip back tail | switch | 0 | 0 | k1 | Tailslide | backside | B
sw heel front tail | switch | 0 | 0 | h1 | Tailslide | frontside | B
sw kickflip back 50 | switch | 0 | 0 | k1 | 50-50 | backside | B
hc crook | fakie | -180 | -180 | - | Crooked Grind | - | F
half cab back smith | fakie | -180 | -180 | - | Smith Grind | backside | F
halfcab 5-0 | fakie | -180 | -180 | - | 5-0 | - | F
fs half cab crooks | fakie | 180 | 180 | - | Crooked Grind | - | F
cab back lip | fakie | -360 | -360 | - | Lipslide | backside | *
fs 180 nosegrind | regular | 180 | 180 | - | Nosegrind | - | B
bs 180 sw crook | regular | -180 | -180 | - | Crooked Grind | - | B
front 180 switch 5-0 | regular | 180 | 180 | - | 5-0 | - | B
front 270 lip | regular | 270 | 270 | - | Lipslide | - | ?
back 270 noseblunt | regular | -270 | -270 | - | Noseblunt Slide | - | ?
bs 270 back lip | regular | -270 | -270 | - | Lipslide | backside | ?
bigspin front board | regular | -180 | -360 | - | Boardslide | frontside | ?
bigspin back tail | regular | -180 | -360 | - | Tailslide | backside | ?
fs noseslide to fakie | regular | 0 | 0 | - | Noseslide | frontside | B
back lip fakie | regular | 0 | 0 | - | Lipslide | backside | B
front blunt to fakie | regular | 0 | 0 | - | * | frontside | B
crook to fakie | regular | 0 | 0 | - | Crooked Grind | - | B
front 50 front 180 out | regular | 180 | 180 | - | 50-50 | frontside | B
back smith 180 out | regular | ±180 | ±180 | - | Smith Grind | backside | B
fs 5-0 shuv out | regular | 0 | -180 | - | 5-0 | frontside | F
nosegrind shuv out | regular | 0 | -180 | - | Nosegrind | - | F
front tail shuv | regular | 0 | -180 | - | Tailslide | frontside | F
back 50 kickflip out | regular | 0 | 0 | k1 | 50-50 | backside | F
fs feeble kickflip out | regular | 0 | 0 | k1 | Feeble Grind | frontside | F
front blunt kickflip out | regular | 0 | 0 | k1 | Bluntslide | frontside | F
crook nollie heel out | regular | 0 | 0 | h1 | Crooked Grind | - | F
bs noseslide nollie flip out | regular | 0 | 0 | k1 | Noseslide | backside | F
front board 270 out | regular | ±270 | ±270 | - | Boardslide | frontside | ?
front board bigspin out | regular | -180 | -360 | - | Boardslide | frontside | ?
noseslide 270 out | regular | ±270 | ±270 | - | Noseslide | - | ?
kickflip back tail shuv out | regular | 0 | -180 | k1 | Tailslide | backside | F
kickflip back tail kickflip out | regular | 0 | 0 | k1 | Tailslide | backside | F
back tail to back smith | regular | 0 | 0 | - | Smith Grind | backside | F
front nose to crook | regular | 0 | 0 | - | Crooked Grind | * | F
50 to 5-0 | regular | 0 | 0 | - | 5-0 | - | F
50-50 to board | regular | 0 | 0 | - | Boardslide | - | F
manny 180 out | regular | ±180 | ±180 | - | Manual | - | B
manual to kickflip | regular | 0 | 0 | k1 | Manual | - | F
nose manual 180 | regular | ±180 | ±180 | - | Nose Manual | - | B
kickflip nose manny | regular | 0 | 0 | k1 | Nose Manual | - | F
heelflip manny | regular | 0 | 0 | h1 | Manual | - | F
tre flip manny | regular | 0 | -360 | k1 | Manual | - | F
half cab nose manual | fakie | -180 | -180 | - | Nose Manual | - | F
bs 180 fakie manny | regular | -180 | -180 | - | Manual | - | B
switch manny | switch | 0 | 0 | - | Manual | - | B
fakie manny | fakie | 0 | 0 | - | Manual | - | B
nollie nose manny | nollie | 0 | 0 | - | Nose Manual | - | F
kickflip manual tre flip out | regular | 0 | -360 | k1 | Manual | - | F
kickflip manual kickflip out | regular | 0 | 0 | k1 | Manual | - | F
one foot manny | regular | 0 | 0 | - | Manual | - | F
slappy 5-0 | regular | 0 | 0 | - | 5-0 | - | F
back slappy | regular | 0 | 0 | - | 50-50 | backside | F
wallride to fakie | regular | * | * | - | - | - | B
wallie 180 | regular | ±180 | * | - | - | - | B
bean plant | regular | * | * | - | Bean Plant | - | *
fast plant | regular | * | * | - | Fastplant | - | *
bs rock n roll | regular | -180 | -180 | - | Rock and Roll | backside | F
rock n' roll | regular | ±180 | ±180 | - | Rock and Roll | - | F
front rock | regular | * | * | - | * | frontside | *
backside disaster | regular | -180 | -180 | - | Disaster | backside | F
front d | refused
fs nose stall | regular | * | * | - | Nose Stall | frontside | *
blunt stall | regular | * | * | - | Blunt | - | *
blunt to fakie revert | regular | 0 | 0 | - | Blunt | - | F
blunt kickflip out | regular | * | * | k1 | Blunt | - | *
fs smith stall | regular | * | * | - | Smith Stall | frontside | *
axle to fakie | regular | 0 | 0 | - | Axle Stall | - | B
pivot | regular | ±180 | ±180 | - | Pivot | - | F
fs feeble to fakie | regular | 0 | 0 | - | Feeble Grind | frontside | B
fs 50-50 revert | regular | 0 | 0 | - | 50-50 | frontside | B
bs smith to fakie | regular | 0 | 0 | - | Smith Grind | backside | B
kickflip to disaster | regular | * | * | k1 | Disaster | - | *
hurricane to fakie | regular | * | * | - | Hurricane | - | B
bs air | regular | -180 | -180 | - | Air | * | F
fs indy | regular | 180 | 180 | - | Indy | * | F
melon to fakie | regular | 0 | 0 | - | Melon | - | B
stalefish | regular | ±180 | * | - | Stalefish | - | F
front stale | regular | 180 | 180 | - | Stalefish | * | F
japan | regular | ±180 | * | - | Japan Air | - | F
airwalk grab | refused
bs nosegrab | regular | -180 | -180 | - | Nose Grab | * | F
tail grab 360 | regular | ±360 | * | - | Tail Grab | - | B
360 indy | regular | ±360 | * | - | Indy | - | B
540 tailgrab | regular | ±540 | * | - | Tail Grab | - | F
flip indy | regular | ±180 | * | k1 | Indy | - | F
kickflip melon grab | regular | ±180 | * | k1 | Melon | - | F
heelflip melon | regular | ±180 | * | h1 | Melon | - | F
varial air | regular | * | * | - | - | - | *
cab mute | fakie | -360 | -360 | - | Mute | * | F
alley oop frontside air | regular | 180 | 180 | - | Air | * | F
invert | regular | * | * | - | Invert | - | *
eggplant | regular | * | * | - | Egg Plant | - | *
hippy jump | regular | 0 | 0 | - | - | - | F
power slide | regular | -90 | -90 | - | - | - | F
fs powerslide | regular | 90 | 90 | - | - | - | F
switch frontside heel | switch | 180 | 180 | h1 | - | - | F
sw bs big spin | switch | -180 | -360 | - | - | - | F
nollie frontside bigspin | nollie | 180 | 360 | - | - | - | B
backside kickflip | regular | -180 | -180 | k1 | - | - | B
frontside pop shove it | regular | 0 | 180 | - | - | - | F
360 pop shove | regular | 0 | -360 | - | - | - | F
one eighty heelflip | regular | ±180 | ±180 | h1 | - | - | B
switch triple kickflip | switch | 0 | 0 | k3 | - | - | B
nollie heel bs noseslide | nollie | 0 | 0 | h1 | Noseslide | backside | F
switch frontside bluntslide | switch | 0 | 0 | - | Bluntslide | frontside | B
kickflip b/s tailslide | regular | 0 | 0 | k1 | Tailslide | backside | F
f/s smith | regular | 0 | 0 | - | Smith Grind | frontside | F
b/s 180 | regular | -180 | -180 | - | - | - | B
sw. heel | switch | 0 | 0 | h1 | - | - | B
noll. flip | nollie | 0 | 0 | k1 | - | - | F
frontside feeble grind on a handrail | regular | 0 | 0 | - | Feeble Grind | frontside | F
boardslide the rail | regular | 0 | 0 | - | Boardslide | - | F
5-0 grind on the ledge | regular | 0 | 0 | - | 5-0 | - | F
crooked grind nollie flip out | regular | 0 | 0 | k1 | Crooked Grind | - | F
frontside tailslide 270 out | regular | ±270 | ±270 | - | Tailslide | frontside | ?
frontside 180 to fakie 5-0 | regular | 180 | 180 | - | 5-0 | - | B
backside 360 kickflip | regular | -360 | -360 | k1 | - | - | F
frontside disaster | regular | 180 | 180 | - | Disaster | frontside | F
backside lipslide to fakie | regular | 0 | 0 | - | Lipslide | backside | B
backside 540 | regular | -540 | -540 | - | - | - | B
varial kickflip to manual | regular | 0 | -180 | k1 | Manual | - | F
nose manual nollie 360 flip | regular | 0 | -360 | k1 | Nose Manual | - | F
heelflip frontside tailslide | regular | 0 | 0 | h1 | Tailslide | frontside | F
rock-to-fakie | regular | 0 | 0 | - | Rock to Fakie | - | B
late 180 shuv | regular | 0 | -180 | - | - | - | F
kick flip to fakie | regular | 0 | 0 | k1 | - | - | B
`

/** Names out of comments, freestyle runs and talk at the ramp, in the same columns, written down before they were read. */
export const COMMENT_NAMES = `
coffin | regular | 0 | 0 | - | - | - | F
coffin ride | regular | 0 | 0 | - | - | - | F
railwhip | regular | * | * | * | - | - | *
rail whip | regular | * | * | * | - | - | *
sal flip | regular | * | * | * | - | - | F
hellflip | regular | 0 | 0 | h1 | - | - | F
rock n roll slide | regular | 0 | 0 | - | Boardslide | - | F
fs rock and roll slide | regular | 0 | 0 | - | Boardslide | frontside | F
ollie down stairs | regular | 0 | 0 | - | - | - | F
ollie down a 5 stair | regular | 0 | 0 | - | - | - | F
boneless fingerflip | regular | 0 | 0 | * | - | - | F
varial fingerflip | regular | 0 | * | * | - | - | F
ollie finger flip | regular | 0 | 0 | * | - | - | F
fingerflip 180 | regular | ±180 | * | * | - | - | B
casper slide | regular | * | * | * | - | - | *
casper disaster | regular | * | * | * | - | - | *
primo slide | regular | * | * | * | - | - | *
primo stand | regular | * | * | * | - | - | *
truckstand flip | regular | * | * | * | - | - | *
50-50 casper | regular | * | * | * | - | - | *
pogo | regular | * | * | * | - | - | *
handstand flip | regular | * | * | * | - | - | *
no comply shuvit | regular | 0 | -180 | - | - | - | F
no comply 360 shuv | regular | 0 | -360 | - | - | - | F
no comply flip | regular | 0 | 0 | k1 | - | - | F
no comply heel | regular | 0 | 0 | h1 | - | - | F
no comply bigspin | regular | -180 | -360 | - | - | - | B
bs no comply | regular | -180 | -180 | - | - | - | B
no comply 180 to fakie | regular | ±180 | ±180 | - | - | - | B
no comply late flip | regular | 0 | 0 | k1l | - | - | F
no comply to manual | regular | 0 | 0 | - | Manual | - | F
no comply front board | regular | 0 | 0 | - | Boardslide | frontside | F
hippie jump 180 | regular | ±180 | 0 | - | - | - | B
180 hippie jump | regular | ±180 | 0 | - | - | - | B
smith stall | regular | ±180 | ±180 | - | Smith Stall | - | F
feeble to fakie | regular | 0 | 0 | - | Feeble Grind | - | B
nose blunt pull in | regular | * | * | - | Noseblunt Stall | - | *
blunt pull in | regular | * | * | - | Blunt | - | *
blunt kickflip fakie | regular | * | * | k1 | Blunt | - | B
blunt kickflip to fakie | regular | * | * | k1 | Blunt | - | B
nollie inward heel | nollie | 0 | -180 | h1 | - | - | F
switch back 3 flip | switch | -360 | -360 | k1 | - | - | B
back 3 flip | regular | -360 | -360 | k1 | - | - | F
fakie bigspin flip | fakie | -180 | -360 | k1 | - | - | F
merlin twist | regular | * | * | * | - | - | *
nerd flip | regular | 0 | * | * | - | - | F
pressure hardflip | regular | 0 | 180 | k1 | - | - | F
late front foot flip | regular | 0 | 0 | k1l | - | - | F
sex change | regular | ±180 | 0 | - | - | - | B
kickflip sex change | regular | ±180 | 0 | k1 | - | - | B
bigspin boardslide to fakie | regular | -180 | -360 | - | Boardslide | - | B
bigspin front board to fakie | regular | -180 | -360 | - | Boardslide | frontside | B
nollie bigspin heel | nollie | 180 | 360 | h1 | - | - | B
bs nollie heel | nollie | -180 | -180 | h1 | - | - | B
fs nollie flip | nollie | 180 | 180 | k1 | - | - | B
half cab late shuv | fakie | -180 | -360 | - | - | - | F
kickflip late front shuv | regular | 0 | 180 | k1 | - | - | F
hardflip revert | regular | 0 | 180 | k1 | - | - | B
sw treflip revert | switch | 0 | -360 | k1 | - | - | F
fakie hospital | fakie | * | * | * | - | - | B
fakie big heel | fakie | 180 | 360 | h1 | - | - | F
fs pop shuv late heel | regular | 0 | 180 | h1l | - | - | F
backside boneless 360 | regular | -360 | -360 | - | - | - | F
wallride nollie out | regular | * | * | - | - | - | *
wallride shuv out | regular | * | * | - | - | - | *
wallie bs 180 | regular | -180 | -180 | - | - | - | B
wally 180 | regular | ±180 | ±180 | - | - | - | B
wallie boardslide | regular | 0 | 0 | - | Boardslide | - | F
wallie front board | regular | 0 | 0 | - | Boardslide | frontside | F
pole jam to manual | regular | 0 | 0 | - | Manual | - | F
slappy back smith | regular | 0 | 0 | - | Smith Grind | backside | F
slappy front crook | regular | 0 | 0 | - | Crooked Grind | frontside | F
slappy noseblunt | regular | 0 | 0 | - | Noseblunt Slide | - | F
caveman boardslide | regular | 0 | 0 | - | Boardslide | - | F
caveman kickflip | regular | 0 | 0 | k1 | - | - | F
old school heelflip | regular | 0 | 0 | h1 | - | - | F
old skool kickflip | regular | 0 | 0 | k1 | - | - | F
half cab blunt | fakie | -180 | -180 | - | Blunt | - | *
fakie disaster | fakie | ±180 | ±180 | - | Disaster | - | B
switch rock to fakie | switch | 0 | 0 | - | Rock to Fakie | - | F
ollie to rock | regular | * | * | - | Rock | - | *
ollie to rock to fakie | regular | 0 | 0 | - | Rock to Fakie | - | B
kickflip to rock to fakie | regular | 0 | 0 | k1 | Rock to Fakie | - | B
fs rock slide | regular | 0 | 0 | - | Boardslide | frontside | F
bs lip to fakie on coping | regular | 0 | 0 | - | Lipslide | backside | B
tail stall fingerflip out | regular | * | * | * | Tail Stall | - | *
blunt fingerflip out | regular | * | * | * | Blunt | - | *
cab to tail | fakie | -360 | -360 | - | Tail Stall | - | *
nose stall nollie out | regular | * | * | - | Nose Stall | - | *
front nosepick | regular | * | * | - | Nose Pick | frontside | *
half cab crooks | fakie | -180 | -180 | - | Crooked Grind | - | F
cab noseslide | fakie | -360 | -360 | - | Noseslide | - | *
front 270 board | regular | 270 | 270 | - | Boardslide | - | ?
nollie 270 lip | nollie | ±270 | ±270 | - | Lipslide | - | ?
nollie 270 noseblunt | nollie | ±270 | ±270 | - | Noseblunt Slide | - | ?
nollie back heel nosegrind | nollie | -180 | -180 | h1 | Nosegrind | - | B
nosegrind nollie flip | regular | 0 | 0 | k1 | Nosegrind | - | F
nosegrind 180 out | regular | ±180 | ±180 | - | Nosegrind | - | B
fakie 5-0 half cab out | fakie | -180 | -180 | - | 5-0 | - | F
noseslide to fakie | regular | 0 | 0 | - | Noseslide | - | B
lip slide bigspin out | regular | -180 | -360 | - | Lipslide | - | ?
powerslide revert | regular | * | * | - | - | - | *
switch powerslide | switch | -90 | -90 | - | - | - | B
manual 360 shuv out | regular | 0 | -360 | - | Manual | - | F
nose manual bigspin out | regular | -180 | -360 | - | Nose Manual | - | B
impossible to manual | regular | 0 | 0 | - | Manual | - | F
impossible lipslide | regular | 0 | 0 | - | Lipslide | - | F
shove it to manual | regular | 0 | -180 | - | Manual | - | F
hip transfer | regular | 0 | 0 | - | - | - | F
fs ollie over the hip | regular | 180 | 180 | - | - | - | F
one foot smith | regular | 0 | 0 | - | Smith Grind | - | F
switch drop in | switch | 0 | 0 | - | - | - | B
fs bean plant | regular | * | * | - | Bean Plant | * | *
indy off the kicker | regular | * | * | - | Indy | - | *
mob kickflip | regular | 0 | 0 | k1 | - | - | F
regular kickflip | regular | 0 | 0 | k1 | - | - | F
stalefish 540 | regular | ±540 | ±540 | - | Stalefish | - | F
kickflip back 360 indy | regular | -360 | -360 | k1 | Indy | - | B
360 flip indy | regular | ±180 | * | k1 | Indy | - | F
switch 5-0 180 out | switch | ±180 | ±180 | - | 5-0 | - | F
dbl tre | regular | 0 | -360 | k2 | - | - | F
back foot kickflip | regular | 0 | 0 | k1 | - | - | F
kickflip underflip | regular | 0 | * | * | - | - | F
varial heel body varial | regular | ±180 | * | h1 | - | - | B
pressure flip to manual | regular | * | * | * | Manual | - | *
sw krook | switch | 0 | 0 | - | Crooked Grind | - | B
nollie crook nollie flip out | nollie | 0 | 0 | k1 | Crooked Grind | - | F
dark slide to fakie | regular | 0 | 0 | * | Darkslide | - | B
kickflip darkslide | regular | 0 | 0 | * | Darkslide | - | F
half flip darkslide | regular | 0 | 0 | * | Darkslide | - | F
hurricane on coping | regular | ±180 | ±180 | - | Hurricane | - | *
nollie bs bigspin | nollie | -180 | -360 | - | - | - | B
sw fs heel | switch | 180 | 180 | h1 | - | - | F
sw bs bigspin heel | switch | -180 | -360 | h1 | - | - | F
fakie fs half cab | fakie | 180 | 180 | - | - | - | F
bs half cab flip | fakie | -180 | -180 | k1 | - | - | F
half cab big flip | fakie | -180 | -360 | k1 | - | - | F
fakie tre | fakie | 0 | -360 | k1 | - | - | B
nollie 3 shuv | nollie | 0 | -360 | - | - | - | F
nollie fs 3 shuv | nollie | 0 | 360 | - | - | - | F
frontside halfcab heelflip | fakie | 180 | 180 | h1 | - | - | F
360 pop shove it late flip | regular | 0 | -360 | k1l | - | - | F
fs 360 shove it late heel | regular | 0 | 360 | h1l | - | - | F
impossible late flip | regular | 0 | 0 | k1l | - | - | F
double kick flip body varial | regular | ±180 | 0 | k2 | - | - | B
big spin kickflip late flip | regular | -180 | -360 | k1 | - | - | B
quad flip | regular | 0 | 0 | k4 | - | - | F
kickflip to tail | regular | * | * | k1 | Tail Stall | - | *
blunt to tail | regular | * | * | - | Tail Stall | - | *
lien to noseblunt | regular | * | * | - | Noseblunt Stall | - | *
noseblunt to fakie | regular | * | * | - | * | - | B
blunt to smith | regular | * | * | - | * | - | *
feeble to disaster | regular | * | * | - | Disaster | - | *
disaster revert | regular | ±180 | ±180 | - | Disaster | - | B
fs rock to fakie | regular | 0 | 0 | - | Rock to Fakie | frontside | B
half cab rock and roll | fakie | * | * | - | Rock and Roll | - | *
axle stall revert | regular | ±180 | ±180 | - | Axle Stall | - | B
nose grab to axle | regular | * | * | - | Axle Stall | - | *
fakie blunt | fakie | ±180 | ±180 | - | Blunt | - | B
staple gun | regular | * | * | * | - | - | *
pivot to tail | regular | * | * | - | Tail Stall | - | *
fs 5-0 to tail | regular | * | * | - | Tail Stall | * | F
smith to tail | regular | * | * | - | Tail Stall | * | F
nosegrind to tail | regular | 0 | 0 | - | Tailslide | - | F
fakie tail tap | fakie | 0 | 0 | - | Tail Tap | - | F
sweeper | regular | ±180 | ±180 | - | Sweeper | - | F
layback air | regular | ±180 | ±180 | - | Layback Air | - | F
fs nosepick | regular | * | * | - | Nose Pick | frontside | *
bs ollie to fakie | regular | * | * | - | - | - | B
fs 360 ollie on vert | regular | 360 | 360 | - | - | - | B
kickflip mctwist | regular | -540 | -540 | k1 | Mute | - | F
varial heelflip lien | regular | * | * | h1 | Lien Air | - | *
heelflip varial lien | regular | * | * | h1 | Lien Air | - | *
airwalk to fakie | regular | 0 | 0 | - | - | - | B
switch mctwist | switch | -540 | -540 | - | Mute | - | *
frontside invert | regular | * | * | - | Invert | frontside | F
one footed invert | regular | * | * | - | Invert | - | F
bs smith grind revert | regular | 0 | 0 | - | Smith Grind | backside | B
front smith bs 180 out | regular | -180 | -180 | - | Smith Grind | frontside | B
back lip front 270 out | regular | * | * | - | Lipslide | backside | *
crooked grind shuv out | regular | 0 | -180 | - | Crooked Grind | - | F
crook big spin out | regular | -180 | -360 | - | Crooked Grind | - | ?
fs krooks nollie heel out | regular | 0 | 0 | h1 | Crooked Grind | frontside | F
front nose nollie big heel out | regular | 180 | 360 | h1 | Noseslide | frontside | *
kf back tail big flip out | regular | -180 | -360 | k1 | Tailslide | backside | ?
hardflip front nose | regular | 0 | 180 | k1 | Noseslide | frontside | F
inward heel nosegrind | regular | 0 | -180 | h1 | Nosegrind | - | F
laser flip front board | regular | 0 | 360 | h1 | Boardslide | frontside | F
360 hardflip manual | regular | 0 | 360 | k1 | Manual | - | F
big spin manual | regular | -180 | -360 | - | Manual | - | B
fs shove nose manual | regular | 0 | 180 | - | Nose Manual | - | F
fakie manual half cab flip out | fakie | -180 | -180 | k1 | Manual | - | F
nose manual nollie inward heel out | regular | 0 | -180 | h1 | Nose Manual | - | F
manual body varial | regular | ±180 | 0 | - | Manual | - | B
nose manual revert | regular | 0 | 0 | - | Nose Manual | - | B
nosemanual | regular | 0 | 0 | - | Nose Manual | - | F
50-50 to 5-0 | regular | 0 | 0 | - | 5-0 | - | F
smith to feeble | regular | 0 | 0 | - | Feeble Grind | - | F
boardslide to noseslide | regular | 0 | 0 | - | Noseslide | - | F
noseblunt to noseslide | regular | 0 | 0 | - | Noseslide | - | F
one foot nosegrind | regular | 0 | 0 | - | Nosegrind | - | F
wallride back 180 out | regular | * | * | - | - | - | *
bs wallride shove it out | regular | * | * | - | - | * | *
wall plant | regular | * | * | - | Wallplant | - | *
fs wallride to tail | regular | * | * | - | Tail Stall | * | *
slappy to 5-0 | regular | 0 | 0 | - | 5-0 | - | F
back 50 slappy | regular | 0 | 0 | - | 50-50 | backside | F
dolphin flip 180 | regular | ±180 | * | k1 | - | - | B
fakie dolphin | fakie | 0 | * | k1 | - | - | B
toe flip | regular | 0 | * | * | - | - | F
hippie 180 | regular | ±180 | 0 | - | - | - | B
kickflip one foot | regular | 0 | 0 | k1 | - | - | F
shove it 360 | regular | 0 | -360 | - | - | - | F
ledge nosegrind | regular | 0 | 0 | - | nosegrind | - | F
handrail fs feeble | regular | 0 | 0 | - | feeble | frontside | F
bump to ledge back tail | regular | 0 | 0 | - | tailslide | backside | F
flatground tre flip | regular | 0 | -360 | k1 | - | - | F
fs slash grind | regular | 0 | 0 | - | 50-50 | frontside | F
`

/** What no skater would take for a trick. */
export const NO_TRICKS = [
  'blender flip',
  'grapefruit grind',
  'double decker bus',
  'half a cab fare',
  'kick the ball',
  'heel of bread',
  'inward bound',
  'varial grand prix',
  'laser printer',
  'manual labor',
  'nose job',
  'tail lights',
  'board meeting',
  'lip balm',
  'smith family',
  'feeble excuse',
  'crooked politician',
  'salad bowl',
  'sugar cane juice',
  'blunt force',
  'rock music',
  'disaster movie',
  'pivot table',
  'axle grease',
  'melon salad',
  'stale bread',
  'method of moments',
  'japan airlines',
  'madonna concert',
  'indy 500',
  'air conditioner',
  'drop the mic',
  'roll over beethoven',
  'acid rain',
  'tic tac toe',
  'casper the ghost',
  'dolphin tank',
  'impossible mission',
  'ghost flip',
  'banana kickflip',
  'kickflip banana',
  'frontside elevator',
  'backside of the moon',
  '400 flip',
  '181',
  'triple axel',
  'switch engine',
  'fakie news',
  'nollie wood',
  'ollie oxen free',
  'quintuple heelflip',
  'seven flip',
  'invert pyramid',
  'bean burrito',
  'egg sandwich',
  'boneless chicken',
  'no comply with the law',
  'pressure cooker',
  'big mac',
  'front page news',
  'flip the board',
  'layback slide',
  'ollie out',
  'nollie cab',
  'back d',
  'backside d',
  'spin the board',
  'ninja flip',
  'helicopter flip',
  'barrel roll',
  'corkscrew',
  'superman flip',
  'moonwalk',
  'tornado spin',
  'coffin dance',
  'railgun',
  'hell ride',
  'flip the bird',
  'pogo stick',
  'willy wonka',
  'losi goosey',
  'casper the friendly ghost',
  'pull in',
  'nollie half cab flip',
  'varial kickflip late front foot',
  'fakie to fakie 360',
  'swm',
  'big flop',
  'kickflip to sweden',
  'moon grind',
  'laser beam',
  'the worm flip',
  'butter slide',
  'hamster flip',
  'layback powerslide',
] as const
