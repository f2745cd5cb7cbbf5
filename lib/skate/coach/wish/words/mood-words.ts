import type { Mood } from '../../tastes/moods.ts'

/** What is said of how a trick should feel, of the body, of an era and of a style; phrases with bars between. */
export const MOOD_WORDS: readonly (readonly [Mood, string])[] = [
  [
    'gentle',
    `
    prosthetic|prosthesis|amputee|one legged|one leg|single leg|artificial leg|wooden leg|cerebral palsy|period cramp|cramp|period pain|
    menstrual cramp|chemo|cancer|long covid|had a stroke|heart condition|heart attack|weak heart|pacemaker|
    scoliosis|bone density|brittle bones|brittle|weak bones|thin bones|osteopenia|fibromyalgia|fibro|
    chronic pain|hypermobile|hypermobility|osteoporosis|fat|chubby|obese|heavyset|lower back|my lower back|
    back hurts|hurts when i land|disc|slipped disc|herniated|sciatica|kg|lbs|kilo|pounds|big guy|big dude|
    big man|heavy guy|unfit|out of breath|asthma|low impact|my knee|bad knee|knees hurt|my back|bad back|
    knees|without hurting|dont want to get hurt|dont get hurt|not get hurt|wont hurt|no slamming|slam|
    no cartilage|no cartilage left|back pain|stiff|creaky|old body|aching|safe for my body|joint|my joint|my hip hurt|sore|
    easy on the body|easy on my|easy on the knees|on my knees|knees are gone|arthritis|heel bruise|heavy|
    overweight|out of shape|old bones
    `,
  ],
  [
    'injured',
    `
    doctor told|doctor told me|no impact|doctors order|had a baby|gave birth|postpartum|pelvic floor|
    c section|my ankle|ankle|sprained|sprain|injury|injured|injuries|bad wrist|wrist|bad elbow|bad shoulder|
    shoulder hurt|my heel|destroy my|torn|meniscus|acl|ligament|tendon|fracture|fractured|bruised|stitches|
    limp|limping|crutches|swollen|pulled muscle|hernia|shoulder surgery|wrist is|elbow is|hamstring|groin|
    calf|plantar|shin splint|pain|painful|healing|healed|physiotherapist|doctor says|doc says|doc said|
    doctor said|only allows|post op|pregnant|after surgery|dodgy knee|dodgy ankle|weak ankle|fragile|
    recovering|rehab|surgery|broke my|broken|physio|easing back|easing back in|after my operation|
    rolled my ankle|knee surgery|hurt my|cast off
    `,
  ],
  [
    'light',
    'skinny|scrawny|featherweight|weigh nothing|weigh almost nothing|weigh so little|weigh next to nothing',
  ],
  [
    'stationary',
    `
    on a boat|on a ship|on a train|on a plane|in an elevator|in the elevator|waiting for the bus|
    without moving|not moving|rainy day|raining outside|snowing outside|stuck inside|stuck indoors|at home|
    in my house|tiny patch|small patch|patch of|stationary|stoplight|traffic light|red light|while waiting|
    in a queue|in line at|at the bus stop waiting|standing still|on carpet|carpet|on grass|grass practice|without rolling|
    not rolling|in place|no space|no room|living room|bedroom|socks|kitchen|basement|trampoline|mattress|mat|
    yoga mat|no wheels|without wheels|skate trainer|trainers|on the spot|standing|stand still|in my flat|
    hotel room|dorm|rug|my garage|garage|low ceiling|carport|garage floor|no run up|no runup|no roll up|
    barely rollable|indoors|inside the house|tiny space|small space|tiny corner|small corner|backyard patio|balcony|my room|attic|
    loft|cellar|conservatory|laundry room|corridor|classroom|terrace|veranda|porch|caravan|studio apartment
  `,
  ],
  [
    'steezy',
    `
    coolest|coolest thing|coolest trick|sickest|sickest thing|sickest trick|dopest|raddest|low effort|sauce|
    saucy|spice|flavor|flavour|fancy|feeling fancy|classy|elegant|graceful|suave|swag|swaggy|drippy|
    aesthetic|gorgeous|butter|buttery|photograph|photographs well|can film|film together|reel|smoothest|
    smooth one|best looking|nicest looking|prettiest|pretty trick|style over|over difficulty|with style|
    has style|stylish one|beautiful|cute|artsy|artistic|most style|lots of style|full of style|more style|
    on a phone|on the phone|with a phone|phone clip|film well|for a clip|one take|looks effortless|
    effortless looking|stylish and simple|flow|laid back style|to film|for a video|on video|on camera|
    for the camera|on my phone|on phone|with my phone|tweak|tweaked|boned out|poked|silky|minimal effort|
    maximum style|minimum effort|stylish|sexy|crispy|crisp|sweet|nice looking|looking good|dylan rieder|
    rieder|gino|gino iannucci|effortless|easy on the eye|photogenic|photo|picture|part|my part|
    sponsor me tape|catch it|steez|steezy|style points|smooth|smooth looking|looks good|look cool|
    looks nice|music video|instagram|insta|tiktok|clip|something pretty|a pretty|looks pretty|pretty one|clean|
    for the gram|floaty|stylie
    `,
  ],
  [
    'scary',
    `
    goosebumps|butterflies|shit my pants|make my heart race|heart race|heart racing|feel alive|
    get my heart going|knees shake|to be scared|be scared|get scared|bit of fear|some fear|a thrill|thrill|
    thrilling|spicy|commitment|scariest|sketchiest|most scary|spooky|daring|brave|frightening|nerve|
    face my fear|overcome fear|balls|scary|scare myself|sketchy|terrifying|heart pumping|adrenaline|
    fear factor|dangerous looking
    `,
  ],
  [
    'aggressive',
    `
    loud noise|loud pop|loudest|loud|make noise|make a noise|make some noise|noisy trick|noisy one|ruckus|
    violent|furious|frustration out|thrash|shred hard|something loud|something fast|fast trick|aggressive|
    aggro|aggression|powerful|power|angry|anger|rage|raging|mad at|pissed off|pissed|want to go fast|
    go fast|going fast|at speed|full speed|high speed|at high speed|fast skating|speed freak|top speed|fast and loud|fast and hard|raw|punk|let off steam|
    blow off steam
    `,
  ],
  [
    'sweaty',
    `
    sweaty|sweat|to sweat|make me sweat|workout|work out|cardio|burn calories|calories|exercise|gym session|
    tire me out|exhausting|wear me out
  `,
  ],
  [
    'silly',
    `
    ugly on purpose|ugly|cursed|dumb trick|dumbest|dumbest trick|crack up|crack people up|crack them up|
    crack everyone up|chuckle|lol trick|troll|trolling|goof around|goofing around|goofing off|mess around|
    messing around|dad joke|joke level|joke trick level|funny|silly|something goofy|goofy trick|goofy one|
    goofy looking|meme|joke trick|stupid|ridiculous|make my mates laugh|make my friends laugh|
    make people laugh|make them laugh|make everyone laugh|laugh|a laugh|for the laughs|giggle|clown|
    clowning|kook|comedy
    `,
  ],
  [
    'careful',
    `
    after a beer|beer|drunk|tipsy|buzzed|chicken|coward|wimp|wuss|scaredy cat|big baby|fraidy cat|no lights|
    without light|in the dark|too dark|dark outside|getting dark|stay alive|not die|wont die|wont kill me|
    least dangerous|not dangerous|hospital|no hospital|insurance|uninsured|no slams|low consequence|height|
    vertigo|dizzy|can barely see|barely see|hard to see|bad eyesight|poor eyesight|half asleep|no balance|
    zero balance|bad balance|terrible balance|poor balance|no sense of balance|blind in one eye|half blind|
    depth perception|low risk|put me in hospital|put me in the hospital|end up in hospital|
    end up in the hospital|break a bone|break anything|low to the ground|close to the ground|
    near the ground|hurt if you miss|hurt if i miss|hurt when you miss|hurt if i fall|hurt if you fall|
    hurt to bail|no injury|no injuries|avoid injury|avoid injuries|without injury|get injured|
    getting injured|get hurt|getting hurt|no health insurance|health insurance|want to die|dont want to die|
    hate falling|dont like falling|scared of falling|afraid of falling|fear of falling|hungover and wobbly|
    dizziness|epilepsy|balance issue|balance problem|blood thinner|no helmet|without a helmet|
    without helmet|no helmet on|no pads|zero pads|without pads|dont want to fall|not fall|never fall|
    cant fall|without falling|no falling|dont want to bail|safest|safest thing|safest trick|risk free|
    no risk|without risk|nothing risky|not risky|wont die on|not die on|in the er|to the er|no insurance|
    hit my head|concussion|diabetic|diabetes|hemophilia|no cuts|no bruises|wet|damp|puddle|cant get hurt|
    hard to fall|hard to fall on|safe for me|nervous|anxious|shaky|avoid slams|careful|cautious
    `,
  ],
  [
    'hands',
    `
    carpal tunnel|tennis elbow|can only use my right arm|can only use my left arm|can only use one arm|
    only use one arm|one arm|one armed|only one arm|one handed|missing an arm|missing a hand|
    without using my hands|cant fall on my hands|cant use my hands|cant fall on it
  `,
  ],
  [
    'hill',
    `
    hilly|hill|hill bomb|hill bombing|downhill|steep hill|steep road|bombing hills|bomb a hill|bomb hills|
    slope|slight slope|sloped|slanted|inclined
    `,
  ],
  [
    'rare',
    `
    something random|so random|off the wall|unexpected|quirky|wacky|weirdest|strangest|oddest|wackiest|
    rarest|anything but the usual|everything but the usual|but the usual|not the usual|but the usual stuff|
    not the usual stuff|futuristic|never heard of|prob never heard of|not heard of|havent heard of|weirder|
    stranger|odder|wilder|something different from everyone|bored to death|so bored|bored with everything|
    mix it up|shake things up|outside the box|obscure one|not basic|nothing basic|anything not basic|
    gimmick|gimmicky|gonz|mark gonzales|wild card|out there|unconventional|nonstandard|less common|
    that nobody has|that no one has|nobody knows|no one knows|nobody has|no one has|uncommon|left field|
    original trick|signature|hipster|nerdy|spice it up|variety|weird|strange|unusual|nobody else does|
    no one else does|nobody does|no one does|never seen|rare|unique|creative|original|different|
    something different|fresh|odd|funky|obscure|underrated|nobody can copy|nobody can do|no one can copy|
    no one can do|bored|boring|get bored
    `,
  ],
  [
    'satisfying',
    `
    memorable|unforgettable|to remember|something to remember|satisfying|most satisfying|feels amazing|
    feels the best|feels best
    `,
  ],
  [
    'fun',
    `
    like a kid again|like a kid|feel like a kid|like a child again|feel young again|fun|exciting|playful|
    having fun|have fun|enjoyable
  `,
  ],
  [
    'game',
    `
    setter|set trick|good set|game of skate|game of s k a t e|skate game|win skate|to win a game|s k a t e|
    beat my friends|beat my mate|letter|give him letters|bust out in skate
    `,
  ],
  [
    'game surprise',
    `
    humble|humbling|humble him|humble her|humble them|needs humbling|shut up my friend|cocky friend|
    nobody expects
  `,
  ],
  ['in a line', 'joining trick'],
  [
    'small ender',
    `
    end my session|finish my session|end the session|finish the session|end a session|finish a session|
    end on a good note|finish on a good note
  `,
  ],
  ['filmed slowly', 'slow motion|slowmo|slow mo|in slow motion'],
  ['go big', 'huck|huck something|hucking|huck myself|yeet|something to huck'],
  ['go big', 'go big|going big|went big|full send|send it'],
  ['poked', 'poked grab'],
  [
    'good sound',
    `
    cool sound|nice sound|good sound|great sound|best sound|sick sound|sounds cool|sounds nice|sounds good|
    sounds great|sounds sick|sounds amazing|sounds best|sounds the best|nicest sound|coolest sound|
    satisfying sound|cool noise|nice noise
    `,
  ],
  [
    'pro contest',
    'street league|sls|super crown|tampa pro|olympic trick|for the olympic|at the olympic|in the olympic',
  ],
  ['game trap', 'sneaky set'],
  ['fear of edges', 'fear of rails|fear of ledges'],
  ['ends switch', 'ends switch'],
  [
    'quiet',
    `
    no loud stuff|no loud|nothing loud|nothing noisy|quiet|silent|noise|noisy|without noise|too loud|
    not loud|neighbor|neighbour|hallway|at night|apartment|upstairs
  `,
  ],
  [
    'cruise',
    `
    laziest|lazy trick|lazy|least effort|no effort|relaxing|relax|unwind|unwinding|lazy sunday|backpack|
    with a backpack|feeling low|feel low|feeling down|feel down|feeling blue|feel blue|down today|low today|
    gloomy|moody|lonely|burnout|melting|i melt|so humid|humid|so dark|dusk|twilight|sunset cruise|sunset|
    golden hour|headphone|music on|podcast on|hangry|burnt out|burned out|zoned out|vibing|vibe out|stoned|
    high as a kite|melancholic|melancholy|blue today|crying|cried|low mood|heavy heart|homesick|grief|
    grieving|im beat|so beat|wiped out|gassed|no sleep|slept badly|brainless|mindless|brain dead|braindead|
    too hot|heat wave|heatwave|so hot|cheer me up|scared of speed|afraid of speed|calm|calming|zen|peaceful|
    nothing stressful|stressful|tired legs|legs are tired|legs are dead|legs are done|last trick of the day|
    end of the day|last one of the day|wind down|cool down|slow stuff|something slow|slow trick|low speed|
    slow and low|mellow day|low key|lowkey|after work|sleep deprived|drained|knackered|worn out|cozy|
    easy going|slowly|mellow vibe|mellow session|not sweaty|not too sweaty|without sweating|penny board|
    a penny|pennyboard|mini cruiser|cruiser board|shake off|bad day|sad|stressed|heartbroken|depressed|
    unmotivated|meditative|hungover|hangover|hung over|sleepy|exhausted|no energy|low energy|little effort|
    less effort|without effort|slow day|slow speed|cruise|cruising|cruiser|chill|relaxed|tired|no stress|
    easygoing|laid back|mellow cruise|commuting|on my way to work|holding a coffee|holding a drink|
    holding my phone|with a coffee|with a beer in hand|just vibes|good vibes|chill vibes|longboard|
    longboarder|roll around|rolling around|just rolling
    `,
  ],
  [
    'warm up',
    `
    just got out of bed|out of bed|not warm yet|not warmed up|im cold|just woke up|woke up|still asleep|
    freezing outside|cold outside|its freezing|freezing|cold legs|stiff legs|cold muscles|warm up|warming up|warmup|
    warm ups|first of the session|start my session|start of the session|get going
    `,
  ],
  [
    'banger',
    `
    last try|final try|last shot|final shot|last clip|final clip|closing shot|video part|hyped|hyped up|
    amped|buzzing|invincible|unstoppable|on top of the world|killing it today|best day ever|
    comp best trick|contest best trick|competition best trick|jam best trick|judges love|judges like|
    judges want|please the judges|that scores|scores|high score|impress the judges|in the zone|
    bring the house down|ends a line|end a line|end a run|end my run|end the run|finish my run|finish a run|close my run|last in my run|finish a line|close a line|line ender|end the line|
    ends the line|contest run|comp run|win my heat|win a heat|win the heat|win a contest|win the contest|
    win my contest|win a competition|win the competition|win a comp|win best trick|for best trick|
    best trick contest|best trick comp|best trick jam|best trick session|best trick event|fired up|pumped|
    feeling myself|on fire|psyched|energized|full of energy|lots of energy|legendary|hype|get me hyped|
    pumped up|bucket list|dream trick|lifetime goal|life goal|goal of my life|banger|ender|last trick|
    end my line|finish my line|final trick|hammer|last one of the line|closing trick|nbd|big finish
  `,
  ],
  [
    'quick',
    `
    before class|ten mins|five mins|bus comes|before the bus|on my break|ten minutes|clicks fast|
    clicks quickly|pick up fast|easy to pick up|instantly|hour to kill|time to kill|something new fast|
    new fast|fast to learn|one day to|a day to|one day|one evening|one afternoon|a few tries|few tries|
    in no time|short on time|before work|before school|coffee break|quick|minutes|half an hour|lunch break|
    lunchtime|before dark|before the sun set|before sunset|before the sun go down|before the sun goes down|
    before it gets dark|before dinner|short session|limited time|not much time|no time|20 min|15 min|10 min|
    30 min|mins|by tonight|by tomorrow|by saturday|by friday|by sunday|by the weekend|soon|quick win|
    low hanging fruit|in an afternoon|in a day|learn today|learned today|this afternoon|quickly|in an hour|
    one hour|1 hour|learn fast|land today|can land today|this weekend|in one session|one session|
    one session trick|single session|in a session
    `,
  ],
  [
    'glued',
    `
    board stays on my feet|stays on my feet|stays on the board|feet stay on|feet on the board|
    keep my feet on|stick to my feet|board stuck to my feet
  `,
  ],
  [
    'technical',
    `
    tech combo|flip combo|modern tech|nerdy tech|2000|2000s|early 2000|early 2000s|00s|y2k|2010s|
    takes months|takes weeks|takes years|takes forever|takes long|takes ages|long term|long term project|
    project trick|project|months of work|precise|precision|fiddly|complex|intense|brainy|technical|tech|
    techy|complicated|intricate
    `,
  ],
  [
    'gnarly',
    `
    filthy|nasty|disgusting|send|send something|suffer|suffering|gnar|torture|punish|punish me|giant|monster|
    jaws|brutal|savage|hardcore|beast|heroic|epic|mad|wild|fearless|no fear|bonkers|mental|gnarly|big|huge|
    massive|burly|all in|balls to the wall|hectic|heavy trick
  `,
  ],
  [
    'impress',
    `
    girls like|boys like|people like|girls dig|my crush|turns heads|my date|date tonight|a date|humble brag|
    good for instagram|for my story|my tinder|on a date|date night|first date|wedding dance|surprise them|
    surprise everyone|surprise people|surprise my|surprise the|impressed|impressed by|non skater|as cool|
    just as cool|equally cool|talent show|demo|show and tell|show stopper|showstopper|crowd|watching me|
    is watching|are watching|everyone watching|audience|respect|props|applause|something cool|cool trick|
    cool and easy|easy and cool|easy but cool|cool but easy|wow factor|woah|whoa|mind blown|
    blow their minds|go crazy|go nuts|freak out|drop their jaws|everyone claps|people clap|makes people clap|make people clap|clap for me|people cheer|get cheers|look like a pro|look pro|
    look good in front|show them|show my|jaw drop|eye catching|showy|impress|impressing|impresses|impressive looking|show off|
    wow|looks hard|look harder than it is|crowd pleaser|flex|flexing|brag|make them jealous|party trick|
    flashy
    `,
  ],
  [
    'ends fakie',
    `
    back down fakie|coming back fakie|come back fakie|coming down fakie|come down fakie|
    coming back down fakie|coming in fakie|come in fakie|then roll backwards|roll away backwards|
    roll backwards|roll off backwards|end backwards|ending backwards|come out backwards|
    coming out backwards|lands backwards|landing backwards|ends backward|rolling away backwards|fakie out|
    to come out fakie|rolls out fakie|ends fakie|end fakie|ending fakie|ends in fakie|land fakie|
    landing fakie|to fakie|leaves me fakie|end up fakie|ending up fakie|finish fakie|finishes fakie|
    out fakie|come out fakie|come off fakie|coming off fakie|get off fakie|go out fakie|rolling away fakie|
    roll away fakie|ends up fakie|puts me fakie
    `,
  ],
  [
    'ends forward',
    `
    ride out forward|ride away forward|roll out forward|out forward|ends regular|land regular|lands forward|
    roll away forward|come out forward|ends forward|ends in my stance|back to regular|ends in regular|
    end in regular|end regular|ending regular|land in regular|lands in regular|lands regular|end forward|
    ending forward|land forward|come in forward|come in forwards|coming in forward|coming in forwards|
    not to fakie|not back to fakie|not end fakie|not ending fakie|without going fakie|without ending fakie
    `,
  ],
  [
    'both',
    `
    with both|combine them|combine both|use both|out of these|out of those|mix them|both together|
    put them together|both of them|these together
    `,
  ],
  [
    'old school',
    `
    old shape|fish shape|fish shaped|fishtail|hardly any nose|tiny nose|small nose|reissue|shaped board|
    no nose|old tricks|old timey|h street|hstreet|vision street wear|vision|santa cruz|hook ups|
    dogtown style|bones brigade vibe|z flex|zflex|retro style|old times|back then|powell|peralta|
    powell peralta|animal chin|santa cruz era|natas|natas kaupas|mike vallely|vallely|old timer|eighty|
    mid eighties|late eighties|early eighties|thrashin|hosoi era|ray barbee|barbee|matt hensley|hensley|
    old man trick|dad trick|dad move|vintage trick|tommy guerrero|guerrero|pre ollie|days of yore|
    old school|oldschool|oldskool|80s|eighties|1980|70s|seventies|1970|retro|vintage|bones brigade|
    old skool|back in the day|classic
    `,
  ],
  [
    'nineties',
    `
    video days|toy machine era|mouse video|trilogy era|90s|nineties|1990|early 90|baggy era|
    big pants small wheels|plan b|menace|world industries
  `,
  ],
  [
    'freestyle',
    `
    cross step|longboard dancing|dancy|dance style|dance moves|footwork|foot work|footwork trick|
    freestyle stuff|ballerina|ballet|dance|dancer|dancing|freestyle|freestyler|kilian martin|isamu|rocco era
    `,
  ],
  [
    'mullen',
    `
    rodney|per welinder|jonny giger|giger|rodney mullen|mullen|darkslide guy|chris haslam|haslam|gou miyagi
  `,
  ],
  [
    'manual style',
    `
    cool manual|sick manual|fun manual|fancy manual|creative manual|daewon|daewon song|joey brezinski|
    brezinski|manual wizard|manny mad|manual master
  `,
  ],
  [
    'vert style',
    `
    john cardiel|cardiel|jeff grosso|grosso|grant taylor|oski|pedro barros|tom schaar|arisa trew|hosoi|
    christian hosoi|caballero|steve caballero|tony magnusson|lance mountain|neil blender|mcgill|shaun white|
    pierre luc gagnon|plg|moto shibata|sky brown style|bucky lasek|lasek|mike mcgill|vert legend|vert dog|
    jimmy wilkins|tas pappas|tony hawk|hawk|birdman|bob burnquist|burnquist|lizzie armanto|sky brown|
    danny way|tony alva air|x games
  `,
  ],
  [
    'surf',
    `
    feels like snowboarding|like snowboarding|slalom|hands on the ground|hands on the floor|
    touching the ground|touch the ground|surf|surfy|surf style|surfing|like surfing|feels like surfing|
    like a surfer|dogtown|z boys|zboys|lords of dogtown|carve|carving|carver|jay adams|tony alva|
    slash|flowy|bert|feel the flow|flow|flow around|flowing
    `,
  ],
  [
    'street style',
    `
    arto saari|arto|geoff rowley|rowley|stefan janoski|janoski|mark suciu|suciu|ishod|ishod wair|
    dennis busenitz|busenitz|torey pudwill|pudwill|ryan sheckler|sheckler|bam margera|bam|stevie williams|
    josh kalis|kalis|keenan milton|keenan|antwuan dixon|antwuan|evan smith|aori|momiji|funa|alexis sablone|
    elissa steamer|street|street style|city|downtown|plaza|eric koston|koston|guy mariano|mariano|
    andrew reynolds|reynolds|heath kirchart|leticia bufoni|bufoni|rayssa|rayssa leal|mike carroll|
    chad muska|muska|jamie thomas|tom penny|penny style|luan oliveira|tiago lemos|tiago|street skating|
    street skater|nyjah|yuto|shane oneill|p rod|paul rodriguez
    `,
  ],
]

