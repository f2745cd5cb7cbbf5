import { lessonFor } from '../lessons/lesson.ts'
import type { Motion } from '../motion.ts'
import { parseTrick } from '../read/parse.ts'

/** What goes wrong with a trick, as a skater says it. */
export type Symptom = (typeof TROUBLES)[number]['symptom']

/** What to change, and what to do until it has changed. */
export interface Remedy {
  readonly symptom: Symptom
  readonly fix: string
  readonly drill: string
}

interface Trouble {
  readonly symptom: string
  readonly said: RegExp
  /** How the mistake reads in a lesson; its remedy then comes first. */
  readonly taught: RegExp
  /** Which tricks it happens to; any when missing. */
  readonly of?: (made: Motion) => boolean
  /** The trick that is meant where none is named. */
  readonly alone?: { readonly said: RegExp; readonly name: string }
  readonly fix: string
  readonly drill: string
}

const part = (test: (part: Motion) => boolean) => (made: Motion) =>
  made.parts.length > 0 ? made.parts.some(test) : test(made)
const isFlip = part(({ flip }) => flip.kind === 'kick' || flip.kind === 'heel')
const isHeel = part(({ flip }) => flip.kind === 'heel')
const isScooped = part(
  ({ bodyDeg, boardDeg, contact }) =>
    !contact && bodyDeg !== null && boardDeg !== null && bodyDeg !== boardDeg,
)
const isSpun = part(({ bodyTurn, contact }) => !contact && (bodyTurn ?? 0) >= 180)
const isOn = (...kinds: string[]) => part(({ contact }) => contact !== null && kinds.includes(contact.kind))
const isDrop = part(({ style }) => style !== null && /drop|roll in/i.test(style))

