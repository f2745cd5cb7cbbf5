/**
 * Names as skaters write and say them, and what they mean by them, written down before looking at what is read.
 *
 *     name | stance | rider | board | flip | contact | obstacle side | lead out
 *
 * `*`: the word leaves a skater free to argue. `-`: none. `?`: open, and must stay so. Degrees are signed,
 * frontside positive; `±180` has that size whichever way. Flips: k1 one kickflip, h2 two heelflips, k1l late.
 */
export const FLIP_NAMES = `
kickflip | regular | 0 | 0 | k1 | - | - | F
kick flip | regular | 0 | 0 | k1 | - | - | F
kf | regular | 0 | 0 | k1 | - | - | F
heel flip | regular | 0 | 0 | h1 | - | - | F
hf | regular | 0 | 0 | h1 | - | - | F
heel | regular | 0 | 0 | h1 | - | - | F
3 flip | regular | 0 | -360 | k1 | - | - | F
3flip | regular | 0 | -360 | k1 | - | - | F
tre | regular | 0 | -360 | k1 | - | - | F
tre bomb | regular | 0 | -360 | k1 | - | - | F
360flip | regular | 0 | -360 | k1 | - | - | F
trey flip | regular | 0 | -360 | k1 | - | - | F
treeflip | regular | 0 | -360 | k1 | - | - | F
tree flip | regular | 0 | -360 | k1 | - | - | F
bs180 | regular | -180 | -180 | - | - | - | B
fs180 | regular | 180 | 180 | - | - | - | B
front 180 | regular | 180 | 180 | - | - | - | B
back one eighty | regular | -180 | -180 | - | - | - | B
front 3 | regular | 360 | 360 | - | - | - | F
back 3 | regular | -360 | -360 | - | - | - | F
bs 360 ollie | regular | -360 | -360 | - | - | - | F
popshuvit | regular | 0 | -180 | - | - | - | F
pop shove-it | regular | 0 | -180 | - | - | - | F
pop shove | regular | 0 | -180 | - | - | - | F
shuv | regular | 0 | -180 | - | - | - | F
fs shuv | regular | 0 | 180 | - | - | - | F
front shuv | regular | 0 | 180 | - | - | - | F
fs pop shuv | regular | 0 | 180 | - | - | - | F
3 shuv | regular | 0 | -360 | - | - | - | F
front 3 shuv | regular | 0 | 360 | - | - | - | F
540 shuv | regular | 0 | -540 | - | - | - | F
vflip | regular | 0 | -180 | k1 | - | - | F
varial flip | regular | 0 | -180 | k1 | - | - | F
v-heel | regular | 0 | 180 | h1 | - | - | F
vheel | regular | 0 | 180 | h1 | - | - | F
varial heel | regular | 0 | 180 | h1 | - | - | F
hard flip | regular | 0 | 180 | k1 | - | - | F
360 hardflip | regular | 0 | 360 | k1 | - | - | F
360 hard flip | regular | 0 | 360 | k1 | - | - | F
inward | regular | 0 | -180 | h1 | - | - | F
inward heel | regular | 0 | -180 | h1 | - | - | F
360 inward | regular | 0 | -360 | h1 | - | - | F
laser | regular | 0 | 360 | h1 | - | - | F
lazer flip | regular | 0 | 360 | h1 | - | - | F
360 heelflip | regular | 0 | 360 | h1 | - | - | F
nightmare flip | regular | 0 | -180 | k2 | - | - | F
bs flip | regular | -180 | -180 | k1 | - | - | B
back flip | regular | -180 | -180 | k1 | - | - | B
fs flip | regular | 180 | 180 | k1 | - | - | B
front heel | regular | 180 | 180 | h1 | - | - | B
bs heel | regular | -180 | -180 | h1 | - | - | B
180 kickflip | regular | ±180 | ±180 | k1 | - | - | B
bs 180 kickflip | regular | -180 | -180 | k1 | - | - | B
bs 360 kickflip | regular | -360 | -360 | k1 | - | - | F
hc | fakie | -180 | -180 | - | - | - | F
half cab flip | fakie | -180 | -180 | k1 | - | - | F
half cab heel | fakie | -180 | -180 | h1 | - | - | F
cab | fakie | -360 | -360 | - | - | - | B
full cab | fakie | -360 | -360 | - | - | - | B
cab flip | fakie | -360 | -360 | k1 | - | - | B
fs cab | fakie | 360 | 360 | - | - | - | B
fs half cab | fakie | 180 | 180 | - | - | - | F
fs half cab flip | fakie | 180 | 180 | k1 | - | - | F
fakie fs flip | fakie | 180 | 180 | k1 | - | - | F
bigspin | regular | -180 | -360 | - | - | - | B
fs bigspin | regular | 180 | 360 | - | - | - | B
front big | regular | 180 | 360 | - | - | - | B
bigger spin | regular | -180 | -540 | - | - | - | B
bigflip | regular | -180 | -360 | k1 | - | - | B
bigspin flip | regular | -180 | -360 | k1 | - | - | B
bs bigspin kickflip | regular | -180 | -360 | k1 | - | - | B
bigspin heel | regular | 180 | 360 | h1 | - | - | B
fakie bigspin | fakie | -180 | -360 | - | - | - | F
f bigspin | fakie | -180 | -360 | - | - | - | F
fakie bigflip | fakie | -180 | -360 | k1 | - | - | F
gazelle flip | regular | -360 | -540 | k1 | - | - | F
nollie flip | nollie | 0 | 0 | k1 | - | - | F
n heel | nollie | 0 | 0 | h1 | - | - | F
nollie tre | nollie | 0 | -360 | k1 | - | - | F
nbs heel | nollie | -180 | -180 | h1 | - | - | B
nfs 180 | nollie | 180 | 180 | - | - | - | B
nollie inward | nollie | 0 | -180 | h1 | - | - | F
nollie big | nollie | -180 | -360 | - | - | - | B
nollie 180 | nollie | ±180 | ±180 | - | - | - | B
sw tre | switch | 0 | -360 | k1 | - | - | B
sw flip | switch | 0 | 0 | k1 | - | - | B
swbs heel | switch | -180 | -180 | h1 | - | - | F
switch 3flip | switch | 0 | -360 | k1 | - | - | B
switch hard | switch | 0 | 180 | k1 | - | - | B
f tre | fakie | 0 | -360 | k1 | - | - | B
fakie flip | fakie | 0 | 0 | k1 | - | - | B
fakie varial | fakie | 0 | -180 | k1 | - | - | B
fakie shuv | fakie | 0 | -180 | - | - | - | B
kickflip x2 | regular | 0 | 0 | k2 | - | - | F
2x heelflip | regular | 0 | 0 | h2 | - | - | F
dbl kickflip | regular | 0 | 0 | k2 | - | - | F
double flip | regular | 0 | 0 | k2 | - | - | F
triple heel | regular | 0 | 0 | h3 | - | - | F
double tre flip | regular | 0 | -360 | k2 | - | - | F
late kickflip | regular | 0 | 0 | k1l | - | - | F
late flip | regular | 0 | 0 | k1l | - | - | F
ollie late shuv | regular | 0 | -180 | - | - | - | F
pop shuv late flip | regular | 0 | -180 | k1l | - | - | F
body varial | regular | ±180 | 0 | - | - | - | B
kickflip fs body varial | regular | 180 | 0 | k1 | - | - | B
impossible | regular | 0 | 0 | - | - | - | F
front foot impossible | regular | 0 | 0 | - | - | - | F
cancel flip | regular | 0 | 0 | * | - | - | F
kickflip cancel | regular | 0 | 0 | * | - | - | F
tre flip rewind | regular | 0 | 0 | * | - | - | F
pop shuvit rewind | regular | 0 | 0 | - | - | - | F
pop shuv revert | regular | 0 | -180 | - | - | - | B
360 flip late revert | regular | 0 | -360 | k1 | - | - | B
hardflip late 180 | regular | ±180 | * | k1 | - | - | B
ollie | regular | 0 | 0 | - | - | - | F
nollie | nollie | 0 | 0 | - | - | - | F
ollie 180 | regular | ±180 | ±180 | - | - | - | B
gap to kickflip | regular | 0 | 0 | k1 | - | - | F
the kickflip | regular | 0 | 0 | k1 | - | - | F
kickflip on lock | regular | 0 | 0 | k1 | - | - | F
bs bigger flip | regular | -180 | -540 | k1 | - | - | B
quickflip | regular | 0 | * | * | - | - | F
360 underflip | regular | 0 | * | * | - | - | F
inward varial heel | regular | 0 | -180 | h1 | - | - | F
`

