import { anyOf, NAME, type Saying, SO, THE, wherever } from '../pattern.ts'

const POLE = anyOf('pole', 'post', 'sign ?post', 'bollard')
const LEANING = anyOf('lear?ning', 'angled', 'tilted', 'slanted', 'crooked')
const LEANS = anyOf(
  'sticks?',
  'sticking',
  'leans?',
  'lear?ning',
  'bent',
  'angled',
  'tilted',
  'comes?',
  'coming',
)

const REFUSED = anyOf(
  "(?:don'?t|do not|dont) (?:want|like|wanna)(?: to)?",
  'without',
  'no',
  'avoid(?:ing)?',
  'scared of',
  'afraid of',
  'hate',
  'tired of',
  'sick of',
  'less',
  'nothing(?: (?:where|that))?',
)
const HAPPEN = anyOf(
  'get(?:ting)?',
  'be(?:ing)?',
  'hit(?:ting)?',
  'hav(?:e|ing)',
  'smash(?:ing)?',
  'bang(?:ing)?',
)
const SHINS = anyOf(
  'shinn?ed',
  'shinn?ers?',
  'shiners?',
  'shins?(?: ?(?:hits?|bangs?|pain))?',
  'credit ?card(?:ed|s)?',
)

const FAMILY = anyOf(
  'grand(?:ma|pa|mother|father|parents|dad|mom)',
  'granny',
  'parents',
  'dad',
  'father',
  'mom',
  'mum',
  'mother',
  'uncle',
  'aunt',
  'brother',
  'sister',
  'cousin',
)
/** Whoever looks on and does not skate. */
const WATCHER = `(?:my|the|our|your|his|her) (?:[a-z]+ )?${anyOf(FAMILY, 'cat', 'dog', 'neighbou?rs?', 'wife', 'husband', 'landlord', 'boss', 'teacher', 'ex')}`
const BOARD = anyOf('board', 'skateboard', 'deck', 'setup', 'complete')
const SCRATCH = anyOf(
  'scratch',
  'scrape',
  'scuff',
  'ruin',
  'damage',
  'chip',
  'wreck',
  'destroy',
  'grind',
  'slide',
)

/** What a slam may hurt. */
const BODY = anyOf(
  'ankle',
  'knee',
  'foot',
  'leg',
  'hip',
  'back',
  'tail ?bone',
  'coccyx',
  'butt',
  'ass',
  'wrist',
  'elbow',
  'hand',
  'finger',
  'thumb',
  'rib',
  'heel',
  'shoulder',
  'groin',
  'calf',
  'hamstring',
  'toe',
  'shin',
)

/** What is not to happen, and what is ruled out with it. */
const UNWANTED: readonly (readonly [happens: string, leaves: string])[] = [
  // What turns over under the feet is what hits the shins, and what has to be caught.
  [`(?:(?!the shins)[a-z]+ ){0,7}?(?:${HAPPEN} )(?:(?:me|you|in|on|the|my|your) )*shins?`, ' no flip, '],
  [`(?:${HAPPEN} )*(?:(?:the|a|my|more|any|to|in|by) )*${SHINS}`, ' no flip, '],
  [
    '(?<!\\bno )(?:(?:i|you|u|that|where) )*(?:(?:have|need|having) to )?catch(?:ing)?(?: (?:it|the board|my board))?',
    ' no flip, ',
  ],
  [
    anyOf(
      'look(?:ing)? (?:back(?:wards?)? )?over (?:my|the|your) shoulder',
      '(?:turn|hav)(?:ing)? my back (?:to|turned to) [a-z ]{3,16}',
      '(?:(?:go|land|com|spinn?|turn|roll)(?:e|ing)? )?(?:in(?:to)? )?blind(?: ?side)?(?: (?:tricks?|stuff|landings?|spins?|turns?))?',
    ),
    ' no backside, ',
  ],
  [
    `${SCRATCH}(?:ing)? (?:up )?(?:(?:(?:my|the|this|a|brand|new) )*(?:board|deck|graphics?|paint|trucks|nose|tail)|it(?<=\\b(?:board|deck|setup|graphic)s?\\b.*))`,
    ' my board, no grind, no slide, ',
  ],
]
/** Said to its end. */
const ENDS = '(?= *(?:$|[.,!?;:]|\\b(?:and|but|so|or|please|pls|because|cause)\\b))'

