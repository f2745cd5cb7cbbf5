/**
 * One record a contact: everything a board can grind, slide, stall, balance on or be held by, and what a hand
 * or foot is planted for, under the name a skater gives it. A contact consists of
 *
 *   spellings, turn   here
 *   how it lies       here, as `lie`, or as `grip` for what is held in the air
 *   lesson            a row of lessons/rows/contacts.json
 *   picture           drawn from `lie` or `grip`, by figure/edges.ts, figure/coping.ts or figure/grabs.ts
 *
 * A part that is missing does not compile. contacts.test.ts walks through every record and says what to do.
 */
export type ContactKind = 'grind' | 'slide' | 'manual' | 'stall' | 'air' | 'grab' | 'plant'

/** What a contact is usually done on; the library may know better about a single trick. */
type Obstacle = 'ledge' | 'rail' | 'coping' | 'pad'

/** The part of the board that is on the edge. */
export type Rest = 'deck' | 'nose' | 'tail' | 'both trucks' | 'nose truck' | 'tail truck'

/** How a board lies, seen from above. */
export interface Lie {
  readonly rest: Rest
  /**
   * Degrees that the nose points in over the edge: 90 across it, 0 along it, negative back to where it came
   * from, beyond 90 either way when it trails.
   */
  readonly angle: number
  /** The end held higher than the edge. */
  readonly high?: 'nose' | 'tail'
  /** The end that dips below it. */
  readonly low?: 'nose' | 'tail'
  /** Grip tape on the edge, feet on the bare underside. */
  readonly isUpsideDown?: boolean
}

/** Which hand holds the board where; hands are called after their place at take-off. */
export interface Grip {
  readonly hand: 'leading' | 'trailing' | 'both'
  readonly at: 'toe edge' | 'heel edge' | 'nose' | 'tail' | 'nose and tail'
}

interface Named {
  /** Degrees the rider turns in the plain form; null: it may end either way. */
  readonly turn: 0 | 180 | null
  /** Other ways to write it, in lower case. */
  readonly spellings: readonly string[]
}

/** A contact of the board with an edge, a coping or a pad. */
export interface EdgeRecord extends Named {
  readonly kind: 'grind' | 'slide' | 'manual' | 'stall'
  readonly on: Obstacle
  readonly lie: Lie
}

/** A contact of the hand with the board; null: nothing is held. */
interface AirRecord extends Named {
  readonly kind: 'air' | 'grab'
  readonly grip: Grip | null
}

/** Hand or foot on the ground or the coping. Sources do not agree on how the board lies meanwhile. */
interface PlantRecord extends Named {
  readonly kind: 'plant'
  readonly turn: null
  readonly lie: null
}

/** What is known of a contact; which parts it has follows from its kind. */
export type ContactRecord = EdgeRecord | AirRecord | PlantRecord

/** Fills in the kind of a record; the parts are in the order turn, on, lie, spellings. */
function onEdge<Kind extends EdgeRecord['kind']>(kind: Kind) {
  return (
    turn: Named['turn'],
    on: Obstacle,
    lie: Lie,
    spellings: Named['spellings'],
  ): EdgeRecord & { readonly kind: Kind } => ({ kind, turn, on, lie, spellings })
}

/** The same in the air: turn, grip, spellings. */
function inAir<Kind extends AirRecord['kind']>(kind: Kind) {
  return (
    turn: Named['turn'],
    grip: Grip | null,
    spellings: Named['spellings'],
  ): AirRecord & { readonly kind: Kind } => ({ kind, turn, grip, spellings })
}

const grind = onEdge('grind')
const slide = onEdge('slide')
const manual = onEdge('manual')
const stall = onEdge('stall')
const air = inAir('air')
const grab = inAir('grab')
const plant = (spellings: Named['spellings']): PlantRecord => ({
  kind: 'plant',
  turn: null,
  lie: null,
  spellings,
})

const CROOKED = [
  ...['crooked', 'crooked grind', 'crook', 'crooks', 'crook grind'],
  ...['krooked', 'krooked grind', 'krook', 'krooks', 'k-grind'],
]
const WILLY = ['willy', 'willy grind', 'willie', 'willys']

/** The same grind with the other end over the far side. */
const over = (spellings: Named['spellings']) => spellings.map((spelling) => `over${spelling}`)

/**
 * Hurricane, Sugarcane and Barley begin with half a turn. Sources differ on the first two; here, as in the
 * hand-written text of the library, a Hurricane rides backward on the truck under the tail like a feeble the
 * wrong way round, and a Sugarcane like a smith the wrong way round. A Barley is half a turn into a switch smith.
 */
