import { anyOf, NAME, type Saying, SO, THE, wherever } from '../wish/pattern.ts'
import { isTrick } from '../wish/rewrite/lists.ts'

const CANNOT = "(?:can'?t|cannot|can not)"
const NEVER = `(?:${CANNOT}|don'?t|won'?t|never|barely|hardly)`
const HOW_TO = '(?:so )?how (?:do (?:i|you)|to|can i)'
/** How often, before what one does. */
const STILL = '(?:(?:always|just|keeps?|still|only|sometimes|often) )*'
const SIDE = '(?:frontside|backside|fs|bs|front|back)'
/** What is low and still has to be ollied. */
const BUMP = anyOf('curb', 'kerb', 'step', 'stick', 'crack', 'ledge', 'pad', 'pebble', 'edge')
const FINE = anyOf('good', 'fine', 'ok', 'okay', 'solid', 'easy', 'down', 'on lock', 'no problem', 'great')
const MANUAL = '(?:manual|manny|mannie)s?'
/** How the name of a trick on flat ground ends. */
const ON_FLAT = anyOf('flip', 'shuv\\w*', 'heel', 'spin', '180', '360', 'tre', 'ollie', 'hardflip', 'laser')
/** What is done on a coping, and is trouble of its own. */
const ON_COPING = anyOf('stall', 'grind', 'rock', 'disaster', 'blunt', 'airs?\\b', '50', '5-0', 'land')
/** Where a slide, a grind or a stall is left from. */
const ON_EDGE = anyOf(
  'slide',
  'grind',
  'stall',
  'rock',
  'disaster',
  'blunt',
  '50-50',
  '5-0',
  'crook',
  'smith',
  'feeble',
)
const UNCLEAN = anyOf('sketchy', 'sketch', 'sloppy', 'messy', 'ugly', 'dirty', 'unclean', 'wobbly')
const ENDS_BADLY = anyOf(
  'dying',
  'killing myself',
  'breaking (?:my|a) \\w+',
  'getting (?:hurt|killed|broken)',
  'eating shit',
  'slamming',
  'busting my ass',
)
/** What one is afraid of in a trick. */
const SLAMMING = anyOf(
  'falling(?: (?:backwards?|back|forwards?|off|over|down))?',
  'eating (?:it|shit)',
  'slamming',
  'bailing',
  'hanging up',
  'slipping(?: out)?',
  'dying',
  'getting hurt',
)
/** What is not to happen, without its "-ing". */
const MISHAP = `(${[
  'kick',
  'send',
  'shoot',
  'los',
  'hit',
  'land',
  'fall',
  'lean',
  'turn',
  'slid',
  'stop',
  'throw',
  'slip',
  'stick',
  'catch',
  'flip',
  'sitt',
  'jump',
].join('|')})ing`

/** What moves, and goes wrong, when a trick does. */
const MOVED =
  '(?:board|deck|nose|tail|wheel|truck|body|shoulder|hip|foot|feet|heel|toe|ankle|leg|knee|arm|weight|hand|flick|scoop|catch)'

/** What fear does to one, short of its name. */
const HELD_BACK = anyOf(
  "my (?:head|brain|mind) (?:always |just )?(?:says (?:no|stop)|blocks?(?: me)?|won'?t let me|stops me|freezes|gets in the way|plays games)",
  'mental(?:ly)? block(?:ed)?',
  '(?:get(?:ting)? )?(?:too much )?in my (?:own )?head',
  'over ?think(?:ing)?',
  'second[ -]guess(?:ing)?',
  'psych(?:e|ing)? (?:myself|me) out',
  'talk(?:ing)? myself out',
  '(?:freez(?:e|ing)|panic(?:king)?|tens(?:e|ing)|lock(?:ing)?)(?: up)?(?= (?:right |just )?(?:before|when|on|at|every))',
  'hesitat(?:e|ing)',
)

/** Who runs out of speed below the coping. */
const GETS_NOT = `${NEVER}(?: (?:even|really|quite|seem to|ever))* (?:get|make it|reach|go|come)(?: (?:even|all the way|up|high|far|enough|close|it|to))*`
const STOPS_HALFWAY = '(?:stuck|stop|only get|only make it)\\w*(?: up)?(?: at| to)? half(?:way)?(?: up)?'

const SO_MANY = anyOf('\\d+', '(?:hundreds|months|weeks|years) of', 'a thousand', 'a million', 'so many')
const WHERE_TO_BEGIN = anyOf(
  'start',
  'begin',
  'first',
  'confidence',
  '(?:get over|overcome|get used to) (?:it|this|that)',
)

/** What is held, on an edge or on two wheels. */
const HELD_TRICK = /(?:slide|grind|50-50|50|5-0|manual|crook|smith|feeble|blunt|tail|board|lip)s?$/

