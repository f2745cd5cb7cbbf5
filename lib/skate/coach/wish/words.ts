import { CONTACT_NAMES, contactNamed, recordOf } from '../../contacts.ts'
import { MOODS, type Mood } from '../tastes/moods.ts'
import type { Trait } from '../traits.ts'
import { SAID_IN_PASSING, SMALL_WORDS } from './fillers.ts'
import { EXPERIENCE_WORDS, MOOD_WORDS } from './mood-words.ts'

/** How the names and things that follow are meant. */
export type Mode =
  | 'want'
  | 'once'
  /** Said of someone else, or of what comes later. */
  | 'aside'
  | 'exclude'
  | 'can'
  | 'cannot'
  /** Lands, but not often enough to go on from. */
  | 'sometimes'
  | 'like'
  | 'after'
  | 'between'
  /** As hard, and otherwise what it likes. */
  | 'level'
  | 'toward'
  | 'harder'
  | 'easier'

/** What a phrase means in a wish. `isPlain` words are everyday ones, which skating shares with the rest of the world. */
export type Meaning =
  | {
      readonly is: 'traits'
      readonly traits: readonly Trait[]
      readonly isPlace?: boolean
      readonly isPlain?: boolean
    }
  | { readonly is: 'mode'; readonly mode: Mode; readonly isPlain?: boolean }
  | { readonly is: 'mood'; readonly mood: Mood; readonly isPlain?: boolean }
  | {
      readonly is: 'ease'
      readonly ease: 'easier' | 'harder'
      readonly isMost?: boolean
      readonly isThan?: boolean
      readonly isPlain?: boolean
    }
  /** Asks for something without saying what; about skating, unless it is plain. */
  | { readonly is: 'ask'; readonly isPlain?: boolean }
  /** What was named before it is landed: "on lock". */
  | { readonly is: 'landed' }
  /** What stands next to it lands now and then. */
  | { readonly is: 'sometimes' }
  /** What was named last does not work yet: "is not there yet". */
  | { readonly is: 'failing' }
  /** What was named last, but not itself: "a kickflip variation". */
  | { readonly is: 'variation' }
  /** The same goes for what was named last: "too". */
  | { readonly is: 'too' }
  /** The same kind of thing as what is landed. */
  | { readonly is: 'alike' }
  /** What was named before it is not wanted: "are out". */
  | { readonly is: 'ruled out' }
  /** Turned the other way. */
  | { readonly is: 'mirrored' }
  | { readonly is: 'both sides' }
  | { readonly is: 'join' }
  | { readonly is: 'but' }
  /** Changes nothing; `isContent` words are more than grammar. */
  | { readonly is: 'filler'; readonly isContent?: boolean }
  /** About something else than what to skate next. */
  | { readonly is: 'elsewhere' }

const TRAITS: readonly (readonly [readonly Trait[], string])[] = [
  [['stance nollie'], 'nollie|nolly|off the nose|nollie stance'],
  [
    ['stance fakie'],
    'fakie|fakey|rolling backwards|riding backwards|rolling backward|going backwards|rolling fakie',
  ],
  [
    ['stance switch'],
    'opposite foot|opposite stance|switchstance|sw|wrong foot forward|other foot forward|switch stance|switch trick|switch tricks',
  ],
  [['stance regular'], 'my normal stance|normal stance|own stance|natural stance|my regular stance'],
  [['frontside'], 'frontside|fs|front side'],
  [['backside'], 'backside|bs|back side'],
  [
    ['shuvit'],
    'scoopy|scoop|scooping|scooped|shuvit|shuv|shove it|shuv it|shovit|shoveit|board spin|board spinning|board spins|board rotation|board spinning and me not',
  ],
  [
    ['body varial'],
    'body varial|sex change|me spinning board staying still|only my body turns|body spins board doesnt|board staying still',
  ],
  [['impossible'], 'impossible|wrap'],
  [['flip', 'flip in'], 'flip in|flips in|flip into|flip in trick|with a flip in|flipping in|flip on'],
  [['flip', 'flip out'], 'flip out|flip off|flipping out'],
  [['kickflip', 'flip in'], 'kickflip into|kick flip into'],
  [['kickflip', 'flip out'], 'kickflip out|kick flip out'],
  [['heelflip', 'flip in'], 'heelflip into'],
  [['heelflip', 'flip out'], 'heelflip out'],
  [['into', 'trick out'], 'trick in trick out'],
  [['into'], 'trick into|something into'],
  [['trick out'], 'trick out|something out|trick out of|something out of'],
  [['shuvit in'], 'shuv in|shuvit in|shove it in|shuvit into|shuv into'],
  [['spin in'], '180 into|spin into|turn into|270 into'],
  [['shuvit out'], 'shuv out|shuvit out|shove it out|shove out'],
  [['spin out', 'out 180'], '180 out'],
  [['spin out'], 'spin out|bs out|fs out|turn out|270 out'],
  [['style One Foot'], 'one foot|one footed|one footer'],
  [['style Hippie Jump'], 'hippie|hippy|hippie jump|hippy jump|hippie flip|hippy flip|hippie kickflip'],
  [['270'], '270|two seventy'],
  [['chained', 'place edge'], 'two grinds in one|two grind in one|grind combo|slide combo|grind combination'],
  [['flip', 'flip in', 'flip out'], 'flip in flip out'],
  [
    ['combination'],
    'combo|combination|combos|two tricks in one|three tricks in one|tricks in one|two parts|three parts|four parts|several parts',
  ],
  [['kind stall'], 'lip trick|coping trick|stall trick'],
  [
    ['one truck'],
    'on one truck|one truck only|only one truck|single truck|on the back truck|on the front truck',
  ],
  [['nose'], 'front wheel|on the front wheel|on front wheel|front truck|nose wheelie'],
  [
    ['shuvit', 'turn 360'],
    'board goes round once|board turns once|board spins once|board goes round completely|board goes all the way round|board does a full turn|board does a 360',
  ],
  [
    ['shuvit'],
    'board goes round|board goes around|board turns under me|board turns under my feet|board does a half turn',
  ],
  [['kickflip', 'double'], 'two kickflip|2 kickflip|kickflip twice|kickflip x2'],
  [['heelflip', 'double'], 'two heelflip|2 heelflip|heelflip twice'],
  [['kickflip', 'triple'], 'three kickflip|3 kickflip'],
  [['flip'], 'flip trick|flippy|flippies|board flip|flipping the board'],
]