export const CONTACTS = {
  '50-50': grind(0, 'ledge', { rest: 'both trucks', angle: 0 }, [
    '50-50 grind',
    '5050 grind',
    'fifty fifty',
    'fifty-fifty grind',
    '50',
    'fifty',
  ]),
  '5-0': grind(0, 'ledge', { rest: 'tail truck', angle: 0, high: 'nose' }, [
    '5-0 grind',
    '5.0',
    '5.0 grind',
    'five-o',
    'five-o grind',
    'five-0',
    'tail grind',
  ]),
  Nosegrind: grind(0, 'ledge', { rest: 'nose truck', angle: 0, high: 'tail' }, ['nose-grind']),
  'Smith Grind': grind(0, 'ledge', { rest: 'tail truck', angle: -22, low: 'nose' }, ['smith']),
  'Feeble Grind': grind(0, 'rail', { rest: 'tail truck', angle: 22, low: 'nose' }, [
    'feeble',
    'feeb',
    'feebs',
  ]),
  'Crooked Grind': grind(0, 'ledge', { rest: 'nose truck', angle: 35, high: 'tail' }, CROOKED),
  'Overcrook Grind': grind(0, 'rail', { rest: 'nose truck', angle: -35, high: 'tail' }, [
    ...over(CROOKED),
    ...['overcook', 'o-crook', 'o-crooks', 'o-krook', 'o-krooks'],
  ]),
  'Salad Grind': grind(0, 'ledge', { rest: 'tail truck', angle: 32, high: 'nose' }, ['salad']),
  'Suski Grind': grind(0, 'ledge', { rest: 'tail truck', angle: -32, high: 'nose' }, ['suski']),
  'Willy Grind': grind(0, 'ledge', { rest: 'nose truck', angle: 22, low: 'tail' }, [
    ...WILLY,
    ...['scum', 'scum grind', 'lazy', 'lazy grind'],
  ]),
  'Losi Grind': grind(0, 'ledge', { rest: 'nose truck', angle: -22, low: 'tail' }, ['losi', ...over(WILLY)]),
  'Barley Grind': grind(180, 'ledge', { rest: 'nose truck', angle: 158, low: 'tail' }, ['barley']),
  'Bennett Grind': grind(null, 'rail', { rest: 'nose truck', angle: -158, low: 'tail' }, [
    'bennett',
    'bennet grind',
  ]),
  'Layback Grind': grind(0, 'coping', { rest: 'both trucks', angle: 0 }, []),
  'Crail Grind': grind(0, 'coping', { rest: 'tail truck', angle: 0, high: 'nose' }, []),
  'Pogo Grind': grind(0, 'coping', { rest: 'tail truck', angle: 0, high: 'nose' }, []),
  'Tailblock Grind': grind(0, 'ledge', { rest: 'tail truck', angle: 0, high: 'nose' }, []),
  Hurricane: grind(null, 'rail', { rest: 'tail truck', angle: 158, low: 'nose' }, ['hurricane grind']),
  Sugarcane: grind(null, 'ledge', { rest: 'tail truck', angle: -158, low: 'nose' }, ['sugarcane grind']),

  Boardslide: slide(0, 'rail', { rest: 'deck', angle: 90 }, ['board', 'railslide', 'board slides']),
  Lipslide: slide(0, 'rail', { rest: 'deck', angle: -90 }, ['lip']),
  Noseslide: slide(0, 'ledge', { rest: 'nose', angle: 90 }, ['nose']),
  Tailslide: slide(0, 'ledge', { rest: 'tail', angle: -90 }, ['tail']),
  Bluntslide: slide(0, 'ledge', { rest: 'tail truck', angle: -90, high: 'nose' }, ['blunt grind']),
  'Noseblunt Slide': slide(0, 'ledge', { rest: 'nose truck', angle: 90, high: 'tail' }, [
    'noseblunt',
    'noseblunt grind',
  ]),
  'Crail Slide': slide(0, 'ledge', { rest: 'tail', angle: -90 }, []),
  Darkslide: slide(0, 'rail', { rest: 'deck', angle: 90, isUpsideDown: true }, [
    'half flip darkslide',
    'half kickflip darkslide',
  ]),

  Manual: manual(0, 'pad', { rest: 'tail truck', angle: 0, high: 'nose' }, [
    'manny',
    'wheelie',
    'mani',
    'manuel',
    'manny pad',
    'tail manual',
    'tail manny',
    'tail mani',
    'tail wheelie',
  ]),
  'Nose Manual': manual(0, 'pad', { rest: 'nose truck', angle: 0, high: 'tail' }, [
    'nose manny',
    'nose mani',
    'nose manuel',
    'nose wheelie',
    'nosey',
  ]),
  'One Wheel Manual': manual(0, 'pad', { rest: 'tail truck', angle: 0, high: 'nose' }, [
    ...[
      'one wheel manny',
      'one wheeled manual',
      'one wheeler',
      '1 wheel manual',
      '1 wheel manny',
      'one wheelie',
    ],
  ]),

  'Rock to Fakie': stall(0, 'coping', { rest: 'deck', angle: 90 }, []),
  'Nose Stall': stall(0, 'coping', { rest: 'nose', angle: 90 }, []),
  'Nose Pick': stall(0, 'coping', { rest: 'nose truck', angle: 60, high: 'tail' }, []),
  'Rock and Roll': stall(180, 'coping', { rest: 'deck', angle: 90 }, [
    'rock n roll',
    "rock 'n' roll",
    'rock & roll',
  ]),
  'Axle Stall': stall(180, 'coping', { rest: 'both trucks', angle: 0 }, [
    'axle',
    'axel',
    'axel stall',
    '50-50 stall',
    '50 stall',
  ]),
  '5-0 Stall': stall(180, 'coping', { rest: 'tail truck', angle: 0, high: 'nose' }, ['5.0 stall']),
  Pivot: stall(180, 'coping', { rest: 'tail truck', angle: 30, high: 'nose' }, ['pivot stall']),
  'Nose Pivot': stall(180, 'coping', { rest: 'nose truck', angle: 30, high: 'tail' }, ['nose pivot stall']),
  Disaster: stall(180, 'coping', { rest: 'deck', angle: -90 }, []),
  Sweeper: stall(180, 'coping', { rest: 'tail', angle: -90 }, []),
  'Feeble Stall': stall(180, 'coping', { rest: 'tail truck', angle: 22, low: 'nose' }, []),
  'Smith Stall': stall(180, 'coping', { rest: 'tail truck', angle: -22, low: 'nose' }, []),
  'Tail Stall': stall(null, 'coping', { rest: 'tail', angle: -90 }, []),
  'Tail Tap': stall(null, 'coping', { rest: 'tail', angle: -90 }, []),
  'Crail Stall': stall(180, 'coping', { rest: 'tail', angle: -90 }, ['crailtap']),
  'Stalefish Stall': stall(180, 'coping', { rest: 'tail', angle: -90 }, []),
  'Boardslide Stall': stall(0, 'coping', { rest: 'deck', angle: 90 }, ['board stall']),
  'Noseblunt Stall': stall(null, 'coping', { rest: 'nose truck', angle: 90, high: 'tail' }, [
    'noseblunt pull in',
    'noseblunt pull back in',
  ]),
  Blunt: stall(null, 'coping', { rest: 'tail truck', angle: 90, high: 'nose' }, [
    'blunt stall',
    'blunt pull in',
    'blunt pull back in',
  ]),
  Rock: stall(null, 'coping', { rest: 'deck', angle: 90 }, ['rock to regular']),

  Air: air(180, null, []),
  'Rocket Air': air(180, { hand: 'both', at: 'nose' }, ['rocket']),
  Cannonball: air(180, { hand: 'both', at: 'nose and tail' }, []),
  'Tuck Knee': air(180, { hand: 'trailing', at: 'toe edge' }, ['tuck knee indy', 'indy tuck knee']),
  'Layback Air': air(180, { hand: 'leading', at: 'nose' }, []),

  Indy: grab(180, { hand: 'trailing', at: 'toe edge' }, [
    'indy grab',
    'indy air',
    'indie',
    'indie grab',
    'indie air',
  ]),
  'Del Mar Indy': grab(180, { hand: 'trailing', at: 'toe edge' }, []),
  Melon: grab(180, { hand: 'leading', at: 'heel edge' }, [
    'melon grab',
    'melancholy',
    'melancholy grab',
    'melon air',
    'mellon',
    'mellon grab',
  ]),
  Mute: grab(180, { hand: 'leading', at: 'toe edge' }, [
    'mute grab',
    'mute air',
    'weddle',
    'weddle grab',
    'weddle air',
  ]),
  Stalefish: grab(180, { hand: 'trailing', at: 'heel edge' }, [
    'stalefish grab',
    'stale fish air',
    'stale',
    'stale grab',
  ]),
  Method: grab(180, { hand: 'leading', at: 'heel edge' }, ['method air', 'method grab']),
  'Nose Grab': grab(180, { hand: 'leading', at: 'nose' }, []),
  'Tail Grab': grab(180, { hand: 'trailing', at: 'tail' }, []),
  'Crail Grab': grab(180, { hand: 'trailing', at: 'nose' }, ['crail', 'crail air']),
  'Japan Air': grab(180, { hand: 'leading', at: 'toe edge' }, ['japan']),
  'Judo Air': grab(180, { hand: 'leading', at: 'heel edge' }, ['judo']),
  'Lien Air': grab(180, { hand: 'leading', at: 'heel edge' }, ['lien', 'lein', 'lein air']),
  'Slob Air': grab(180, { hand: 'leading', at: 'toe edge' }, ['slob']),
  'Roast Beef': grab(180, { hand: 'trailing', at: 'heel edge' }, []),
  Benihana: grab(180, { hand: 'trailing', at: 'tail' }, []),
  'Christ Air': grab(180, { hand: 'trailing', at: 'toe edge' }, []),
  Madonna: grab(180, { hand: 'leading', at: 'nose' }, []),
  Nosebone: grab(180, { hand: 'trailing', at: 'toe edge' }, ['indy nosebone', 'nosebone indy']),
  Tailbone: grab(180, { hand: 'leading', at: 'nose' }, [
    'nose grab tailbone',
    'nosegrab tailbone',
    'tailbone nose grab',
  ]),
  Nuclear: grab(180, { hand: 'trailing', at: 'heel edge' }, ['nuclear grab', 'nuclear air']),
  Seatbelt: grab(180, { hand: 'leading', at: 'tail' }, ['seatbelt grab', 'seatbelt air']),

  Andrecht: plant(['andrecht plant', 'andrecht invert', 'andrecht handplant']),
  'Bean Plant': plant([]),
  'Egg Plant': plant(['egg']),
  Fastplant: plant(['footplant', 'foot plant']),
  'Gymnast Plant': plant(['g plant']),
  'Hand Plant': plant([]),
  'Ho Ho': plant(['ho ho plant']),
  Invert: plant(['mute invert', 'mute handplant']),
  'Tuck Knee Invert': plant(['tuck knee handplant', 'tuck knee hand plant', 'tuck invert']),
  'Miller Flip': plant([]),
  'Sad Plant': plant([]),
  Stiffy: plant(['indy stiffy', 'mute stiffy']),
  'Street Plant': plant([]),
  'Phillips 66': plant([]),
  'Texas Plant': plant([]),
  Wallplant: plant(['wall plant']),
  'Yoho Plant': plant([]),
  'Yoyo Plant': plant([]),
} satisfies Readonly<Record<string, ContactRecord>>

