import { keyOf, type Suggestable } from './library.ts'

/**
 * How many books and pages write about a trick says little of how many skaters would think of it: catalogs love the
 * rare ones and hardly list a ramp. So these are judged by hand: whoever skates knows them by name.
 */
const EVERYONE_KNOWS = [
  'Pushing, Ollie, Nollie, Fakie Ollie, Shuvit, Frontside Shuvit, Pop Shuvit, Frontside Pop Shuvit, 360 Shuvit',
  'Frontside 180, Backside 180, Half Cab, Manual, Nose Manual, No Comply, Boneless, Powerslide, Kickturn',
  'Kickflip, Heelflip, Varial Kickflip, Varial Heelflip, Backside Flip, Frontside Flip, Half Cab Flip',
  'Fakie Kickflip, Nollie Kickflip, Hardflip, 360 Flip, Inward Heelflip, Bigspin, Laser Flip',
  '50-50, 5-0, Nosegrind, Crooked Grind, Smith Grind, Feeble Grind, Slappy',
  'Boardslide, Frontside Boardslide, Noseslide, Tailslide, Lipslide, Bluntslide, Noseblunt Slide',
  'Drop In, Rock to Fakie, Axle Stall, Tail Stall, Nose Stall, Rock and Roll, Disaster, Blunt to Fakie, Pump, Carve',
  'Frontside Air, Backside Air, Indy Grab, Melon Grab, Mute Grab, Method Air, Stalefish, Tail Grab, Nose Grab',
]

/** Most skaters know these and could say how they go. */
const MOST_KNOW = [
  'Tic Tac, Hippie Jump, Caveman, Body Varial, Fakie Shuvit, Fakie Pop Shuvit, Nollie Shuvit, Nollie Pop Shuvit',
  'Fakie Frontside Shuvit, Nollie Frontside Shuvit, Frontside Half Cab, Nollie Frontside 180, Nollie Backside 180',
  'Switch Ollie, Switch Frontside 180, Switch Backside 180, Switch Pop Shuvit, Switch Shuvit, Fakie Manual',
  'Fakie Heelflip, Nollie Heelflip, Switch Kickflip, Switch Heelflip, Frontside Heelflip, Backside Heelflip',
  'Half Cab Heelflip, Fakie Varial Kickflip, Nollie Varial Kickflip, Fakie 360 Flip, Nollie 360 Flip, Switch 360 Flip',
  'Nollie Backside Flip, Nollie Frontside Flip, Switch Backside Flip, Switch Frontside Flip, Frontside Half Cab Flip',
  'Fakie Bigspin, Frontside Bigspin, Nollie Bigspin, Frontside 360 Shuvit, Backside 360, Frontside 360, Caballerial',
  'Bigflip, 360 Hardflip, 360 Inward Heelflip, Nightmare Flip, Biggerspin, Double Kickflip, Late Kickflip, Late Shuvit',
  'Nollie Hardflip, Nollie Inward Heelflip, Nollie Laser Flip, Switch Hardflip, Impossible, Front Foot Impossible',
  'Pressure Flip, Big Heelflip, 540 Flip, Switch Varial Kickflip, Nollie Varial Heelflip, Fakie Varial Heelflip',
  'No Comply Frontside 180, No Comply Backside 180, No Comply Shuvit, No Comply 360, Backside Boneless',
  'Frontside Boneless, Bean Plant, Fastplant, Wallride, Wallie, Sweeper, Acid Drop, Bomb Drop, Ollie North',
  'Casper, Fingerflip, Darkslide, Walk the Dog, G-Turn, Old School Kickflip, Street Plant, Wallplant, Pole Jam',
  'Overcrook Grind, Hurricane, Salad Grind, Suski Grind, Slappy 5-0, Slappy Crooked Grind, Slappy Nosegrind',
  'Slappy Noseslide, Slappy Smith Grind, Boardslide to Fakie, Backside Noseslide to Fakie, Half Cab Noseslide, Nose Bonk',
  'Frontside Rock and Roll, Frontside Axle Stall, Pivot, Fakie Rock, Half Cab Rock, 5-0 Stall, Feeble Stall',
  'Smith Stall, Nose Pick, Fakie Tail Stall, Ollie to Fakie, Frontside Disaster, Backside Disaster, Roll In',
  'Noseblunt Stall, Blunt, Layback Grind, Kickflip to Fakie, Half Cab Disaster, Tail Tap',
  'Lien Air, Judo Air, Japan Air, Madonna, Slob Air, Alley-Oop, Airwalk, Benihana, Christ Air, Kickflip Indy',
  'Backside Invert, Frontside Invert, Egg Plant, Andrecht, Frontside 360 Air, Backside 360 Air, 540, McTwist',
  'Ollie to Manual, Manual 180 Out, Pop Shuvit Manual, Kickflip Manual, Heelflip Manual, Kickflip Nose Manual',
  'Half Cab Manual, Manual to Nose Manual, Nose Manual Nollie Shuvit Out, Manual Kickflip Out, Manual Pop Shuvit Out',
  'Fakie Nose Manual, 360 Flip Manual, Nose Manual Nollie Flip Out, Switch Manual',
  'Kickflip Backside Tailslide, Kickflip Frontside Boardslide, Kickflip Backside 50-50, Kickflip Frontside 50-50',
  'Kickflip Backside Boardslide, Backside Tailslide Bigspin Out, Backside Tailslide Shuvit Out',
  'Frontside Tailslide Shuvit Out, Backside 180 Nosegrind, Frontside 180 Nosegrind',
  'Switch Bigspin, Switch Laser Flip, Switch Inward Heelflip, Fakie Hardflip, Fakie Laser Flip, Gazelle Flip',
  'Biggerflip, Foot Brake, Truckstand, Railstand, Pogo, Primo Slide, Coleman Slide',
]