/** Everyday words that mean something on a board. */
const PLAIN_TRAITS: readonly (readonly [readonly Trait[], string])[] = [
  [['stance fakie'], 'backwards'],
  [['stance switch'], 'switch'],
  [
    ['spin'],
    'spin|spinning|rotation|rotate|rotating|turn my body|turning round|turning around|body turn|body rotation|turn around|spinny|twist|turning|turn',
  ],
  [['turn 180'], '180|one eighty|half turn|halfway around'],
  [['turn 360'], '360|three sixty|full turn|full rotation|all the way around'],
  [
    ['spin', 'body 360'],
    '360 body spin|body 360|360 body rotation|body spin of 360|360 with my body|spin 360|360 spin|spin a 360|spin a full 360|full spin',
  ],
  [['spin', 'body 180'], '180 trick|spin 180|180 spin|spin a 180'],
  [['spin', 'body 540'], '540 spin|spin 540|spin a 540'],
  [['spin', 'body 720'], '720 spin|spin 720|spin a 720'],
  [['turn 540'], '540|five forty'],
  [['turn 720'], '720|seven twenty'],
  [['turn 900'], '900|nine hundred'],
  [['flip'], 'flip|flipping|flick|flicking|flicky'],
  [['kickflip'], 'kick'],
  [['heelflip'], 'heel'],
  [['board turn'], 'varial'],
  [['double'], 'double|two flips|flips twice|flip twice'],
  [['triple'], 'triple|three flips'],
  [['late'], 'late'],
  [['revert'], 'revert'],
  [['pop'], 'pop off|pop|popping'],
  [
    ['jump'],
    'leave the ground|leaving the ground|jumps|hop|hopping|airborne|off the ground|jump|jumping|jump up|jump at all',
  ],
  [['hand'], 'hands on the board|use my hands|with my hands|hold the board|holding the board|hands'],
  [['kind grind'], 'grind|grinding|grinds'],
  [['kind slide'], 'slide|sliding'],
  [['kind manual'], 'wheelie|balance|balancing|two wheels|wheely'],
  [['kind stall'], 'stall|lip'],
  [['grab'], 'grab|grabbed|grabbing'],
  [['contact Invert'], 'inverted|getting inverted|upside down|going upside down|handplant|hand plant|invert'],
  [['kind plant'], 'plant'],
]