/** The peculiar ones first: the first that fits counts. */
const TROUBLES = [
  {
    symptom: 'now and then',
    said: /lands sometimes/,
    taught: /(?!)/,
    fix: 'Some land, so the movement is there and only the set-up wanders: same feet, same crouch, same speed each time, and one change at a time.',
    drill: 'Count sets of ten, and move on when seven land twice in a row.',
  },
  {
    symptom: 'primo',
    said: /\bprimo|on (?:its|the) (?:side|edge|rail)\b|one side of the board/,
    taught: /primo/,
    of: (made: Motion) => isFlip(made) && !/never/.test(made.style ?? ''),
    alone: { said: /\b(?:land\w*|get\w*|always|keep\w*|end up)\b.*\bprimo/, name: 'Kickflip' },
    fix: 'The flick ends too early: run the foot all the way out through the corner, pull both knees up and only then catch.',
    drill:
      'Flick the board from standing with the back foot on the ground until the grip comes up ten times running.',
  },
  {
    symptom: 'tail foot',
    said: /back foot (?:just |always |keeps )?(?:slips?|slid(?:es?|ing)|slipping|comes|flies) off/,
    taught: /(?!)/,
    of: part(({ pop, stance, contact }) => pop && !contact && stance !== 'nollie'),
    fix: 'Ball of the foot in the middle of the tail, snap straight down, and jump before the foot can slide off it.',
    drill: 'Ten pops holding on to something, only the tail and the jump, then ten rolling slowly.',
  },
  {
    symptom: 'one foot',
    said: /\b(?:one|1) foot\b|only (?:my |the )?(?:front|back) foot|\b(?:front|back) foot (?:lands|off|always|never|keeps|(?:comes|slides|slips|falls|flies|drops|pops) off)|other foot|foot (?:on|off) the ground|step(?:ping)? off|(?:back|front) foot (?:down|back on|to land|on (?:it|the board))/,
    taught: /lands beside|only the|step off|stands? beside|comes home/i,
    fix: 'You are not committing with that foot: keep the shoulders over the board, bring both knees up, and put both feet down whatever happens.',
    drill:
      'Do twenty where both feet have to touch the board, landed or not, before you count a single make.',
  },
  {
    symptom: 'commit',
    said: /\bcommit|scared|afraid|fear|chicken|bail|freeze|terrified/,
    taught: /(?!)/,
    of: isDrop,
    fix: 'There is no slow version of it: stamp the front foot down all at once and put your head over the front knee.',
    drill: 'Start off a curb or a low bank with a hand to hold, and only then go up to the coping.',
  },
  {
    symptom: 'commit',
    said: /\bcommit|scare[ds]?|afraid|fear|terrif|freaks? me|chicken|bail|kick(?:ing)? (?:the board |it )?away/,
    taught: /step off|believe|fear/i,
    fix: 'Fear moves the foot, not technique: decide before the pop that both feet come down on the bolts, however ugly.',
    drill: 'Ten on grass or holding a rail, both feet landing each time, then three rolling at walking pace.',
  },
  {
    symptom: 'catch',
    said: /(?:never|can'?t|cannot|don'?t|won'?t|not|didn'?t|how (?:do i|to)) (?:seem to |really |properly )?catch|no catch|catch(?:ing)? (?:it|them) (?:late|too late|low)/,
    taught: /(?!)/,
    of: isFlip,
    fix: 'The feet come down before the board has come round: watch for the grip, keep the knees up, and let the back foot meet the board first.',
    drill: 'Five where you only flick and catch with the back foot, the front foot landing on the ground.',
  },
  {
    symptom: 'half flip',
    said: /half (?:a |the )?(?:flip|way)|halfway|upside down|doesn'?t (?:rotate|flip|spin) (?:enough|all|fully)|not (?:flipping|rotating)|wont (?:flip|rotate)|won'?t (?:flip|rotate)|never (?:flips|rotates)|stops? flipping|under ?rotat|wheels up|on the trucks|dark ?side/,
    taught: /halfway|half of the|wheels/i,
    of: isFlip,
    fix: 'The flick is too short: more of the shoe on the edge before it, and the ankle snaps off the corner rather than off the side.',
    drill:
      'Flick from a standing board with only the ankle until it turns over every time, then add the pop.',
  },
  {
    symptom: 'over flips',
    said: /over ?(?:flip|rotat|turn|spin)|too (?:fast|much)|flips twice|double flips|one and a half/,
    taught: /over-turn|all the way over/i,
    fix: 'There is too much in it: use half the force and catch it on the way down with the knees still up.',
    drill: 'Do five as slowly and as low as they still work, and add height only afterwards.',
  },
  {
    symptom: 'sideways',
    said: /sideway|side ways|crooked|perpendicular|90 degrees|three quarters|3\/4|short of|not (?:all the way|fully) (?:a?round)|(?:all the way|fully) a?round|under ?turn|(?:n'?t|not) (?:spin|turn|rotate)|come(?:s|n't)? (?:a?round|short)|(?:lands?|stops?|ends?|stuck|only) (?:at |on )?(?:about )?(?:90|ninety)|stops? (?:half ?way|early)|270|finish(?:es)? (?:the )?(?:turn|spin|rotation)/,
    taught: /short|stops|half a turn|runs out|quarter/i,
    of: (made: Motion) => isScooped(made) && !isSpun(made),
    fix: 'The scoop stops early: back foot in the pocket of the tail, sweep until it has passed the other foot, shoulders still.',
    drill: 'Ten of the same scoop without the flip, each landed with the board straight.',
  },
  {
    symptom: 'sideways',
    said: /sideway|side ways|crooked|perpendicular|90 degrees|three quarters|3\/4|all the way a?round|not (?:all the way|fully) a?round|under ?(?:turn|rotat)|(?:n'?t|not) (?:spin|turn|rotate)|come(?:s|n't)? (?:a?round|short)|finish(?:es)? (?:the )?(?:turn|spin|rotation)|full(?:y)? a?round|pivot|behind|\blag|(?:lands?|stops?|ends?|stuck|only) (?:at |on )?(?:about )?(?:90|ninety)|stops? (?:half ?way|early)/,
    taught: /stays behind|late|short|turn/i,
    of: isSpun,
    fix: 'The turn starts in the shoulders: wind them up before the pop, look over the leading one and let the board follow your head.',
    drill:
      'Turn ten from standing on the ground with head and shoulders first, then the same rolling slowly.',
  },
  {
    symptom: 'hits',
    said: /\bhits? (?:me|my|in)|\b(?:nuts?|balls|crotch|shins?|face) (?:every|again|each)|in the (?:nuts?|balls|crotch|shins?|face)|credit ?card/,
    taught: /shin/i,
    of: isFlip,
    alone: { said: /credit ?card/, name: 'Kickflip' },
    fix: 'You stand over it while it turns: jump up and a little away first, knees wide, and let it flip between your feet instead of under your weight.',
    drill: 'Do ten without landing: pop, flick and put both feet down on either side of the board.',
  },
  {
    symptom: 'in front',
    said: /in front of|shoots? (?:out|forward|off|away)|fl(?:y|ies|ying) (?:away|off|out|forward)|away from me|ahead of me|too far forward|slips? out (?:in )?front|shooting/,
    taught: /in front of|shoots out|ahead/i,
    of: isHeel,
    fix: 'You lean back and kick away from you: weight over the toes, and the heel goes up past the nose instead of out.',
    drill: 'Do five a little uphill or onto a line in front of you that you have to jump over to land.',
  },
  {
    symptom: 'slips out',
    said: /slip|slid(?:es?|ing)? out|shoots? out|falls? (?:back|on my)|fall(?:ing)? (?:back|on my)|fly out|flies out/,
    taught: /shoots out|slide/i,
    of: isDrop,
    fix: 'Your weight stays on the tail: stamp the front foot down and put your head over the front knee in the same moment.',
    drill: 'Do it off a curb or the lowest bank you can find until leaning forward is a habit.',
  },
  {
    symptom: 'slips out',
    said: /slip|slid(?:es?|ing)? out|shoots? out|falls? (?:back|off|on my)|fall(?:ing)? (?:back|off|on my)|lean back/,
    taught: /slips|slide|tumble|shoots out/i,
    of: isOn('grind', 'slide', 'stall'),
    fix: 'You lean away from the obstacle: shoulders over it, knees bent, and look at its far end instead of at your feet.',
    drill:
      'Stand on it in that position, without rolling, until it feels like standing; then roll in at walking pace.',
  },
  {
    symptom: 'in front',
    said: /in front|shoots? (?:out|forward|off|away)|fl(?:y|ies|ying) (?:away|off|out|forward)|away from me|ahead of me|slips? out|too far forward|shooting|runs away/,
    taught: /ahead|shoots out|in front|behind the board/i,
    fix: 'Your weight stays behind: start with the chest over the middle of the board and jump the way it rolls, not straight up.',
    drill: 'Ten over a chalk line, taking off before it and landing with both feet past it.',
  },
  {
    symptom: 'behind',
    said: /behind|back(?:wards)? of me|lands? back|too far back|left behind/,
    taught: /behind/i,
    of: isFlip,
    fix: 'You flick out to the side or backward: aim at the corner of the nose, and keep your weight over the board while it turns.',
    drill: 'Do five against a line along your heels; none may land behind it.',
  },
  {
    symptom: 'behind',
    said: /behind|too far back|left behind/,
    taught: /behind/i,
    fix: 'The scoop pushes it away: make it smaller, weight over the toes, and jump to where the tail goes.',
    drill: 'Do ten with a line along your heels and the board landing in front of it.',
  },
  {
    symptom: 'tips',
    said: /tip(?:s|ping)? (?:forward|over|down)|(?:fall|falls|falling) (?:forward|over the nose)|front wheels (?:touch|drop|come)|nose (?:drops|comes down|touches|dips)/,
    taught: /(?!)/,
    of: isOn('manual'),
    fix: 'Your head goes first: keep the hips over the wheels that roll, knees soft, and correct with the ankle, not with the shoulders.',
    drill:
      'Stand on the two wheels in a crack or on grass until you find the point, then hold it from one line to the next.',
  },
  {
    symptom: 'loops out',
    said: /dropp?(?:s|ing)?\b|touch(?:es)? down|come(?:s)? down|loop(?:ing)? out|fall(?:ing)? (?:off )?back|tip(?:ping)? back|backward|tail (?:drags|scrapes|touches|hits)|lose (?:my )?balance|balance|can'?t hold|cannot hold/,
    taught: /(?!)/,
    of: isOn('manual'),
    alone: { said: /loop(?:ing)? out/, name: 'Manual' },
    fix: 'You lean with the upper body: keep the hips over the back truck, front knee a little bent, and let the ankle do the small corrections.',
    drill: 'Rock into it from standing and hold three seconds, then hold it from one line to the next.',
  },
  {
    symptom: 'sticks',
    said: /stick|stop(?:s|ped|ping)? (?:dead|short|at once)|dead stop|stuck|doesn'?t slide|won'?t slide|wont slide|not sliding|catch(?:es|ing)?\b|hang(?:s|ing)? up|hung up|hang up/,
    taught: /sticks|stops you|stay locked|stop/i,
    of: isOn('grind', 'slide'),
    fix: 'Come in flatter and with more speed, wax the first hand of the edge, and lean over it instead of away from it.',
    drill: 'Tap the edge and ride on, five times, before you let one slide.',
  },
  {
    symptom: 'hangs up',
    said: /stick|stuck|hang(?:s|ing)? up|hung up|catch(?:es|ing)?\b/,
    taught: /(?!)/,
    of: part(({ contact }) => contact?.name === 'Rock to Fakie'),
    fix: 'The front wheels are still heavy when you roll back: lean onto the tail first, so that they come over the coping by themselves.',
    drill: 'Ten on a low bank or a smaller ramp, only lifting the front wheels over the edge and back.',
  },
  {
    symptom: 'hangs up',
    said: /stick|stuck|hang(?:s|ing)? up|hung up|hang up|catch(?:es|ing)?\b|locked/,
    taught: /locked|hang|stay/i,
    of: isOn('stall'),
    fix: 'You leave with the wheels still on the coping: lift with the tail first, turn until the nose points down, and only then put the weight forward.',
    drill: 'Do the way back in alone, from standing on the deck, ten times.',
  },
  {
    symptom: 'misses',
    said: /hits? the (?:ledge|edge|rail|curb|coping|box)|miss(?:es|ing)?|don'?t (?:reach|get)|can'?t (?:reach|get (?:on|up|both))|only (?:one|my front|the front) truck|back truck|half on|doesn'?t (?:get|reach)|won'?t get/,
    taught: /half on|only one truck|too far|first touch|never quite reach/i,
    of: isOn('grind', 'slide', 'stall'),
    fix: 'You turn onto it too far away: ride closer and flatter, pop half a step earlier, and bring the back foot up level with the front.',
    drill:
      'Ollie beside the edge at that height and land rolling along it, then the same with the hips above it.',
  },
  {
    symptom: 'crooked',
    said: /sideway|crooked|\bdrift|to (?:the|one) side|curve|diagonal|(?:goes|go|going|pulls?|turns?|veers?) (?:to the )?(?:left|right)/,
    taught: /(?!)/,
    of: isOn('manual'),
    fix: 'Your weight hangs over one edge: feet in the middle of the board, shoulders level, and eyes on where you want to end.',
    drill: 'Roll along a line on the ground on four wheels, then on two, as far as you stay on it.',
  },
  {
    symptom: 'crooked',
    said: /sideway|crooked|\bdrift|to (?:the|one) side|curve|diagonal|(?:goes|go|going|pulls?|veers?) (?:to the )?(?:left|right)/,
    taught: /drift|one side|crooked|curve/i,
    fix: 'Your weight hangs over one edge and the shoulders open: stand on the middle of the board, shoulders in line with it, and go straight up.',
    drill: 'Ten along a line on the ground, wheels astride it before and after.',
  },
  {
    symptom: 'rocket',
    said: /\brocket|nose (?:points|goes|is) up|like a rocket|not level|level (?:it|them) out/,
    taught: /nose.*up|tail hangs|level/i,
    fix: 'The back foot stays on the ground side of it: after the pop push the front foot forward over the nose and let the tail come up under the back foot.',
    drill: 'Ten over a low stick, each time looking whether nose and tail are level at the top.',
  },
  {
    symptom: 'weight',
    said: /weight (?:is |stays |on |too far )?(?:on |over |in )?(?:my |the )?(?:heels?|toes?|back|tail|nose|front)|on (?:my|the) heels|lean(?:ing)? (?:back|forward)|backseat/,
    taught: /lean|weight|heels|toes/i,
    fix: 'Bend the knees, not the hips: shoulders over the toes before you go, and look where you will land instead of at your feet.',
    drill: 'Do five from standing and hold each landing for three seconds without stepping off.',
  },
  {
    symptom: 'rolling',
    said: /but not (?:while )?(?:rolling|moving|going|fast|at speed)|only (?:works? )?(?:standing|stationary|when i stand)|not (?:while|when) (?:rolling|moving)|standing still but/,
    taught: /roll|speed/i,
    fix: 'It is the same movement with the ground going by: roll at walking pace, set the feet early and jump with the board, not straight up.',
    drill: 'Five standing, five barely rolling, five at walking pace, and back a step whenever two fail.',
  },
  {
    symptom: 'low',
    said: /(?:can'?t|cannot|won'?t|don'?t) (?:ollie|pop|jump|get) (?:\w+ )?high|(?:n'?t|not) pop\b|stays? on the tail|nothing happens|off the ground|higher|not high|no height|too low|\blow\b|more pop|no pop|more height|ankle high|height|get (?:it |them )?up/,
    taught: /height|higher|low|scrapes/i,
    fix: 'Height comes from the knees: snap the tail from a low crouch, let the front foot slide to the nose, and pull both knees up to your chest.',
    drill:
      'Jump over a shoe, then a shoe on its side, then a deck on edge, ten clean ones before each next one.',
  },
  {
    symptom: 'stuck',
    said: /ghost ?pop|end(?:s)? up (?:sitting|standing|on|in)|toes|scares? me|scrap(?:es?|ing)|drags?\b|turns? me|throws? me|pitch(?:es|ed)|clips?\b|gets? stuck|half ?way(?! (?:between|to))|longer than|any (?:advice|tips?)|(?:don'?t|doesn'?t|never) make it|lands? (?:in|on|with|back|nose|tail)\b|won'?t\b|wont\b|goes? (?:vertical|wild|everywhere)|never (?:land|get|work|stick)|(?:n'?t|not) land|\b(?:i )?(?:can'?t|cannot|cant|couldn'?t) (?:seem to )?(?:land|do|get|figure|stick|stomp|make|catch|learn|nail|lock|hold|keep)\b|struggl|\bstuck (?:on|with)|trouble|problem with|nothing happens?|\bi (?:always |just |keep )?(?:fall|slam|lose)|not enough|enough\b|at all\b|stays? (?:on|down)|wobbl|off balance|keep(?:s)? (?:failing|falling|missing|losing|messing)|what am i doing wrong|lost my|(?:suck|suck at|hate my|inconsistent|sketchy|awful|terrible|never works|not working|doesn'?t work)|close to landing|almost (?:have|land)|how do i fix|fix my/,
    taught: /./,
    fix: 'Take it apart: set off slower, look at the bolts, and do only the first half until it is the same every time.',
    drill: 'Ten slow ones on flat ground or grass, both feet coming down each time.',
  },
] as const satisfies readonly Trouble[]

