import { type Contact, type Rest, recordOf, turnOf } from '../contacts.ts'
import { FEET, type Feet } from '../feet.ts'
import { isOnCoping, type Motion, overheadOf, type Stance } from '../motion.ts'
import {
  facesTravel,
  isAlongCoping,
  isTailFirst,
  isTurnedBelow,
  type Lead,
  leadOf,
  type Meeting,
} from '../stance.ts'
import { isWhole, type StyleName } from '../styles.ts'
import { inSentence } from '../wording.ts'
import { type Analysis, analyze, groundOf, spoken } from './analysis.ts'
import { hangingEnd, hangingSlots, hangs, opensOff, truckIn } from './lies.ts'
import { type Context, flipNoun, rollAway, rolls, turns, withArticle } from './phrases.ts'

/** One movement of a trick as the rows of rows/phrases.json see it: what holds of it, and what its words stand for. */
export interface Piece {
  readonly motion: Motion
  readonly trick: Analysis
  readonly traits: ReadonlySet<string>
  readonly slots: Readonly<Record<string, string>>
}

interface Ways {
  readonly on: Lead
  readonly back: Lead
}

/** What a piece is within a trick: the foot that leads after all of it, and how its edge is met and called. */
export interface Around {
  readonly exit: Lead | null
  readonly met: Meeting | null
  /** Of a slide that was spun onto: the foot that leads when the spin goes on, and when it is turned back. */
  readonly ways: Ways | null
  readonly thing: string | null
  /** Another piece follows, so that this one ends as it would alone and not as the trick does. */
  readonly goesOn: boolean
}

const ALONE: Around = { exit: null, met: null, ways: null, thing: null, goesOn: false }

const ROLL: Record<Stance, string> = {
  regular: 'Roll',
  nollie: 'Roll',
  fakie: 'Roll fakie',
  switch: 'Roll switch',
}

const FROM: Record<Stance, string> = {
  regular: 'off the tail',
  nollie: 'off the nose',
  fakie: 'out of fakie',
  switch: 'off the switch tail',
}

const IN_STANCE: Record<Stance, string> = {
  regular: '',
  nollie: '',
  fakie: ' in fakie',
  switch: ' in switch',
}

const PRESSED = new Set(['Pressure', 'Pressure Flip', 'Backside Pressure Flip', 'Frontside Pressure Flip'])

/** Movements of their own that are told by what they change about a plain pop, a flip or a turn. */
const IN_ROWS = new Set<StyleName>([
  ...(['Pressure Flip', 'Backside Pressure Flip', 'Frontside Pressure Flip'] as const),
  ...(['Ollie North', 'Ollie South', 'Airwalk', 'Shifty'] as const),
  ...(['Fingerflip', 'Ollie Fingerflip', 'Underflip', 'Back Foot Underflip'] as const),
])

/** Whether there are rows for a manner, or none is needed; of all other movements only what is written is known. */
export const isInRows = (style: StyleName | null): boolean =>
  style === null || !isWhole(style) || IN_ROWS.has(style)

/** The piece of a trick that a motion is. */
export function pieceOf(
  motion: Motion,
  context: Context,
  around: Around = ALONE,
  trick = analyze(motion),
): Piece {
  return {
    motion,
    trick,
    traits: new Set([
      ...moves(trick),
      ...isDone(motion),
      ...meets(motion, context, around),
      ...leaves(motion, around),
    ]),
    slots: { ...flatSlots(trick), ...heldSlots(motion, context, around), away: awayOf(motion, around) },
  }
}

/** In a trick of several pieces the last words are those of the stance it began in, which the whole fills in. */
const awayOf = ({ stance }: Motion, { exit, goesOn }: Around): string =>
  goesOn ? rollAway(stance, exit) : '{away}'

const when = (holds: unknown, ...traits: string[]): string[] => (holds ? traits : [])