/** Where it is skated; the flag says that the word is an everyday one. */
const PLACES: readonly (readonly [readonly Trait[], string, boolean?])[] = [
  [['place flat'], 'flatground|flat ground|flatland|on flat|on the flat'],
  [
    ['place flat'],
    'my street|our street|promenade|boardwalk|esplanade|pier|town square|market square|multi storey|multistorey|runway|bike path|bike lane|cycle path|alley|dead end|loading bay|gas station|petrol station|supermarket|school gym|sports hall|wood floor|wooden floor|parking garage|underground garage|wheelchair ramp|access ramp|loading ramp|flat|asphalt|crusty|rough ground|tarmac|concrete slab|sidewalk|pavement|cul de sac|schoolyard|school yard|playground|roof top|rooftop|nothing on it|empty lot|open space|flat spot|smooth ground|street outside|no park|no skatepark|no ledges|no obstacles|nothing to grind|cobbles|in the street|dance floor|gym floor|hockey rink|rink|parking lot|car park|no obstacle|driveway|street in front|tennis court|basketball court',
    true,
  ],
  [['kind manual'], 'manual pad|manny pad|manual|manny|mannie|mani pad'],
  [['place edge'], 'grindable|hubba|parking block|grindbox|grind box|slide box|manual box'],
  [
    ['place edge'],
    'down ledge|downledge|out ledge|pallet|plank|low wall|tree trunk|bus stop|bus bench|low bar|low bars|metal bar|planter|bump to ledge|gap to ledge|bank to ledge|kicker to ledge|fountain|skate stopper|marble block|marble|wax spot|manual table|picnic table|concrete block|granite|step up ledge|a block|stone bench|coping stone|slick curb|red curb|ledge|curb|kerb|bench|box|edge|out ledge',
    true,
  ],
  [['style Slappy', 'kind grind'], 'slappy|slappie|slappy trick|slappie trick'],
  [
    ['place edge', 'on Rail'],
    'bike rack|guardrail|guard rail|kink|double kink|kinked rail|kink rail|handrail|bump to bar|bump to rail|gap to rail|kicker to rail|flatbar|flat bar|round bar|square rail|down rail',
  ],
  [['place edge', 'on Rail'], 'rail', true],
  [
    ['transition'],
    'back wall|side wall|wall of the bowl|deep end|shallow end|the shallow|the deep|into the deep|pool corner|cradle|full pipe|fullpipe|over vert|mini ramp|miniramp|quarter pipe|quarterpipe|halfpipe|half pipe|coping|snake run|extension|hubba bank|transition|trannie|tranny',
  ],
  [['transition'], 'mini|ramp|quarter|bowl|pool', true],
  [
    ['place air'],
    'vert|vert ramp|vert wall|above the coping|above coping|over coping|over the coping|above the lip|out of the bowl|out of the ramp|mega ramp|big air',
  ],
  [['kind air'], 'air|airs', true],
  [
    ['kind air', 'transition'],
    'over the channel|channel|over the doorway|doorway|death box|over the death box|quarter to quarter|ramp to ramp|wall to wall|roll in channel|transfer from|transfer over|transfer between|transfer',
    true,
  ],
  [['place air'], 'spine', true],
  [['bank'], 'storm drain|spillway|culvert|drain|bank|banked|ditch|drainage|wedge|bank spot', true],
  [
    ['hip'],
    'hip|over a hip|funbox|fun box|a frame|frame box|bump|speed bump|bump over|pyramid|kicker|launch ramp|jump ramp|jump box|launch box|box jump|kicker box|launcher',
    true,
  ],
  [['style Pole Jam'], 'pole jam|polejam|bent pole'],
  [['wall'], 'wallride|wall ride|wallie|wallrides'],
  [['wall'], 'wall|jersey barrier|concrete barrier|road barrier|k rail', true],
  [['gap'], 'stair set|over a gap|double set'],
  [
    ['gap'],
    'curb cut|steps|up a sidewalk|down a sidewalk|off a sidewalk|up a step|up a kerb|staircase|set of stairs|drop|ledge drop|loading dock|curb drop|euro gap|grass gap|pile of|up a curb|over a stick|a stick|broomstick|half buried tire|buried tire|off a curb|down a curb|over a cone|traffic cone|cone|over a barrel|over something|a box jump|over a board|over a deck|trash can|trashcan|fire hydrant|hydrant|manhole|hay bale|sewer cap|stairs|stair|gap|down a set|drop off a ledge',
    true,
  ],
]