/** What is said of who skates, and for how long. */
export const EXPERIENCE_WORDS: readonly (readonly [Mood, string])[] = [
  [
    'first day',
    `
    learn to skate|learn how to skate|learn to skateboard|learn skateboarding|teach me to skate|teach me how to skate|
    teach me to skateboard|teach me how to skateboard|teach me skating|teach me skateboarding|know nothing|i know nothing|i cant do anything|i cant do anything yet|zero tricks|no tricks yet|stand on it|i can stand on it|i can stand|i can only roll|can only roll|roll a bit|roll a little|
    can only push|i can only push|only push|i can balance|first skateboard|got a skateboard|
    bought a skateboard|bought a board|bought myself a board|got a board|got a new board|got my first board|
    new board|board for christmas|board for xmas|board for my birthday|never tried it|never touched a board|
    never touched a skateboard|never in my life|zero experience|no experience|no prior experience|
    first session ever|first ever session|first ever day|first lesson ever|cannot even stand|cant even stand|
    barely stand|can stand on it|can only stand|only stand on it|barely balance|barely roll|
    can barely balance|barely ride|cant even push|cant push|never skated|never skateboarded|never stood on|
    never been on|first day|day one|never ridden|never rode|just bought|just got my board|just got a board|
    first board|first time|complete newbie|absolute zero|from zero|from scratch|brand new to|
    who's brand new|whos brand new|who is brand new
  `,
  ],
  [
    'beginner',
    `
    from bmx|used to bmx|rode bmx|from scooter|from scootering|used to scooter|from inline|from rollerblading|
    used to rollerblade|i rollerblade|from roller skating|used to roller skate|i roller skate|from longboarding|
    from mountain biking|from parkour|
    walmart|walmart board|cheap board|toy store|can ride around|ride around|can cruise around|
    can push around|can only ride around|know how to push|zero coordination|coordination of|klutz|clumsy|
    uncoordinated|no coordination|start at home|start out|scared of skatepark|scared of the skatepark|
    afraid of skatepark|afraid of the skatepark|every skater should|every skater must|every skater needs|
    everyone should|must have|essential|staple|bread and butter|i know no trick|i have no trick|
    know no trick|have no trick|know zero tricks|dont have any trick|never tried skateboarding|
    want to try skateboarding|wants to try|try skateboarding|noobie|amateur|green|inexperienced|wobble|
    still wobbly|wobbly|cant do anything|cant do any trick|dont know any trick|no tricks at all|
    absolute noob|basics|the basics|fundamentals|foundation|newcomer|fresh start|wants to start|
    start skating|begin skating|starting to skate|start to skate|got into skating|getting into|
    just got into|learning to skate|first lesson|day 1|day two|day three|day 2|day 3|week one|second day|
    third day|second week|few days|couple days|couple of days|few weeks|new skater|beginner|newbie|noob|
    newb|novice|starting out|just started|just start|started skating|new to|starter|total beginner|
    my first trick|first trick|first ever trick|learn first|just begun|just beginning|hes new|shes new|
    im new|first week|first month|very first|rookie|where do i begin|where to begin|where do i start|
    where to start|how do i start|how to start|start with|first complete|in the nineties i|to begin with|
    getting started|get started|begin with|no clue|total noob|starting skating
    `,
  ],
  [
    'comeback',
    `
    as a teen|picking it up|pick it up|picking it back up|pick it back up|skated when i was|
    skated in school|skated in the|havent touched|havent touched a board|havent ridden|havent stepped on|
    year break|break i|break im|back at it|back to skating|back skating|coming home to|rusty|year pause|
    after a pause|after kids|after a baby|after having a baby|after the baby|after giving birth|since high school|since school|since college|quit|stopped skating|last skated|
    dust off|started again|start again|returning|came back|coming back|getting back|back into|
    back on the board|comeback|after a long break|long break|havent skated|used to skate|after years|
    picked it up again|in the nineties|in the 90s|in the eighties|in the 80s|in my twenties|as a teenager|
    as a kid|when i was young|back in the 90s|back in the nineties|long ago|quit for
    `,
  ],
  [
    'one year',
    `
    between beginner and intermediate|in between beginner and intermediate|beginner to intermediate|
    beginner intermediate|upper beginner|advanced beginner|good beginner|low intermediate|lower intermediate|
    early intermediate|almost intermediate|nearly intermediate|not quite intermediate|not yet intermediate
  `,
  ],
  [
    'intermediate',
    `
    medium|medium difficulty|mid difficulty|middle difficulty|moderate difficulty|moderate|medium hard|
    mortal|mere mortal|average human|normal human|normal person|regular person|ordinary person|average joe|
    intermediate|intermediate level|medium level|mid level|average skater|decent skater|past the basics|
    no longer a beginner|not a beginner|not a beginner anymore|plateau|plateaued|im stuck|i am stuck|
    been stuck|feel stuck|feeling stuck|got stuck|stuck since|stuck for|in a rut|stuck in a rut|hit a wall
  `,
  ],
  [
    'advanced',
    `
    advanced|advanced skater|experienced skater|good skater|pretty good skater|sponsored|pro|pro level|
    veteran|expert|expert level
    `,
  ],
  [
    'adult',
    `
    old guy|old man|old dude|old fart|old lady|older guy|older skater|middle aged|middle age|getting old|
    getting older|too old|not young|not as young|not getting younger|grown man|grown woman|grown up|boomer|
    midlife|late bloomer|skate dad|skate mom|mom of two|dad of two|mom of three|dad of three
    `,
  ],
  [
    'senior',
    'grandpa|grandma|grandfather|grandmother|pensioner|retired|retiree|senior citizen|elderly|in my sixties',
  ],
  [
    'child',
    `
    grandson|granddaughter|niece|nephew|year old boy|year old girl|preschooler|first grader|third grader|
    elementary school|little kid|little boy|little girl|toddler|small child|our kid|my cousin is|kiddo|
    youngster|my daughter|my son|my kid|my child|my boy|my girl|my nephew|my niece|my little bro|my lil bro|
    my lil brother|my lil sister|my little sis|my grandson|my granddaughter|my grandkids|my little brother|
    my little sister|kindergarten|kid|for a child|little one|my students|my grandchild|our son|our daughter
    `,
  ],
]
