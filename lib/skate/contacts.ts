/**
 * One record a contact: everything a board can grind, slide, stall, balance on or be held by, and what a hand
 * or foot is planted for, under the name a skater gives it. A contact consists of
 *
 *   spellings, turn   here
 *   how it lies       here, as `lie`, or as `grip` for what is held in the air
 *   lesson            GRINDS and SLIDES in lessons/edge-contacts.ts, STALLS in stalls.ts, GRABS in airs.ts
 *   picture           drawn from `lie`; PICTURES in figure/edge.ts says which kinds are drawn
 *
 * A part that is missing does not compile. contacts.test.ts walks through every record and tells what to do.
 */
export type ContactKind = 'grind' | 'slide' | 'manual' | 'stall' | 'air' | 'grab' | 'plant'

/** What a contact is usually done on; the library may know better about a single trick. */
export type Obstacle = 'ledge' | 'rail' | 'coping' | 'pad'

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

/** A contact of the board with an edge. */
export interface EdgeRecord extends Named {
  readonly kind: 'grind' | 'slide' | 'stall'
  readonly on: Obstacle
  readonly lie: Lie
}

interface ManualRecord extends Named {
  readonly kind: 'manual'
  readonly on: Obstacle
  readonly lie: Lie
}

/** A contact in the air; null: nothing is held. */
interface AirRecord extends Named {
  readonly kind: 'air' | 'grab'
  readonly grip: Grip | null
}

/** Hand or foot on the ground or the coping. How the board lies meanwhile is nowhere agreed on. */
interface PlantRecord extends Named {
  readonly kind: 'plant'
  readonly turn: null
  readonly lie: null
}

/** What is known of a contact; which parts it has follows from its kind. */
export type ContactRecord = EdgeRecord | ManualRecord | AirRecord | PlantRecord

/**
 * Hurricane, Sugarcane and Barley begin with half a turn. Sources differ on the first two; here, as in the
 * hand-written text of the library, a Hurricane rides backward on the truck under the tail like a feeble the
 * wrong way round, and a Sugarcane like a smith the wrong way round. A Barley is a switch smith after half a
 * turn, which the name's inventor leaves no doubt about.
 */