const MODES: readonly (readonly [Mode, string, boolean?])[] = [
  [
    'exclude',
    'banned|ban|heard enough of|seen enough of|got enough of|so over|totally over|completely over|kinda over|pretty over|aint|that aint|that aint a|ruled out by|scared by|scared when|freaked out by|freaked out about|creeped out by|cant deal with|dont trust|do not trust|had enough of|sworn off|quit doing|allergic to|something else than|anything else than|something different than|something different from|else than|no|not|without|dont want|dont like|dont feel like|never|avoid|except|excluding|except for|hate|minus|skip|wont|nothing with|no more|neither|nor|anything other than|everything other than|done with the|apart from|aside from|besides|leave out|leaving out|without any|without doing|ditto|same with|same goes for|not a fan of|cant be bothered with|no interest in|not interested in|ruled out|burned out on|burnt out on|over doing|enough with|dont do|please not|anything that isnt|that isnt|that isnt a|nothing like|nothing where|nothing that|refuse to|refuse|cant stand|suck at|crap at|trash at|shit at|awful at|weak at|garbage at|im bad at|bad at|terrible at|not good at|sick of|tired of|bored of|bored with|instead of|other than|rather than|anything but|everything but|fed up with|not into|scared of|afraid of|stay away from|done with|hold the|zero|over it with|anything except|everything except|nothing|isnt|arent|ban|enough of|break from|rest from|time off from|scared to|too scared to|afraid to|never want|never want to see|never want to do|dont want to see|hurt from|hurts from|hurt because of|cant stand',
    true,
  ],
  [
    'can',
    'someone who only|somebody who only|someone who just|who only has|who only have|who just has|who only knows|who only can|who can only|who can|who knows|who has only|who already has|who already can|who lands|all i got is|all i got are|all i have are|all ive got is|all ive got|all i can do are|ive only got|i only know how to do|managed to land|ive got down|been able to|someone with|ive got nothing but|i have nothing but|got nothing but|have nothing but|been doing nothing but|do nothing but|doing nothing but|my only trick is|my only tricks are|the only trick i have is|only trick i have is|only trick i know is|the only trick i know is|learned to|learnt to|learned how to|just learned to|got the hang of|learned|learnt|figured out how to|comfy|comfy on|comfy with|comfortable on|someone who can|someone who has|someone who lands|somebody who can|somebody who has|somebody who lands|someone who knows|comfortable|im comfortable|confident|im confident|solid at|decent at|im decent at|ok at|okay at|fine with|happy with|pretty good at|great at|not bad at|could only|can only|only can|i can only|i could only|only done|ive only done|have only done|only ever done|have only ever done|ive done|i can finally|i can now|i can sort of|i finally landed|finally landed|finally landing|finally got|finally have|just stomped|stomped|nailed|i nailed|just nailed|figured out|i figured out|i own|i mostly do|mostly do|all i have is|all i can do is|all i know is|all i do is|i always do|i only do|only do|learnt|i learnt|just learnt|i only have|only have|only got|i only got|i just do|just do|so far|so far i have|so far i can|so far i|have been landing|ive been landing|i feel good about|feel good about|happy with my|proud of my|tricks i have|tricks i know|the tricks i have|my tricks|my bag|my bag of tricks|my current tricks|currently have|currently i have|currently can|i started landing|started landing|we both can|i can|i can already|i can do|i already know|i already|i know|i have|ive got|ive landed|i land|ive mastered|i mastered|i do|ive learned|ive learnt|i got|got|i learned|after learning|ive been doing|been doing|been landing|im good at|good at|im comfortable with|i just landed|i just learned|just learned|just landed|just got|comfortable with|confident with|my|can|can do|only know|i only know|know|already know|everything up to|all the way to|ive had|i have got|we can|he can|she can|kid can|already|landing|i hit|i stomp',
    true,
  ],
  [
    'aside',
    'he already can|they already can|so i can|so that i can|to set up|set up for|so im able to|that sets up|because my friend can|my friend can|my friends can|my mate can|everyone else can|he does|she does|my brother does|my friend does',
    true,
  ],
  ['once', 'used to|used to be able to|back then i could|i could once', true],
  [
    'cannot',
    'never learned|never learnt|never got|never figured out|never managed|never could|i could never|never really got|still no|still dont have|still cant|still missing the|yet to land|have yet to land|i cant|cant|cannot|i cannot|cant do|frustrated with|frustrated by|annoyed with|annoyed by|fed up of|stuck on|stuck at|stuck with|i dont know|i havent landed|never landed|not yet landed|couldnt|struggle with|struggling with|trouble with|having trouble with|working on|learning|trying to learn|still learning',
    true,
  ],
  [
    'like',
    'like|like a|in the same family as|same family as|family of|related to|reminiscent of|in the spirit of|cousins of|sibling of|along the lines of|comparable to|resembles|resembling|spin on a|spin on the|twist on|take on a|take on the|something close to|alternative to|similar to|variation of|variation on|version of|close to|based on|builds on|build on|reminds of|same as|in the style of|kind of like|sort of like|close cousin of|cousin of',
  ],
  [
    'after',
    'progress from|progressing from|move on from|moving on from|graduate from|graduated from|upgrade from|build from|after|what comes after|next after|comes after|follows|beyond|next step after|progression from|up from',
  ],
  [
    'level',
    'same level as|same level as a|as hard as|as hard as a|about as hard as|same difficulty as|same difficulty as a|as difficult as|on the level of|on par with|around the level of|equal to',
  ],
  ['between', 'between|in between|halfway between|somewhere between'],
  [
    'toward',
    'what do i need for|what do i need for a|do i need for|need for a|need for an|need for the|so i can land|so that i can land|to be able to land|practice so i can|practice so i can land|practice before|needed for|required for|get to a|get to the|get to my|get me to|arrive at|work my way to|road to|roadmap to|whats the road to|way to a|ladder to|journey to|to get to|in order to learn|so i can learn|to unlock|unlock|unlocks|gets me to|gets me ready for|ready for|first before|build toward|before trying|before i try|learn before|foundation for|basics for|prereq|prereqs for|prerequisites for|prerequisites of|on my way to|be able to do|step to|steps to|a step to|stepping stone|stepping stone for|stepping stone to|stepping stones to|before|need before|i need before|lead to|leads to|leads up to|leading to|leading up to|work up to|working up to|working toward|working towards|work toward|work towards|towards|toward|closer to|gets me closer to|prerequisite for|prepare for|prepares me for|on the way to|build up to|building up to|path to|route to|first step to|learn first for',
  ],
  [
    'harder',
    'bigger than|bigger spin than|more spin than|more rotation than|scarier than|crazier than|cooler than|sicker than|notch above|a notch above|bit above|just above|step above|a step above|one above|one up from|one level up from|level up from|next level from|next up from|spicier than|gnarlier than|more advanced than|trickier than|a bit more than|more than just|harder than|more difficult than|a step up from|step up from|tougher than|one level above',
  ],
  [
    'easier',
    'notch below|a notch below|bit below|just below|step below|a step below|one below|below|one down from|gentler than|kinder than|less technical than|smoother than|not as scary as|safer than|less gnarly than|baby version of|easier version of|beginner version of|lite version of|easier than|simpler than|less scary than|not as hard as|less hard than|a step down from',
  ],
  [
    'want',
    'to start|to begin with|to get into|i want|want|wanna|something|give me|show me|just|only|instead|rather|looking for|id like|please|need|i need|suggest|teach me|prefer|for|how about|what about|is|are|would|should|make it|what should|lets|any|maybe|next|then|im after|some kind of|some sort of|some',
    true,
  ],
]