const namesIn = (lines: readonly string[]) => lines.flatMap((line) => line.split(', '))

/** How little a trick is known, by its name. */
const COSTS: ReadonlyMap<string, number> = new Map([
  ...namesIn(MOST_KNOW).map((name) => [name, 1] as const),
  ...namesIn(EVERYONE_KNOWS).map((name) => [name, 0] as const),
])

/** All tricks that are judged to be well known, by name. */
export const WELL_KNOWN: readonly string[] = [...COSTS.keys()]

/** What hardly anybody has heard of costs at least that. */
const OBSCURE = 4.5
/** So many tricks of a library are somewhere in the books. */
const WRITTEN = 240
/** What nobody has written about at all is rarer than most of what somebody has. */
const UNWRITTEN = 700

const unfamiliarity = new WeakMap<Suggestable, number>()

/** How little a trick is known, from 0 for what everyone knows; worked out once for each. */
export function obscurityOf(trick: Suggestable, rank: number): number {
  const known = unfamiliarity.get(trick)
  if (known !== undefined) return known
  const at = trick.id === null ? UNWRITTEN : rank
  const rare = OBSCURE + Math.max(0, Math.log2((at + 1) / WRITTEN)) + trick.motion.parts.length / 2
  const found = Math.min(rare, familiarity(trick.name) ?? familiarity(keyOf(trick.motion)) ?? rare)
  unfamiliarity.set(trick, found)
  return found
}

/** How little a name is known, from 0 for what everyone knows; one that is in no list is rare. */
export function rarityOf(name: string): number {
  return familiarity(name) ?? OBSCURE
}

/** What a name may have before or behind that of a known trick, and how much less it is known with it. */
const VARIED: readonly (readonly [RegExp, number])[] = [
  [/^(?:Frontside|Backside) (?!180|360|540|Flip|Heelflip|Shuvit)/, 0.4],
  [/^(?:Nollie|Fakie|Switch) /, 1.8],
  [/ to Fakie$| Revert$/, 2],
]

function familiarity(name: string): number | undefined {
  const own = COSTS.get(name)
  if (own !== undefined) return own
  for (const [more, cost] of VARIED) {
    const plain = more.test(name) ? familiarity(name.replace(more, '')) : undefined
    if (plain !== undefined) return plain + cost
  }
  return undefined
}