export const GRIND_NAMES = `
50-50 | regular | 0 | 0 | - | 50-50 | - | F
5050 | regular | 0 | 0 | - | 50-50 | - | F
50 50 | regular | 0 | 0 | - | 50-50 | - | F
back 50 | regular | 0 | 0 | - | 50-50 | backside | F
front 50 | regular | 0 | 0 | - | 50-50 | frontside | F
fs 5-0 | regular | 0 | 0 | - | 5-0 | frontside | F
5 0 | regular | 0 | 0 | - | 5-0 | - | F
bs 5 0 grind | regular | 0 | 0 | - | 5-0 | backside | F
five o | regular | 0 | 0 | - | 5-0 | - | F
nose grind | regular | 0 | 0 | - | Nosegrind | - | F
back smith | regular | 0 | 0 | - | Smith Grind | backside | F
front smith | regular | 0 | 0 | - | Smith Grind | frontside | F
front feeb | regular | 0 | 0 | - | Feeble Grind | frontside | F
feeb | regular | 0 | 0 | - | Feeble Grind | - | F
crooks | regular | 0 | 0 | - | Crooked Grind | - | F
back crook | regular | 0 | 0 | - | Crooked Grind | backside | F
fs krook | regular | 0 | 0 | - | Crooked Grind | frontside | F
k grind | regular | 0 | 0 | - | Crooked Grind | - | F
over crook | regular | 0 | 0 | - | Overcrook Grind | - | F
over krook | regular | 0 | 0 | - | Overcrook Grind | - | F
wrap around impossible | regular | 0 | 0 | - | - | - | F
inward bigheel | regular | -180 | -360 | h1 | - | - | B
bigflip fs | regular | 180 | 360 | k1 | - | - | B
kickflip up | regular | 0 | 0 | k1 | - | - | F
drop down kickflip | regular | 0 | 0 | k1 | - | - | F
tweaked indy | regular | ±180 | ±180 | - | Indy | - | F
mellon grab | regular | ±180 | ±180 | - | Melon | - | F
over krooks | regular | 0 | 0 | - | Overcrook Grind | - | F
bs over k grind | regular | 0 | 0 | - | Overcrook Grind | backside | F
o-crook | regular | 0 | 0 | - | Overcrook Grind | - | F
sw crooks | switch | 0 | 0 | - | Crooked Grind | - | B
nollie back crook | nollie | 0 | 0 | - | Crooked Grind | backside | F
salad grind | regular | 0 | 0 | - | Salad Grind | - | F
losi | regular | 0 | 0 | - | Losi Grind | - | F
scum grind | regular | 0 | 0 | - | Willy Grind | - | F
lazy grind | regular | 0 | 0 | - | Willy Grind | - | F
overwilly | regular | 0 | 0 | - | Losi Grind | - | F
front board | regular | 0 | 0 | - | Boardslide | frontside | F
back board | regular | 0 | 0 | - | Boardslide | backside | F
back lip | regular | 0 | 0 | - | Lipslide | backside | F
fs lip slide | regular | 0 | 0 | - | Lipslide | frontside | F
back tail | regular | 0 | 0 | - | Tailslide | backside | F
tail slide | regular | 0 | 0 | - | Tailslide | - | F
front nose | regular | 0 | 0 | - | Noseslide | frontside | F
nose slide | regular | 0 | 0 | - | Noseslide | - | F
back blunt | regular | 0 | 0 | - | Bluntslide | backside | F
front blunt slide | regular | 0 | 0 | - | Bluntslide | frontside | F
back noseblunt | regular | 0 | 0 | - | Noseblunt Slide | backside | F
front nose blunt | regular | 0 | 0 | - | Noseblunt Slide | frontside | F
sw back tail | switch | 0 | 0 | - | Tailslide | backside | B
fakie 5-0 | fakie | 0 | 0 | - | 5-0 | - | B
nollie nosegrind | nollie | 0 | 0 | - | Nosegrind | - | F
hurricane | regular | ±180 | ±180 | - | Hurricane | - | ?
bs hurricane | regular | ±180 | ±180 | - | Hurricane | backside | ?
sugarcane | regular | ±180 | ±180 | - | Sugarcane | - | ?
barley grind | regular | ±180 | ±180 | - | Barley Grind | - | B
bennett grind | regular | ±180 | ±180 | - | Bennett Grind | - | *
dark slide | regular | 0 | 0 | * | Darkslide | - | F
fs grind | regular | 0 | 0 | - | 50-50 | frontside | F
slappy | regular | 0 | 0 | - | 50-50 | - | F
slappy crooks | regular | 0 | 0 | - | Crooked Grind | - | F
front slappy | regular | 0 | 0 | - | 50-50 | frontside | F
one foot 5-0 | regular | 0 | 0 | - | 5-0 | - | F
one-footed smith | regular | 0 | 0 | - | Smith Grind | - | F
kickflip back tail | regular | 0 | 0 | k1 | Tailslide | backside | F
kickflip fs boardslide | regular | 0 | 0 | k1 | Boardslide | frontside | F
kickflip back lip | regular | 0 | 0 | k1 | Lipslide | backside | F
tre flip noseslide | regular | 0 | -360 | k1 | Noseslide | - | F
heelflip front board | regular | 0 | 0 | h1 | Boardslide | frontside | F
nollie heel crooks | nollie | 0 | 0 | h1 | Crooked Grind | - | F
front board to fakie | regular | 0 | 0 | - | Boardslide | frontside | B
fs boardslide fakie | regular | 0 | 0 | - | Boardslide | frontside | B
back 50 180 out | regular | ±180 | ±180 | - | 50-50 | backside | B
feeble 180 out | regular | ±180 | ±180 | - | Feeble Grind | - | B
fs nosegrind bs 180 out | regular | -180 | -180 | - | Nosegrind | frontside | B
crook nollie flip out | regular | 0 | 0 | k1 | Crooked Grind | - | F
back tail kickflip out | regular | 0 | 0 | k1 | Tailslide | backside | F
back tail shuv out | regular | 0 | -180 | - | Tailslide | backside | F
back tail bigspin out | regular | -180 | -360 | - | Tailslide | backside | ?
back tail 270 out | regular | ±270 | ±270 | - | Tailslide | backside | ?
lipslide 270 in | regular | ±270 | ±270 | - | Lipslide | - | *
270 lipslide | regular | ±270 | ±270 | - | Lipslide | - | *
bs 180 nosegrind | regular | -180 | -180 | - | Nosegrind | - | B
half cab nosegrind | fakie | -180 | -180 | - | Nosegrind | - | F
gap to front board | regular | 0 | 0 | - | Boardslide | frontside | F
gap to back smith | regular | 0 | 0 | - | Smith Grind | backside | F
front shuv nosegrind | regular | 0 | 180 | - | Nosegrind | * | F
kickflip manual | regular | 0 | 0 | k1 | Manual | - | F
manny | regular | 0 | 0 | - | Manual | - | F
nose manny | regular | 0 | 0 | - | Nose Manual | - | F
nose manual nollie flip out | regular | 0 | 0 | k1 | Nose Manual | - | F
manual kickflip out | regular | 0 | 0 | k1 | Manual | - | F
half cab flip manual | fakie | -180 | -180 | k1 | Manual | - | F
fs 180 fakie manual | regular | 180 | 180 | - | Manual | - | B
crook to boardslide | regular | 0 | 0 | - | Boardslide | - | F
smith on lock | regular | 0 | 0 | - | Smith Grind | - | F
fs 50-50 stall | regular | 180 | 180 | - | Axle Stall | frontside | F
fs 5-0 overturn | regular | ±180 | ±180 | - | 5-0 | frontside | B
salad slide | regular | 0 | 0 | - | Salad Grind | - | F
noseblunt slide | regular | 0 | 0 | - | Noseblunt Slide | - | F
bs tailslide revert | regular | 0 | 0 | - | Tailslide | backside | B
nosegrind pop out | regular | 0 | 0 | - | Nosegrind | - | F
noseslide pop out to fakie | regular | 0 | 0 | - | Noseslide | - | B
`

