import { isGearFailing } from '../reply/remarks.ts'
import { isPopless } from '../wish/context/ground.ts'
import { anyOf, pattern, SO } from '../wish/pattern.ts'
import { corrected } from '../wish/rewrite/slips.ts'
import { wordsIn } from '../wish/words/lexicon.ts'
import { motionsIn, parsed, type TricksByName } from '../wish/words/names.ts'
import { type Problem, withoutAsking } from './telling.ts'
import { troubleIn } from './trouble.ts'

/** Parts of a board and of a skater, which no name of a trick begins with. */
const PART =
  '(?:board|deck|tail|nose|(?:(?:one|back|front|rear|leading|trailing|low|high) )?(?:wheels?|trucks?|end|foot|feet|leg|knees?|ankles?)|body|shoulders?|hips?|upper body|toes?|heels?|arms?|weight|pop|flick|scoop|catch|timing|balance|landings?)'

/** What a skater does who speaks of what goes wrong. */
const DOES = anyOf(
  'land',
  'lean',
  'slip',
  'slide',
  'fall',
  'kick',
  'flick',
  'flip',
  'pop',
  'jump',
  'turn',
  'spin',
  'rotate',
  'over ?-?rotate',
  'under ?-?rotate',
  'tip',
  'loop',
  'hang',
  'stick',
  'catch',
  'step',
  'lose',
  'los',
  'pinch',
  'get',
  'come',
  'end up',
  'drift',
  'stop',
  'scoop',
  'lock',
  'keep',
  'stay',
  'commit',
  'put',
  'clip',
  'hit',
  'drop',
  'make',
  'hold',
  'see',
  'bail',
  'fly',
  'flie',
  'shoot',
  'tumble',
  'trip',
  'pitch',
  'swing',
  'miss',
  'bounce',
  'eat shit',
)
const ALWAYS = anyOf('always', 'keep', 'just', 'only', 'never', 'still', 'sometimes', 'mostly', 'often')
const CANNOT = anyOf("can'?t", 'cannot', "don'?t", "won'?t", 'struggle to', "didn'?t")