const EASES: readonly (readonly [Meaning & { is: 'ease' }, string])[] = [
  [
    { is: 'ease', ease: 'easier', isThan: true, isPlain: true },
    'for pussies|for wimps|for cowards|for babies|for dummies|for scaredy cats|something smaller|something milder|milder|tamer|safer|easier|simpler|less hard|less scary|more doable|toned down|easier version',
  ],
  [
    { is: 'ease', ease: 'harder', isThan: true, isPlain: true },
    'scarier|spicier|harder|tougher|more difficult|gnarlier|more technical|crazier|one harder|next level',
  ],
  [
    { is: 'ease', ease: 'easier', isPlain: true },
    'need a win|a win|get a win|easy win|dumped|got dumped|heartbreak|need to win something|need confidence|some confidence|build confidence|my confidence|whats first|what first|what do first|what should i do first|frustrated|frustrating|annoyed|discouraged|demotivated|losing motivation|first try trick|confidence boost|confidence booster|boost my confidence|confidence trick|for confidence|quick win|easy win|feel good trick|easy|simple|basic|mellow|gentle|chilled|not hard|not too hard|nothing crazy|not crazy|not too crazy|nothing too crazy|not scary|not too scary|nothing scary|nothing too hard|not difficult|not too difficult|approachable|doable|first|a first|straightforward|safe',
  ],
  [
    { is: 'ease', ease: 'easier', isPlain: true },
    'never done|never tried|havent tried|havent done|never did|never ground|never grinded|never really done',
  ],
  [
    { is: 'ease', ease: 'easier', isMost: true, isPlain: true },
    'most basic|most simple|most easy|easiest|simplest|super easy|very easy|really easy',
  ],
  [
    { is: 'ease', ease: 'harder', isPlain: true },
    'melt faces|melt their faces|melt minds|melt my mind|melt my brain|melts my brain|melt brains|face melter|mind blowing|blow their mind|blow mind|brain melting|mind melting|cocky|overconfident|feeling strong|feeling good|feeling great|feeling confident|super long term|hard|difficult|challenging|challenge|a challenge|dangerous|crazy|impressive|tough|push me|pushes me|not easy|not too easy|nothing easy',
  ],
  [
    { is: 'ease', ease: 'harder', isMost: true, isPlain: true },
    'hardest|gnarliest|insane|impossible to do|most difficult|craziest|hardest thing',
  ],
]

const ASKS =
  'sesh|next step|logical next step|trick|tricks|skate|skating|skateboard|skateboarding|board trick|skater|what next|whats next|what now|wat now|next trick|what should i learn|what to learn|learn next|step up|progress|progression'
const PLAIN_ASKS =
  'most used|most common|commonest|surprise|dealers choice|your pick|your call|up to you|idk|i dunno|no clue what to do|what to skate|dont care|teach me one|gimme one|give me one|tell me one|show me one|learn one|random|random one|one more|anything goes|whats good|pick something|what do good skaters|most useful|useful|most important|important|most popular|popular|iconic|classic|essential|must know|must have|what can i try|what should i try|what can i learn|what could i try|what could i learn|give me something|gimme something|show me something|something new|anything new|worth learning|hit me with|anything|whatever|surprise me|suggest something|suggest|recommend|you choose|pick one|idea|what can i do|to do|what should i|next|learn'

