import { type Contact, recordOf } from './contacts.ts'
import { type Flip, type Motion, NO_FLIP } from './motion.ts'

/**
 * What a name says beyond numbers. A way is a manner in which any trick can be done (no comply, back foot);
 * a whole is a trick of its own that starts from given numbers, which a spin may be added to.
 */
export interface Style {
  readonly isWay: boolean
  readonly bodyDeg: number | null
  readonly boardDeg: number | null
  readonly flip: Flip
  readonly pop: boolean
  /** A side before it is the way it turns, backside when none is said. */
  readonly isSided: boolean
  /** Done above a wall, where the rider turns half round unless a spin is said. */
  readonly isAir: boolean
  readonly spellings: readonly string[]
}

const OPEN_FLIP: Flip = { kind: null, count: null, late: false }
const PLAIN: Style = {
  isWay: false,
  bodyDeg: 0,
  boardDeg: 0,
  flip: NO_FLIP,
  pop: true,
  isSided: false,
  isAir: false,
  spellings: [],
}

type Names = Record<string, readonly string[]>

function all(base: Partial<Style>, names: Names): (readonly [string, Style])[] {
  return Object.entries(names).map(([name, spellings]) => [name, { ...PLAIN, ...base, spellings }] as const)
}

function plainly(base: Partial<Style>, ...names: string[]): (readonly [string, Style])[] {
  return names.map((name) => [name, { ...PLAIN, ...base }] as const)
}

const WAYS: Names = {
  'No Comply': ['nc', 'no-complies'],
  Boneless: ['boneless one'],
  'Back Foot': [],
  'Front Foot': [],
  'Old School': [],
  'One Foot': ['one footed', 'one footer', 'onefoot'],
  'No Foot': [],
  Inside: [],
  Pressure: [],
  Cancel: ['canceled', 'cancelled'],
  Slappy: ['slap', 'curb slappy'],
  Layback: [],
  Transfer: ['transfers', 'spine transfer', 'hip transfer', 'transferred'],
  'Alley-Oop': ['ally oop', 'alley oops', 'ao'],
  Rodeo: ['rodeo flip', 'rodeo air'],
}

const KEEP_LEAD: Names = {
  Airwalk: [],
  'Ollie North': ['north'],
  'Ollie South': ['south'],
  Fingerflip: [],
  'Ollie Fingerflip': [],
  Shifty: [],
  Biebelheimer: ['biebel'],
  Wallie: ['wally'],
  'Pole Jam': ['pole jams'],
  'Nose Bonk': ['bonk'],
  'Tail Bonk': [],
  Firecracker: [],
}

const ROLLING: Names = {
  Pushing: ['push'],
  'Tic Tac': [],
  'Hippie Jump': ['hippy jump', 'hippe jump', 'hippie', 'hippy'],
  Caveman: [],
  'Acid Drop': ['acid drop in', 'acid dropping'],
  'Drop In': ['dropping in', 'dropar'],
  'Roll In': ['rolling in'],
  'Bomb Drop': ['bombdrop'],
  'Tail Drop': [],
  Pump: ['pumping'],
  Carve: ['carving', 'bowl carve', 'bowl carving'],
  'Hang Ten': ['hang 10'],
  'Foot Brake': ['foot braking'],
  'Tail Brake': ['tail stop', 'tail drag', 'tail scrape'],
  Falling: ['bailing', 'how to fall'],
  'Knee Slide': ['knee sliding'],
  Coffin: ['coffin ride'],
}

/** Named tricks that a rider keeps facing through, whose board has no agreed numbers. */
const OPEN_FLIPS: Names = {
  'Pressure Flip': [],
  'Frontside Pressure Flip': ['fs pressure flip', 'front pressure flip'],
  'Backside Pressure Flip': ['bs pressure flip', 'back pressure flip'],
  Underflip: [],
  'Back Foot Underflip': [],
  'Casper Flip': [],
  'Anti Casper Flip': [],
  'Illusion Flip': ['muska flip'],
  'Quick Flip': [],
  'Camel Flip': [],
  'Scissor Flip': [],
}

const FREESTYLE: Names = {
  Casper: ['casper stall'],
  'Anti Casper': [],
  'Coco Wheelie': ['coco slide', 'coconut wheelie'],
  'M 80': [],
  'End Over': ['end over end', 'end overs'],
  Railstand: ['primo', 'rail stand'],
  Railwhip: ['rail whip'],
  'Saran Wrap': ['wrap around', 'seran wrap'],
  Bertslide: ['bertleman slide', 'bertlemann slide', 'bertleman', 'bertlemann', 'bert'],
}

/** The same with the feet on the grip tape throughout. */
const UNFLIPPED: Names = {
  Wallride: ['wall ride'],
  'Natas Spin': ['natas', '360 natas spin', 'natas spin 360', 'natas 360'],
  'G-Turn': ['g turns'],
  Jaywalk: [],
  'Monster Walk': [],
}

