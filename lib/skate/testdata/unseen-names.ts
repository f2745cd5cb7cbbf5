/** Names written down with their meaning before the reader was asked; what they come to where words clash is the reader's. */
export const UNSEEN_NAMES = `
fakie tre | fakie | 0 | -360 | k1 | - | - | B
sw laser | switch | 0 | 360 | h1 | - | - | B
nollie inward double heel | nollie | 0 | -180 | h2 | - | - | F
fs 3 flip | regular | 360 | 360 | k1 | - | - | F
big heel | regular | 180 | 360 | h1 | - | - | B
fakie biggerspin flip | fakie | -180 | -540 | k1 | - | - | F
nollie hard | nollie | 0 | 180 | k1 | - | - | F
kickflip late fs shuv | regular | 0 | 180 | k1 | - | - | F
360 hospital flip | regular | ±360 | * | * | - | - | *
half-cab heel | fakie | -180 | -180 | h1 | - | - | F
switch back heel | switch | -180 | -180 | h1 | - | - | F
nollie 540 shuv | nollie | 0 | -540 | - | - | - | F
fakie fs shove it | fakie | 0 | 180 | - | - | - | B
bs 5050 | regular | 0 | 0 | - | 50-50 | backside | F
back smith to fakie | regular | 0 | 0 | - | Smith Grind | backside | B
front feeble 180 out | regular | ±180 | ±180 | - | Feeble Grind | frontside | B
fs nosegrind pop out | regular | 0 | 0 | - | Nosegrind | frontside | F
kickflip front board | regular | 0 | 0 | k1 | Boardslide | frontside | F
kf bs lip | regular | 0 | 0 | k1 | Lipslide | backside | F
heel back tail | regular | 0 | 0 | h1 | Tailslide | backside | F
nollie bs noseblunt | nollie | 0 | 0 | - | Noseblunt Slide | backside | F
sw fs crook | switch | 0 | 0 | - | Crooked Grind | frontside | B
nollie heel nosegrind | nollie | 0 | 0 | h1 | Nosegrind | - | F
fs blunt kickflip out | regular | 0 | 0 | k1 | Bluntslide | frontside | F
tre flip noseslide | regular | 0 | -360 | k1 | Noseslide | - | F
bs 180 nosegrind | regular | -180 | -180 | - | Nosegrind | - | *
fs 180 fakie 5-0 | regular | 180 | 180 | - | 5-0 | - | B
gap to bs lipslide | regular | 0 | 0 | - | Lipslide | backside | F
hubba back 50 | regular | 0 | 0 | - | 50-50 | backside | F
fakie nosegrind revert | fakie | 0 | 0 | - | Nosegrind | - | F
bs overcrook | regular | 0 | 0 | - | Overcrook Grind | backside | F
fs salad to fakie | regular | 0 | 0 | - | Salad Grind | frontside | B
slappy crook | regular | 0 | 0 | - | Crooked Grind | - | F
slappy 5-0 to fakie | regular | 0 | 0 | - | 5-0 | - | B
no comply 180 | regular | ±180 | ±180 | - | - | - | B
fs no comply | regular | 180 | 180 | - | - | - | B
no comply shuv | regular | 0 | -180 | - | - | - | F
no comply bigspin | regular | -180 | -360 | - | - | - | B
nc heelflip | regular | 0 | 0 | h1 | - | - | F
boneless 180 | regular | ±180 | ±180 | - | - | - | B
bs boneless | regular | -180 | -180 | - | - | - | B
hippie jump 360 | regular | ±360 | 0 | - | - | - | F
kickflip manny | regular | 0 | 0 | k1 | Manual | - | F
nose manny shuv out | regular | 0 | -180 | - | Nose Manual | - | F
manual to nose manual | regular | 0 | 0 | - | Nose Manual | - | F
heelflip nosey heelflip out | regular | 0 | 0 | h1 | Nose Manual | - | F
switch manny | switch | 0 | 0 | - | Manual | - | B
fakie nose manny | fakie | 0 | 0 | - | Nose Manual | - | B
fs rock n roll | regular | ±180 | ±180 | - | Rock and Roll | frontside | F
rock fakie | regular | 0 | 0 | - | Rock to Fakie | - | B
blunt to fakie | regular | 0 | 0 | - | Blunt | - | B
bs blunt nosegrab out | regular | * | * | - | * | * | *
fs axle | regular | * | ±180 | - | Axle Stall | frontside | F
bs disaster | regular | * | ±180 | - | Disaster | backside | F
kickflip disaster | regular | * | * | k1 | Disaster | - | F
tail stall to fakie | regular | * | * | - | Tail Stall | - | B
fakie tail stall | fakie | 0 | 0 | - | Tail Stall | - | F
bs smith stall | regular | * | ±180 | - | Smith Stall | backside | F
ollie blunt | regular | * | * | - | Blunt | - | *
fs air | regular | 180 | 180 | - | Air | - | F
bs ollie on vert | regular | -180 | -180 | - | - | - | F
indy 360 | regular | ±360 | ±360 | - | Indy | - | B
mute 540 | regular | ±540 | ±540 | - | Mute | - | F
kickflip melon | regular | * | ±180 | k1 | Melon | - | F
stalefish to fakie | regular | 0 | 0 | - | Stalefish | - | B
720 stale | regular | ±720 | ±720 | - | Stalefish | - | B
frontside invert | regular | * | * | - | Invert | frontside | F
lien to tail | regular | * | * | - | Tail Stall | - | *
judo | regular | * | ±180 | - | Judo Air | - | F
airwalk 540 | regular | ±540 | ±540 | - | - | - | F
wall ride | regular | * | * | - | - | - | F
bs wallride nollie out | regular | * | * | - | - | * | F
wallie bs 180 | regular | -180 | -180 | - | - | - | B
ollie up | regular | 0 | 0 | - | - | - | F
fs 180 ollie | regular | 180 | 180 | - | - | - | B
360 ollie frontside | regular | 360 | 360 | - | - | - | F
kikflip | regular | 0 | 0 | k1 | - | - | F
hellflip | regular | 0 | 0 | h1 | - | - | F
tryflip | regular | 0 | -360 | k1 | - | - | F
varel kickflip | regular | 0 | -180 | k1 | - | - | F
impossable | regular | 0 | 0 | - | - | - | F
backside fifty fifty grind | regular | 0 | 0 | - | 50-50 | backside | F
five-0 | regular | 0 | 0 | - | 5-0 | - | F
caballarial flip | fakie | -360 | -360 | k1 | - | - | B
フロントサイド180 | regular | 180 | 180 | - | - | - | B
ハーフキャブ | fakie | -180 | -180 | - | - | - | F
バックサイドスミスグラインド | regular | 0 | 0 | - | Smith Grind | backside | F
ノーリーヒールフリップ | nollie | 0 | 0 | h1 | - | - | F
flip de frontside | regular | 180 | 180 | k1 | - | - | B
pop shove it de fs | regular | 0 | 180 | - | - | - | F
half cab crooked grind | fakie | -180 | -180 | - | Crooked Grind | - | *
switch 5-0 180 out | switch | ±180 | ±180 | - | 5-0 | - | F
ghetto bird | regular | -180 | 0 | k1 | - | - | B
nightmare | regular | 0 | -180 | k2 | - | - | F
casper slide | regular | * | * | * | - | - | *
pressure hardflip | regular | 0 | 180 | k1 | - | - | F
one foot smith | regular | 0 | 0 | - | Smith Grind | - | F
early grab indy | regular | * | * | - | Indy | - | *
caveman to 50-50 | regular | 0 | 0 | - | 50-50 | - | F
acid drop | regular | 0 | 0 | - | - | - | F
powerslide 180 | regular | * | * | - | - | - | B
sw bs 180 kickflip | switch | -180 | -180 | k1 | - | - | F
fakie 360 shuv | fakie | 0 | -360 | - | - | - | B
nollie fs flip | nollie | 180 | 180 | k1 | - | - | B
nollie 360 inward | nollie | 0 | -360 | h1 | - | - | F
fakie 360 hard | fakie | 0 | 360 | k1 | - | - | B
dbl heel | regular | 0 | 0 | h2 | - | - | F
triple flip | regular | 0 | 0 | k3 | - | - | F
late heel | regular | 0 | 0 | h1l | - | - | F
back 3 flip | regular | -360 | -360 | k1 | - | - | F
frontside cab | fakie | 360 | 360 | - | - | - | B
540 flip | regular | 0 | -540 | k1 | - | - | F
fs gazelle | regular | 360 | 540 | - | - | - | F
front foot impossible | regular | 0 | 0 | - | - | - | F
nollie impossible | nollie | 0 | 0 | - | - | - | F
laser heel | regular | 0 | 360 | h1 | - | - | F
bs krook | regular | 0 | 0 | - | Crooked Grind | backside | F
fs k-grind to fakie | regular | 0 | 0 | - | Crooked Grind | frontside | B
bs willy | regular | 0 | 0 | - | Willy Grind | backside | F
front suski | regular | 0 | 0 | - | Suski Grind | frontside | F
nollie crook | nollie | 0 | 0 | - | Crooked Grind | - | F
fakie 5-0 | fakie | 0 | 0 | - | 5-0 | - | B
switch front smith | switch | 0 | 0 | - | Smith Grind | frontside | B
kickflip backside nosegrind | regular | 0 | 0 | k1 | Nosegrind | backside | F
hardflip front 50 | regular | 0 | 180 | k1 | 50-50 | frontside | F
half cab nosegrind | fakie | -180 | -180 | - | Nosegrind | - | F
cab back tail | fakie | -360 | -360 | - | Tailslide | backside | *
bs 270 lipslide | regular | -270 | -270 | - | Lipslide | - | *
fs lip to fakie | regular | 0 | 0 | - | Lipslide | frontside | B
bs noseslide to fakie | regular | 0 | 0 | - | Noseslide | backside | B
nose slide shuv out | regular | 0 | -180 | - | Noseslide | - | F
fs board bigspin out | regular | * | * | - | Boardslide | frontside | *
front tail | regular | 0 | 0 | - | Tailslide | frontside | F
darkslide | regular | 0 | 0 | * | Darkslide | - | *
bs bluntslide | regular | 0 | 0 | - | Bluntslide | backside | F
kickflip nose manual | regular | 0 | 0 | k1 | Nose Manual | - | F
manual kickflip out | regular | 0 | 0 | k1 | Manual | - | F
nollie nose manual | nollie | 0 | 0 | - | Nose Manual | - | F
pivot to fakie | regular | * | * | - | Pivot | - | B
nose stall | regular | 0 | 0 | - | Nose Stall | - | B
fs smith grind on coping | regular | 0 | 0 | - | Smith Grind | frontside | F
bs 5-0 on the mini | regular | 0 | 0 | - | 5-0 | backside | F
feeble to fakie | regular | 0 | 0 | - | Feeble Grind | - | B
mctwist | regular | -540 | -540 | - | Mute | - | F
900 | regular | ±900 | ±900 | - | Air | - | F
bs lien air | regular | -180 | -180 | - | Lien Air | - | F
alley oop indy | regular | * | ±180 | - | Indy | - | F
madonna | regular | * | ±180 | - | Madonna | - | F
fakie ollie 360 | fakie | ±360 | ±360 | - | - | - | B
treflip manual | regular | 0 | -360 | k1 | Manual | - | F
late shuv nollie | nollie | 0 | -180 | - | - | - | F
nollie FS | nollie | 180 | 180 | - | - | - | B
½ cab | fakie | -180 | -180 | - | - | - | F
1/2 cab flip | fakie | -180 | -180 | k1 | - | - | F
360º | regular | ±360 | ±360 | - | - | - | F
kıckflıp | regular | 0 | 0 | k1 | - | - | F
rocket | regular | * | ±180 | - | Rocket Air | - | F
egg | regular | * | * | - | Egg Plant | - | F
nose pivot | regular | * | ±180 | - | Nose Pivot | - | F
casper heel | regular | 0 | * | ? | - | - | F
sex change | regular | ±180 | 0 | k1 | - | - | B
heelflip sex change | regular | ±180 | 0 | h1 | - | - | B
kickflip bs sex change | regular | -180 | 0 | k1 | - | - | B
no comply wallie | regular | 0 | 0 | - | - | - | F
wallie 180 | regular | ±180 | ±180 | - | - | - | B
flair | regular | * | ±180 | - | - | - | F
tuck knee invert | regular | * | * | - | Tuck Knee Invert | - | F
one wheel manual | regular | 0 | 0 | - | One Wheel Manual | - | F
nosebone ollie | regular | 0 | 0 | - | - | - | F
kickflip bs tail bigspin out | regular | -180 | -360 | k1 | Tailslide | backside | ?
`

/** Written down with them as no tricks. */
export const UNSEEN_NO_TRICKS = ['backside 180 switch', 'frontside ollie to fakie', 'gap to ledge'] as const