const HURT = anyOf(
  'wore out',
  'killed',
  'tweaked',
  'rolled',
  'sprained',
  'twisted',
  'wrecked',
  'bruised',
  'hurt',
  'broke',
  'tore',
  'pulled',
  'smashed',
)
/** What a trick leaves behind on a leg. */
const SORE = anyOf(
  'black (?:and|n|&) blue',
  'bruised',
  'battered',
  'wrecked',
  'destroyed',
  'bleeding',
  'bloody',
  'cut up',
  'scabbed',
  'swollen',
  'sore',
)
const BY = '(?:from|because of|after)'
const DOING = '(?:while|by|from|doing|trying|practicing|landing|on|an?|the|my) '
/** A trick is named by the words that begin here. */
const TRICK = `\\w*${anyOf('flip', 'shuv', 'tre\\b', '360', '180', 'heel', 'ollie', 'grind', 'slide', 'big ?spin')}`
const LEDGE = '(?:bar|rail|ledge|box|bench)'
const OTHER =
  '(?:he|she|they|my (?:friend|buddy|mate|brother|sister|opponent|bf|gf|boyfriend|girlfriend|homie|cousin))'
const LACKS = anyOf(
  'hates?',
  'sucks? at',
  '(?:is|are) (?:bad|terrible|trash) (?:at|in)',
  "can'?t (?:do|land|skate)",
)
const FRIGHTENING = anyOf('sketchy', 'scary', 'intimidating', 'gnarly', 'sketch')
const OBSTACLE = anyOf('rail', 'ledge', 'hubba', 'stair', 'gap', 'bank', 'spot', 'ramp', 'bar', 'set', 'drop')
const CELEBRATED = anyOf(
  'wedding',
  'birthday',
  'graduation',
  'prom',
  'anniversary',
  'bachelor',
  'stag',
  'reunion',
  'retirement',
)

const BASIC = anyOf(
  'ollie',
  'kickturn',
  'pop shuv(?:it)?',
  'shuv(?:it)?',
  '180',
  'manual',
  'kickflip',
  'drop in',
  '50-50',
)

