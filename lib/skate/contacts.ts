import type { Contact, ContactKind } from './motion.ts'

interface ContactEntry {
  readonly kind: ContactKind
  /** Half turns of the rider that belong to the plain form, in degrees; null: it may end either way. */
  readonly turn: 0 | 180 | null
  /** Other ways to write it. */
  readonly spellings?: readonly string[]
}

function entries(kind: ContactKind, turn: 0 | 180 | null, names: Record<string, readonly string[]>) {
  return Object.entries(names).map(([name, spellings]) => [name, { kind, turn, spellings }] as const)
}

/** Everything a board can grind, slide, stall, balance on or be held by, under the name a skater gives it. */
export const CONTACTS: ReadonlyMap<string, ContactEntry> = new Map<string, ContactEntry>([
  ...entries('grind', 0, {
    '50-50': ['50-50 grind', '5050 grind', 'fifty fifty', 'fifty-fifty grind'],
    '5-0': ['5-0 grind', '5.0', '5.0 grind', 'five-o', 'five-o grind'],
    Nosegrind: ['nose-grind'],
    'Smith Grind': ['smith'],
    'Feeble Grind': ['feeble'],
    'Crooked Grind': ['crooked', 'crook', 'crooks', 'krooked', 'krooked grind', 'k-grind', 'crook grind'],
    'Overcrook Grind': ['overcrook', 'overcrooks', 'overcrooked', 'overcrooked grind'],
    'Salad Grind': ['salad'],
    'Suski Grind': ['suski'],
    'Willy Grind': ['willy'],
    'Losi Grind': ['losi'],
    'Barley Grind': [],
    'Layback Grind': [],
    'Tailblock Grind': [],
  }),
  ...entries('grind', null, { Hurricane: ['hurricane grind'], Sugarcane: ['sugarcane grind'] }),
  ...entries('slide', 0, {
    Boardslide: ['board', 'railslide', 'board slides'],
    Lipslide: ['lip'],
    Noseslide: ['nose'],
    Tailslide: ['tail'],
    Bluntslide: [],
    'Noseblunt Slide': ['noseblunt'],
    'Crail Slide': [],
    Darkslide: [],
  }),
  ...entries('manual', 0, { Manual: ['manny', 'wheelie'], 'Nose Manual': ['nose manny', 'nose wheelie'] }),
  ...entries('stall', 0, {
    'Rock to Fakie': [],
    'Nose Stall': [],
    'Nose Pick': [],
  }),
  ...entries('stall', 180, {
    'Rock and Roll': ['rock n roll', "rock 'n' roll", 'rock & roll'],
    'Axle Stall': [],
    Pivot: ['pivot stall'],
    Disaster: [],
    Sweeper: [],
    'Feeble Stall': [],
    'Smith Stall': [],
  }),
  ...entries('stall', null, { 'Tail Stall': [], Blunt: ['blunt stall'], Rock: ['rock to regular'] }),
  ...entries('air', 180, { Air: [], 'Rocket Air': [], Cannonball: [], 'Tuck Knee': [] }),
  ...entries('grab', 180, {
    Indy: ['indy grab', 'indy air'],
    'Del Mar Indy': [],
    Melon: ['melon grab', 'melancholy', 'melancholy grab', 'melon air'],
    Mute: ['mute grab', 'mute air'],
    Stalefish: ['stalefish grab', 'stale fish air'],
    Method: ['method air', 'method grab'],
    'Nose Grab': [],
    'Tail Grab': [],
    'Crail Grab': ['crail', 'crail air'],
    'Japan Air': ['japan'],
    'Judo Air': ['judo'],
    'Lien Air': ['lien'],
    'Slob Air': ['slob'],
    'Roast Beef': [],
    Benihana: [],
    'Christ Air': [],
    Madonna: [],
    Nosebone: [],
  }),
  ...entries('plant', null, {
    Andrecht: [],
    'Bean Plant': [],
    'Egg Plant': [],
    Fastplant: [],
    'Gymnast Plant': [],
    'Hand Plant': [],
    'Ho Ho': [],
    Invert: [],
    'Miller Flip': [],
    'Sad Plant': [],
    Stiffy: [],
    'Street Plant': [],
  }),
])

/** The contact of that name; the name must be a key of the table. */
export function contactNamed(name: string): Contact {
  const entry = CONTACTS.get(name)
  if (!entry) throw new RangeError(`No contact is called ${name}.`)
  return { kind: entry.kind, name }
}

/** Half turns in degrees that the plain form of a contact brings with it. */
export function turnOf(contact: Contact): 0 | 180 | null {
  return CONTACTS.get(contact.name)?.turn ?? null
}
