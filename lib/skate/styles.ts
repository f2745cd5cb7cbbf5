import { type Flip, NO_FLIP, OPEN_FLIP } from './flip.ts'

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

/** The styles of a list that share what they begin from, each under its name. */
function all<Name extends string>(
  base: Partial<Style>,
  names: Readonly<Record<Name, readonly string[]>>,
): Record<Name, Style> {
  const styles = Object.entries<readonly string[]>(names)
  return Object.fromEntries(
    styles.map(([name, spellings]) => [name, { ...PLAIN, ...base, spellings }]),
  ) as Record<Name, Style>
}

/** The same for styles that are written in one way only. */
function plainly<const Rows extends readonly (readonly string[])[]>(
  base: Partial<Style>,
  ...rows: Rows
): Record<Rows[number][number], Style> {
  const styles = rows.flat().map((name) => [name, { ...PLAIN, ...base }])
  return Object.fromEntries(styles) as Record<Rows[number][number], Style>
}

const WAYS = {
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
} as const

const KEEP_LEAD = {
  Airwalk: [],
  'Ollie North': ['north'],
  'Ollie South': ['south'],
  Fingerflip: [],
  'Ollie Fingerflip': [],
  Shifty: [],
  'Boned Ollie': ['nosebone ollie', 'ollie nosebone', 'ollie boned', 'boned out ollie'],
  Biebelheimer: ['biebel'],
  Wallie: ['wally'],
  'No Comply Wallie': ['wallie no comply', 'no comply wally'],
  'Pole Jam': ['pole jams'],
  'Nose Bonk': ['bonk'],
  'Tail Bonk': [],
  Firecracker: [],
} as const

const ROLLING = {
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
} as const

/** Named tricks that a rider keeps facing through, whose board has no agreed numbers. */
const OPEN_FLIPS = {
  'Pressure Flip': [],
  'Frontside Pressure Flip': ['fs pressure flip', 'front pressure flip'],
  'Backside Pressure Flip': ['bs pressure flip', 'back pressure flip'],
  Underflip: [],
  'Back Foot Underflip': [],
  'Casper Flip': [],
  'Casper Heelflip': ['casper heel'],
  'Bubble Flip': [],
  'Anti Casper Flip': [],
  'Illusion Flip': ['muska flip'],
  'Quick Flip': [],
  'Camel Flip': [],
  'Scissor Flip': [],
} as const

const FREESTYLE = {
  Casper: ['casper stall'],
  'Anti Casper': [],
  'Coco Wheelie': ['coco slide', 'coconut wheelie'],
  'M 80': [],
  'End Over': ['end over end', 'end overs'],
  Railstand: ['primo', 'rail stand'],
  Railwhip: ['rail whip'],
  'Saran Wrap': ['wrap around', 'seran wrap'],
  Bertslide: ['bertleman slide', 'bertlemann slide', 'bertleman', 'bertlemann', 'bert'],
} as const

/** The same with the feet on the grip tape throughout. */
const UNFLIPPED = {
  Wallride: ['wall ride'],
  'Natas Spin': ['natas', '360 natas spin', 'natas spin 360', 'natas 360'],
  'G-Turn': ['g turns'],
  Jaywalk: [],
  'Monster Walk': [],
} as const

/** Every style, under the name a skater gives it. */
export const STYLES = {
  ...all({ isWay: true }, WAYS),
  ...all({}, KEEP_LEAD),
  ...all({ pop: false }, ROLLING),
  ...all({ boardDeg: null, flip: OPEN_FLIP }, OPEN_FLIPS),
  ...plainly({ boardDeg: null, flip: OPEN_FLIP }, ['Alpha Flip', 'Bullflip', 'Feather Flip', 'Grape Flip']),
  ...plainly({ boardDeg: null, flip: OPEN_FLIP }, ['Haslam Flip', 'Jesus Flip', 'Kiwi Flip', 'Nerd Flip']),
  ...plainly({ boardDeg: null, flip: OPEN_FLIP }, ['Plasma Spin', 'Semi Flip', 'Sigma Flip', 'Toe Flip']),
  ...all({ isAir: true, boardDeg: null }, { Varial: ['varial air'] }),
  ...all({ isAir: true }, { Sacktap: ['sack tap'], Flair: ['flare', 'flair air'] }),
  ...plainly({ boardDeg: null }, ['In and Out Footplant', 'Power Blunt', 'Hardflip Foot Cross', 'Sal Flip']),
  ...all({ bodyDeg: null, boardDeg: null, flip: OPEN_FLIP, pop: false }, FREESTYLE),
  ...all({ bodyDeg: null, boardDeg: null, pop: false }, UNFLIPPED),
  ...plainly(
    { bodyDeg: null, boardDeg: null, flip: OPEN_FLIP, pop: false },
    ['Body Jar', 'Broken Fingers', 'Butter Flip', 'Carousel', 'Casper Disaster', 'Casper Slide'],
    ['Calf Wrap', 'Coleman Slide', 'Daffy', 'Flamingo', 'Gingersnap', 'Godzilla Flip'],
    ['Handstand Flip', 'Kickback Flip', 'Pogo', 'Pretzel', 'Primo Slide', 'Primo Stand', 'Rail Flip'],
    ['San Francisco Flip', 'Spacewalk', 'Staple Gun', 'Truckstand', 'TV Stand', 'Turn Around'],
    ['Walk the Dog', 'Switch Hand', 'Backflip', 'Double Hand', 'Handstand'],
    ['Unit', 'Gnar Jar', 'Thruster', 'Nosehook Impossible', 'Nose Pickup'],
    ['Switchfoot Pogo'],
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
} satisfies Record<string, Style>

/** The name a skater gives a style. */
export type StyleName = keyof typeof STYLES

/** What is known of some styles. */
export type StyleTable<Value> = { readonly [Name in StyleName]?: Value }

/** What a table knows of a style; undefined for none, and for one that is not in it. */
export const ofStyle = <Value>(table: StyleTable<Value>, style: StyleName | null): Value | undefined =>
  style === null ? undefined : table[style]

/** The names of all styles, in the order of the table. */
export const STYLE_NAMES = Object.keys(STYLES) as readonly StyleName[]

/** What goes down from something: backward, nobody sees where. */
const FROM_ABOVE = new Set<StyleName>(['Drop In', 'Roll In', 'Tail Drop', 'Acid Drop', 'Bomb Drop'])

/** Whether a style goes down into something from its top. */
export function isFromAbove(name: StyleName): boolean {
  return FROM_ABOVE.has(name)
}

/** Whether an obstacle throws the board up, with no pop: a wallie, with both feet on the board or one on the ground. */
export function isWallie(name: StyleName | null): boolean {
  return name === 'Wallie' || name === 'No Comply Wallie'
}

/** Whether that is the name of a style. */
export const isStyleName = (name: string): name is StyleName => Object.hasOwn(STYLES, name)

/** Whether a style is an air of a wall. */
export function isAirStyle(name: StyleName | null): boolean {
  return name !== null && STYLES[name].isAir
}

/** Whether the hand flips the board and can turn it around as well. */
export function isFlippedByHand(name: StyleName | null): boolean {
  return name === 'Fingerflip' || name === 'Ollie Fingerflip'
}

/** Whether a style is a trick of its own, not a manner of doing any. */
export function isWhole(name: StyleName): boolean {
  return !STYLES[name].isWay
}