/** Who skates, with what body and for whom, told in passing. */
export const ASIDES: readonly Saying[] = [
  [/\b(?:that )?i (?:can'?t|cannot|won'?t|never) miss\b/g, 'that always lands'],
  [/\b(?:my )?new (board|deck)(?= (?:\d|is|feels?|was)\b)/g, 'my $1'],
  [
    /\b(?:i'?m )?(?:an? )?(?:only|just|mostly) (?:an? )?(?:transition|ramp|bowl|vert|park|street|ledge|flat(?: ?ground)?) (?:guy|skater|dude|person|kid|girl)\b[,.]?(?= (?:want|wanna|looking|need))/g,
    ' ',
  ],
  ...UNWANTED.map(([happens, leaves]): Saying => [wherever`\b${REFUSED} ${happens}${ENDS}`, leaves]),
  [
    wherever`\b(?:is |are |looks? )?too (?:pretty|nice|expensive|precious|new|clean|good|beautiful|fresh) to ${SCRATCH}\b(?: (?:it|up))*`,
    ', no grind, no slide, ',
  ],
  // Whoever gives a board away tells nothing of who is to skate it.
  [
    wherever`(?<=\b(?:${BOARD})) (?:for (?:christmas|xmas|my birthday) )?from (?:(?:my|our|his|her|the) )?${FAMILY}s?\b`,
    ' ',
  ],
  [
    wherever`\b(?:(?:my|our|his|her) )?${FAMILY}s? (?:just )?(?:gave|bought|got|handed|left) (?:me|him|her|us) (?:an?|my|his|her|the) (?:[a-z]+ ){0,3}?(?:${BOARD})\b`,
    'got a board',
  ],
  // Where somebody is from, and what they speak.
  [
    /\b(?:and |but )?(?:sorry (?:for|about) my (?:bad )?english|(?:i )?(?:only )?(?:speak|know) (?:very )?(?:a )?(?:little|no|bad|not much) english|(?:i'?m|i am) from [a-z]+(?: and)?)\b[,.]?|^(?:hola|bonjour|ciao|hallo|salut)\b[,.!]*/g,
    ' ',
  ],
  [/\b(?:christmas|xmas|birthday) money(?: (?:bought|got) (?:me )?)?\b/g, ' got '],
  // How good one is, and no mood.
  [
    /(?<=\b(?:teach|want|something|give|show|need)\b.*),? (?:but |and |cause |because )?i suck(?: at (?:it|this|skating|skateboarding))?(?=[.! ]*$)/g,
    ', i am a beginner',
  ],
  [
    /(?<=\bbut (?:i )?)(?:can'?t|cannot|never learned to|don'?t) (?:really |even )?skate (transition|tranny|ramps|bowls|vert)(?: at all| yet)?(?=[.! ]*$)/g,
    'new to $1',
  ],
  [
    /,? but (?:i )?(?:(?:can|do|land|have|got) )*nothing off (?:an? |the )?curbs?\b/g,
    '. want to ollie off a curb',
  ],
  [
    /^(?:so |super |really |i'?m )*(?:stoked|hyped|psyched)(?:[,!:.]+| that| because| bc)? (?=i\b|i'?ve\b|ive\b)/g,
    '',
  ],
  [/(?<=\b(?:just|finally) (?:learned|landed|got|did|learnt)\b.*),? (?:i'?m |so )*stoked\b/g, ''],
  // "Started three months ago, ollie kickturn shuv."
  [
    wherever`^(?:i )?(?:just )?started (?:skating |skateboarding )?(?:(?:like|about|only) )*[a-z0-9]+ (?:day|week|month|year)s? ago[,.;]? (?:(?:i'?m |am )?\d+ ?(?:yo|y\/o|years? old|yrs? old)[,.;]? )?((?:(?:${BASIC})s?(?:,? and |,? )?){2,})(?=$|[.!])`,
    (_, row: string) => `i can ${row.replace(/(?<=[a-z0-9]),? (?=[a-z0-9])/g, ', ')}. what next`,
  ],
  // In a park there is everything.
  [
    wherever`^(?:so |ok |hey )?(?:(?:(?:what|which) (?:should|can|could|do|shall|to) ?(?:i|we)? ?(?:do|try|learn|skate|practice)(?: (?:today|first|now))?|tricks?(?: ideas?| to (?:do|try|learn))?|something(?: to (?:do|try|learn))?|(?:i'?m |we'?re |we are |i am )?(?:going|heading|headed|off|back)) )?(?:(?:at|in|to|for|from) )?(?:(?:the|my|our|an?|this|that|new|local|indoor|outdoor|concrete|small|tiny|little|big|empty|huge|nearby|nice) )*(?:skate ?)?parks?(?: (?:is|was|just|finally|got|opened|built|open|small|tiny|empty|big|today|tomorrow|tonight|now|near me|(?:alone|with (?:my |some )?(?:friends?|homies|crew|kids?|son|daughter))|in (?:the )?(?:winter|summer|morning|rain)))*[,.:;]?(?: (?:so |and )?(?:what (?:first|now|next|else)|(?:what|which) (?:do|should|can|to) ?(?:i|we)? ?(?:try|do|learn|skate|start with)(?: first| there)?))?[?.! ]*$`,
    'what next',
  ],
  // What others would say to it tells how loud it is to be, or how pretty.
  [
    wherever`\b(?:(?:that|which) )?${WATCHER} (?:would|will|'?d|might|is going to) (?:(?:really|absolutely|totally) )?(?:hate|fear|run (?:away )?from|freak out (?:at|over|about)|complain about)\b`,
    'that makes a loud noise',
  ],
  [
    wherever`\b(?:(?:that|which) )?${WATCHER} (?:would|will|'?d|might|is going to) (?:(?:really|absolutely|totally) )?(?:love|like|enjoy|be proud of|clap for|approve of|be impressed by)\b`,
    'to impress people',
  ],
  // What hurt one is out until that has healed.
  [
    wherever`\b${HURT} (?:my|his|her) (?:left |right |back |front )?${BODY}s? (?:${DOING})*(?=(?:dropping|drop) in\b|(?<=${DOING})${TRICK})`,
    'injured, no ',
  ],
  [
    wherever`^(?!.*${TRICK}.*)(.*?)\b(?:fell|landed|slammed|crashed|came down|wiped out)(?: (?:hard|bad|badly|right|straight))* (?:on|onto) (?:my|the) (?:left |right )?(${BODY})s?\b`,
    '$1my $2 hurts ',
  ],
  // By when it is to be learned.
  [
    /\b(?:before|by|until|till) (?:the |my |next |this )*(?:summer|winter|spring|autumn|fall|christmas|birthday|vacation|holidays?|school starts|season)\b/g,
    ' ',
  ],
  // What the others are afraid of is the one to have.
  [
    wherever`\b(?:they|every ?(?:one|body)|he|she|my friends?|the others|all of them)(?:'?re| are|'?s| is|re)? (?:all )?${SO}(?:scared|afraid|terrified) of (?:my |the |doing )*${NAME},? (?:so(?: what)?)?[?.! ]*$`,
    'i want $1',
  ],
  [
    /\b(?:(?:\d|some|a few|a couple of) )?tricks? (?:that )?(?:he|she|they|my (?:friend|mate|buddy|brother)) (?:can'?t|cannot|can not) (?:do|land|match|copy)\b/g,
    ' game of skate nobody expects ',
  ],
  // What comes before the trick does not work: that is where the help is wanted.
  [
    wherever`^(?:i )?(?:want to |wanna |would like to |trying to |need to )(?:learn |do |land |get )*${THE}${NAME}s?,? (?:but|and|yet) my ${NAME}s? (?:is|are|still|really|just)? ?(?:sucks?|bad|terrible|trash|weak|shit|shaky|sketchy|inconsistent|not (?:good|great|solid|there)(?: yet| enough)?|(?:isn'?t|aren'?t) (?:good|great|solid|there)(?: yet| enough)?)[.! ]*$`,
    'my $2: i cant land it',
  ],
  // Shins that hurt from the one trick that is named were hit by the board.
  [
    wherever`^(?:i (?:want|love|like|do|try|practice)(?: to)? )?(?:my |the )?${NAME}s?,? (?:but|and|because)? ?(?:it (?:makes|hurts) )?(?:my )?(shins?|ankles?)(?: (?:is|are|always|really|so))* (?:hurts?|hurting|kills? me|sore|aches?|bruised|bleeding)(?: ${BY} (?:it|them|that|those))?[.! ]*$`,
    'my $1: the board hits my $2',
  ],
  // Where a ramp stands says nothing of the room there is.
  [
    /\b((?:quarter ?pipe|mini(?: ?ramp)?|ramp|half ?pipe|bowl|ledge|rail|flat ?bar|box)s?) (?:(?:is|are|stands?|set up) )?(?:in|inside) (?:my|our|the|a) (?:garage|basement|back ?yard|barn|warehouse|attic|living room)\b/g,
    '$1',
  ],
  [
    /\bindoors? (?=(?:skate ?)?(?:parks?|ramps?|mini|bowls?|halls?|quarter|half ?pipe|vert|plaza|ledges?|rails?|spots?|facility|street)\b)/g,
    '',
  ],
  [/\b(?:old )?vert (?:dog|guy|rat|skater|head)s?\b(?=.*\b(?:mini|park|street|flat|ledges?)\b)/g, 'skater'],
  // Nor does what stands beside a spot.
  [
    /\b(?:behind|in front of|outside|next to|near|by) (?:the|a|an|our|my) (?:\w+ )?(?:store|shop|mall|church|restaurant|mcdonalds|cinema|library|office)\b/g,
    ' ',
  ],
  // How one lands it is no part of its name.
  [wherever`\b(land\w*(?: [a-z]+){0,4}? with (?:only |just )?one foot)(?= ${TRICK})`, '$1,'],
  // What one is sore from is not wanted again.
  [
    wherever`\bshins? (?:is |are |r |s )?${SO}(?=(?:${SORE}|hurts?|hurting) ${BY}\b)`,
    ' no flip, no shuvit, ',
  ],
  [
    wherever`\b(?:${SORE}|trashed|toast|aching|scarred|dead) ${BY} (?:all (?:the |my )?|doing |trying |practicing |too many |so many )*(?=${TRICK}|3 flip)`,
    ' hurts from ',
  ],
  [/\bno (?:falls?|bails?|slams|mistakes?) (?:wanted|allowed|please|pls)\b/g, ' safe '],
  [/\b(?:lying|laying|lie|lay|sitting|sit|crouch\w*|sat) down\b/g, ' '],
  [
    /\b(?:tricks? for (?:two|2)(?: people| of us)?\b|doubles (?:with|line|tricks?)\b|doubles$)(?: (?:an? |my )?(?:mate|friend|buddy|homie|gf|bf|brother|sister))?/g,
    ' trick for the whole group ',
  ],
  // "Where you don't grab".
  [
    /\b(?:where|that|when) (?:u|you|i|we) (?:don'?t|do not|never)(?: have to| need to| even)* (?=(?:grab|flip|spin|pop|ollie|jump|grind|slide)\b)/g,
    ' without ',
  ],
  [
    wherever`^((?:bump|bank|kicker|gap) to (?:\w+ )?${LEDGE}|\w+ ?${LEDGE})\W+(?:should i |do i |better to )?(?:n?ollie|jump|pop|hop) (?:over )?(?:it|that) or (?:grind|slide)(?: (?:it|that|on it))?[?. ]*$`,
    'easy trick $1',
  ],
  // "My sister says girls can't do grinds": that is what is wanted.
  [
    wherever`\b(?:(?:my|some|this|the|every|an?) )?[a-z]+ (?:says?|said|reckons?|thinks?|told me)(?: that)? (?:girls|women|moms?|mums?|dads?|kids|old (?:guys|people|men|women|ladies)|fat (?:guys|people)|short (?:guys|people)|tall (?:guys|people)|people (?:my age|like me)|i|we) (?:can'?t|cannot|can not|could never|will never)(?: do| land| learn| skate)? ${THE}([a-z0-9-]{3,14}?)s?(?=$|[.,!?])`,
    'want $1 trick',
  ],
  [
    /\b(?:i'?m |i am )?(?:learning|studying) english\b|\b(?:my|sorry for my|excuse my) (?:bad )?english(?: is| are)?(?: not)?(?: so| very)?(?: good| bad| poor)?\b/g,
    ' ',
  ],
  [
    wherever`\b${OTHER} can (?:do |land )?${THE}${NAME}s?,? and (?:he |she )?(?:won'?t|wont|never|doesn'?t) (?:shut up|stop (?:bragging|talking|going on))[^.,!?]*(?:, (?:so )?need something to shut (?:him|her|them) up)?`,
    'game of skate',
  ],
  // What the other cannot do is what wins the letter.
  [
    wherever`^(?=.*\b(?:so|give|need|want|set|tricks?|something|anything|what)\b).*\b${OTHER}(?: \w+)? ${LACKS}(?: any)? (nollie|switch|fakie)s?\b[^.!?]*$`,
    'game of skate, $1 trick',
  ],
  // An obstacle that frightens asks for something easy on it.
  [
    wherever`(?<=\b${OBSTACLE}s?\b),? (?:(?:and|but|is|it'?s|its|that'?s|looks?) )*(?:kinda|kind of|a bit|a little|pretty|really|super|so|very|lowkey) ${FRIGHTENING}[.! ]*$`,
    ', easy trick',
  ],
  [/\bhip[- ]hop\b/g, ' '],
  // What leans out of the ground is no rail; "leaning" has been taken for a slip of "learning" by now.
  [
    wherever`\b(?:what (?:do|can|should) (?:i|you|we) do (?:on|with|at) )?(?:an? |the )?(?:${POLE}|pipe)s? (?:that |which |is |are )*${LEANS}(?: (?:out|up|over|of|the|from))*(?: (?:ground|floor|sidewalk|concrete|street))?|\b(?:an? )?${LEANING} ${POLE}s?\b`,
    'pole jam',
  ],
  // Who has only the air without a turn has that one.
  [
    /\b(?:with |has |have |can (?:only )?(?:do )?|only (?:have |do )?|just )+airs? (?:only |just )?to fakie(?: only)?\b/g,
    '. i can air to fakie.',
  ],
  // What it is for says nothing of the trick.
  [
    wherever`(?<!\b(?:board|deck|setup|complete) )\b(?:for|at|on) (?:an?|my|the|our|his|her) ${CELEBRATED}(?: (?:video|party|dance|reception|day|dinner|speech))?\b`,
    ' ',
  ],
  [
    /\b(?:(?:that )?(?:gets?|getting)|for) (?:me )?(?:a lot of |many |some |more |the )?(?:views|likes|followers|clout)\b|\b(?:that )?go(?:es)? viral\b/g,
    'to impress people',
  ],
  [/\bcold weather,?/g, ' '],
  // What is as slick as marble is none.
  [/(?<=\b(?:slick|slippery|smooth) )like (?:an? )?(?:marble|ice|glass)(?: \w+)?(?: floor| rink)?\b/g, ' '],
  // How long the clip is says nothing of how long there is for it.
  [
    /\b(?:an? |one |\d+ |thirty |half a |ten )?(?:seconds?|minutes?|hours?)[ -]long (?=video|clip|part|line|reel|film)/g,
    ' ',
  ],
  [
    /\bbut for (?:some(?:one|body)|a (?:person|guy|girl|skater)|people|me|us|those) (?:who |that )?(?:can'?t|cannot|can not|don'?t|doesn'?t|barely|hardly)(?: really)? (?:pop|ollie|jump)s?(?: (?:very |that |so |too )?(?:high|much|well|big))?\b/g,
    'but easier',
  ],
]
