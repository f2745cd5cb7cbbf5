import { anyOf, type Saying, THE, wherever } from '../../wish/pattern.ts'
import { CANNOT, FINE, HOW_TO, RAMP, STILL } from './wording.ts'

const NEVER = `(?:${CANNOT}|don'?t|won'?t|never|barely|hardly)`
/** What is low and still has to be ollied. */
const BUMP = anyOf('curb', 'kerb', 'step', 'stick', 'crack', 'ledge', 'pad', 'pebble', 'edge')
const MANUAL = '(?:manual|manny|mannie)s?'
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

/** Who runs out of speed below the coping. */
const GETS_NOT = `${NEVER}(?: (?:even|really|quite|seem to|ever))* (?:get|make it|reach|go|come)(?: (?:even|all the way|up|high|far|enough|close|it|to))*`
const STOPS_HALFWAY = '(?:stuck|stop|only get|only make it)\\w*(?: up)?(?: at| to)? half(?:way)?(?: up)?'

/** Trouble with what is skated: getting onto an edge, staying there and off it again, up a ramp, along a pad. */
export const ON_LEDGES_AND_RAMPS: readonly Saying[] = [
  // Who cannot roll backward on a ramp yet has nothing to do on its coping.
  [
    wherever`^(?:i )?(?:(?:always|just|still|keep) )*(?:(?:los(?:e|ing) (?:my )?balance|fall(?:ing)?(?: off)?|wobbl(?:e|ing)) )?(?:(?:going|riding|rolling|coming)(?: back| down)? )?(?:in )?(?:fakie|backwards?) (?:on|in|down) (?:an? |the |my )?${RAMP}(?: (?:is|feels?) (?:so |really |still )*(?:scary|sketchy|weird|hard|terrifying)| scares me)?[.! ]*$`,
    'how do i pump on a ramp',
  ],
  // "I can't get onto the manual pad": the ollie is too low for it.
  [
    /^(?:(?:on )?(?:the )?(?:manual|manny) pads?,? )?(?:i )?(?:(?:always|just|still|keep) )*(?:hit(?:ting)?|clip(?:ping)?|catch(?:ing)?|can'?t (?:get|ollie|make it) (?:up )?on(?:to)?|cannot (?:get|ollie) (?:up )?on(?:to)?) (?:the )?(?:edge(?: of the (?:manual |manny )?pad)?|(?:manual|manny) pads?)[.! ]*$/g,
    'my ollie is too low',
  ],
  [
    /^(?:the |my |this |bloody |stupid |fucking |damn )*(curb|kerb|ledge|box|bench|rail|bar) (?:just )?(?:won'?t|doesn'?t|does not|will not) (?:(?:let me )?(?:grind|slide)|grind|slide)(?: (?:it|on it|at all))*[^?]*$/g,
    'my 50-50: it sticks on the $1',
  ],
  [
    /^(?:dropping in|drop ins?) (?:is|are) (?:fine|good|ok|okay|easy|no problem),? but [^.!?]*\b(?:lose|run out of|have no|get no) (?:all )?(?:my |the )?speed\b.*$/g,
    'how do i pump on a ramp',
  ],
  [
    wherever`^(?:when(?:ever)? )?(?:i )?(?:com|hopp|popp|gett|dropp)(?:e|ing) (?:off|out)(?: of)? (?:an? |the |my )?(?:ledge|rail|box|curb|bench)(?:es|s)?,? i ${STILL}(?:land|come (?:off|out|down)|hang) (?:\w+ )?(?:crooked|sideways|sketchy|weird|up)\b[^.!?]*[.! ]*$`,
    'my 50-50: i cant get off',
  ],
  [
    wherever`^${HOW_TO} (?:turn|get|come|pop|slide|hop|roll|ride) (?:back )?(?:out|off|away|in)(?: of| from)? ${THE}([a-z0-9 -]*?${ON_EDGE}s?)(?: (?:going |rolling )?(?:forwards?|regular|straight|fakie))?(?: without [^.!?]*)?[?!. ]*$`,
    'my $1: i cant get off',
  ],
  [
    /,? ?\bhow (?:to|do (?:i|you)) (?:lock|stay locked)(?: in| on| into it| it| in it)*\b/g,
    ': i cant lock in',
  ],
  [
    wherever`^(?:my |the |every )?(grind|slide)s? ${STILL}(?:stops? (?:dead|immediately|right away|instantly)|sticks?|gets? stuck)[.! ]*$`,
    (_, kind: string) => `my ${kind === 'grind' ? '50-50' : 'boardslide'}: it sticks`,
  ],
  [
    /^(?:my )?([a-z0-9 -]*(?:slide|grind|50-50|5-0)s?),? (?:but )?(?:with )?no (?:slide|grind|movement)[.! ]*$/g,
    'my $1: it sticks',
  ],
  [
    /\b(?:i )?(?:just |always |keep |got )*(?:rack|sack|nut)(?:k?ed|ted|k?ing|ting) (?:myself|me)? ?on (?:an? |the |my |every )?(?:hand)?(?:rail|bar)s?\b/g,
    'my boardslide on a rail: i straddle it',
  ],
  [
    wherever`^(?:(?=.*\bollies?\b.*\b(?:${FINE}|high)\b).*\bbut (?:i )?(?:${NEVER}|not) |(?:i )?(?:still |just )?${CANNOT} ollie )(?:ollie |get |do (?:it|them) )?(?:up|onto|on|over) ${THE}${BUMP}s?[?.! ]*$`,
    'my ollie: the front wheels hit the edge',
  ],
  [
    wherever`^(?:i )?(?:still )?${CANNOT} ollie (?:up|over|onto|on) (?:\w+ ){0,3}?${BUMP}s? without (?:stopp|fall|slipp|bail|slow|hitt|catch)ing\b[^.!?]*[.!? ]*$`,
    'my ollie: the front wheels hit the edge',
  ],
  [
    wherever`\b(?:i )?${STILL}(?:bail|fall|crash|slam|stop)(?:ing)? (?:every time|when(?:ever)?|as soon as) (?:i )?(?:go|ride|roll|drop|jump|get|hop)(?: over| off| down| up| on)+(?: to| a| an| the)* ${BUMP}s?\b`,
    'my ollie up a curb: i bail every time',
  ],
  // "Can't stall on the coping", "axle stall then drop in, I keep falling back".
  [
    wherever`^(?:i )?(?:still |just )?${CANNOT}(?: (?:even|really|quite))* stall (?:on|at|along) (?:the )?(?:coping|lip|top)\b(?!.*\b(?:instead|else|but i can)\b)[,.;]? ?`,
    'my axle stall: i cant stay on ',
  ],
  [
    wherever`^(?:my )?((?:axle|5-0|50-50|nose|smith|feeble|tail) stalls?),? (?:and |into )?(?:then )?(?:i )?(?:drop|roll|com|go)(?:e|ing|ping)? (?:back )?in\b[,.;:]? ?(?=[a-z ]*\b(?:i (?:keep|always|fall|slip|slide|hang|slam)|falls?|falling|keeps?|can'?t|cannot|never|won'?t|doesn'?t|hangs?|catch(?:es)?|sticks?|stuck|how|scar(?:y|ed|es))\b)`,
    'my $1: coming back in ',
  ],
  [
    wherever`(?<!\bpower ?slid.*)\b(?:i )?${CANNOT} (?:get|make) (?:it|them|the board) (?:to )?(slide|grind)\b`,
    "it doesn't $1",
  ],
  // Who does not get up to the coping wants more speed, and no trick on it.
  [
    wherever`^(?!.*${ON_COPING})(?:.*\b)?(?:${GETS_NOT}|${STOPS_HALFWAY}) (?:(?:on|of|to|up|the|an?|my|our) )*(?:coping|lip|top|${RAMP})\b.*$`,
    'my pump: i never get speed',
  ],
  [
    wherever`^(?!.*${ON_COPING})(?!.*\b(?:tricks?|something|anything|wants?|what|where|which)\b)(?:.*\b${RAMP}\b.*\b(?:${NEVER}|no|not)(?: \w+){0,2} speed|.*\b(?:${NEVER}|no|not)(?: \w+){0,2} speed\b.*\b${RAMP})\b.*$`,
    'my pump: i never get speed',
  ],
  [
    /^(?:so |why )?(?:(?:do |when )?i )?(?:can |just )?pump(?:ing)?\b.*\b(?:no|never|can'?t|cannot|don'?t|without|not|lose|losing|zero)\b.*\b(?:speed|height|higher|faster|coping)\b.*$/g,
    'my pump: i never get speed',
  ],
  [
    /(?<=\b(?:(?:over ?)?crook(?:s|ed)?|grind|smith|feeble|50-50|5-0|slide)s? (?:always |just |keeps? )?)flips? (?:me )?over (?:the )?(rail|ledge|bar|box)\b/g,
    'pitches me over the $1',
  ],
  // Each of the two is what the other turns into.
  [
    /^(?:my )?nose ?grinds? (?:[a-z]+ )*(?:turn|becom|end|slip|go)\w*\b.*\bcrook\w*.*$/g,
    'my nosegrind: it hooks',
  ],
  [
    /^(?:my )?crook(?:s|ed)?(?: grinds?)? (?:[a-z]+ )*(?:turn|becom|end|slip|go)\w*\b.*\bnose ?grinds?.*$/g,
    'my crooked grind: it comes out straight',
  ],
  // "Tail stall into drop, feels weird leaning."
  [
    /^(?:the |my )?(?:tail )?stalls? (?:in ?to|to) (?:an? |the )?drop(?: ?in)?,? (?=feels?|it|i\b|scar|lean|how)/g,
    'scared of dropping in: ',
  ],
  [
    wherever`^(?:${HOW_TO} )?(?:(?:go|hold|do|get|ride|make|keep|have|be) )?(?:my |the )?(?:(?:a (?:lot|bit) |much )?(?:longer|longest|further|farther|better) (?:(?:at|in|on) )?((?:nose )?${MANUAL})(?: tips?| help)?|((?:nose )?${MANUAL}) (?:for )?(?:longer|further|farther|better))[?.! ]*$`,
    (_, one?: string, other?: string) => `my ${one ?? other}: i cant hold it longer`,
  ],
  [
    wherever`^(?:i )?(?:can )?(?:(?:only|just) )?(?:(?:hold|do|keep) )?${THE}((?:nose )?${MANUAL}),? (?:(?:only|just|for|lasts?|like|about) )+(?:an?|one|two|[12]|half an?|a couple of|a few) (?:seconds?|feet|foot|yards?|met(?:er|re)s?)[.! ]*$`,
    'my $1: i cant hold it longer',
  ],
  // "My manual dies after three feet."
  [
    wherever`^(?:[^.!?]*\b)?(?:my|the) ((?:nose )?${MANUAL}) ${STILL}(?:(?:is|are) over|dies?|gives? out|ends?|runs? out|drops?|fails?)(?: already)? (?:right away|instantly|immediately|(?:after|at|within)\b[^.!?]*)[.! ]*$`,
    'my $1: i cant hold it longer',
  ],
  [
    wherever`^(?:i )?${STILL}(?:lean|fall|tip|tilt)(?:ing)? (?:too (?:far|much) )?(back|forward)(?:ward)?s? (?:too (?:far|much) |a lot )?(?:on|in|off|during) ${THE}(nose )?${MANUAL}[.! ]*$`,
    'my $2manual: i always fall $1',
  ],
]