const RAMP = anyOf(
  'mini(?: ?ramp)?',
  'ramp',
  'quarter(?: ?pipe)?',
  'bowl',
  'half ?pipe',
  'pool',
  'vert(?: ramp)?',
)
/** How it feels on the platform of a ramp, and where one stands or looks then. */
const AFRAID_UP_THERE = anyOf(
  'freez(?:e|ing|es)',
  'panic(?:king|s)?',
  'chicken(?:ing)?(?: out)?',
  'back(?:ing)? out',
  'scared',
  'stand',
  'stuck',
  'shak(?:e|ing|es|y)',
  'lock(?:s|ed|ing)? up',
  'hesitat(?:e|ing)',
  "can(?:no|')?t (?:make myself|bring myself|lean|commit|go)",
  '(?:stomach|heart|legs?|knees?) (?:always |just |starts? to )?(?:drop|sink|turn|rac|pound|stop|shak|shiver|trembl|go)(?:e|es|s|ing)?',
)
const UP_THERE = anyOf(
  'lean(?:ing)? (?:in|forward)(?: to it)?(?= *(?:$|[.,!?]))',
  `(?:on|at) (?:the )?(?:(?:edge|top|lip|coping|platform|deck)(?: of (?:the|an?|my|our) ${RAMP})?)(?= *(?:$|[.,!?]|before|when|and|every))`,
  `look(?:ing)? (?:over|down)(?: (?:into|from|at|on))? (?:the|an?|my|our) (?:${RAMP}|coping|edge|drop)`,
  '(?:before|when|as|right before) (?:i )?(?:have to |try to |want to |should )?drop(?:ping)?(?: in)?(?= *(?:$|[.,!?]))',
)

/** What a trick does that turns out to be another one. */
const BECOMES = anyOf(
  'end(?:s|ing)? up(?: as| being| in)?',
  '(?:slid|slipp|fall|turn|go|dropp|swing|com)(?:ing|e|es|s)? (?:in ?to|in|out as)',
  'becom(?:e|es|ing)',
)

/** What is said of a foot that does not help. */
const IDLE = anyOf(
  'useless',
  'lazy',
  'dead(?: weight)?',
  'asleep',
  'dumb',
  '(?:not )?doing (?:nothing|anything|much|its job)',
  "(?:do(?:es)?n'?t|won'?t) (?:do anything|do much|help|work|do its job)",
  'does nothing',
)

/** Rolls in backwards and turns, so that it ends forward. */
const FROM_FAKIE =
  '((?:(?:frontside|backside|fs|bs) )?(?:half|full) cab(?: (?:kick|heel)?flip)?|fakie (?:fs |bs |frontside |backside )?(?:180|flip))'
const ENDS_FAKIE =
  ' ?(?:land|end up|end|come (?:out|down)|roll (?:away|out|off))(?:s|ing)? (?:\\w+ )?(?:fakie|backwards?)'

/** What a trick does that fails, told without a "my" before its name. */
const FAILS_SO = anyOf(
  'spins',
  'rotates',
  'dips',
  'catches',
  'slips',
  'shoots',
  'flies',
  'ends (?:at|up at|short)',
  'falls (?!from)',
  'lands (?:on|behind|upside|primo|crooked|in front)',
  "(?:doesn'?t|does not|won'?t) (?:flip|spin|rotate|turn|come|get|give|land|pop|slide|grind|lock)",
  '(?:(?:is|are|goes|go) )?vertical',
  'is (?:sideways|crooked|\\d+ (?:inch\\w*|cm) (?:high|low))',
)
/** Who asks for something else with it. */
const ASKS = anyOf('what', 'which', 'want', 'something', 'anything', 'else', 'instead', 'next', 'like', 'or')