export const RAMP_NAMES = `
drop in | regular | 0 | 0 | - | - | - | F
roll in | regular | 0 | 0 | - | - | - | F
acid drop | regular | 0 | 0 | - | - | - | F
bomb drop | regular | 0 | 0 | - | - | - | F
rock to fakie | regular | 0 | 0 | - | Rock to Fakie | - | B
rock fakie | regular | 0 | 0 | - | Rock to Fakie | - | B
rock n roll | regular | ±180 | ±180 | - | Rock and Roll | - | F
fs rock n roll | regular | 180 | 180 | - | Rock and Roll | frontside | F
fakie rock | fakie | 0 | 0 | - | Rock | - | F
half cab rock | fakie | -180 | -180 | - | Rock | - | B
tail stall | regular | ±180 | ±180 | - | Tail Stall | - | F
fakie tail stall | fakie | 0 | 0 | - | Tail Stall | - | F
bs tail stall | regular | -180 | -180 | - | Tail Stall | backside | F
nose stall | regular | 0 | 0 | - | Nose Stall | - | B
axle stall | regular | ±180 | ±180 | - | Axle Stall | - | F
fs axle stall | regular | 180 | 180 | - | Axle Stall | frontside | F
bs axle | regular | -180 | -180 | - | Axle Stall | backside | F
axle stall to fakie | regular | 0 | 0 | - | Axle Stall | - | B
5-0 stall | regular | ±180 | ±180 | - | 5-0 Stall | - | F
pivot to fakie | regular | 0 | 0 | - | Pivot | - | B
pivot fakie | regular | 0 | 0 | - | Pivot | - | B
fs pivot | regular | 180 | 180 | - | Pivot | frontside | F
fakie pivot | fakie | 0 | 0 | - | Pivot | - | F
fakie axle stall | fakie | 0 | 0 | - | Axle Stall | - | F
fakie ollie to axle stall | fakie | 0 | 0 | - | Axle Stall | - | F
fakie 5-0 stall | fakie | 0 | 0 | - | 5-0 Stall | - | F
fakie axle stall to fakie | fakie | 0 | 0 | - | Axle Stall | - | B
half cab axle stall | fakie | -180 | -180 | - | Axle Stall | - | B
bluntfakie | regular | 0 | 0 | - | Blunt | - | B
pivotfakie | regular | 0 | 0 | - | Pivot | - | B
blunt 2 fakie | regular | 0 | 0 | - | Blunt | - | B
rock 2 fakie | regular | 0 | 0 | - | Rock to Fakie | - | B
disaster | regular | ±180 | ±180 | - | Disaster | - | F
bs disaster | regular | -180 | -180 | - | Disaster | backside | F
half cab disaster | fakie | -180 | -180 | - | Disaster | - | B
blunt to fakie | regular | 0 | 0 | - | Blunt | - | B
blunt fakie | regular | 0 | 0 | - | Blunt | - | B
nose blunt stall | regular | * | * | - | Noseblunt Stall | - | *
smith stall | regular | ±180 | ±180 | - | Smith Stall | - | F
fs feeble stall | regular | 180 | 180 | - | Feeble Stall | frontside | F
boardslide stall | regular | * | * | - | Boardslide Stall | - | *
crail stall | regular | ±180 | ±180 | - | Crail Stall | - | F
crailtap | regular | ±180 | ±180 | - | Crail Stall | - | F
tail tap | regular | * | * | - | Tail Tap | - | F
50-50 on coping | regular | 0 | 0 | - | 50-50 | - | F
fs 5-0 on coping | regular | 0 | 0 | - | 5-0 | frontside | F
alley-oop 50-50 | regular | 0 | 0 | - | 50-50 | - | F
fs air | regular | 180 | 180 | - | Air | - | F
backside air | regular | -180 | -180 | - | Air | - | F
air to fakie | regular | 0 | 0 | - | Air | - | B
indy | regular | ±180 | ±180 | - | Indy | - | F
bs indy air | regular | -180 | -180 | - | Indy | - | F
540 indy | regular | ±540 | ±540 | - | Indy | - | F
indy 540 | regular | ±540 | ±540 | - | Indy | - | F
indy backside 360 | regular | -360 | -360 | - | Indy | - | B
stalefish 360 | regular | ±360 | ±360 | - | Stalefish | - | B
mctwist | regular | -540 | -540 | - | Mute | - | F
the 900 | regular | ±900 | ±900 | - | Air | - | F
720 | regular | ±720 | ±720 | - | Air | - | B
weddle grab | regular | ±180 | ±180 | - | Mute | - | F
mute grab | regular | ±180 | ±180 | - | Mute | - | F
stale fish | regular | ±180 | ±180 | - | Stalefish | - | F
method | regular | ±180 | ±180 | - | Method | - | F
fs lien | regular | 180 | 180 | - | Lien Air | - | F
lien to tail | regular | * | * | - | Tail Stall | * | F
madonna | regular | ±180 | ±180 | - | Madonna | - | F
nuclear grab | regular | ±180 | ±180 | - | Nuclear | - | F
seatbelt | regular | ±180 | ±180 | - | Seatbelt | - | F
roastbeef | regular | ±180 | ±180 | - | Roast Beef | - | F
layback air | regular | ±180 | ±180 | - | Layback Air | - | F
kickflip indy | regular | ±180 | ±180 | k1 | Indy | - | F
heelflip fs indy | regular | 180 | 180 | h1 | Indy | - | F
indy nosebone | regular | ±180 | ±180 | - | Nosebone | - | F
tailbone | regular | ±180 | ±180 | - | Tailbone | - | F
alley oop | regular | ±180 | ±180 | - | Air | - | F
alley-oop fs air | regular | 180 | 180 | - | Air | - | F
ally oop indy | regular | ±180 | ±180 | - | Indy | - | F
fs ollie | regular | 180 | 180 | - | - | - | F
bs ollie | regular | -180 | -180 | - | - | - | F
rodeo | regular | ±540 | ±540 | - | * | - | F
fs rodeo 540 | regular | 540 | 540 | - | * | - | F
ollie to fakie | regular | 0 | 0 | - | - | - | B
indy to fakie | regular | 0 | 0 | - | Indy | - | B
half cab on a mini ramp | fakie | -180 | -180 | - | - | - | B
kickflip on a quarter pipe | regular | 0 | 0 | k1 | - | - | B
kickturn | regular | ±180 | ±180 | - | - | - | *
kickturn on a wall | regular | ±180 | ±180 | - | - | - | F
fs kickturn on a quarter | regular | 180 | 180 | - | - | - | F
wall ride | regular | * | * | - | - | - | *
carve | regular | * | * | - | - | - | F
pump | regular | 0 | 0 | - | - | - | *
fs invert | regular | * | * | - | Invert | * | *
egg plant | regular | * | * | - | Egg Plant | - | *
texas plant | regular | * | * | - | Texas Plant | - | *
wallplant | regular | * | * | - | Wallplant | - | *
sacktap | regular | 0 | 0 | - | - | - | F
gymnast plant | regular | * | * | - | Gymnast Plant | - | *
yo-yo plant | regular | * | * | - | Yoyo Plant | - | *
thruster | regular | * | * | * | - | - | *
phillips 66 | * | * | * | - | Phillips 66 | - | *
mute invert | regular | * | * | - | Invert | - | F
andrecht plant | regular | * | * | - | Andrecht | - | F
`

export const OLD_SCHOOL_NAMES = `
no comply | regular | 0 | 0 | - | - | - | F
fs no comply | regular | 180 | 180 | - | - | - | B
no comply bs 180 | regular | -180 | -180 | - | - | - | B
boneless | regular | 0 | 0 | - | - | - | F
bs boneless | regular | -180 | -180 | - | - | - | *
frontside 180 boneless | regular | 180 | 180 | - | - | - | B
one-footed ollie | regular | 0 | 0 | - | - | - | F
ollie one foot | regular | 0 | 0 | - | - | - | F
ollie north | regular | 0 | 0 | - | - | - | F
firecracker | regular | 0 | 0 | - | - | - | F
pole jam | regular | 0 | 0 | - | - | - | F
nose bonk | regular | 0 | 0 | - | - | - | F
g-turn | regular | * | * | - | - | - | *
tic tac | regular | 0 | 0 | - | - | - | F
hippie jump | regular | 0 | 0 | - | - | - | F
caveman | regular | 0 | 0 | - | - | - | F
primo | regular | * | * | * | - | - | *
hang ten | regular | 0 | 0 | - | - | - | F
handstand | regular | * | * | * | - | - | *
finger flip | regular | 0 | 0 | * | - | - | F
airwalk | regular | * | * | - | * | - | F
merlin twist | regular | * | * | * | - | - | *
camel flip | regular | * | * | * | - | - | *
powerslide | regular | * | * | - | - | - | F
powerslide 180 | regular | -180 | -180 | - | - | - | B
fs powerslide 180 | regular | 180 | 180 | - | - | - | B
180 powerslide | regular | -180 | -180 | - | - | - | B
powerslide to fakie | regular | * | * | - | - | - | B
wallie | regular | 0 | 0 | - | - | - | F
wallie 180 | regular | ±180 | ±180 | - | - | - | B
180 wallie | regular | ±180 | ±180 | - | - | - | B
50/50 truckstand | regular | * | * | - | - | - | *
footplant | regular | * | * | - | Fastplant | - | *
frontside footplant | regular | * | * | - | Fastplant | frontside | *
pole jam 180 | regular | ±180 | ±180 | - | - | - | B
acid drop in | regular | 0 | 0 | - | - | - | F
`