/** A sentence that begins with what goes wrong. */
const TELLS: readonly RegExp[] = [
  pattern`^(?:(?:why (?:do|does|is|are)|when i [a-z]+,?|because|and|but|so) )?(?:(?:both|only) )?(?:(?:my|the|both) )+${PART}\b`,
  pattern`^${PART} (?:${ALWAYS} |keeps )*(?:[a-z]+s|won'?t|doesn'?t|isn'?t|never|[a-z]+ing)\b`,
  pattern`^(?:(?:front|back|all(?: four)?|both) )?(?:wheels|trucks|feet|shoulders|hips|knees|heels|toes|arms) (?:${ALWAYS} )*${DOES}\b`,
  pattern`^(?:(?:why do|when(?:ever)?) )?(?:i'?m|i) (?:${ALWAYS} |${CANNOT} (?:even |really |seem to )?)*${SO}${DOES}(?:s|t?t?ing|p?ping|ing)?\b`,
  pattern`^(?:${ALWAYS}|${CANNOT}) (?:to )?${DOES}(?:n?ning|t?ting|p?ping|ing)?\b`,
  /^i have (?:no|zero|bad|weak|hardly any) (?:pop|flick|scoop|balance|control)\b/,
  pattern`^every time (?:i|my)\b.*\b${PART}\b`,
  /^it (?:always |just |keeps? |only )*(?:won'?t|doesn'?t|never|flips?|turns?|spins?|lands?|shoots?|flies|sticks?)(?:ping|ning|ing)? (?!like\b|well\b|fine\b)/,
  /^(?:i'?m |i am )?(?:scared|afraid) to (?:commit|put|land|catch|flick)\b/,
  /^i (?:can |only |just )*(?:do|land) (?:it|them) (?:fine |good |well |ok |only )*(?:standing|stationary|in place|when i(?:'m| am) standing)\b/,
  /^primo\b(?! (?:slide|stall|stand))|^wheel ?bites?\b|^shinn?ers?\b|^credit ?card|^toe[ -]?drag|^land(?:s|ing)? (?:nose|tail)[ -]heavy/,
  /^(?:on|in) (?:the )?(?:carpet|grass|lawn),? i (?:can )?(?:land|do) (?:it|them)\b/,
  /^(?:my )?carv(?:es|ing) \w/,
]

/** What goes wrong with all of them goes wrong with the first that everyone lands. */
const EVERY_TRICK =
  /(?<=\b(?:land|pop|lose|do|bail|miss)(?:ing)?) (?:every(?:thing| (?:single )?trick)|(?:all|most)(?: of)?(?: my| the)? tricks?) (?=on (?:my|one|the (?:tail|nose|front|back))\b|with|too|leaning|sideways|off)/

/** Says that it goes wrong, even where nobody knows how. */
const FAILS =
  /\b(?:never|can'?t|cannot|won'?t|doesn'?t|don'?t|keeps?|always|every time|too|off|terrible|bad|weird|why)\b/
const MOVES =
  /\b(?:land|pop|jump|flick|catch|balanc|hold|spin|turn|lift|bend|timing|fall|slip|commit|wheel|foot|feet|scoop)/
const ASKS =
  /\b(?:wants?|wanna|give|gimme|show|suggest|teach|next(?! to)|easier|harder|version|instead(?! of)|should|need|looking|something|anything|tricks?|learn|learning|between|without|combine|love|like|prefer|rather|bored|hate|tired|which|what|where|how)\b/
/** Who is hurt, or afraid of a place, is answered otherwise. */
const OTHERWISE =
  /\b(?:hurts?|sore|aches?|pain\w*|broke\w*|injur\w*|sprain\w*|swollen|bad (?:knee|back|ankle|hip)s?|surgery|(?:scared|afraid|nervous)[^.!?]*\b(?:fast|speed)|(?:board|deck) (?:is|feels) (?:(?:way|too|so|really) )*(?:wide|narrow|small|short|heavy|light|long|big)|cops?|security|(?:can'?t|cannot) (?:kick ?)?turn|(?:inch|inches|cm|mm) (?:wide|long)|(?:when(?:ever)?|while|every time|as soon as) i (?:try to |want to |have to )?(?:stop|brake|push|ride|steer)|lose (?:on|to|against)|(?:ankles?|knees?|hips?|wrists?|shoulders?|back) (?:is|are|feels?) (?:so |really |still |too )*(?:bad|weak|stiff|old|dead|shot)|can (?!not\b|(?:only |just )?(?:do|land) (?:it|them)\b)|(?:is|are|feels?) (?:really |so |pretty )*(?:good|great|fine|ok|okay|solid|perfect|new)|push(?:es|ing)?)\b/

/** Where a trick is read into words that are of no trick. */
const OF_NO_TRICK =
  /\b(?:slid(?:es?|ing) (?:forwards?|away|out|back)|board|deck|primo|(?:\d+ ?degrees?|90)|(?:back|front|one)[ -](?:foot(?:ed)?|leg|wheels?|trucks?)|(?:end(?:s|ing)? up|land\w*) in (?:an? )?(?:manual|wheelie)|nose|tail|wheel ?bites?|mid[ -]?air)\b/g

/** Names that are everyday words elsewhere, or that are put in the plural. */
const NAMED =
  /\b(?:(?:nose )?mann?(?:ual|y|ie)s?|wheelies?|50-50s?|5-0s?|180s?|360s?|drop(?:ping|s)? ins?|(?:power|nose|tail|lip)?slides|stalls?|airs|pump(?:s|ing)?|rocks?|switch|fakie|nollie)\b/

const EDGE = anyOf('rail', 'ledge', 'bench', 'bar', 'hubba', 'box', 'curb', 'edge of the ledge')

const HIGH_WHEELS = '(?:(?:my|the) )?(?:front|back) (?:wheels?|trucks?)'

/** The trick that is meant by what goes wrong with it, the telling words first. */
const MEANT: readonly (readonly [told: RegExp, name: string])[] = [
  [/\bcarv(?:e|es|ing)\b/, 'Carve'],
  [pattern`\b(?:nuts|balls|crotch|groin|straddl\w*)\b.*\b${EDGE}s?\b`, 'Boardslide'],
  [/\b(?:slid|slip|fall)\w*\b.*\bturn\b/, 'Kickturn'],
  [/\b(?:coping|lip)\b/, 'Rock to Fakie'],
  [pattern`\b(?:jump|fly|flies|overshoot)\w*\b.*\b${EDGE}s?\b`, 'Boardslide'],
  // On two wheels the others have to stay up, and not only to get there.
  [
    pattern`\b(?:keep|hold|drop|dropp|put)(?:s|ing)? ${HIGH_WHEELS}|${HIGH_WHEELS} (?:${ALWAYS} |keeps )*(?:stay|drop|touch|fall|com)\w*\b.*\b(?:up|down|after|too (?:soon|early))\b`,
    'Manual',
  ],
  [/\blean\w* back\b.*\b(?:ramp|quarter|bowl|mini|transition)\b/, 'Drop In'],
  [/\bspeed\b.*\b(?:walls?|ramp|bowl|mini|transition|quarter)\b/, 'Pump'],
  [pattern`\b(?:trucks?|grind\w*|lock\w*)\b.*\b${EDGE}s?\b|\block(?:s|ed|ing)? (?:it )?in\b`, '50-50'],
  [
    pattern`\b(?:fall\w*|stick|stuck|sticks|slip|slips|slide|slides|stops?|catch|catches|pitch\w*)\b.*\b${EDGE}s?\b`,
    'Boardslide',
  ],
  [
    /\bhold (?:it|them|one) (?:for|longer|more)\b|\b(?:balance|two wheels|balance point|loop(?:s|ing)? out|wheelie)\b|\btip(?:s|ping)? (?:back|forward|over)\b/,
    'Manual',
  ],
  [
    /\b(?:flip(?!s? over\b)\w*|flick\w*|one[ -]foot\w*|primo|on its (?:side|edge)|turns? over|upside down|shins?|credit ?card\w*|catch (?:it|them|the board)|kick\w* (?:it|the board|my board) (?:away|out)|commit)\b/,
    'Kickflip',
  ],
  [
    /\bscoop\w*|\b(?:board|deck|it) (?:always |just |only |keeps? )*(?:spin|rotat)\w*|\b(?:board|deck) (?:always |just |only |keeps? )*(?:turns?|comes?|goes) (?:only |just )*(?:90|half|a quarter|a?round|too far)/,
    'Shuvit',
  ],
  [
    /\bsee\b.*\bspin|\b(?:over|under) ?-?rotat\w*|\bdegrees\b|\b(?:spin|turn|come|get|go)\w* (?:all the way |only |just )*a?round\b|\bone way\b/,
    '180',
  ],
  // On a ramp it is something else.
  [/^(?!.*\b(?:ramp|mini|quarter|bowl|pool|half ?pipe|vert)\b)/, 'Ollie'],
]

/**
 * What goes wrong with a trick that is not named, and the trick that it goes wrong with: a board that "doesn't flip all
 * the way" is a kickflip, wheels that catch on the coping are a rock to fakie, and what is left is an ollie. Null where a
 * trick is named, where one is asked for, and where nothing is said to go wrong.
 */
export function unnamedTrouble(text: string, byName: TricksByName): Problem | null {
  const told = withoutAsking(text).replace(EVERY_TRICK, ' ')
  if (isGearFailing(told) || isPopless(told) || ASKS.test(told) || OTHERWISE.test(told)) return null
  if (told.split(/\s+/).length > MOST_WORDS) return null
  if (!TELLS.some((tells) => tells.test(told))) return null
  const left = told.replace(OF_NO_TRICK, '.')
  if (NAMED.test(left) || motionsIn(corrected(wordsIn(left), byName), byName).length > 0) return null
  const meant = MEANT.flatMap(([telling, name]) => (telling.test(told) ? (parsed(name) ?? []) : []))
  const [likely] = meant
  if (!likely) return null
  const known = meant
    .flatMap((motion) => troubleIn(told, [motion]) ?? [])
    .find(({ symptom }) => symptom !== 'stuck')
  return known ?? (FAILS.test(told) && MOVES.test(told) ? { motion: likely, symptom: 'stuck' } : null)
}

/** More is a story, which says what it is about. */
const MOST_WORDS = 16