/** What goes wrong, in loose words or without the trick's name, in those by which it is known. */
export const COMPLAINTS: readonly Saying[] = [
  [
    wherever`^${NAME} (?=${STILL}${FAILS_SO})(?!.*(?:\b${ASKS}\b|[?]))`,
    (told: string, name: string) => (isTrick(name) ? `my ${name} ` : told),
  ],
  [
    /\b(?:spins?|rotates?|turns?|scoops?|comes around)(?: (?:fine|ok|good|well|all the way))?,? but (?:it )?(?:doesn'?t|does not|won'?t|never|isn'?t|not) (?:even )?(?:flips?|flipping)\b/g,
    'never flips',
  ],
  [
    wherever`^(?:my )?((?:n?ollie|kickflip|heelflip)s?) ${STILL}(?:spin|turn|rotat)(?:s|e|es)? (?:an? )?(?:180|90|half|quarter)(?: turn)? (?:by (?:it|them)sel(?:f|ves)|on (?:its|their) own|without me|for no reason|every time)[.!? ]*$`,
    'my $1 turns sideways',
  ],
  [
    wherever`^(?:i )?${STILL}(?:do|end up in|land in|fall into) (?:the |a )?splits? (?:on|in|with|doing|when i do) ${THE}${NAME}s?[.! ]*$`,
    (told: string, name: string) => (isTrick(name) ? `my ${name}: i never land both feet on it` : told),
  ],
  [
    wherever`^(?:when(?:ever)? )?(?:i )?(?:com|hopp|popp|gett|dropp)(?:e|ing) (?:off|out)(?: of)? (?:an? |the |my )?(?:ledge|rail|box|curb|bench)(?:es|s)?,? i ${STILL}(?:land|come (?:off|out|down)|hang) (?:\w+ )?(?:crooked|sideways|sketchy|weird|up)\b[^.!?]*[.! ]*$`,
    'my 50-50: i cant get off',
  ],
  [
    wherever`^(?:(?:my|such|always|so|really|very) )*${UNCLEAN} landings?(?: (?:all the time|always|every time))?[.! ]*$`,
    'my ollie: i land sketchy',
  ],
  [
    wherever`^(?:my |the )?(back|front) (?:foot|leg) (?:(?:is|feels|just|always|totally|completely|kinda|so|like) )*${IDLE}(?: (?:when|in|on|at|for)(?: i)? ${THE}([a-z0-9 -]{3,20}?)s?)?[.! ]*$`,
    (_, foot: string, name?: string) =>
      `my ${name ?? 'ollie'}: ${foot === 'back' ? 'the back wheels never leave the ground' : 'the board is not level'}`,
  ],
  [
    wherever`^(?:so |why do )?(?:i )?${STILL}(?:${ENDS_FAKIE}|(?:fakie|backwards?) landings?) (?:on|in|with|after|out of|when i do) ${THE}${FROM_FAKIE}s?[?.! ]*$|^(?:my )?${FROM_FAKIE}s? ${STILL}${ENDS_FAKIE}[?.! ]*$`,
    (_, one?: string, other?: string) => `my ${one ?? other} only turns halfway`,
  ],
  // Whoever does not get up is told how to, whatever they put it down to.
  [
    wherever`^(?:[^,.!?]*\b(?:legs?|short|small|weak|heavy|fat|tall)\b[^,.!?]*?[,. ]+)?(?:(?:so|and|but|i|just|really) )*${CANNOT} (?:really )?(?:pop|jump|ollie|go) (?:(?:very|that|too|so|any) )*high(?:er)?(?: enough)?[.! ]*$`,
    'my ollie is too low',
  ],
  [
    wherever`^(?:my )?((?:kick|heel)flip)s? (?:is|are|flips?|spins?|turns?|goes|go|rotates?) ${SO}(?:slow|slowly|lazy)[.! ]*$`,
    'my $1: the flick is too slow',
  ],
  [
    wherever`^(?:so |why do )?(?:i |my )?(?:always |still |just )?(?:get|have|got) (?:no|zero|little|hardly any|barely any|not enough) (?:height|pop|air) (?:on|in|with|out of) ${THE}${NAME}s?[?.! ]*$`,
    (told: string, name: string) => (isTrick(name) ? `my ${name}: it is too low` : told),
  ],
  // What the board weighs is put forward for a flip that does not come.
  [
    wherever`^(?:my |the )?(?:board|deck) is ${SO}(?:heavy|wide|big|long|old|bad|fat)(?: that)?[,. ]+(?:and |so )?(?:it |the board )?(?=(?:won'?t|doesn'?t|never|can'?t) (?:even )?(?:flip|turn over|rotate))`,
    'my kickflip ',
  ],
  // "Stuck on kickflips, should I try heelflips": the other one is asked about.
  [
    wherever`^.*\b(?:stuck|struggl\w+|nowhere|no luck|failing|${CANNOT})\b[^.!?]{3,50}?[,.!;]? (?:so |and |or |but )?should i (?:just |rather |maybe |better )*(?:try|learn|move on to|switch to|go for|start(?: with)?|do) ${THE}${NAME}s?(?: instead| first| now| for a (?:bit|while))?[?.! ]*$`,
    (told: string, name: string) => (isTrick(name) ? `i want ${name}` : told),
  ],
  // "Manual balance sucks": a part of the trick is bad, and the trick is not refused.
  [
    wherever`^(?:my )?${NAME}s? (balance|pop|flick|scoop|catch|timing|control|landing)s? (?:sucks?|(?:is|are|feels?) ${SO}(?:bad|trash|off|terrible|awful|weak|shit|gone|horrible|inconsistent))\b.*$`,
    (told: string, name: string, part: string) => (isTrick(name) ? `my ${name}: the ${part} is bad` : told),
  ],
  [
    /\b(?:is|are|am|just|keeps?)? ?(?:not|never|don'?t|doesn'?t|won'?t) (?:(?:com|go|gett|turn|spinn)(?:e|ing)|get|turn|spin|go) (?:all the way )?a?round(?: (?:all the way|fully|far enough|enough|completely))?\b/g,
    ' only turns halfway',
  ],
  // "Nose drops in manuals", "body goes one way and the board the other on fs 180s".
  [
    wherever`^((?:(?:my|the|both) )?(?:(?:front|back|leading|rear) (?!board|nose|tail))?${MOVED}s? [^.!?]{3,50}?) (?:in|on|with|during|when i|while i|doing)(?: do| try)? ${THE}${NAME}[.! ]*$`,
    (told: string, fault: string, name: string) => (isTrick(name) ? `my ${name}: ${fault}` : told),
  ],
  [
    wherever`^(?:i |i'?m |im )?(?:(?:always|keep|just) )*(los(?:e|ing) (?:all )?(?:my |the )?(?:speed|balance)) (?:after|on|in|with|during|every time i|when i)(?: every| each)? ${THE}${NAME}[.! ]*$`,
    (told: string, fault: string, name: string) => (isTrick(name) ? `my ${name}: i ${fault}` : told),
  ],
  [
    wherever`\b(?:fear|scared|afraid|terrified) of ${SLAMMING} (?:on|in|when|doing|with|during) ${THE}${NAME}(?=[.,!? ]*$)`,
    (told: string, name: string) => (isTrick(name) ? `scared of ${name}` : told),
  ],
  [
    wherever`^(?:my )?${NAME}s?[,:]? (?:(?:but|and|i'?m|im|i am|so|really|still) )*(?:scared|afraid|terrified) of ${SLAMMING}[.! ]*$`,
    (told: string, name: string) => (isTrick(name) ? `scared of ${name}` : told),
  ],
  [
    wherever`^(?:my |the |every )?(grind|slide)s? ${STILL}(?:stops? (?:dead|immediately|right away|instantly)|sticks?|gets? stuck)[.! ]*$`,
    (_, kind: string) => `my ${kind === 'grind' ? '50-50' : 'boardslide'}: it sticks`,
  ],
  [
    wherever`^(?:i )?(?:can )?(?:(?:only|just) )?(?:(?:hold|do|keep) )?${THE}((?:nose )?${MANUAL}),? (?:(?:only|just|for|lasts?|like|about) )+(?:an?|one|two|[12]|half an?|a couple of|a few) (?:seconds?|feet|foot|yards?|met(?:er|re)s?)[.! ]*$`,
    'my $1: i cant hold it longer',
  ],
  [
    /\b(?:board|it) (?:doesn'?t|won'?t|never|does not|doesnt|wont) (?:really )?(?:stick to|stay (?:on|with|under)|follow|come (?:up )?with) (?:my |the )?(?:feet|foot|me)\b/g,
    'the board leaves my feet',
  ],
  [
    /\b(?:never|can'?t|cannot|don'?t|won'?t) (?:really )?(?:(?:get|land|jump|make it|step|come) back on(?:to)? (?:the|my) board|(?:get|put|bring) (?:my |both |the )+feet back on(?:to)?(?: (?:it|the board|my board))?)\b/g,
    'never land both feet',
  ],
  [
    wherever`^(?:the )?${NAME}s? (?:kills? me|fills? me|gives? me)(?: with)? (?:the )?(?:fear|anxiety|panic|dread)[.! ]*$`,
    'scared of $1',
  ],
  [
    /^how (?:to|do i|can i) (?:just |finally |learn to )?commit[?.! ]*$/g,
    'my kickflip: i am scared to commit',
  ],
  [
    /^(?:my )?([a-z0-9 -]*(?:slide|grind|50-50|5-0)s?),? (?:but )?(?:with )?no (?:slide|grind|movement)[.! ]*$/g,
    'my $1: it sticks',
  ],
  [wherever`^(?:my )?pop (?:is |comes |feels )?${SO}(?:late|early|slow)[.! ]*$`, 'my ollie: the pop is late'],
  [wherever`^(?:so )?do(?:es)? (?:an? )?${NAME}s? hurt(?: a lot| much)?[?.! ]*$`, 'how hard is a $1'],
  // "My tre is a varial": half of the turn is missing.
  [
    wherever`^(?:my )?((?:tre|3|360|bigspin)[a-z0-9 -]{0,16}?)s? ${STILL}(?:${BECOMES}|is|are|looks? like) (?:(?:just|always|more|basically|really|only|like) )*(?:of )?an? (?:varial|180|(?:pop )?shuv\w*)(?: (?:kick|heel)?flip)?s?[.! ]*$`,
    'my $1: it only turns 180',
  ],
  // Who stops at the top of a ramp does not drop in.
  [
    wherever`^(?!.*${anyOf('stall', 'grind', 'rock', 'disaster', 'blunt')})(?:(?:i|and|but|always|just|still|keep|so|am|is|are|get|getting|my) )*${AFRAID_UP_THERE}\b.*\b${UP_THERE}\b.*$`,
    'scared of dropping in',
  ],
  // Who does not get up to the coping wants more speed, and no trick on it.
  [
    wherever`^(?!.*${ON_COPING})(?:.*\b)?(?:${GETS_NOT}|${STOPS_HALFWAY}) (?:(?:on|of|to|up|the|an?|my|our) )*(?:coping|lip|top|${RAMP})\b.*$`,
    'my pump: i never get speed',
  ],
  [
    /\b(?:i )?(?:(?:got|get|have|having|getting) (?:the |a |some |this |such )*(?:fear|jitters|heebie[ -]?jeebies|willies)|(?:lost|losing) my nerve)s? (?:on|of|about|with|for|when|doing|trying) (?:doing |trying )?/g,
    'i am scared of ',
  ],
  [
    /,? ?\b(?:is there )?(?:anything|something|an?y? steps?|a way)(?: i can do)? to bridge (?:it|that|this|the gap)\b/g,
    '',
  ],
  [
    wherever`^(?:i )?(?:can )?${THE}${NAME}s?,? (?:i'?m |im |i |is |are )?(?:almost|nearly|(?:so |this )?close to) (?:land(?:s|ed|ing)?|there|got|getting|had|sticking|stuck)\b(?! and\b)[^.!?]*[.!? ]*$`,
    (told: string, name: string) => (isTrick(name) ? `my ${name}: i almost land it` : told),
  ],
  [
    wherever`^(?:i'?m |im |i am )?(?:${SO})(?:this )?(?:close to|almost|nearly) (?:landing|getting|sticking|doing) ${THE}${NAME}s?(?: (?:but|now|what|help|any)\b[^.!?]*)?[.!? ]*$`,
    (told: string, name: string) => (isTrick(name) ? `my ${name}: i almost land it` : told),
  ],
  [/(?<=[a-z0-9] )(?:is|are) (?:almost|nearly) there(?= and\b|,|\.)/g, 'lands sometimes'],
  [
    wherever`^(?:my )?${NAME}s? ${STILL}credit ?card(?:s|ed|ing)? me\b.*$`,
    (told: string, name: string) => (isTrick(name) ? `my ${name}: it hits me` : told),
  ],
  [
    wherever`^(?:i )?${STILL}${CANNOT} (?:do |land )?${THE}${NAME}s? without ${MISHAP}\b(.*)$`,
    (told: string, name: string, mishap: string, rest: string) =>
      isTrick(name) ? `my ${name}: i keep ${mishap}ing${rest}` : told,
  ],
  [
    wherever`^(?:i )?${SO}(?:hate|dislike|don'?t like|can'?t stand) (?:how|the way) (?:my |the )?${NAME}s? (?:looks?|feels?|comes? out|lands?)[.! ]*$`,
    (told: string, name: string) => (isTrick(name) ? `how do i ${name}` : told),
  ],
  [
    wherever`^(?!.*${ON_COPING})(?!.*\b(?:tricks?|something|anything|wants?|what|where|which)\b)(?:.*\b${RAMP}\b.*\b(?:${NEVER}|no|not)(?: \w+){0,2} speed|.*\b(?:${NEVER}|no|not)(?: \w+){0,2} speed\b.*\b${RAMP})\b.*$`,
    'my pump: i never get speed',
  ],
  // Of two sides the one that feels odd is the trouble.
  [
    wherever`^(.*\b)?(${SIDE}) ([a-z0-9-]{3,12}?)s?\b([^.!?]{0,40}?) but (?:the |my )?(${SIDE}) (?:ones?|side) ((?:is|are|feels?|looks?)(?: (?:so|really|too|kinda|just))* (?:blind|weird|awkward|scary|off|bad|hard|wrong|terrible|impossible)\b[^.!?,]*).*$`,
    'my $5 $3s: $6',
  ],
  // "I overthink every kickflip", "why do I freeze right before the stairs".
  [
    wherever`\b(?:why do )?(?:i )?(?:(?:'?m|am|always|just|keep|really|still|even) )*${HELD_BACK}(?: (?:right|just|at|on|with|before|when(?:ever)?|every(?: time)?|each|about|of|over|i|see|try|do|to|doing|trying|pop|go|my|the|down))*(?= [a-z0-9])`,
    'i am scared of',
  ],
  [
    /^(?:i'?m |im |i am |so |kinda |really |still |a bit )*(?:scared|afraid|terrified|nervous) (?:of|about) (?:going|riding|rolling|skating) (?:backwards?|fakie)[.! ]*$/g,
    'i want an easy fakie trick',
  ],
  [
    /^(?:so |why )?(?:(?:do |when )?i )?(?:can |just )?pump(?:ing)?\b.*\b(?:no|never|can'?t|cannot|don'?t|without|not|lose|losing|zero)\b.*\b(?:speed|height|higher|faster|coping)\b.*$/g,
    'my pump: i never get speed',
  ],
  [
    wherever`\b(?:i )?used to (?:have|land|do|get|be able to (?:do|land))(?: my| the)? ${NAME}s?,? (?:and |but |then |now )*(?:i )?(?:(?:have |just )?lost (?:it|them|em|'em)|(?:it|they)(?:'?s|'?re| is| are)? gone|(?:it|they) left)\b`,
    'my $1: i lost it',
  ],
  [
    wherever`\b(?:the |my )?catch (?:is |comes |feels |looks )?${SO}(?:late|low|off|bad|weak|terrible|trash|shit|ugly)\b`,
    'i catch it too late',
  ],
  [
    wherever`^(?:my |the )?flick (?:is|feels?|looks?)? ?${SO}(?:sucks?|ass|trash|garbage|shit|crap|bad|terrible|awful|weak|horrible)[.! ]*$`,
    'my kickflip: the flick is weak',
  ],
  [
    wherever`^(?:i )?${STILL}(?:lean|fall|tip|tilt)(?:ing)? (?:too (?:far|much) )?(back|forward)(?:ward)?s? (?:too (?:far|much) |a lot )?(?:on|in|off|during) ${THE}(nose )?${MANUAL}[.! ]*$`,
    'my $2manual: i always fall $1',
  ],
  // Of two sides the one that does not work is the trouble.
  [
    wherever`^(?:i )?${SO}(?:${CANNOT}|struggle with|never)(?: do| land| get)? ${THE}(${SIDE}) ([a-z0-9][a-z0-9 -]{2,16}?)s?,? (?:but|while|although|even though) (?:my |the )?${SIDE}(?: ones?| side| \2)?s? (?:is|are|feels?|works?) ${SO}${FINE}\b.*$`,
    'my $1 $2: i cant land it',
  ],
  [
    wherever`^(?:i )?${SO}(?:${CANNOT}|struggle with|never)(?: do| land| get)? ${THE}(?:ollie )?((?:180|360|flip|shuv|heel)\w*) ${THE}(${SIDE})\b,? (?:but|while|although|even though)? ?(?:my |the )?${SIDE}(?: ones?| side)? (?:is|are|feels?|works?) ${SO}${FINE}\b.*$`,
    'my $2 $1: i cant land it',
  ],
  [
    wherever`^(?:i )?(?:can )?(?:do |land |have )?${THE}${SIDE} ([a-z0-9 -]{3,20}?)s? (?:but )?not (?:the |my )?(${SIDE}) \1s?,? (?:so )?why\b.*$`,
    'my $2 $1: i cant land it',
  ],
  [
    /^(?!.*(?:flip|shuv|n?ollie|180|360|heel|tre\b))(?:why do )?(i (?:always |keep |just |think i )*flick(?:ing)?\b.*)$/g,
    'my kickflip: $1',
  ],
  [
    wherever`^(?:(?=.*\bollies?\b.*\b(?:${FINE}|high)\b).*\bbut (?:i )?(?:${NEVER}|not) |(?:i )?(?:still |just )?${CANNOT} ollie )(?:ollie |get |do (?:it|them) )?(?:up|onto|on|over) ${THE}${BUMP}s?[?.! ]*$`,
    'my ollie: the front wheels hit the edge',
  ],
  // Done, and not well: the name stands for what one does, and what follows for what is wrong with it.
  [
    wherever`^(?:i )?(?:can )?(?:do|land|have|got) ${THE}${NAME}s?,? but (?:(?:they|it)(?:'?s|'?re| is| are)? )?${SO}${UNCLEAN}(?:[,.]? (?:and |but )?(they|it) ([^.!?]+))?[.! ]*$`,
    (told: string, name: string, of?: string, fault?: string) =>
      isTrick(name) ? `my ${name}: ${fault ? `${of} ${fault}` : 'i land sketchy'}` : told,
  ],
  [
    wherever`^(?:i )?(?:can )?(?:do|land|have|got) ${THE}${NAME}s?,? but (they|it) (${STILL}(?:turn|twist|rotat|drift|veer|land|come|end|go)[^.!?]+)[.! ]*$`,
    (told: string, name: string, of: string, fault: string) =>
      isTrick(name) ? `my ${name}: ${of} ${fault}` : told,
  ],
  [
    wherever`^my ${NAME}s? (?:is|are|looks?|comes? out) ${SO}${UNCLEAN}[.! ]*$`,
    (told: string, name: string) => (isTrick(name) ? `my ${name}: i land sketchy` : told),
  ],
  // What is told of the pop without a trick's name is told of the ollie.
  [
    /^(?!.*(?:flip|shuv|n?ollie|180|360|grind|slide|tre\b|heel|hurt|pain|ache|knee|kills me))(.*\b(?:when(?:ever)?|every time|each time|as) i (?:pop|jump)\b.*)$/g,
    'my ollie: $1',
  ],
  [
    wherever`^(?:my |on )?((?:(?:${SIDE}|half cab|nollie|switch|fakie) )?[a-z0-9-]+?)s?,? (?:but )?i ${STILL}(?:get|do|land|make|catch) [^.,!?]{3,30}? (?:then|and|but)(?: then)?(?: i| it)?(?: always| have to| just)* pivot(?:ing|s)?\b.*$`,
    'my $1, it pivots on landing',
  ],
  // A manual is also a place, and one that frightens is still the trick.
  [
    /\b(scared|afraid|terrified) of (?:doing |trying )?(?:the |my )?(nose )?(?:manual|manny|mannie)(?:s|ing)?\b/g,
    'my $2manual: i am $1',
  ],
  [
    wherever`^(?:the )?${NAME}s? (?:is|are|feels?|looks?) ${SO}(?:scary|sketchy|terrifying),? (?:so )?(?:how|help|an?y tips|tips|any advice)\b.*$`,
    'scared of $1',
  ],
  [
    wherever`^(?:the |an? )?${NAME}s? (?:looks?|feels?) ${SO}(?:scary|sketchy|terrifying|frightening)[.! ]*$`,
    (told: string, name: string) => (isTrick(name) ? `scared of ${name}` : told),
  ],
  // Of one who cannot ollie it is the pop that is missing.
  [
    wherever`^(?:please |help,? (?:me,? )?|so |hey |why |but )*(?:i |do i )?${SO}(?:can'?t|cannot|can not)(?: i)? (?:just |really |even |do an? )*ollies?(?: yet| at all| properly| to save my life)*[.!? ]*$`,
    'my ollie: it never gets off the ground',
  ],
  // What is told of an ollie that turns is no wish for a turn.
  [
    wherever`^(?:so |help,? |why do )?((?:n?ollie|kickflip|heelflip|pop shuv\w*)s?) ${STILL}(?:turn|twist|rotat|drift|veer)(?:s|e|es|ing)? (?:a (?:bit|little) |slightly |too )*(?:sideways|frontside|backside|fs|bs)(?: on me| every time)?[.!? ]*$`,
    'my $1 turns sideways',
  ],
  [
    /\b(?:i )?(?:just |always |keep |got )*(?:rack|sack|nut)(?:k?ed|ted|k?ing|ting) (?:myself|me)? ?on (?:an? |the |my |every )?(?:hand)?(?:rail|bar)s?\b/g,
    'my boardslide on a rail: i straddle it',
  ],
  // A board that slides out is no slide.
  [
    /(?<=\b(?:(?:kick|heel|hard|inward|varial|360|tre|laser|big)? ?(?:flip|heel)|shuv\w*|n?ollie|180|360|big ?spin)s?\b(?!.*\b(?:slide|grind)s?\b(?! out)).{0,40})\bslid(?:es?|ing) out\b(?! of)/g,
    'slips out',
  ],
  [
    wherever`^(?:i )?(?:still )?${CANNOT} ollie (?:up|over|onto|on) (?:\w+ ){0,3}?${BUMP}s? without (?:stopp|fall|slipp|bail|slow|hitt|catch)ing\b[^.!?]*[.!? ]*$`,
    'my ollie: the front wheels hit the edge',
  ],
  // Said of no trick, it is the landing of any.
  [
    wherever`^(?:so |ok )?(?:${HOW_TO} (?:stop|avoid|quit|not)|why do i|i) ${STILL}land(?:ing)?(?: everything| it| them| all(?: of)? my tricks| my tricks| tricks)? ${SO}${UNCLEAN}\b[^.!?]*[.!? ]*$`,
    'my ollie: it comes down sketchy',
  ],
  [
    wherever`^(?:my )?((?:[a-z0-9]+ )?(?:[a-z]*flip|heel|shuv|shuvit|n?ollie)s?) (?:with ?out|has no|have no|with no|and no|no)(?: any)? (?:pop(?:ping)?|height|air)(?: at all| on (?:it|them))?[.!? ]*$`,
    'my $1: it has no pop',
  ],
  // "How to heelflip without kicking the board away."
  [
    wherever`^(?:${HOW_TO}|learn(?:ing)?(?: how)? to) (?:do |land )?${THE}${NAME}s? without ${MISHAP} (?!off\b)(.*)$`,
    'my $1: i keep $2ing $3',
  ],
  [
    wherever`^(?:an? |my )?${NAME}s? (?:tips?|help|advice|pointers|tutorial|guide|technique)(?: please| pls)?[?!. ]*$`,
    'how do i $1',
  ],
  [
    wherever`^(?:how (?:do i|to|can i) (?:get|make|be|become) (?:more )?consistent (?:with|at|on)(?: my)? |(?:more )?consistent )?${NAME}s? (?:consistency|more consistent(?:ly)?|consistently)[?!. ]*$`,
    'my $1 lands sometimes',
  ],
  [
    wherever`\bhow (?:do i|to|can i) (?:get|make|land|be|become)? ?(?:my )?${NAME}s? more (?:consistent(?:ly)?|often|reliabl[ey]|solid)\b`,
    'my $1 lands sometimes',
  ],
  [
    /\b(?:terrified|petrified|frightened|freaked out|spooked|intimidated|shitting (?:myself|bricks|my pants))\b/g,
    'scared',
  ],
  // Who is afraid of a thing and asks where to begin wants to begin with it.
  [
    wherever`^.*?\b(?:scared|afraid|nervous|worried|anxious)(?: of| about| to)*(?: skating| riding| going on| hitting)? ([a-z0-9 /-]{4,40}?)(?: on me)?,? ?[.!-]* ?(?:so |but |and )*(?:where|how|what|something|anything|any)\b[^.!?]*\b${WHERE_TO_BEGIN}\b[?.! ]*$`,
    (told: string, thing: string) =>
      /\b(?:fakie|backwards?)\b.*\b(?:ramp|bowl|mini|quarter|bank|transition)/.test(thing)
        ? 'how do i pump on a ramp'
        : /(?:ing|flips?|ollies?|shuvs?|slides?|grinds?|drop in)$/.test(thing)
          ? told
          : `want easy ${thing} trick${/ramp|coping|mini|bowl|quarter|pool/.test(thing) ? ', low risk' : ''}`,
  ],
  [
    /(?<=(?:flip|shuv\w*|heel|spin|180|360|ollie|slide|grind|manual)s?) (?:only |about |like |maybe )*(?:once )?every (?:\d+|other|few|couple(?: of)?|ten|twenty|five)(?: tr(?:y|ies)| attempts?| times?| goes| day)*\b/g,
    ' lands sometimes',
  ],
  [
    wherever`\b(?:i )?${STILL}(?:bail|fall|crash|slam|stop)(?:ing)? (?:every time|when(?:ever)?|as soon as) (?:i )?(?:go|ride|roll|drop|jump|get|hop)(?: over| off| down| up| on)+(?: to| a| an| the)* ${BUMP}s?\b`,
    'my ollie up a curb: i bail every time',
  ],
  [
    /\b(?:get|have|got|do) the flip but (?:not|never|can'?t|don'?t)(?: get| do| have)?(?: the)? catch\b|^(?:i )?(?:can'?t|cannot|never) catch (?:it|the board|my board)[.! ]*$/g,
    'my kickflip: i never catch it',
  ],
  [
    wherever`^${HOW_TO} (?:turn|get|come|pop|slide|hop|roll|ride) (?:back )?(?:out|off|away|in)(?: of| from)? ${THE}([a-z0-9 -]*?${ON_EDGE}s?)(?: without [^.!?]*)?[?!. ]*$`,
    'my $1: i cant get off',
  ],
  [
    /,? ?\bhow (?:to|do (?:i|you)) (?:lock|stay locked)(?: in| on| into it| it| in it)*\b/g,
    ': i cant lock in',
  ],
  [
    /(?<=\b(?:stop|sketchy|fix|why|always|keeps?)\b.*)\b(180s?|flips?|shuvs?) pivot(?:s|ing)?\b/g,
    '$1, it pivots on landing',
  ],
  [wherever`^${HOW_TO} (?:do |land )?${THE}${NAME}s? without ${ENDS_BADLY}\b.*$`, 'scared of $1'],
  [
    wherever`\b(?:still )?${CANNOT} (?:land |do |get )?${THE}${NAME}s? after (?:like |about |over )?${SO_MANY} ?(?:tries|attempts|days|weeks|months|hours|trying)?\b`,
    '. my $1: i cant land it',
  ],
  [
    wherever`(?:\bmy )?\b([a-z0-9-]+(?: (?!always|keeps?|just)[a-z0-9-]+)?)s?,? (?:(?:but|i|it|they|always|keeps?|just) )*${BECOMES} (?:(?:just )?an? )?([a-z0-9-]+(?: [a-z0-9-]+)?)(?: for me| every time| instead| though)*(?=[.,!? ]*$)`,
    (told: string, name: string, other: string) => {
      // Two that are held against each other turn into nothing.
      if (!isTrick(other) || /\bor /.test(told)) return told
      const isTold = HELD_TRICK.test(other) || /\b(?:kick|heel)flips?$/.test(name)
      return isTold ? `my ${name} turns into a ${other}` : `my ${name}: i cant land it`
    },
  ],
  [
    wherever`^(?:so )?how (?:do (?:i|you)|to|can i) (?:land|do|get|learn) ${THE}${NAME}s? (?:while |when )?(?:rolling|moving|at speed|with speed|going fast|while i roll)[?!. ]*$`,
    'my $1 only works standing, not when rolling',
  ],
  // What is landed standing and not rolling has its own trouble.
  [
    wherever`\b(?:i )?(?:can|land|have|do|got)(?: do| land)? ${THE}${NAME}s?,? (?:but |and )?(?:just |only )?not (?:when |while |if )?(?:i'?m |im |i am )?(?:rolling|moving|riding|going|at speed|with speed)\b`,
    'my $1 only works standing, not when rolling',
  ],
  // What a trick turns into by mistake is not the one that is meant.
  [
    wherever`(?<=\b${ON_FLAT}s?\b.*\b(?:only|just|but|never|always|keeps?)\b.*),? (?:so|and|then|which means) (?:it(?:'?s| is| ${BECOMES})|that'?s) (?:basically |really |just |more like |kinda )*(?:an? )?[a-z0-9-]+(?: (?:kick|heel)?flip)?(?=$|[.,!?])`,
    ' ',
  ],
  [
    /\b(?:vertical )?rocket(?:s|ed|ing)?\b(?!.*\b(?:league|science)\b)(?=[.,!? ]*(?:$|every|all|and|up|like|vertical|so))/g,
    'goes rocket',
  ],
  [/\brocket ((?:\w+)?(?:flip|ollie|heel)s?)\b/g, '$1 goes rocket'],
  [/\b(?:goes|go|going|comes|lands?|landing|flies|gets|turns) (?:all )?crooked\b/g, 'turns sideways'],
  [
    /\b(?:my )?(?:feet |foot )?(?:come|comes|land|lands|landing|coming)(?: down)? (?:beside|next to) (?:it|the board)\b|\bghosting\b/g,
    'i never land both feet on it',
  ],
]