const LANDED =
  'have them|have those|have both|got them|got those|got both|finally|are fun|are so fun|are my jam|thats my bag|is my bag|are my bag|thats all i have|thats all i got|thats all|thats it|easy now|are clean|is clean|are smooth|is smooth|are nice|is nice|are decent|are strong|is strong|are perfect|yes|yep|yes sir|check|feel great|feels great|feel natural|feels natural|are great|is great|on tap|on repeat|whenever i want|whenever|is my only trick|are my only tricks|my only trick|my best trick|is my best|is my go to|my go to|my favorite trick|is my thing|are my thing|felt easy|feels easy|feel easy|was easy|is too easy|are too easy|got easy|too easy now|is boring now|are boring now|boring now|are boring|is boring|bore me|bores me|are boring me|is boring me|got boring|getting boring|are getting boring|for days|on a good day|nearly always|most of the time|9 out of 10|no sweat|no biggie|down|works|work|working now|works now|works great|is there|is comfortable|are comfortable|feels comfortable|feel comfortable|are dialed|is dialed|clean now|pretty good|pretty clean|pretty solid|is okay now|already there|nailed|figured out|learned already|learnt already|under control|on lock|locked|dialed|dialled|on point|done|down|no problem|every try|every time easy|first try|solid|are good|is good|are easy|is easy|all day|in the bag|sorted|consistent|consistently|mastered|landed|down pat|are fine|is fine|are solid|fine|all summer|both ways and|easily|with my eyes closed|are no issue|no issue|every go|under my belt|in my bag|are mine|is mine|are there|are done|are in the bag|come easy|are no sweat|are locked|feel good|feels good|are automatic|are second nature|pretty consistently|consistently now|are okay|are ok|is ok|covered'

const FAILING =
  'nope|is impossible|are impossible|feels impossible|feel impossible|seems impossible|seem impossible|is hopeless|are hopeless|never lands|never land|not so good|not so great|not really|less so|not yet|not quite|not quite yet|not there yet|isnt there yet|is not there yet|not working|isnt working|is not working|arent working|are not working|doesnt work|dont work|wont work|still missing|is missing|are missing|needs work|need work|in progress|not so much|wont come|doesnt come|dont come|isnt landed|is not landed|not landed|not landed yet|still not|cannot yet|not dialed|isnt dialed|still fails|still fail|is a struggle|are a struggle|suck|sucks|are trash|is trash|are ass|is ass|are garbage|is garbage|are shit|is shit|are crap|is crap|are terrible|is terrible|are awful|is awful|are horrible|is horrible|are a mess|is a mess'

const RULED_OUT =
  'hurts my ear|hurt my ear|hurts my eye|is too loud for me|hates me|hate me|dont like me|doesnt like me|is not my friend|is my nemesis|is my enemy|is cursed|hurts my brain|hurt my brain|hurts my head|fry my brain|fries my brain|are overrated|is overrated|overrated|gives me the creeps|give me the creeps|creep me out|creeps me out|scare me|scares me|terrify me|terrifies me|makes me nervous|make me nervous|not my cup of tea|is cringe|are cringe|cringe|are played out|is played out|played out|are done to death|too mainstream|is for kooks|are for kooks|looks ugly|look ugly|are ugly|is ugly|are lame|is lame|are whack|is whack|look bad|looks bad|look dumb|looks dumb|look stupid|looks stupid|not my thing|never been my thing|do nothing for me|does nothing for me|can wait|want anything else|want something else|need something else|anything else please|something else please|confuse me|confuses me|is confusing|are confusing|dont make sense|dont click|doesnt click|wont click|freak me out|got old|gets old|is getting old|are getting old|got stale|are out|is out|are a no|is a no|no go|are a no go|are not my thing|isnt my thing|arent my thing|are off the table|off the table|are banned|are forbidden|are excluded|not allowed|arent allowed|isnt allowed|are not for me|arent for me|isnt for me|is not for me|dont work for me|doesnt work for me|hurt too much|hurt|make me sick|bore me|bores me|annoy me|not please|out of the question'