/** What a skater calls a contact. */
export type ContactName = keyof typeof CONTACTS

/** The names of the contacts of one kind, or of several. */
export type NameOf<Kind extends ContactKind> = {
  [Name in ContactName]: (typeof CONTACTS)[Name]['kind'] extends Kind ? Name : never
}[ContactName]

/** What the board or the hand meets between take-off and riding away. */
export type Contact<Kind extends ContactKind = ContactKind> = {
  [Name in NameOf<Kind>]: { readonly kind: (typeof CONTACTS)[Name]['kind']; readonly name: Name }
}[NameOf<Kind>]

/** All names, in the order of the table. */
export const CONTACT_NAMES = Object.keys(CONTACTS) as readonly ContactName[]

/** The record of a contact. */
export function recordOf(contact: Contact<'grind' | 'slide' | 'stall'>): EdgeRecord
export function recordOf(contact: Contact): ContactRecord
export function recordOf(contact: Contact): ContactRecord {
  return CONTACTS[contact.name]
}

/** A contact by its name: `contactNamed('Smith Grind')` is `{ kind: 'grind', name: 'Smith Grind' }`. */
export function contactNamed(name: ContactName): Contact {
  return { kind: CONTACTS[name].kind, name } as Contact
}

/** Degrees that the rider turns in the plain form of a contact; null when it may end either way. */
export function turnOf(contact: Contact): 0 | 180 | null {
  return recordOf(contact).turn
}

const FOOT_PLANTS = new Set<ContactName>([
  'Bean Plant',
  'Fastplant',
  'Texas Plant',
  'Yoho Plant',
  'Yoyo Plant',
])

/** Whether a foot steps onto the lip, and not a hand. */
export const isFootPlant = ({ name }: Contact): boolean => FOOT_PLANTS.has(name)
