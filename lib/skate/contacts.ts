/**
 * One record a contact: everything a board can grind, slide, stall, balance on or be held by, and what a hand
 * or foot is planted for, under the name a skater gives it. A contact consists of
 *
 *   turn              here
 *   other spellings   in contact-spellings.ts
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

/** Fills in the kind of a record; the parts are in the order turn, on, lie. */
function onEdge<Kind extends EdgeRecord['kind']>(kind: Kind) {
  return (turn: Named['turn'], on: Obstacle, lie: Lie): EdgeRecord & { readonly kind: Kind } => ({
    kind,
    turn,
    on,
    lie,
  })
}

/** The same in the air: turn, grip. */
function inAir<Kind extends AirRecord['kind']>(kind: Kind) {
  return (turn: Named['turn'], grip: Grip | null): AirRecord & { readonly kind: Kind } => ({
    kind,
    turn,
    grip,
  })
}

const grind = onEdge('grind')
const slide = onEdge('slide')
const manual = onEdge('manual')
const stall = onEdge('stall')
const air = inAir('air')
const grab = inAir('grab')
const plant = (): PlantRecord => ({ kind: 'plant', turn: null, lie: null })

/**
 * Hurricane, Sugarcane and Barley begin with half a turn. Sources differ on the first two; here, as in the
 * hand-written text of the library, a Hurricane rides backward on the truck under the tail like a feeble the
 * wrong way round, and a Sugarcane like a smith the wrong way round. A Barley is half a turn into a switch smith.
 */