/** Slips of the finger and of the ear. */
export const MISSPELLED_NAMES = `
kicflip | regular | 0 | 0 | k1 | - | - | F
kickfilp | regular | 0 | 0 | k1 | - | - | F
heelfip | regular | 0 | 0 | h1 | - | - | F
ollei | regular | 0 | 0 | - | - | - | F
pop shovit | regular | 0 | -180 | - | - | - | F
hardlfip | regular | 0 | 180 | k1 | - | - | F
bs talislide | regular | 0 | 0 | - | Tailslide | backside | F
smiht grind | regular | 0 | 0 | - | Smith Grind | - | F
crooked gind | regular | 0 | 0 | - | Crooked Grind | - | F
boardsilde | regular | 0 | 0 | - | Boardslide | - | F
manuel | regular | 0 | 0 | - | Manual | - | F
impossibel | regular | 0 | 0 | - | - | - | F
bigpsin | regular | -180 | -360 | - | - | - | B
backsdie 180 | regular | -180 | -180 | - | - | - | B
frontisde flip | regular | 180 | 180 | k1 | - | - | B
varail kickflip | regular | 0 | -180 | k1 | - | - | F
swicth heelflip | switch | 0 | 0 | h1 | - | - | B
fakei flip | fakie | 0 | 0 | k1 | - | - | B
nolllie tre | nollie | 0 | -360 | k1 | - | - | F
caballeriel | fakie | -360 | -360 | - | - | - | B
feebel grind | regular | 0 | 0 | - | Feeble Grind | - | F
lein to tail | regular | * | * | - | Tail Stall | * | F
inwerd heelflip | regular | 0 | -180 | h1 | - | - | F
rock to fackie | regular | 0 | 0 | - | Rock to Fakie | - | B
`

/** What skaters write elsewhere: katakana, Portuguese, Spanish, German, French. */
export const FOREIGN_NAMES = `
キックフリップ | regular | 0 | 0 | k1 | - | - | F
ヒールフリップ | regular | 0 | 0 | h1 | - | - | F
オーリー | regular | 0 | 0 | - | - | - | F
ノーリーヒールフリップ | nollie | 0 | 0 | h1 | - | - | F
フロントサイド180 | regular | 180 | 180 | - | - | - | B
バックサイド テールスライド | regular | 0 | 0 | - | Tailslide | backside | F
ポップショービット | regular | 0 | -180 | - | - | - | F
トレフリップ | regular | 0 | -360 | k1 | - | - | F
360フリップ | regular | 0 | -360 | k1 | - | - | F
ハードフリップ | regular | 0 | 180 | k1 | - | - | F
フェイキービッグスピン | fakie | -180 | -360 | - | - | - | F
スイッチキックフリップ | switch | 0 | 0 | k1 | - | - | B
ハーフキャブ | fakie | -180 | -180 | - | - | - | F
フロントサイドボードスライド | regular | 0 | 0 | - | Boardslide | frontside | F
50-50グラインド | regular | 0 | 0 | - | 50-50 | - | F
マニュアル | regular | 0 | 0 | - | Manual | - | F
ノーコンプライ | regular | 0 | 0 | - | - | - | F
ロックトゥフェイキー | regular | 0 | 0 | - | Rock to Fakie | - | B
ドロップイン | regular | 0 | 0 | - | - | - | F
doble kickflip | regular | 0 | 0 | k2 | - | - | F
kickflip duplo | regular | 0 | 0 | k2 | - | - | F
doppelter heelflip | regular | 0 | 0 | h2 | - | - | F
flip de switch | switch | 0 | 0 | k1 | - | - | B
meio cab | fakie | -180 | -180 | - | - | - | F
medio cab flip | fakie | -180 | -180 | k1 | - | - | F
trois-six flip | regular | 0 | -360 | k1 | - | - | F
360 flip de nollie | nollie | 0 | -360 | k1 | - | - | F
base trocada heelflip | switch | 0 | 0 | h1 | - | - | B
boardslide para fakie | regular | 0 | 0 | - | Boardslide | - | B
ollie zu fakie | regular | 0 | 0 | - | - | - | B
triplo kickflip | regular | 0 | 0 | k3 | - | - | F
kickflip und 50-50 | regular | 0 | 0 | k1 | 50-50 | - | F
`