/** What rider and board do in the air. */
function moves({ motion, feet, shape, body, board, sweep, clashes, isFlipped, opens }: Analysis): string[] {
  const { flip, wrap, late } = motion
  const isTurning = body > 0
  return [
    shape,
    ...when(isTurning, 'turns', `body ${body}`, `spin ${body}`),
    ...when(isTurning && body >= 360, 'big'),
    ...when(shape === 'shuvit' || shape === 'ahead', ...when(board >= 360, 'wide')),
    ...when(isTurning && opens === true, 'opens'),
    ...when(isTurning && opens === false, 'closes'),
    ...when(sweep, 'scoop', `scoop ${sweep}`),
    ...when(isFlipped, 'flip', flip.kind ?? ''),
    ...when(isFlipped && flip.late, 'late flip'),
    ...when(isFlipped && (flip.count ?? 1) >= 2, 'double'),
    ...when(isFlipped && (flip.count ?? 1) >= 3, 'triple'),
    ...when(isFlipped && flip.count === 0.5, 'half roll'),
    ...when(isFlipped && clashes, 'clashes'),
    ...when(
      wrap,
      'wrap',
      `wrap ${wrap === 'front foot' ? 'front' : wrap === 'forward' ? 'forward' : 'back'}`,
    ),
    ...when(late, 'late'),
    ...when(feet.isEndLeading, 'end leads'),
    ...when(isRevertOnly(motion), 'reverting'),
  ]
}

/** Nothing but the half turn slid on the wheels. */
const isRevertOnly = ({ revert, bodyDeg, boardDeg, flip, wrap, style, pop, contact }: Motion): boolean =>
  revert !== null &&
  !pop &&
  bodyDeg === 0 &&
  boardDeg === 0 &&
  flip.kind === 'none' &&
  !(wrap || style || contact)

/** The stance and the manner it is done in. */
function isDone({ stance, style, pop, revert, contact, reverses }: Motion): string[] {
  return [
    stance,
    ...when(style, `style ${style}`),
    ...when(reverses && !contact, 'on wall'),
    ...when(style && PRESSED.has(style), 'pressed'),
    ...when(style === 'Back Foot' || style === 'Front Foot', 'popping foot'),
    ...when(style === 'Fingerflip' || style === 'Ollie Fingerflip', 'by hand'),
    ...when(style === 'Underflip' || style === 'Back Foot Underflip', 'underflip'),
    ...when(!pop && !contact && style === null, 'unpopped'),
    ...when(!style, 'plain'),
    ...when(!isInRows(style), 'own'),
    ...when(revert, 'revert'),
  ]
}

const isEdge = (contact: Contact | null): contact is Contact<'grind' | 'slide'> =>
  contact?.kind === 'grind' || contact?.kind === 'slide'

/** What it meets, and how the rider comes to it. */
function meets(motion: Motion, context: Context, { met }: Around): string[] {
  const { contact, stance, approach, style, to } = motion
  if (!contact) return []
  const lie = lieOf(contact)
  const faces = met?.faces ?? facesTravel(motion)
  const restEnd = endOf(lie)
  const isHeld = contact.kind === 'grab' || contact.kind === 'air'
  const over = overheadOf(motion)
  return [
    contact.kind,
    ...when(isHeld, 'grab'),
    ...when(contact.name === 'Air', 'air'),
    `contact ${contact.name}`,
    ...when(approach, approach ?? ''),
    ...when(lie, `on ${lie}`),
    ...when(faces === true, 'faces'),
    ...when(faces === false, 'blind'),
    ...when(isEdge(contact) && (isOnCoping(motion) || thingOf(motion, context) === 'coping'), 'coping'),
    ...when(restEnd && (restEnd === 'nose') !== (stance === 'fakie'), 'first end'),
    ...when(/blunt/i.test(contact.name), 'blunt'),
    ...when(contact.name === 'Darkslide', 'upside down'),
    ...when(isEdge(contact) && turnOf(contact) !== 0, 'half turned'),
    ...when(contact.kind === 'manual' && to, 'swung'),
    ...when(contact.kind === 'stall' && isTurnedBelow(motion), 'turned below'),
    ...when(
      contact.kind === 'stall' &&
        !isTurnedBelow(motion) &&
        ((motion.bodyTurn ?? 0) > 180 || (motion.bodyTurn ?? 0) % 180 === 90),
      'spun',
    ),
    ...when(
      contact.kind === 'stall' &&
        (isAlongCoping(contact as Contact<'stall'>) || (isTailFirst(contact) && stance !== 'fakie')),
      'turned up',
    ),
    ...when(
      contact.kind === 'stall' && isAlongCoping(contact as Contact<'stall'>) && to === 'fakie',
      'turned back',
    ),
    ...when(motion.bodyTurn === 0 && !to, 'unturned'),
    ...when(to, `to ${to}`),
    ...when(contact.kind === 'plant' && ['Gymnast Plant', 'Street Plant'].includes(contact.name), 'of flat'),
    ...when(contact.name === 'Wallplant', 'of wall'),
    ...when(over, 'over', over ?? ''),
    ...when((isHeld || contact.kind === 'manual') && groundOf(context) === 'flat', 'in flat'),
    ...hangs(motion),
    ...when(met?.turned && style === null, 'spun onto'),
  ]
}