export const CONTACTS = {
  '50-50': grind(0, 'ledge', { rest: 'both trucks', angle: 0 }),
  '5-0': grind(0, 'ledge', { rest: 'tail truck', angle: 0, high: 'nose' }),
  Nosegrind: grind(0, 'ledge', { rest: 'nose truck', angle: 0, high: 'tail' }),
  'Smith Grind': grind(0, 'ledge', { rest: 'tail truck', angle: -22, low: 'nose' }),
  'Feeble Grind': grind(0, 'rail', { rest: 'tail truck', angle: 22, low: 'nose' }),
  'Crooked Grind': grind(0, 'ledge', { rest: 'nose truck', angle: 35, high: 'tail' }),
  'Overcrook Grind': grind(0, 'rail', { rest: 'nose truck', angle: -35, high: 'tail' }),
  'Salad Grind': grind(0, 'ledge', { rest: 'tail truck', angle: 32, high: 'nose' }),
  'Suski Grind': grind(0, 'ledge', { rest: 'tail truck', angle: -32, high: 'nose' }),
  'Willy Grind': grind(0, 'ledge', { rest: 'nose truck', angle: 22, low: 'tail' }),
  'Losi Grind': grind(0, 'ledge', { rest: 'nose truck', angle: -22, low: 'tail' }),
  'Barley Grind': grind(180, 'ledge', { rest: 'nose truck', angle: 158, low: 'tail' }),
  'Bennett Grind': grind(null, 'rail', { rest: 'nose truck', angle: -158, low: 'tail' }),
  'Layback Grind': grind(0, 'coping', { rest: 'both trucks', angle: 0 }),
  'Crail Grind': grind(0, 'coping', { rest: 'tail truck', angle: 0, high: 'nose' }),
  'Pogo Grind': grind(0, 'coping', { rest: 'tail truck', angle: 0, high: 'nose' }),
  'Tailblock Grind': grind(0, 'ledge', { rest: 'tail truck', angle: 0, high: 'nose' }),
  Hurricane: grind(null, 'rail', { rest: 'tail truck', angle: 158, low: 'nose' }),
  Sugarcane: grind(null, 'ledge', { rest: 'tail truck', angle: -158, low: 'nose' }),

  Boardslide: slide(0, 'rail', { rest: 'deck', angle: 90 }),
  Lipslide: slide(0, 'rail', { rest: 'deck', angle: -90 }),
  Noseslide: slide(0, 'ledge', { rest: 'nose', angle: 90 }),
  Tailslide: slide(0, 'ledge', { rest: 'tail', angle: -90 }),
  Bluntslide: slide(0, 'ledge', { rest: 'tail truck', angle: -90, high: 'nose' }),
  'Noseblunt Slide': slide(0, 'ledge', { rest: 'nose truck', angle: 90, high: 'tail' }),
  'Crail Slide': slide(0, 'ledge', { rest: 'tail', angle: -90 }),
  Darkslide: slide(0, 'rail', { rest: 'deck', angle: 90, isUpsideDown: true }),

  Manual: manual(0, 'pad', { rest: 'tail truck', angle: 0, high: 'nose' }),
  'Nose Manual': manual(0, 'pad', { rest: 'nose truck', angle: 0, high: 'tail' }),
  'One Wheel Manual': manual(0, 'pad', { rest: 'tail truck', angle: 0, high: 'nose' }),

  'Rock to Fakie': stall(0, 'coping', { rest: 'deck', angle: 90 }),
  'Nose Stall': stall(0, 'coping', { rest: 'nose', angle: 90 }),
  'Nose Pick': stall(0, 'coping', { rest: 'nose truck', angle: 60, high: 'tail' }),
  'Rock and Roll': stall(180, 'coping', { rest: 'deck', angle: 90 }),
  'Axle Stall': stall(180, 'coping', { rest: 'both trucks', angle: 0 }),
  '5-0 Stall': stall(180, 'coping', { rest: 'tail truck', angle: 0, high: 'nose' }),
  Pivot: stall(180, 'coping', { rest: 'tail truck', angle: 30, high: 'nose' }),
  'Nose Pivot': stall(180, 'coping', { rest: 'nose truck', angle: 30, high: 'tail' }),
  Disaster: stall(180, 'coping', { rest: 'deck', angle: -90 }),
  Sweeper: stall(180, 'coping', { rest: 'tail', angle: -90 }),
  'Feeble Stall': stall(180, 'coping', { rest: 'tail truck', angle: 22, low: 'nose' }),
  'Smith Stall': stall(180, 'coping', { rest: 'tail truck', angle: -22, low: 'nose' }),
  'Tail Stall': stall(null, 'coping', { rest: 'tail', angle: -90 }),
  'Tail Tap': stall(null, 'coping', { rest: 'tail', angle: -90 }),
  'Crail Stall': stall(180, 'coping', { rest: 'tail', angle: -90 }),
  'Stalefish Stall': stall(180, 'coping', { rest: 'tail', angle: -90 }),
  'Boardslide Stall': stall(0, 'coping', { rest: 'deck', angle: 90 }),
  'Noseblunt Stall': stall(null, 'coping', { rest: 'nose truck', angle: 90, high: 'tail' }),
  Blunt: stall(null, 'coping', { rest: 'tail truck', angle: 90, high: 'nose' }),
  Rock: stall(null, 'coping', { rest: 'deck', angle: 90 }),

  Air: air(180, null),
  'Rocket Air': air(180, { hand: 'both', at: 'nose' }),
  Cannonball: air(180, { hand: 'both', at: 'nose and tail' }),
  'Tuck Knee': air(180, { hand: 'trailing', at: 'toe edge' }),
  'Layback Air': air(180, { hand: 'leading', at: 'nose' }),

  Indy: grab(180, { hand: 'trailing', at: 'toe edge' }),
  'Del Mar Indy': grab(180, { hand: 'trailing', at: 'toe edge' }),
  Melon: grab(180, { hand: 'leading', at: 'heel edge' }),
  Mute: grab(180, { hand: 'leading', at: 'toe edge' }),
  Stalefish: grab(180, { hand: 'trailing', at: 'heel edge' }),
  Method: grab(180, { hand: 'leading', at: 'heel edge' }),
  'Nose Grab': grab(180, { hand: 'leading', at: 'nose' }),
  'Tail Grab': grab(180, { hand: 'trailing', at: 'tail' }),
  'Crail Grab': grab(180, { hand: 'trailing', at: 'nose' }),
  'Japan Air': grab(180, { hand: 'leading', at: 'toe edge' }),
  'Judo Air': grab(180, { hand: 'leading', at: 'heel edge' }),
  'Lien Air': grab(180, { hand: 'leading', at: 'heel edge' }),
  'Slob Air': grab(180, { hand: 'leading', at: 'toe edge' }),
  'Roast Beef': grab(180, { hand: 'trailing', at: 'heel edge' }),
  Benihana: grab(180, { hand: 'trailing', at: 'tail' }),
  'Christ Air': grab(180, { hand: 'trailing', at: 'toe edge' }),
  Madonna: grab(180, { hand: 'leading', at: 'nose' }),
  Nosebone: grab(180, { hand: 'trailing', at: 'toe edge' }),
  Tailbone: grab(180, { hand: 'leading', at: 'nose' }),
  Nuclear: grab(180, { hand: 'trailing', at: 'heel edge' }),
  Seatbelt: grab(180, { hand: 'leading', at: 'tail' }),

  Andrecht: plant(),
  'Bean Plant': plant(),
  'Egg Plant': plant(),
  Fastplant: plant(),
  'Gymnast Plant': plant(),
  'Hand Plant': plant(),
  'Ho Ho': plant(),
  Invert: plant(),
  'Tuck Knee Invert': plant(),
  'Miller Flip': plant(),
  'Sad Plant': plant(),
  Stiffy: plant(),
  'Street Plant': plant(),
  'Phillips 66': plant(),
  'Texas Plant': plant(),
  Wallplant: plant(),
  'Yoho Plant': plant(),
  'Yoyo Plant': plant(),
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