function motionOf(name: string): Motion | null {
  const read = parseTrick(name)
  return read.ok ? read.motion : null
}

/** What goes wrong with which trick, as a text tells it; null when it tells of none. */
export function troubleIn(
  text: string,
  named: readonly Motion[],
): { symptom: Symptom; motion: Motion } | null {
  for (const trouble of TROUBLES as readonly Trouble[]) {
    if (!trouble.said.test(text)) continue
    const motion =
      named.find((made) => trouble.of?.(made) ?? true) ??
      (trouble.alone?.said.test(text) ? motionOf(trouble.alone.name) : null)
    if (motion) return { symptom: trouble.symptom as Symptom, motion }
  }
  return null
}

/** Ten easy ones, where such a trick is easiest. */
function drillFor({ contact, parts }: Motion): string | undefined {
  const kind = (parts.findLast((part) => part.contact !== null) ?? { contact }).contact?.kind
  if (kind === 'grind' || kind === 'slide')
    return 'Ten on the lowest edge you can find, at walking pace, and step off whenever it feels wrong.'
  if (kind === 'manual') return 'Ten from one line to the next on flat ground, before any pad.'
  if (kind) return 'Ten lower down or on a smaller ramp, until the way back in is no question.'
  return undefined
}

/** What a coach says to it: the lesson's remedy where it teaches the mistake, else the one that always helps. */
export function remedyFor(
  symptom: Symptom,
  made: Motion,
  name: string,
  obstacles: readonly string[],
): Remedy {
  const trouble = (TROUBLES as readonly Trouble[]).find(
    (each) => each.symptom === symptom && (each.of?.(made) ?? true),
  )
  const lesson = lessonFor(made, { name, obstacles })
  const taught = lesson.isOpen
    ? undefined
    : lesson.mistakes.find(({ mistake }) => trouble?.taught.test(mistake))
  const drill =
    (symptom === 'stuck' || (symptom === 'commit' && !isDrop(made)) ? drillFor(made) : undefined) ??
    trouble?.drill ??
    ''
  // What goes wrong was not told: it is what goes wrong most often.
  const fix =
    taught && symptom === 'stuck'
      ? `Most often ${lower(taught.mistake.replace(/\.$/, ''))}: ${lower(taught.fix)}`
      : taught?.fix
  return { symptom, fix: fix ?? trouble?.fix ?? '', drill }
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