/** Clearly about something else: gear, history, the rest of the world. */
const ELSEWHERE =
  'natas spin|natas spins|air fryer|kick the ball|kick a ball|flip the house|flip a house|flip houses|flip burgers|flip pancakes|mad at me|angry at me|break up|breakup|broke up|divorce|card trick|magic trick|hat trick|party trick|rocket league|wrestling|tony hawk game|table tennis|ping pong|heel cream|flip phone|kick the habit|kick the bucket|flat tire|flat tyre|tire|tyre|fix a flat|flat screen|honda|toyota|transmission|spin class|heel pain|running shoes|heel spur|switch off|nintendo|manual for my|user manual|slide deck|power point|brands|olympic|olympics|olympic sport|pepper|cereal|washing machine|gap year|roll a joint|times 2|the lights|timer|alarm|should i wear|como estas|ca va|wie gehts|que tal|my grandma had|lottery ticket|skateboarding history|history of skateboarding|skate history|about skateboarding history|rich|famous|alive|dead|how old|how tall|where does|where do i buy|where can i buy|born|married|died|bedtime|story|article|summarize|summarise|housing|landlord|rent|iphone|android|click here|free money|casino|viagra|online|website|discount|coupon|mitochondria|chemistry|physics|math|maths|history of|biology|geography|plumber|toilet|dentist|insurance|mortgage|bank account|bank loan|loan|credit card|visa|passport|wedding|funeral|baby name|hamster|goldfish|dating|tinder|kids party cake|cake|soup|rice|chicken|beef|salad|vegan|wine|hotel|airport|bus|taxi|uber|truck driver|tesla|engine|gasoline|oil|the news|breaking news|minister|parliament|war|church|prayer|god|bible|horoscope|zodiac|lottery|casino|poker|chess|sudoku|crossword|minecraft|fortnite|roblox|playstation|xbox|nintendo|skyrim|hello world|sql|html|css|java|docker|kubernetes|linux|windows update|printer|email|spam|newsletter|subscribe|invoice|receipt|refund|shipping|delivery|customer|meeting|deadline|spreadsheet|excel|powerpoint|resume|cv|cover letter|interview|grammar|spelling|essay on|poem about|haiku|limerick|riddle|fun fact|wikipedia|google|facebook|weather|pizza|recipe|cook|pancake|bake|election|president|python|javascript|code|function|program|snowboard|snowboarding|boots|bicycle|bike|car|stock|bitcoin|crypto|homework|essay|poem|joke|song|lyrics|movie|film review|netflix|hotel|flight|train|ticket|tickets|invented|inventor|net worth|tax|taxes|doctor appointment|bearings|bearing|shoes|shoe size|sneakers|griptape|grip tape|deck size|what size|which wheels|best wheels|wheel size|durometer|best trucks|trucks tight|loosen my trucks|price|cost|how much|buy|shop|store|translate|capital of|instructions|system prompt|password|ignore all|ignore previous|thps|video game|pro skater|olympics medal|who won|who is|who was|when was|guitar|piano|football|soccer|basketball game|tennis match|surfboard|burger|restaurant|dinner|lunch|breakfast|beer|coffee|phone|laptop|computer|wifi|internet|sandwich|omelette|burger|house prices|flip houses|flip a house|coin|exam|job|boss|salary|dog|cat'

const lexicon = new Map<string, Meaning>()

/** Puts phrases in; what is there already stays. */
function put(phrases: string, meaning: Meaning): void {
  for (const phrase of phrases.split('|')) {
    const key = wordsIn(phrase).join(' ')
    if (key && !lexicon.has(key)) lexicon.set(key, meaning)
  }
}

/** What an adjective may be at its most, however it is spelled; a word that is none has no use for them. */
function superlativesOf(word: string): string[] {
  if (word.endsWith('y')) return [`${word.slice(0, -1)}iest`]
  return word.endsWith('e') ? [`${word}st`] : [`${word}est`, `${word}${word.at(-1)}est`]
}