/** Which way it is left, against the way it was come to. */
function leaves({ stance, contact, to }: Motion, { exit, ways, goesOn }: Around): string[] {
  const isAround = exit !== null && exit !== leadOf(stance)
  return [
    ...when(exit === 'B', 'fakie exit'),
    ...when(exit === 'B' && (contact?.kind === 'grab' || contact?.kind === 'air'), 'comes in fakie'),
    ...when(isAround || (to === 'fakie' && stance !== 'fakie'), 'around'),
    ...when(ways && !goesOn, exit === null ? 'both ways' : exit === ways?.on ? 'spins on' : 'turns back'),
    ...when(exit === null || ways, 'open end'),
  ]
}

const lieOf = (contact: Contact): Rest | null => {
  const record = recordOf(contact)
  return 'lie' in record && record.lie ? record.lie.rest : null
}

const endOf = (rest: Rest | null): 'nose' | 'tail' | null =>
  rest?.startsWith('nose') ? 'nose' : rest?.startsWith('tail') ? 'tail' : null

function flatSlots(trick: Analysis): Record<string, string> {
  const { motion, feet, body, board, sweep, isFlipped } = trick
  const { stance, flip, wrap, bodyDeg, boardDeg } = motion
  const scoop = sweep === 'heel' ? 'behind your heels' : 'out past your toes'
  const deg = body > 0 ? bodyDeg : boardDeg
  const side = deg
    ? deg > 0
      ? 'frontside'
      : 'backside'
    : motion.revert && motion.revert !== 'either'
      ? motion.revert
      : deg === 0
        ? ''
        : 'either way'
  const hooked = hookedFoot(trick)
  return {
    pop: feet.pop,
    flick: feet.flick,
    end: feet.end,
    far: feet.far,
    'nose foot': feet.nose,
    'tail foot': feet.tail,
    ollie: feet.ollie,
    Ollie: feet.ollie,
    Roll: ROLL[stance],
    roll: ROLL[stance].toLowerCase(),
    Rolling: stance === 'regular' || stance === 'nollie' ? 'you roll' : `you roll ${stance}`,
    'in stance': IN_STANCE[stance],
    from: FROM[stance],
    From: `${FROM[stance]},`,
    turn: turns(body),
    around: turns(board),
    side,
    rolls: rolls(flip.count ?? 1),
    scoop,
    scooping: sweep ? `, scooping it ${scoop}` : '',
    passes: sweep === 'heel' ? 'in front of your toes' : 'behind your heels',
    edge: flip.kind === 'heel' ? 'toe-side' : 'heel-side',
    Flip: isFlipped ? flipNoun(flip) : '',
    'wrap foot': wrap === 'front foot' && stance !== 'nollie' ? feet.nose : feet.pop,
    'flicking hand': feet.flick.replace(/foot$/, 'hand'),
    'popping hand': feet.isEndLeading ? 'leading hand' : 'trailing hand',
    'hooked foot': hooked.foot,
    'hooked edge': hooked.edge,
    catch: flip.kind !== 'none' && sweep ? feet.flick : feet.pop,
  }
}

/** Facing ahead, the foot that trails stands at the toe-side edge and the other one at the heel-side edge. */
function hookedFoot({ feet, motion }: Analysis): { readonly foot: string; readonly edge: string } {
  const [leading, trailing] = feet.isEndLeading ? [feet.pop, feet.flick] : [feet.flick, feet.pop]
  return motion.flip.kind === 'heel'
    ? { foot: leading, edge: 'heel-side' }
    : { foot: trailing, edge: 'toe-side' }
}

const RAMPS = new Set(['Mini Ramp', 'Bowl', 'Vert', 'Spine'])
const THINGS: Readonly<Record<string, string>> = {
  Ledge: 'ledge',
  Curb: 'curb',
  'Manual Pad': 'ledge',
  Rail: 'rail',
}