/** A second list, written down after the first had been learned and before it was asked for. */
export const MORE_NAMES = `
kickflip out of a nose stall | regular | 0 | 0 | k1 | Nose Stall | - | B
bs 180 out of a manual | regular | -180 | -180 | - | Manual | - | B
tre flip out of a back tail | regular | 0 | -360 | k1 | Tailslide | backside | F
dub flip | regular | 0 | 0 | k2 | - | - | F
bs 5-o | regular | 0 | 0 | - | 5-0 | backside | F
pop shuv fs | regular | 0 | 180 | - | - | - | F
360 shuv fs | regular | 0 | 360 | - | - | - | F
cab 540 | fakie | -540 | -540 | - | - | - | F
fs cab 720 | fakie | 720 | 720 | - | - | - | B
varial fingerflip | regular | 0 | -180 | - | - | - | F
fingerflip varial | regular | 0 | -180 | - | - | - | F
fs varial fingerflip | regular | 0 | 180 | - | - | - | F
mctwist indy | regular | -540 | -540 | - | Indy | - | F
mctwist stalefish | regular | -540 | -540 | - | Stalefish | - | F
mctwist 720 | regular | -720 | -720 | - | Mute | - | B
fs carve grind | regular | 0 | 0 | - | 50-50 | frontside | F
back nose | regular | 0 | 0 | - | Noseslide | backside | F
fs noseblunt | regular | 0 | 0 | - | Noseblunt Slide | frontside | F
back overcrook | regular | 0 | 0 | - | Overcrook Grind | backside | F
inward double heel | regular | 0 | -180 | h2 | - | - | F
bs bigspin | regular | -180 | -360 | - | - | - | B
big spin flip | regular | -180 | -360 | k1 | - | - | B
switch hard flip | switch | 0 | 180 | k1 | - | - | F
nose wheelie | regular | 0 | 0 | - | Nose Manual | - | F
nose mani | regular | 0 | 0 | - | Nose Manual | - | F
tre nose mani | regular | 0 | -360 | k1 | Nose Manual | - | F
wheelie | regular | 0 | 0 | - | Manual | - | F
tail wheelie | regular | 0 | 0 | - | Manual | - | F
180 fakie manual | regular | ±180 | ±180 | - | Manual | - | B
180 switch crook | regular | ±180 | ±180 | - | Crooked Grind | - | B
nollie 180 switch crook | nollie | ±180 | ±180 | - | Crooked Grind | - | B
bs 270 switch tail | regular | -270 | -270 | - | Tailslide | - | ?
hardflip body varial | regular | -180 | 180 | k1 | - | - | B
pop shuv body varial | regular | 180 | -180 | - | - | - | B
360 flip body varial | regular | ±180 | -360 | k1 | - | - | B
kickflip (switch) | switch | 0 | 0 | k1 | - | - | B
tre flips | regular | 0 | -360 | k1 | - | - | F
trip flip | regular | 0 | 0 | k3 | - | - | F
ffi | regular | 0 | 0 | - | - | - | F
ao stalefish | regular | ±180 | ±180 | - | Stalefish | - | F
old school kickflip | regular | 0 | 0 | k1 | - | - | F
helipop | nollie | -360 | -360 | - | - | - | F
nollie 3flip | nollie | 0 | -360 | k1 | - | - | F
nollie 360 shuv | nollie | 0 | -360 | - | - | - | F
fakie 3 shuv | fakie | 0 | -360 | - | - | - | B
sw bs flip | switch | -180 | -180 | k1 | - | - | F
switch fs heel | switch | 180 | 180 | h1 | - | - | F
switch big spin | switch | -180 | -360 | - | - | - | F
sw fs bigspin | switch | 180 | 360 | - | - | - | F
nollie fs heel | nollie | 180 | 180 | h1 | - | - | B
nollie laser | nollie | 0 | 360 | h1 | - | - | F
fakie hardflip | fakie | 0 | 180 | k1 | - | - | B
fakie inward heel | fakie | 0 | -180 | h1 | - | - | B
halfcab heel | fakie | -180 | -180 | h1 | - | - | F
half cab kickflip | fakie | -180 | -180 | k1 | - | - | F
halfcabflip | fakie | -180 | -180 | k1 | - | - | F
fs flip 360 | regular | 360 | 360 | k1 | - | - | F
fs 360 kickflip | regular | 360 | 360 | k1 | - | - | F
kickflip bs 180 | regular | -180 | -180 | k1 | - | - | B
180 heelflip | regular | ±180 | ±180 | h1 | - | - | B
hospital flip | regular | 0 | 0 | k0.5 | - | - | F
no comply shuv | regular | 0 | -180 | - | - | - | F
no comply impossible | regular | 0 | 0 | - | - | - | F
no comply 360 | regular | ±360 | ±360 | - | - | - | F
no-comply fs 180 | regular | 180 | 180 | - | - | - | B
nc 180 | regular | ±180 | ±180 | - | - | - | B
front foot flip | regular | 0 | 0 | k1 | - | - | F
back foot heel | regular | 0 | 0 | h1 | - | - | F
kickflip body varial | regular | ±180 | 0 | k1 | - | - | B
big heel | regular | 180 | 360 | h1 | - | - | B
fs bigflip | regular | 180 | 360 | k1 | - | - | B
ollie impossible | regular | 0 | 0 | - | - | - | F
540 flip | regular | 0 | -540 | k1 | - | - | F
720 shuv | regular | 0 | -720 | - | - | - | F
720 flip | regular | 0 | -720 | k1 | - | - | F
late shuv | regular | 0 | -180 | - | - | - | F
kickflip late back foot flip | regular | 0 | 0 | k1 | - | - | F
nollie shuv late flip | nollie | 0 | -180 | k1l | - | - | F
casper flip | regular | 0 | * | * | - | - | F
kickflip to late shuv | regular | 0 | -180 | k1 | - | - | F
fs shuv revert | regular | 0 | 180 | - | - | - | B
backside 180 revert | regular | -180 | -180 | - | - | - | F
bs180 heel | regular | -180 | -180 | h1 | - | - | B
bs180kickflip | regular | -180 | -180 | k1 | - | - | B
fskickflip | regular | 180 | 180 | k1 | - | - | B
nollieflip | nollie | 0 | 0 | k1 | - | - | F
nollietre | nollie | 0 | -360 | k1 | - | - | F
switchtre | switch | 0 | -360 | k1 | - | - | B
swheel | switch | 0 | 0 | h1 | - | - | B
frontshuv | regular | 0 | 180 | - | - | - | F
fsbigspin | regular | 180 | 360 | - | - | - | B
360shuv | regular | 0 | -360 | - | - | - | F
360 pop shuvit | regular | 0 | -360 | - | - | - | F
360 double kickflip | regular | 0 | -360 | k2 | - | - | F
dolphin flip | regular | 0 | * | k1 | - | - | F
ghetto bird | regular | -180 | 0 | k1 | - | - | B
kickflip to manual | regular | 0 | 0 | k1 | Manual | - | F
fs 50 | regular | 0 | 0 | - | 50-50 | frontside | F
fifty fifty | regular | 0 | 0 | - | 50-50 | - | F
backside fifty | regular | 0 | 0 | - | 50-50 | backside | F
bs five-0 | regular | 0 | 0 | - | 5-0 | backside | F
back five o | regular | 0 | 0 | - | 5-0 | backside | F
fs nose grind | regular | 0 | 0 | - | Nosegrind | frontside | F
back nosegrind | regular | 0 | 0 | - | Nosegrind | backside | F
krooks | regular | 0 | 0 | - | Crooked Grind | - | F
frontside krooked | regular | 0 | 0 | - | Crooked Grind | frontside | F
bs overcrooks | regular | 0 | 0 | - | Overcrook Grind | backside | F
bs suski | regular | 0 | 0 | - | Suski Grind | backside | F
fs salad | regular | 0 | 0 | - | Salad Grind | frontside | F
bs smith grind 180 out | regular | ±180 | ±180 | - | Smith Grind | backside | B
switch fs smith | switch | 0 | 0 | - | Smith Grind | frontside | B
nollie noseslide | nollie | 0 | 0 | - | Noseslide | - | F
fakie noseslide | fakie | 0 | 0 | - | Noseslide | - | B
half cab noseslide | fakie | -180 | -180 | - | Noseslide | - | ?
half cab back 5-0 | fakie | -180 | -180 | - | 5-0 | backside | F
kickflip back noseblunt | regular | 0 | 0 | k1 | Noseblunt Slide | backside | F
tre flip lipslide | regular | 0 | -360 | k1 | Lipslide | - | F
hardflip back lip | regular | 0 | 180 | k1 | Lipslide | backside | F
kickflip front feeble | regular | 0 | 0 | k1 | Feeble Grind | frontside | F
kickflip nosegrind | regular | 0 | 0 | k1 | Nosegrind | - | F
heelflip crooks | regular | 0 | 0 | h1 | Crooked Grind | - | F
back lip to fakie | regular | 0 | 0 | - | Lipslide | backside | B
back tail to fakie | regular | 0 | 0 | - | Tailslide | backside | B
bs tail fakie out | regular | 0 | 0 | - | Tailslide | backside | B
front blunt 270 out | regular | ±270 | ±270 | - | Bluntslide | frontside | ?
noseslide shuv out | regular | 0 | -180 | - | Noseslide | - | F
noseslide 270 shuv out | regular | 0 | -270 | - | Noseslide | - | F
noseslide to crook | regular | 0 | 0 | - | Crooked Grind | - | F
front board pretzel | regular | 270 | 270 | - | Boardslide | frontside | B
bs noseslide pretzel | regular | -270 | -270 | - | Noseslide | backside | B
back lip pretzel out | regular | 270 | 270 | - | Lipslide | backside | B
bs tailslide 270 pretzel | regular | 270 | 270 | - | Tailslide | backside | B
fs 180 nosegrind pretzel | regular | 0 | 0 | - | Nosegrind | - | F
natas spin | regular | * | * | - | - | - | F
natas spin 360 | regular | * | * | - | - | - | F
indy transfer | regular | 0 | 0 | - | Indy | - | F
ollie transfer | regular | 0 | 0 | - | - | - | F
spine transfer | regular | 0 | 0 | - | - | - | F
fs air transfer | regular | 180 | 180 | - | Air | - | F
kickflip transfer | regular | 0 | 0 | k1 | - | - | F
frontside 180 transfer | regular | 180 | 180 | - | - | - | B
50-50 on coping | regular | 0 | 0 | - | 50-50 | - | F
front 5-0 coping grind | regular | 0 | 0 | - | 5-0 | frontside | F
layback smith | regular | 0 | 0 | - | Smith Grind | - | F
layback | regular | 0 | 0 | - | Layback Grind | - | F
frontside layback 5-0 | regular | 0 | 0 | - | 5-0 | frontside | F
boneless to tail | regular | * | * | - | Tail Stall | - | F
cab back tail | fakie | * | * | - | Tailslide | backside | *
fakie manny half cab out | fakie | -180 | -180 | - | Manual | - | F
benihana air | regular | * | * | - | Benihana | - | F
madonna grab | regular | * | * | - | Madonna | - | F
bs 50 stall | regular | * | * | - | Axle Stall | backside | F
fakie nose stall | fakie | ±180 | ±180 | - | Nose Stall | - | B
curb slappy | regular | 0 | 0 | - | 50-50 | - | F
nose slide nollie heel out | regular | 0 | 0 | h1 | Noseslide | - | F
5-0 fs 180 out | regular | 180 | 180 | - | 5-0 | - | B
50-50 shuv out | regular | 0 | -180 | - | 50-50 | - | F
back smith kickflip out | regular | 0 | 0 | k1 | Smith Grind | backside | F
frontside bluntslide to fakie | regular | 0 | 0 | - | Bluntslide | frontside | B
bs 270 lip | regular | -270 | -270 | - | Lipslide | - | *
caballerial back lip | fakie | -360 | -360 | - | Lipslide | backside | *
fakie ollie 5-0 | fakie | 0 | 0 | - | 5-0 | - | B
nollie bs 180 5-0 | nollie | -180 | -180 | - | 5-0 | - | *
switch manual | switch | 0 | 0 | - | Manual | - | B
fakie nose manual | fakie | 0 | 0 | - | Nose Manual | - | B
manual to nose manual | regular | 0 | 0 | - | Nose Manual | - | F
manual shuv out | regular | 0 | -180 | - | Manual | - | F
manual 180 out | regular | ±180 | ±180 | - | Manual | - | B
tailslide on a ledge | regular | 0 | 0 | - | Tailslide | - | F
boardslide down a rail | regular | 0 | 0 | - | Boardslide | - | F
kickflip down the stairs | regular | 0 | 0 | k1 | - | - | F
kickflip on flat | regular | 0 | 0 | k1 | - | - | F
kickflip the gap | regular | 0 | 0 | k1 | - | - | F
ollie up a curb | regular | 0 | 0 | - | - | - | F
slappy nosegrind | regular | 0 | 0 | - | Nosegrind | - | F
slappy noseslide | regular | 0 | 0 | - | Noseslide | - | F
fs 5-0 to fakie | regular | 0 | 0 | - | 5-0 | frontside | B
fs rock | regular | 180 | 180 | - | Rock and Roll | frontside | F
fs rock and roll | regular | 180 | 180 | - | Rock and Roll | frontside | F
backside rock n roll | regular | -180 | -180 | - | Rock and Roll | backside | F
rock'n'roll | regular | ±180 | ±180 | - | Rock and Roll | - | F
half cab rock to fakie | fakie | -180 | -180 | - | Rock to Fakie | - | *
fakie rock and roll | fakie | ±180 | ±180 | - | Rock and Roll | - | *
bs pivot | regular | -180 | -180 | - | Pivot | backside | F
pivot stall | regular | ±180 | ±180 | - | Pivot | - | F
fs disaster | regular | 180 | 180 | - | Disaster | frontside | F
ollie to disaster | regular | ±180 | ±180 | - | Disaster | - | F
kickflip disaster | regular | ±180 | ±180 | k1 | Disaster | - | F
nose stall to fakie | regular | 0 | 0 | - | Nose Stall | - | B
nosepick | regular | 0 | 0 | - | Nose Pick | - | *
tailstall | regular | ±180 | ±180 | - | Tail Stall | - | F
fs tail stall | regular | 180 | 180 | - | Tail Stall | frontside | F
ollie to tail | regular | ±180 | ±180 | - | Tail Stall | - | F
ollie blunt | regular | * | * | - | Blunt | - | *
blunt to rock | regular | * | * | - | * | - | *
blunt nose grab out | regular | * | * | - | * | - | *
bs smith stall | regular | -180 | -180 | - | Smith Stall | backside | F
sweeper | regular | ±180 | ±180 | - | Sweeper | - | F
bs 50-50 grind on coping | regular | 0 | 0 | - | 50-50 | backside | F
bs grind | regular | 0 | 0 | - | 50-50 | backside | F
ollie on a quarter | regular | 0 | 0 | - | - | - | B
180 on a bank | regular | ±180 | ±180 | - | - | - | F
fakie ollie on vert | fakie | 0 | 0 | - | - | - | F
melon | regular | ±180 | ±180 | - | Melon | - | F
bs melon | regular | -180 | -180 | - | Melon | - | F
melon 360 | regular | ±360 | ±360 | - | Melon | - | B
540 melon | regular | ±540 | ±540 | - | Melon | - | F
bs 540 tail grab | regular | -540 | -540 | - | Tail Grab | - | F
tailgrab 540 | regular | ±540 | ±540 | - | Tail Grab | - | F
fs 540 | regular | 540 | 540 | - | - | - | *
540 | regular | ±540 | ±540 | - | Air | - | F
1080 | regular | ±1080 | ±1080 | - | Air | - | B
kickflip mctwist | regular | -540 | -540 | k1 | Mute | - | F
varial 540 | regular | ±540 | * | - | * | - | *
cab indy | fakie | -360 | -360 | - | Indy | - | F
half cab mute | fakie | -180 | -180 | - | Mute | - | B
switch indy | switch | ±180 | ±180 | - | Indy | - | B
nollie indy | nollie | ±180 | ±180 | - | Indy | - | F
stalefish to fakie | regular | 0 | 0 | - | Stalefish | - | B
mute to fakie | regular | 0 | 0 | - | Mute | - | B
indy over the spine | regular | ±180 | ±180 | - | Indy | - | *
ollie indy | regular | ±180 | ±180 | - | Indy | - | F
japan air | regular | ±180 | ±180 | - | Japan Air | - | F
fs slob | regular | 180 | 180 | - | Slob Air | - | F
frontside stalefish | regular | 180 | 180 | - | Stalefish | - | F
fs lien air | regular | 180 | 180 | - | Lien Air | - | F
backside method | regular | -180 | -180 | - | Method | - | F
madonna to tail | regular | * | * | - | Tail Stall | - | F
judo | regular | ±180 | ±180 | - | Judo Air | - | F
christ air | regular | ±180 | ±180 | - | Christ Air | - | F
alley oop 180 | regular | ±180 | ±180 | - | * | - | F
alley-oop backside air | regular | -180 | -180 | - | Air | - | F
drop-in | regular | 0 | 0 | - | - | - | F
fakie drop in | fakie | 0 | 0 | - | - | - | *
kick turn | regular | ±180 | ±180 | - | - | - | *
fakie kickturn | fakie | ±180 | ±180 | - | - | - | *
tic-tac | regular | 0 | 0 | - | - | - | F
push | regular | 0 | 0 | - | - | - | F
handplant | regular | * | * | - | Hand Plant | - | *
bs invert | regular | * | * | - | Invert | backside | *
wall ride to fakie | regular | * | * | - | - | - | B
bs wallride | regular | * | * | - | - | backside | *
ollie airwalk | regular | 0 | 0 | - | - | - | F
boneless 180 | regular | ±180 | ±180 | - | - | - | B
fs boneless 360 | regular | 360 | 360 | - | - | - | F
beanplant | regular | * | * | - | Bean Plant | - | *
benihana | regular | ±180 | ±180 | - | Benihana | - | F
kickfliip | regular | 0 | 0 | k1 | - | - | F
kick filp | regular | 0 | 0 | k1 | - | - | F
helflip | regular | 0 | 0 | h1 | - | - | F
tailslyde | regular | 0 | 0 | - | Tailslide | - | F
nosegrin | regular | 0 | 0 | - | Nosegrind | - | F
fronstide 180 | regular | 180 | 180 | - | - | - | B
bakside 180 | regular | -180 | -180 | - | - | - | B
nolie flip | nollie | 0 | 0 | k1 | - | - | F
shuvitt | regular | 0 | -180 | - | - | - | F
crooket grind | regular | 0 | 0 | - | Crooked Grind | - | F
lipslid | regular | 0 | 0 | - | Lipslide | - | F
manaul | regular | 0 | 0 | - | Manual | - | F
bonless | regular | 0 | 0 | - | - | - | F
varial kikflip | regular | 0 | -180 | k1 | - | - | F
no comlpy | regular | 0 | 0 | - | - | - | F
impossable | regular | 0 | 0 | - | - | - | F
hurrican | regular | ±180 | * | - | Hurricane | - | ?
360° flip | regular | 0 | -360 | k1 | - | - | F
indy kickflip | regular | ±180 | ±180 | k1 | Indy | - | F
indy mctwist | regular | -540 | -540 | - | Indy | - | F
tail grab one foot | regular | ±180 | ±180 | - | Tail Grab | - | F
360 filp | regular | 0 | -360 | k1 | - | - | F
ノーズスライド | regular | 0 | 0 | - | Noseslide | - | F
バリアルキックフリップ | regular | 0 | -180 | k1 | - | - | F
バックサイド180キックフリップ | regular | -180 | -180 | k1 | - | - | B
インワードヒール | regular | 0 | -180 | h1 | - | - | F
flip | regular | 0 | 0 | k1 | - | - | F
ollie frontside 180 | regular | 180 | 180 | - | - | - | B
doppel kickflip | regular | 0 | 0 | k2 | - | - | F
kickflip de fakie | fakie | 0 | 0 | k1 | - | - | B
rock para fakie | regular | 0 | 0 | - | Rock to Fakie | - | B
rock a fakie | regular | 0 | 0 | - | Rock to Fakie | - | B
blunt a fakie | regular | 0 | 0 | - | Blunt | - | B
kickflip com manual | regular | 0 | 0 | k1 | Manual | - | F
nollie ollie | nollie | 0 | 0 | - | - | - | F
fakie nollie kickflip | switch | 0 | 0 | k1 | - | - | B
switch nollie heel | fakie | 0 | 0 | h1 | - | - | B
switch nollie | fakie | 0 | 0 | - | - | - | B
fakie nollie | switch | 0 | 0 | - | - | - | B
switch fakie flip | nollie | 0 | 0 | k1 | - | - | F
switch nollie noseslide | fakie | 0 | 0 | - | Noseslide | - | B
inward heel 360 | regular | 0 | -360 | h1 | - | - | F
hardflip 360 | regular | 0 | 360 | k1 | - | - | F
tre inward | regular | 0 | -360 | h1 | - | - | F
tre hard | regular | 0 | 360 | k1 | - | - | F
gap out front smith | regular | 0 | 0 | - | Smith Grind | frontside | F
rock and roll to fakie | regular | 0 | 0 | - | Rock to Fakie | - | B
heelflip sex change | regular | ±180 | 0 | h1 | - | - | B
back noseblunt shuv out | regular | 0 | -180 | - | Noseblunt Slide | backside | F
fs halfcab heel | fakie | 180 | 180 | h1 | - | - | F
heelflip late fs shuv | regular | 0 | 180 | h1 | - | - | F
no comply tre | regular | 0 | -360 | k1 | - | - | F
half cab no comply | fakie | -180 | -180 | - | - | - | F
wallie to back lip | regular | 0 | 0 | - | Lipslide | backside | F
layback invert | regular | * | * | - | Invert | - | *
nose | regular | 0 | 0 | - | Noseslide | - | F
bs heel disaster | regular | -180 | -180 | h1 | Disaster | backside | F
fs flip to fs disaster | regular | 180 | 180 | k1 | Disaster | frontside | F
manual 180 out bs | regular | -180 | -180 | - | Manual | - | B
judo grab | regular | ±180 | ±180 | - | Judo Air | - | F
slob grab | regular | ±180 | ±180 | - | Slob Air | - | F
no comply to noseslide | regular | 0 | 0 | - | Noseslide | - | F
slappy bs 180 out | regular | -180 | -180 | - | 50-50 | - | B
inward late flip | regular | * | -180 | * | - | - | F
half cab casper | fakie | * | * | * | - | - | F
ollie 180 late shuvit | regular | ±180 | * | - | - | - | B
bs 180 late shuv | regular | * | * | - | - | - | B
switch trey bomb | switch | 0 | -360 | k1 | - | - | B
half cab to blunt to fakie | fakie | -180 | -180 | - | Blunt | - | B
bs 180 to disaster | regular | -180 | -180 | - | Disaster | backside | F
fs 180 disaster | regular | 180 | 180 | - | Disaster | frontside | F
varial 540 | regular | ±540 | * | - | - | - | F
varial | regular | ±180 | * | - | - | - | F
360 varial | regular | ±360 | * | - | - | - | B
varial mctwist | regular | -540 | * | - | Mute | - | F
indy varial | regular | ±180 | * | - | Indy | - | F
varial mute | regular | ±180 | * | - | Mute | - | F
540 airwalk | regular | ±540 | ±540 | - | - | - | F
airwalk mctwist | regular | -540 | -540 | - | - | - | F
varial 720 | regular | ±720 | * | - | - | - | B
fs wallride fakie out | regular | * | * | - | - | frontside | B
trey bomb | regular | 0 | -360 | k1 | - | - | F
nollie tre bomb | nollie | 0 | -360 | k1 | - | - | F
switch trey | switch | 0 | -360 | k1 | - | - | B
swtich heel | switch | 0 | 0 | h1 | - | - | B
kickfip | regular | 0 | 0 | k1 | - | - | F
harflip | regular | 0 | 180 | k1 | - | - | F
imposible | regular | 0 | 0 | - | - | - | F
pop shove late back foot flip | regular | 0 | -180 | k1l | - | - | F
varial flip late shuv | regular | 0 | -360 | k1 | - | - | F
late back foot heel | regular | 0 | 0 | h1l | - | - | F
bs 3 shuv | regular | 0 | -360 | - | - | - | F
back bigspin heel | regular | -180 | -360 | h1 | - | - | B
front bigspin heelflip | regular | 180 | 360 | h1 | - | - | B
fs big flip | regular | 180 | 360 | k1 | - | - | B
fakie bigger spin | fakie | -180 | -540 | - | - | - | F
hc heel | fakie | -180 | -180 | h1 | - | - | F
fs half cab heelflip | fakie | 180 | 180 | h1 | - | - | F
fakie hard | fakie | 0 | 180 | k1 | - | - | B
switch inward heel | switch | 0 | -180 | h1 | - | - | B
sw lazer | switch | 0 | 360 | h1 | - | - | B
switch bs bigspin | switch | -180 | -360 | - | - | - | F
fakie bs bigspin | fakie | -180 | -360 | - | - | - | F
nightmare | regular | 0 | -180 | k2 | - | - | F
daydream | regular | 0 | 180 | h2 | - | - | F
body varial kickflip | regular | ±180 | 0 | k1 | - | - | B
heelflip fs body varial | regular | 180 | 0 | h1 | - | - | B
nollie heel body varial | nollie | ±180 | 0 | h1 | - | - | B
tre flip body varial | regular | ±180 | -360 | k1 | - | - | B
fs shuv bs body varial | regular | -180 | 180 | - | - | - | B
disco flip | regular | -180 | 180 | h1 | - | - | B
fakie flip revert | fakie | 0 | 0 | k1 | - | - | F
no comply 3 shuv | regular | 0 | -360 | - | - | - | F
fs no comply 180 | regular | 180 | 180 | - | - | - | B
nollie no comply bs | nollie | -180 | -180 | - | - | - | B
fs boneless | regular | 180 | 180 | - | - | - | B
fingerflip | regular | 0 | 0 | - | - | - | F
wallie shuv | regular | 0 | -180 | - | - | - | F
wallride fakie out | regular | * | * | - | - | - | B
fs wallride shuv out | regular | * | * | - | - | frontside | F
nollie wallride | nollie | * | * | - | - | - | F
fs pressure flip | regular | 0 | * | * | - | - | F
front blunt fakie | regular | 0 | 0 | - | Bluntslide | frontside | B
back nose blunt | regular | 0 | 0 | - | Noseblunt Slide | backside | F
fs overcrook | regular | 0 | 0 | - | Overcrook Grind | frontside | F
fs k grind | regular | 0 | 0 | - | Crooked Grind | frontside | F
fs nose grind revert | regular | 0 | 0 | - | Nosegrind | frontside | B
nollie crook | nollie | 0 | 0 | - | Crooked Grind | - | F
nollie bs overcrook | nollie | 0 | 0 | - | Overcrook Grind | backside | F
switch front smith | switch | 0 | 0 | - | Smith Grind | frontside | B
switch bs nose | switch | 0 | 0 | - | Noseslide | backside | B
fakie nose grind | fakie | 0 | 0 | - | Nosegrind | - | B
half cab nose | fakie | -180 | -180 | - | Noseslide | - | ?
half cab crook | fakie | -180 | -180 | - | Crooked Grind | - | F
hc smith | fakie | -180 | -180 | - | Smith Grind | - | F
hc back smith | fakie | -180 | -180 | - | Smith Grind | backside | F
half cab 5050 | fakie | -180 | -180 | - | 50-50 | - | F
heel back lip | regular | 0 | 0 | h1 | Lipslide | backside | F
tre noseslide | regular | 0 | -360 | k1 | Noseslide | - | F
kickflip bs 5050 kickflip out | regular | 0 | 0 | k1 | 50-50 | backside | F
tre flip fs 5-0 | regular | 0 | -360 | k1 | 5-0 | frontside | F
varial heel noseslide | regular | 0 | 180 | h1 | Noseslide | - | F
nollie flip back nose | nollie | 0 | 0 | k1 | Noseslide | backside | F
switch flip sw back tail | switch | 0 | 0 | k1 | Tailslide | backside | B
switch heel front board | switch | 0 | 0 | h1 | Boardslide | frontside | B
front blunt 270 | regular | ±270 | ±270 | - | Bluntslide | frontside | ?
back tail big spin out | regular | -180 | -360 | - | Tailslide | backside | ?
front tail shuv out | regular | 0 | -180 | - | Tailslide | frontside | F
fs tail bigflip out | regular | -180 | -360 | k1 | Tailslide | frontside | ?
noseslide shuv | regular | 0 | -180 | - | Noseslide | - | F
nose slide nollie flip out | regular | 0 | 0 | k1 | Noseslide | - | F
bs 270 noseblunt | regular | -270 | -270 | - | Noseblunt Slide | - | ?
fs 270 board | regular | 270 | 270 | - | Boardslide | - | ?
nollie bs 270 lip | nollie | -270 | -270 | - | Lipslide | - | ?
fs bluntslide kickflip out | regular | 0 | 0 | k1 | Bluntslide | frontside | F
180 fakie 5-0 | regular | ±180 | ±180 | - | 5-0 | - | B
bs 180 to switch crook | regular | -180 | -180 | - | Crooked Grind | - | B
fs 180 sw smith | regular | 180 | 180 | - | Smith Grind | - | B
fs feeble 180 | regular | ±180 | ±180 | - | Feeble Grind | frontside | B
feebs | regular | 0 | 0 | - | Feeble Grind | - | F
lipslide revert | regular | 0 | 0 | - | Lipslide | - | B
barely grind | regular | ±180 | ±180 | - | Barley Grind | - | B
sugar cane | regular | ±180 | ±180 | - | Sugarcane | - | ?
alley oop back smith | regular | 0 | 0 | - | Smith Grind | backside | F
ollie over to back 50 | regular | 0 | 0 | - | 50-50 | backside | F
caveman 50-50 | regular | 0 | 0 | - | 50-50 | - | F
boneless 50-50 | regular | 0 | 0 | - | 50-50 | - | F
no comply noseslide | regular | 0 | 0 | - | Noseslide | - | F
darkslide fs | regular | 0 | 0 | - | Darkslide | frontside | F
kickflip nose manual | regular | 0 | 0 | k1 | Nose Manual | - | F
manny tre flip out | regular | 0 | -360 | k1 | Manual | - | F
nose manny nollie flip out | regular | 0 | 0 | k1 | Nose Manual | - | F
switch manny sw flip out | switch | 0 | 0 | k1 | Manual | - | B
half cab manny | fakie | -180 | -180 | - | Manual | - | F
kf manny kf out | regular | 0 | 0 | k1 | Manual | - | F
fs shuv nose manual | regular | 0 | 180 | - | Nose Manual | - | F
bs 180 fakie manual | regular | -180 | -180 | - | Manual | - | B
fs 180 fakie nose manual | regular | 180 | 180 | - | Nose Manual | - | B
manual fs 180 out | regular | 180 | 180 | - | Manual | - | B
manual revert | regular | 0 | 0 | - | Manual | - | B
one foot nose manual | regular | 0 | 0 | - | Nose Manual | - | F
fakie tre to manual | fakie | 0 | -360 | k1 | Manual | - | B
manny to nose manny | regular | 0 | 0 | - | Nose Manual | - | F
fakie rock n roll | fakie | ±180 | ±180 | - | Rock and Roll | - | B
fs half cab rock | fakie | 180 | 180 | - | Rock | - | B
half cab to disaster | fakie | -180 | -180 | - | Disaster | - | B
ollie to 5-0 | regular | 0 | 0 | - | 5-0 | - | F
ollie boardslide | regular | 0 | 0 | - | Boardslide | - | F
fakie ollie to 5-0 | fakie | 0 | 0 | - | 5-0 | - | B
half cab rock n roll | fakie | -360 | -360 | - | Rock and Roll | - | F
fs ollie to disaster | regular | 180 | 180 | - | Disaster | frontside | F
nose stall bs 180 | regular | -180 | -180 | - | Nose Stall | - | F
tail stall shuv out | regular | ±180 | * | - | Tail Stall | - | F
bs nosepick | regular | 0 | 0 | - | Nose Pick | backside | B
fs pivot fakie | regular | 0 | 0 | - | Pivot | frontside | B
fs feeble on coping | regular | 0 | 0 | - | Feeble Grind | frontside | F
backside invert | regular | * | * | - | Invert | backside | F
sad plant | regular | * | * | - | Sad Plant | - | F
andrecht | regular | * | * | - | Andrecht | - | F
miller flip | regular | * | * | - | Miller Flip | - | B
layback grind | regular | 0 | 0 | - | Layback Grind | - | F
bs method | regular | -180 | -180 | - | Method | - | F
back air | regular | -180 | -180 | - | Air | - | F
frontside stale | regular | 180 | 180 | - | Stalefish | - | F
switch mute | switch | ±180 | ±180 | - | Mute | - | B
judo air | regular | ±180 | ±180 | - | Judo Air | - | F
stale fakie | regular | 0 | 0 | - | Stalefish | - | B
fs boneless to tail | regular | 180 | 180 | - | Tail Stall | - | F
gay twist | fakie | ±360 | ±360 | - | Mute | - | F
rodeo flip | regular | ±540 | ±540 | - | Air | - | F
alley oop indy | regular | ±180 | ±180 | - | Indy | - | F
`