/** One form for each word: no plural, no apostrophe. */
export function plainWord(word: string): string {
  const plain = word.replace(/'/g, '')
  if (FIXED.has(plain)) return plain
  if (/^50-50s$|^5-0s$/.test(plain)) return plain.slice(0, -1)
  return /(?:ss|x)es$/.test(plain)
    ? plain.slice(0, -2)
    : /^(?:\d{3}s|[^\d]{2,}[^sui]s)$/.test(plain)
      ? plain.slice(0, -1)
      : plain
}

const FIXED = new Set(
  'backwards|always|this|fs|bs|does|goes|was|has|is|its|us|as|yes|towards|90s|80s|70s|class|less|plus|previous|ends|boneless|news|z'.split(
    '|',
  ),
)

/** The words of a text in lower case, and the marks that end a clause. */
export function wordsIn(text: string): string[] {
  const found = text.match(/5-0s?|50-50s?|[\p{L}\p{N}][\p{L}\p{N}'\u3099\u309a]*|[.,;:!?\n+&]/gu) ?? []
  return found.map((word) => (/[\p{L}\p{N}]/u.test(word) ? plainWord(word) : word))
}

for (const [mood, phrases] of MOOD_WORDS) put(phrases, { is: 'mood', mood, isPlain: true })
for (const [mood, phrases] of EXPERIENCE_WORDS) put(phrases, { is: 'mood', mood, isPlain: true })
for (const [meaning, phrases] of EASES) put(phrases, meaning)
// "Ugliest" asks for what "ugly" does.
for (const [mood, phrases] of MOOD_WORDS)
  for (const word of phrases.split('|'))
    if (/^[a-z]{3,10}$/.test(word)) put(superlativesOf(word).join('|'), { is: 'mood', mood, isPlain: true })
/** What suits no more than a mood like this is easy. */
const CALM = 3.5
// "Lazier" asks for what is easier, and "steezier" for what "steezy" does.
for (const [mood, phrases] of MOOD_WORDS)
  for (const word of phrases.split('|').filter((each) => /^[a-z]{2,9}y$/.test(each))) {
    const isCalm = (MOODS[mood].most ?? 10) <= CALM
    const easier = { is: 'ease', ease: 'easier', isThan: true, isPlain: true } as const
    put(`${word.slice(0, -1)}ier`, isCalm ? easier : { is: 'mood', mood, isPlain: true })
  }
for (const name of CONTACT_NAMES) {
  if (name === 'Manual' || name === 'Air' || name === 'Rock') continue
  const known = [name, ...recordOf(contactNamed(name)).spellings].map((each) => each.toLowerCase())
  for (const each of known.filter(
    (each) => (each.length > 4 || /\d/.test(each)) && !/^(board|blunt|boards|front|grind|slide)$/.test(each),
  ))
    put(each, { is: 'traits', traits: [`contact ${name}`] })
}
for (const style of ['No Comply', 'Boneless', 'Pressure', 'Casper', 'Hippie Jump', 'Powerslide'])
  put(style.toLowerCase(), { is: 'traits', traits: [`style ${style}`] })
put('slide around|sliding around|slide about|skid around|skidding around', {
  is: 'traits',
  traits: ['style Powerslide'],
})
for (const [traits, phrases] of TRAITS) put(phrases, { is: 'traits', traits })
for (const [traits, phrases, isPlain = false] of PLACES)
  put(phrases, { is: 'traits', traits, isPlace: true, isPlain })
for (const [traits, phrases] of PLAIN_TRAITS) put(phrases, { is: 'traits', traits, isPlain: true })
put(
  'both ways|both sides|either side|either way|both fs and bs|fs and bs|frontside and backside|both frontside and backside|front and back',
  { is: 'both sides' },
)
put(ELSEWHERE, { is: 'elsewhere' })
put(RULED_OUT, { is: 'ruled out' })
put('mirrored', { is: 'mirrored' })
put('too|as well|aswell', { is: 'too' })
put(LANDED, { is: 'landed' })
put('lands sometimes|so so|meh', { is: 'sometimes' })
put(FAILING, { is: 'failing' })
put('variation|variations|variant|variants|version|versions|alternative|substitute|replacement', {
  is: 'variation',
})
put(
  'similar|but similar|like that|like those|same kind|in that direction|along those lines|same family|like them',
  { is: 'alike' },
)
put(ASKS, { is: 'ask' })
put('but|though|however|although|but with', { is: 'but' })
for (const [mode, phrases, isPlain = false] of MODES) put(phrases, { is: 'mode', mode, isPlain })
put(PLAIN_ASKS, { is: 'ask', isPlain: true })
put('into|in to|and then|plus', { is: 'join' })
put(
  'coming back down|coming back in|coming back around|comes back down|come back down|coming back up|wrist guard|wrist guards|knee pad|knee pads|elbow pad|elbow pads|no coping|without coping|skate hard|wheelbite|wheel bite|wheelbites|knee high|shin high|waist high|hip high|ankle high ledge|teaching|the ground|hits the ground|on the ground|off the ground|touches the ground|to the ground|the floor|the wall of text|brand new',
  { is: 'filler' },
)
put([...SMALL_WORDS, 'boss said', 'thirty seconds', 'rock hard'].join('|'), { is: 'filler' })
put([...SAID_IN_PASSING, 'in japan', 'from japan', 'to japan', 'mid air', 'midair', 'in mid air'].join('|'), {
  is: 'filler',
  isContent: true,
})

const LONGEST_PHRASE = 6

/** What words mean in a wish, by their plain forms with spaces between. */
export const LEXICON: ReadonlyMap<string, Meaning> = lexicon

/** All words that stand in some phrase of it: they are spelled as they are meant. */
export const LEXICON_WORDS: ReadonlySet<string> = new Set(
  [...lexicon.keys()].flatMap((phrase) => phrase.split(' ')),
)

/** The longest phrase that begins at a word. */
export function phraseAt(
  words: readonly string[],
  start: number,
): { meaning: Meaning; length: number } | null {
  for (let length = Math.min(LONGEST_PHRASE, words.length - start); length > 0; length--) {
    const meaning = LEXICON.get(words.slice(start, start + length).join(' '))
    if (meaning) return { meaning, length }
  }
  return null
}