export const CONTACTS = {
  '50-50': {
    kind: 'grind',
    turn: 0,
    on: 'ledge',
    lie: { rest: 'both trucks', angle: 0 },
    spellings: ['50-50 grind', '5050 grind', 'fifty fifty', 'fifty-fifty grind'],
  },
  '5-0': {
    kind: 'grind',
    turn: 0,
    on: 'ledge',
    lie: { rest: 'tail truck', angle: 0, high: 'nose' },
    spellings: ['5-0 grind', '5.0', '5.0 grind', 'five-o', 'five-o grind'],
  },
  Nosegrind: {
    kind: 'grind',
    turn: 0,
    on: 'ledge',
    lie: { rest: 'nose truck', angle: 0, high: 'tail' },
    spellings: ['nose-grind'],
  },
  'Smith Grind': {
    kind: 'grind',
    turn: 0,
    on: 'ledge',
    lie: { rest: 'tail truck', angle: -22, low: 'nose' },
    spellings: ['smith'],
  },
  'Feeble Grind': {
    kind: 'grind',
    turn: 0,
    on: 'rail',
    lie: { rest: 'tail truck', angle: 22, low: 'nose' },
    spellings: ['feeble'],
  },
  'Crooked Grind': {
    kind: 'grind',
    turn: 0,
    on: 'ledge',
    lie: { rest: 'nose truck', angle: 25, high: 'tail' },
    spellings: ['crooked', 'crook', 'crooks', 'krooked', 'krooked grind', 'k-grind', 'crook grind'],
  },
  'Overcrook Grind': {
    kind: 'grind',
    turn: 0,
    on: 'rail',
    lie: { rest: 'nose truck', angle: -25, high: 'tail' },
    spellings: ['overcrook', 'overcrooks', 'overcrooked', 'overcrooked grind'],
  },
  'Salad Grind': {
    kind: 'grind',
    turn: 0,
    on: 'ledge',
    lie: { rest: 'tail truck', angle: 22, high: 'nose' },
    spellings: ['salad'],
  },
  'Suski Grind': {
    kind: 'grind',
    turn: 0,
    on: 'ledge',
    lie: { rest: 'tail truck', angle: -22, high: 'nose' },
    spellings: ['suski'],
  },
  'Willy Grind': {
    kind: 'grind',
    turn: 0,
    on: 'ledge',
    lie: { rest: 'nose truck', angle: 22, low: 'tail' },
    spellings: ['willy'],
  },
  'Losi Grind': {
    kind: 'grind',
    turn: 0,
    on: 'ledge',
    lie: { rest: 'nose truck', angle: -22, low: 'tail' },
    spellings: ['losi'],
  },
  'Barley Grind': {
    kind: 'grind',
    turn: 0,
    on: 'ledge',
    lie: { rest: 'nose truck', angle: 158, low: 'tail' },
    spellings: [],
  },
  'Layback Grind': {
    kind: 'grind',
    turn: 0,
    on: 'coping',
    lie: { rest: 'both trucks', angle: 0 },
    spellings: [],
  },
  'Tailblock Grind': {
    kind: 'grind',
    turn: 0,
    on: 'ledge',
    lie: { rest: 'tail truck', angle: 0, high: 'nose' },
    spellings: [],
  },
  Hurricane: {
    kind: 'grind',
    turn: null,
    on: 'rail',
    lie: { rest: 'tail truck', angle: 158, low: 'nose' },
    spellings: ['hurricane grind'],
  },
  Sugarcane: {
    kind: 'grind',
    turn: null,
    on: 'ledge',
    lie: { rest: 'tail truck', angle: -158, low: 'nose' },
    spellings: ['sugarcane grind'],
  },

  Boardslide: {
    kind: 'slide',
    turn: 0,
    on: 'rail',
    lie: { rest: 'deck', angle: 90 },
    spellings: ['board', 'railslide', 'board slides'],
  },
  Lipslide: { kind: 'slide', turn: 0, on: 'rail', lie: { rest: 'deck', angle: -90 }, spellings: ['lip'] },
  Noseslide: { kind: 'slide', turn: 0, on: 'ledge', lie: { rest: 'nose', angle: 90 }, spellings: ['nose'] },
  Tailslide: { kind: 'slide', turn: 0, on: 'ledge', lie: { rest: 'tail', angle: -90 }, spellings: ['tail'] },
  Bluntslide: {
    kind: 'slide',
    turn: 0,
    on: 'ledge',
    lie: { rest: 'tail truck', angle: -90, high: 'nose' },
    spellings: [],
  },
  'Noseblunt Slide': {
    kind: 'slide',
    turn: 0,
    on: 'ledge',
    lie: { rest: 'nose truck', angle: 90, high: 'tail' },
    spellings: ['noseblunt'],
  },
  'Crail Slide': { kind: 'slide', turn: 0, on: 'ledge', lie: { rest: 'tail', angle: -90 }, spellings: [] },
  Darkslide: {
    kind: 'slide',
    turn: 0,
    on: 'rail',
    lie: { rest: 'deck', angle: 90, isUpsideDown: true },
    spellings: [],
  },

  Manual: {
    kind: 'manual',
    turn: 0,
    on: 'pad',
    lie: { rest: 'tail truck', angle: 0, high: 'nose' },
    spellings: ['manny', 'wheelie'],
  },
  'Nose Manual': {
    kind: 'manual',
    turn: 0,
    on: 'pad',
    lie: { rest: 'nose truck', angle: 0, high: 'tail' },
    spellings: ['nose manny', 'nose wheelie'],
  },

  'Rock to Fakie': { kind: 'stall', turn: 0, on: 'coping', lie: { rest: 'deck', angle: 90 }, spellings: [] },
  'Nose Stall': { kind: 'stall', turn: 0, on: 'coping', lie: { rest: 'nose', angle: 90 }, spellings: [] },
  'Nose Pick': {
    kind: 'stall',
    turn: 0,
    on: 'coping',
    lie: { rest: 'nose truck', angle: 60, high: 'tail' },
    spellings: [],
  },
  'Rock and Roll': {
    kind: 'stall',
    turn: 180,
    on: 'coping',
    lie: { rest: 'deck', angle: 90 },
    spellings: ['rock n roll', "rock 'n' roll", 'rock & roll'],
  },
  'Axle Stall': {
    kind: 'stall',
    turn: 180,
    on: 'coping',
    lie: { rest: 'both trucks', angle: 0 },
    spellings: [],
  },
  Pivot: {
    kind: 'stall',
    turn: 180,
    on: 'coping',
    lie: { rest: 'tail truck', angle: 30, high: 'nose' },
    spellings: ['pivot stall'],
  },
  Disaster: { kind: 'stall', turn: 180, on: 'coping', lie: { rest: 'deck', angle: -90 }, spellings: [] },
  Sweeper: { kind: 'stall', turn: 180, on: 'coping', lie: { rest: 'tail', angle: -90 }, spellings: [] },
  'Feeble Stall': {
    kind: 'stall',
    turn: 180,
    on: 'coping',
    lie: { rest: 'tail truck', angle: 22, low: 'nose' },
    spellings: [],
  },
  'Smith Stall': {
    kind: 'stall',
    turn: 180,
    on: 'coping',
    lie: { rest: 'tail truck', angle: -22, low: 'nose' },
    spellings: [],
  },
  'Tail Stall': { kind: 'stall', turn: null, on: 'coping', lie: { rest: 'tail', angle: -90 }, spellings: [] },
  Blunt: {
    kind: 'stall',
    turn: null,
    on: 'coping',
    lie: { rest: 'tail truck', angle: 90, high: 'nose' },
    spellings: ['blunt stall'],
  },
  Rock: {
    kind: 'stall',
    turn: null,
    on: 'coping',
    lie: { rest: 'deck', angle: 90 },
    spellings: ['rock to regular'],
  },

  Air: { kind: 'air', turn: 180, grip: null, spellings: [] },
  'Rocket Air': { kind: 'air', turn: 180, grip: { hand: 'both', at: 'nose' }, spellings: [] },
  Cannonball: { kind: 'air', turn: 180, grip: { hand: 'both', at: 'nose and tail' }, spellings: [] },
  'Tuck Knee': { kind: 'air', turn: 180, grip: { hand: 'trailing', at: 'toe edge' }, spellings: [] },

  Indy: {
    kind: 'grab',
    turn: 180,
    grip: { hand: 'trailing', at: 'toe edge' },
    spellings: ['indy grab', 'indy air'],
  },
  'Del Mar Indy': { kind: 'grab', turn: 180, grip: { hand: 'trailing', at: 'toe edge' }, spellings: [] },
  Melon: {
    kind: 'grab',
    turn: 180,
    grip: { hand: 'leading', at: 'heel edge' },
    spellings: ['melon grab', 'melancholy', 'melancholy grab', 'melon air'],
  },
  Mute: {
    kind: 'grab',
    turn: 180,
    grip: { hand: 'leading', at: 'toe edge' },
    spellings: ['mute grab', 'mute air'],
  },
  Stalefish: {
    kind: 'grab',
    turn: 180,
    grip: { hand: 'trailing', at: 'heel edge' },
    spellings: ['stalefish grab', 'stale fish air'],
  },
  Method: {
    kind: 'grab',
    turn: 180,
    grip: { hand: 'leading', at: 'heel edge' },
    spellings: ['method air', 'method grab'],
  },
  'Nose Grab': { kind: 'grab', turn: 180, grip: { hand: 'leading', at: 'nose' }, spellings: [] },
  'Tail Grab': { kind: 'grab', turn: 180, grip: { hand: 'trailing', at: 'tail' }, spellings: [] },
  'Crail Grab': {
    kind: 'grab',
    turn: 180,
    grip: { hand: 'trailing', at: 'nose' },
    spellings: ['crail', 'crail air'],
  },
  'Japan Air': { kind: 'grab', turn: 180, grip: { hand: 'leading', at: 'toe edge' }, spellings: ['japan'] },
  'Judo Air': { kind: 'grab', turn: 180, grip: { hand: 'leading', at: 'heel edge' }, spellings: ['judo'] },
  'Lien Air': { kind: 'grab', turn: 180, grip: { hand: 'leading', at: 'heel edge' }, spellings: ['lien'] },
  'Slob Air': { kind: 'grab', turn: 180, grip: { hand: 'leading', at: 'toe edge' }, spellings: ['slob'] },
  'Roast Beef': { kind: 'grab', turn: 180, grip: { hand: 'trailing', at: 'heel edge' }, spellings: [] },
  Benihana: { kind: 'grab', turn: 180, grip: { hand: 'trailing', at: 'tail' }, spellings: [] },
  'Christ Air': { kind: 'grab', turn: 180, grip: { hand: 'trailing', at: 'toe edge' }, spellings: [] },
  Madonna: { kind: 'grab', turn: 180, grip: { hand: 'leading', at: 'nose' }, spellings: [] },
  Nosebone: { kind: 'grab', turn: 180, grip: { hand: 'trailing', at: 'toe edge' }, spellings: [] },

  Andrecht: { kind: 'plant', turn: null, lie: null, spellings: [] },
  'Bean Plant': { kind: 'plant', turn: null, lie: null, spellings: [] },
  'Egg Plant': { kind: 'plant', turn: null, lie: null, spellings: [] },
  Fastplant: { kind: 'plant', turn: null, lie: null, spellings: [] },
  'Gymnast Plant': { kind: 'plant', turn: null, lie: null, spellings: [] },
  'Hand Plant': { kind: 'plant', turn: null, lie: null, spellings: [] },
  'Ho Ho': { kind: 'plant', turn: null, lie: null, spellings: [] },
  Invert: { kind: 'plant', turn: null, lie: null, spellings: [] },
  'Miller Flip': { kind: 'plant', turn: null, lie: null, spellings: [] },
  'Sad Plant': { kind: 'plant', turn: null, lie: null, spellings: [] },
  Stiffy: { kind: 'plant', turn: null, lie: null, spellings: [] },
  'Street Plant': { kind: 'plant', turn: null, lie: null, spellings: [] },
} as const satisfies Readonly<Record<string, ContactRecord>>

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