/** Names of tricks that no grammar of ours makes: better refused than taken for another. */
export const UNREAD_NAMES = [
  'tailblock',
  'tail block',
  'egg roll',
  'lapover',
  'blizzard flip',
  'plasma flip',
  'rusty slide',
  'nose bash',
  'heel scraper',
  'frigid air',
  'mongo',
  'hang up',
]

/** What nobody does on a skateboard, or says so little that any reading is a guess. */
export const NONSENSE = [
  // One of the two words turns the board the other way.
  'bs bigspin hardflip',
  // Which way out it turns is not said.
  'nosegrind pretzel',
  'noseslide pretzel',
  'old school',
  'pressure',
  'quadruple sushi flip',
  'kickflip sandwich',
  'hello',
  'the',
  'on lock',
  'gap to',
  'x2',
  'kickflip 2',
  'fakiefakie',
  'nolliefakie',
  'asdf',
  'banana grind',
  'frontside',
  'nollie switch kickflip',
  'frontside backside 180',
  '180 out',
  '90000',
  'kickflip kickturn sausage',
  'double ollie',
  'double',
  '5-0-0',
  'fs fs fs',
  'spinning dinosaur',
  'skateboard',
  'backside frontside boardslide',
  'cab nollie heelflip lasagne',
  'flipkick',
  'grinder',
  'indoor 540',
  'tail wagging',
  'front door',
  'ｘ',
  '7 flip',
  // The board would stand across, turn further than any has, or come down the other way.
  ...['450 flip', 'kickflip 90', '270 kickflip', 'ollie 90', '90 shuv', 'manual 270 out'],
  ...['9000', 'kickflip 1800', 'shuvit 7200'],
  ...['fs air to fakie', 'bs rock and roll to fakie', 'drop in to fakie', 'half cab tail stall', 'nollie invert'],
  'method acting',
  'no handed air',
  'mongo',
  'japanese air',
  'Kickflip Rückseite',
  '360 flip switch',
  'bigspin fakie',
  'quintuple kickflip',
  'octopus grind',
  'super kickflip',
  'dragon slide',
  'boardflip',
  'bs 270 noseblunt out',
  'kickflip nosegrind out',
  'front back flip',
  'kickflip heelflip varial sandwich',
  '123 flip',
  'flip flop',
  'heel turn',
  'stall',
  'tail wagon',
  'tail of two cities',
  'bacon grind',
  'smith and wesson',
  'nosedive',
  'lip gloss',
  'sandwich 180',
  'heelys',
  'pop tart',
  'method man',
  'cab driver',
  'late night',
  'crooked cop',
  'indy car',
  'hard rock',
  'front',
  'back',
] as const