/** What is ground, slid, or rolled along, in a word. */
export function thingOf(motion: Motion, { obstacles = [] }: Context): string {
  const { contact, style } = motion
  if (style === 'Slappy') return 'curb'
  if (contact?.kind === 'manual') return 'pad'
  if (!isEdge(contact)) return 'coping'
  const isRamp =
    obstacles.length > 0 ? obstacles.every((each) => RAMPS.has(each)) : recordOf(contact).on === 'coping'
  if (isRamp || isOnCoping(motion)) return 'coping'
  const usual = recordOf(contact).on === 'rail' ? 'rail' : 'ledge'
  const known = obstacles.flatMap((each) => THINGS[each] ?? [])
  return known.length === 0 || known.includes(usual) ? usual : (known[0] ?? usual)
}

const SIDES = { frontside: 'in front of your chest', backside: 'behind your back' } as const

function heldSlots(motion: Motion, context: Context, { met, thing, ways }: Around): Record<string, string> {
  const { contact, stance } = motion
  if (!contact) return thing ? { thing } : {}
  const rest = lieOf(contact)
  const end = endOf(rest)
  const feet: Feet = FEET[stance]
  const comes = met ? met.comes : motion.approach
  const side = comes ? SIDES[comes] : null
  const named = thing ?? thingOf(motion, context)
  const foot = end ? feet[end] : null
  const faces = met?.faces ?? facesTravel(motion)
  const truck = (of: 'nose' | 'tail') => truckIn(stance, of)
  return {
    thing: named,
    beside: side ? `, with it ${side}` : isEdge(contact) ? ', on your better side' : '',
    where: side && isEdge(contact) ? `, with the ${named} ${side}` : '',
    'nose truck': truck('nose'),
    'tail truck': truck('tail'),
    'rest foot': foot ?? 'middle',
    'rest end': end ?? 'board',
    'rest place': end && (end === 'nose') !== (stance === 'fakie') ? 'leading' : 'trailing',
    'steering foot': end === 'nose' ? feet.tail : feet.nose,
    'rest wheels': end
      ? stance === 'fakie'
        ? `wheels under the ${end}`
        : end === 'nose'
          ? 'front wheels'
          : 'back wheels'
      : 'wheels',
    weight: foot ? `the ${foot}` : 'the middle',
    touch: touchOf(rest, truck),
    ...hangingSlots(motion),
    ...waysOff(motion, faces, ways),
    facing: faces === null ? '' : faces ? ', your chest to where you go' : ', your back to where you go',
  }
}

/** Which way the shoulders go on to leave an edge in fakie, and how each of the two ways off a slide that was spun onto ends. */
function waysOff(motion: Motion, faces: boolean | null, ways: Ways | null) {
  const { stance, contact } = motion
  const opens = opensOff(motion, faces)
  const side = opens !== (stance === 'fakie') ? 'frontside' : 'backside'
  const end = hangingEnd(motion)?.end ?? 'nose'
  const unsaid =
    contact?.kind === 'slide' ? 'the way they came' : `${end} first toward the side you came from`
  const out = (lead: Lead) => (lead === 'F' ? 'forward' : stance === 'switch' ? 'switch' : 'fakie')
  return {
    'on around': opens === null ? unsaid : `${side}, the leading shoulder ${opens ? 'opening' : 'closing'}`,
    ...(ways && { 'on out': out(ways.on), 'back out': out(ways.back) }),
  }
}

function touchOf(rest: Rest | null, truck: (of: 'nose' | 'tail') => string): string {
  switch (rest) {
    case 'nose truck':
      return `the ${truck('nose')}`
    case 'tail truck':
      return `the ${truck('tail')}`
    case 'both trucks':
      return 'both trucks'
    case 'nose':
    case 'tail':
      return `the ${rest}`
    default:
      return 'the middle of the deck'
  }
}

/** What a piece is called within a sentence, with its article. */
export const calledIn = (motion: Motion, at = 0): string => {
  const name = spoken(motion, at).replace(/ on a ramp$/, '')
  return /^(?:body varial|pushing)/.test(name) ? name : withArticle(name)
}

const LONGEST_NAME = 60

/** What a trick is called within a sentence; "this trick" where its name would read badly. */
export function nameIn(name: string | undefined): string {
  const isSaid = name !== undefined && name.length <= LONGEST_NAME && !/\b(\w+) \1\b/i.test(name)
  return isSaid ? `the ${inSentence(name)}` : 'this trick'
}