/** Every style, under the name a skater gives it. */
export const STYLES: ReadonlyMap<string, Style> = new Map<string, Style>([
  ...all({ isWay: true }, WAYS),
  ...all({}, KEEP_LEAD),
  ...all({ pop: false }, ROLLING),
  ...all({ boardDeg: null, flip: OPEN_FLIP }, OPEN_FLIPS),
  ...plainly({ boardDeg: null, flip: OPEN_FLIP }, 'Alpha Flip', 'Bullflip', 'Feather Flip', 'Grape Flip'),
  ...plainly({ boardDeg: null, flip: OPEN_FLIP }, 'Haslam Flip', 'Jesus Flip', 'Kiwi Flip', 'Nerd Flip'),
  ...plainly({ boardDeg: null, flip: OPEN_FLIP }, 'Plasma Spin', 'Semi Flip', 'Sigma Flip', 'Toe Flip'),
  ...all({ isAir: true, boardDeg: null }, { Varial: ['varial air'] }),
  ...all({ isAir: true }, { Sacktap: ['sack tap'] }),
  ...plainly({ boardDeg: null }, 'In and Out Footplant', 'Power Blunt', 'Hardflip Foot Cross', 'Sal Flip'),
  ...all({ bodyDeg: null, boardDeg: null, flip: OPEN_FLIP, pop: false }, FREESTYLE),
  ...all({ bodyDeg: null, boardDeg: null, pop: false }, UNFLIPPED),
  ...plainly(
    { bodyDeg: null, boardDeg: null, flip: OPEN_FLIP, pop: false },
    ...['Body Jar', 'Broken Fingers', 'Butter Flip', 'Carousel', 'Casper Disaster', 'Casper Slide'],
    ...['Calf Wrap', 'Coleman Slide', 'Daffy', 'Flamingo', 'Gingersnap', 'Godzilla Flip'],
    ...['Handstand Flip', 'Kickback Flip', 'Pogo', 'Pretzel', 'Primo Slide', 'Primo Stand', 'Rail Flip'],
    ...['San Francisco Flip', 'Spacewalk', 'Staple Gun', 'Truckstand', 'TV Stand', 'Turn Around'],
    ...['Walk the Dog', 'Switch Hand', 'Backflip', 'Double Hand', 'Merlin Twist', 'Handstand'],
    ...['Unit', 'Gnar Jar', 'Thruster', 'Nosehook Impossible', 'Nose Pickup'],
    ...['Switchfoot Pogo'],
  ),
  ...all(
    { bodyDeg: -90, boardDeg: -90, pop: false, isSided: true },
    { Powerslide: ['stand up slide', 'speed check'] },
  ),
  ...all(
    { bodyDeg: -180, boardDeg: -180, pop: false, isSided: true },
    { Kickturn: ['kick turn', 'kickturn 180', 'kick turn 180'] },
  ),
  ...all({ boardDeg: -360 }, { 'Strawberry Milkshake': ['cigarette flip'] }),
  ...all(
    // The board is back in line: a hardflip turns it one way, the late half turn takes it the other.
    { bodyDeg: -180, flip: { kind: 'kick', count: 1, late: false } },
    { 'Ghetto Bird': ['hardflip late bs 180', 'hardflip late backside 180'] },
  ),
])

/** The style of that name; the name must be a key of the table. */
export function styleNamed(name: string): Style {
  const style = STYLES.get(name)
  if (!style) throw new RangeError(`No style is called ${name}.`)
  return style
}

/** Whether the plain word for these numbers means a popped trick; only a shuvit is scooped without one. */
export function isPoppedPlainly(made: Motion): boolean {
  if (made.contact) return made.style !== 'Slappy'
  if (made.style && !styleNamed(made.style).isWay) return styleNamed(made.style).pop
  const isShuvit = made.bodyDeg === 0 && made.boardTurn === 180 && made.flip.kind === 'none'
  const isPlain = made.wrap === null && !made.late
  return !(isShuvit && isPlain)
}

/** Whether a grind or slide runs along a coping: it lies nowhere else, the words say so, or its manner does. */
export function isOnCoping({ contact, reverses, style }: Motion): boolean {
  if (contact?.kind !== 'grind' && contact?.kind !== 'slide') return false
  return reverses || style === 'Alley-Oop' || style === 'Layback' || recordOf(contact).on === 'coping'
}

/** Whether the rider goes over in it, head below the board: a rodeo backward, a McTwist over the leading shoulder. */
export function overheadOf({ style, contact, bodyDeg }: Motion): 'rodeo' | 'mctwist' | null {
  if (style === 'Rodeo') return 'rodeo'
  return contact?.name === 'Mute' && bodyDeg === -540 ? 'mctwist' : null
}

/** Whether a bare no comply or boneless leads onto an edge or a pad: it is how one gets there and no trick of its own. */
export function isWayOnto(way: Motion, onto: Contact): boolean {
  const { style, bodyDeg, boardDeg, flip, wrap, late, contact, revert, to, parts } = way
  const isBare = bodyDeg === 0 && boardDeg === 0 && flip.kind === 'none' && !wrap && !late && !contact
  const isLed = style === 'No Comply' || style === 'Boneless'
  const isMet = onto.kind === 'grind' || onto.kind === 'slide' || onto.kind === 'manual'
  return isLed && isBare && isMet && !revert && !to && parts.length === 0 && way.pop === isPoppedPlainly(way)
}

/** Whether a foot off the board is how a powerslide is done: "one foot powerslide". */
export function isWayOfSliding(way: Motion, slide: Motion): boolean {
  const isBare = way.bodyDeg === 0 && way.boardDeg === 0 && way.flip.kind === 'none' && !way.contact
  return way.style === 'One Foot' && isBare && !way.revert && !way.to && slide.style === 'Powerslide'
}

/** What goes down from something: backward, nobody sees where. */
const FROM_ABOVE = new Set(['Drop In', 'Roll In', 'Tail Drop', 'Acid Drop', 'Bomb Drop'])

/** Whether a style goes down into something from its top. */
export function isFromAbove(name: string): boolean {
  return FROM_ABOVE.has(name)
}

/** Whether a style is an air of a wall. */
export function isAirStyle(name: string | null): boolean {
  return name !== null && styleNamed(name).isAir
}

/** Whether the hand flips the board and can turn it around as well. */
export function isFlippedByHand(name: string | null): boolean {
  return name === 'Fingerflip' || name === 'Ollie Fingerflip'
}

/** Whether a style is a trick of its own, not a manner of doing any. */
export function isWhole(name: string): boolean {
  return !styleNamed(name).isWay
}
