import type { Motion } from '../../motion.ts'
import { keyOf } from '../library.ts'
import { parsed } from '../wish/words/names.ts'

/**
 * What a coach names to someone who lands a trick, the most usual first. It goes on within the trick's own area, one
 * step at a time; stances and sides that are not listed go on as their plain trick does.
 */
export const NEXT: Readonly<Record<string, string>> = {
  // Standing on a board.
  Pushing: 'Kickturn, Tic Tac, Manual, Shuvit, Ollie',
  Kickturn: 'Tic Tac, Manual, Ollie, Drop In, Shuvit',
  'Tic Tac': 'Manual, Ollie, Shuvit, Kickturn, Boneless',
  'Foot Brake': 'Kickturn, Tic Tac, Manual, Shuvit',
  Powerslide: 'Manual, Shuvit, No Comply, Ollie, Bertslide',

  // Flat ground without a flip.
  Ollie: 'Frontside 180, Backside 180, Pop Shuvit, Fakie Ollie, Nollie, No Comply, Kickflip',
  Nollie:
    'Nollie Pop Shuvit, Nollie Frontside 180, Nollie Backside 180, Nollie Shuvit, Nollie Kickflip, Nollie Heelflip',
  'Fakie Ollie': 'Half Cab, Fakie Pop Shuvit, Frontside Half Cab, Fakie Shuvit, Fakie Kickflip',
  'Switch Ollie':
    'Switch Frontside 180, Switch Backside 180, Switch Pop Shuvit, Switch Shuvit, Switch Kickflip, Switch Heelflip',
  Shuvit: 'Pop Shuvit, Frontside Shuvit, Fakie Shuvit, Ollie',
  'Frontside Shuvit': 'Frontside Pop Shuvit, Pop Shuvit, Nollie Shuvit, Ollie',
  'Fakie Shuvit': 'Fakie Pop Shuvit, Pop Shuvit, Half Cab, Fakie Bigspin, Ollie',
  'Pop Shuvit': 'Frontside Pop Shuvit, Kickflip, Heelflip, 360 Shuvit, Varial Kickflip',
  'Frontside Pop Shuvit': 'Heelflip, Kickflip, Frontside 360 Shuvit, Varial Heelflip, Hardflip',
  '360 Shuvit': 'Bigspin, 360 Flip, Frontside 360 Shuvit, Fakie Bigspin, Varial Kickflip',
  'Frontside 360 Shuvit': 'Frontside Bigspin, Laser Flip, 360 Shuvit, Varial Heelflip',
  'Frontside 180':
    'Backside 180, Half Cab, Nollie Frontside 180, Frontside Half Cab, Frontside Flip, Kickflip',
  'Backside 180': 'Frontside 180, Half Cab, Nollie Backside 180, Backside Flip, Kickflip, Backside 360',
  'Half Cab': 'Half Cab Flip, Frontside Half Cab, Caballerial, Fakie Kickflip, Fakie Bigspin, Switch Ollie',
  'Frontside Half Cab': 'Half Cab, Frontside Half Cab Flip, Half Cab Flip, Fakie Kickflip',
  'Nollie Frontside 180':
    'Nollie Backside 180, Nollie Kickflip, Nollie Heelflip, Nollie Frontside Flip, Nollie Bigspin',
  'Nollie Backside 180':
    'Nollie Frontside 180, Nollie Heelflip, Nollie Kickflip, Nollie Backside Flip, Nollie Bigspin',
  'Backside 360': 'Frontside 360, Caballerial, Bigspin',
  'Frontside 360': 'Backside 360, Caballerial, Frontside Bigspin',
  Caballerial: 'Backside 360, Fakie Bigspin, Half Cab Flip, Frontside 360',
  Bigspin: 'Fakie Bigspin, Frontside Bigspin, 360 Flip, Bigflip, Nollie Bigspin',
  'Fakie Bigspin': 'Bigspin, Half Cab Flip, Fakie 360 Flip, Nollie Bigspin',
  'Frontside Bigspin': 'Bigspin, Nollie Bigspin, Big Heelflip, Biggerspin',
  Impossible: 'Front Foot Impossible, Nollie Impossible, Fakie Impossible, 360 Flip, Late Kickflip',

  // Flat ground with a flip.
  Kickflip:
    'Heelflip, Varial Kickflip, Backside Flip, Fakie Kickflip, Half Cab Flip, Frontside Flip, Nollie Kickflip',
  Heelflip:
    'Varial Heelflip, Kickflip, Fakie Heelflip, Frontside Heelflip, Nollie Heelflip, Backside Heelflip',
  'Varial Kickflip': '360 Flip, Hardflip, Backside Flip, Fakie Varial Kickflip, Varial Heelflip, 360 Shuvit',
  'Varial Heelflip': 'Inward Heelflip, 360 Flip, Hardflip, Frontside Heelflip, Nollie Heelflip, Laser Flip',
  'Backside Flip': 'Frontside Flip, Half Cab Flip, 360 Flip, Backside Heelflip, Hardflip',
  'Frontside Flip': 'Backside Flip, Half Cab Flip, Hardflip, Frontside Heelflip, 360 Flip',
  'Frontside Heelflip': 'Backside Heelflip, Varial Heelflip, Inward Heelflip, Frontside Flip',
  'Backside Heelflip': 'Frontside Heelflip, Inward Heelflip, Half Cab Heelflip, Varial Heelflip',
  'Half Cab Flip':
    'Frontside Half Cab Flip, Backside Flip, Half Cab Heelflip, Fakie 360 Flip, Nollie Backside Flip',
  'Half Cab Heelflip': 'Half Cab Flip, Backside Heelflip, Frontside Heelflip, Fakie Heelflip',
  'Fakie Kickflip': 'Half Cab Flip, Fakie Heelflip, Fakie Varial Kickflip, Nollie Kickflip, Fakie 360 Flip',
  'Fakie Heelflip': 'Fakie Kickflip, Half Cab Heelflip, Fakie Varial Heelflip, Nollie Heelflip',
  'Fakie Varial Kickflip': 'Fakie 360 Flip, Half Cab Flip, Fakie Heelflip, Fakie Bigspin',
  'Nollie Kickflip':
    'Nollie Heelflip, Nollie Varial Kickflip, Nollie Backside Flip, Switch Kickflip, Nollie 360 Flip',
  'Nollie Heelflip': 'Nollie Kickflip, Nollie Varial Heelflip, Nollie Inward Heelflip, Switch Heelflip',
  'Switch Kickflip':
    'Switch Heelflip, Switch Varial Kickflip, Switch Frontside Flip, Switch 360 Flip, Nollie Kickflip',
  'Switch Heelflip': 'Switch Kickflip, Nollie Heelflip, Switch Varial Heelflip, Switch Backside Flip',
  '360 Flip':
    'Hardflip, Fakie 360 Flip, Nollie 360 Flip, Inward Heelflip, Laser Flip, Bigflip, Switch 360 Flip',
  Hardflip: 'Inward Heelflip, 360 Flip, 360 Hardflip, Nollie Hardflip, Laser Flip',
  'Inward Heelflip': 'Hardflip, Laser Flip, Nollie Inward Heelflip, 360 Inward Heelflip',
  'Laser Flip':
    'Nollie 360 Flip, 360 Hardflip, Switch 360 Flip, Bigflip, Nollie Laser Flip, 360 Inward Heelflip',
  Bigflip: 'Nightmare Flip, Laser Flip, Nollie 360 Flip, Big Heelflip, 540 Flip',
  'Fakie 360 Flip': 'Nollie 360 Flip, Switch 360 Flip, Bigflip, Laser Flip, Hardflip',
  'Nollie 360 Flip': 'Switch 360 Flip, Nollie Hardflip, Laser Flip, Nollie Laser Flip, Nollie Bigspin',
  'Switch 360 Flip': 'Nollie 360 Flip, Switch Hardflip, Switch Laser Flip, Switch Inward Heelflip',
  '360 Hardflip': 'Laser Flip, 360 Inward Heelflip, Nightmare Flip, Switch Hardflip, Nollie Hardflip',
  'Double Kickflip': 'Late Kickflip, 360 Flip, Hardflip, Nightmare Flip, Triple Kickflip',

  // A foot or a hand beside the board.
  'No Comply':
    'No Comply Frontside 180, No Comply Shuvit, No Comply Backside 180, Boneless, No Comply 360, Fastplant',
  'No Comply Frontside 180': 'No Comply Backside 180, No Comply Shuvit, No Comply 360, Boneless',
  'No Comply Backside 180': 'No Comply Frontside 180, No Comply Shuvit, No Comply 360, Boneless',
  Boneless: 'Frontside Boneless, Backside Boneless, Fastplant, No Comply, Bean Plant, 360 Boneless',
  'Hippie Jump': 'Body Varial, Boneless, Caveman, No Comply, Shuvit',
  'Body Varial': 'Hippie Jump, Boneless, No Comply, Frontside Body Varial',
  Caveman: 'Boneless, Acid Drop, Bomb Drop, No Comply, Hippie Jump',
  'Acid Drop': 'Bomb Drop, Caveman, Boneless, No Comply',
  Fastplant: 'Bean Plant, Frontside Boneless, Street Plant, Sweeper',
  'Bean Plant': 'Fastplant, Frontside Boneless, Street Plant, Sweeper',
  Wallie: 'Wallride, Fastplant, Street Plant, Bean Plant, Slappy',
  Wallride: 'Wallie, Wallplant, Wallride Nollie Out',
  'Walk the Dog': 'Spacewalk, G-Turn, Body Varial, Caveman',
  Casper: 'Casper Flip, Casper Slide, Railstand, Fingerflip',

  // Balanced on two wheels.
  Manual: 'Nose Manual, Manual 180 Out, Ollie to Manual, Fakie Manual, Pop Shuvit Manual',
  'Nose Manual':
    'Manual to Nose Manual, Nose Manual Nollie Shuvit Out, Nose Manual Frontside 180 Out, Fakie Manual, Pop Shuvit Manual',
  'Ollie to Manual': 'Manual 180 Out, Nose Manual, Pop Shuvit Manual, Kickflip Manual',
  'Fakie Manual': 'Half Cab Manual, Nose Manual, Fakie Nose Manual, Switch Manual',
  'Manual 180 Out': 'Manual Pop Shuvit Out, Nose Manual, Half Cab Manual, Pop Shuvit Manual',
  'Kickflip Manual': 'Kickflip Nose Manual, Heelflip Manual, Manual Kickflip Out, Varial Kickflip Manual',

  // Curbs, ledges and rails.
  Slappy: 'Slappy 5-0, Slappy Crooked Grind, Slappy Nosegrind, Slappy Noseslide, Slappy Smith Grind, 50-50',
  'Slappy 5-0': 'Slappy Nosegrind, Slappy Smith Grind, Slappy Crooked Grind, Slappy Noseslide',
  '50-50': '5-0, Boardslide, Noseslide, Nosegrind, Smith Grind, Feeble Grind',
  '5-0': 'Nosegrind, Smith Grind, Feeble Grind, Noseslide, Boardslide, Crooked Grind',
  Boardslide: 'Lipslide, 50-50, 5-0, Noseslide, Frontside Boardslide, Feeble Grind',
  'Frontside Boardslide': 'Lipslide, Boardslide, Noseslide, Tailslide, Feeble Grind',
  Noseslide: 'Tailslide, Crooked Grind, Boardslide, 50-50, Nosegrind',
  Tailslide: 'Lipslide, Bluntslide, Crooked Grind, Nosegrind, Smith Grind, Frontside Tailslide',
  Lipslide: 'Smith Grind, Feeble Grind, Tailslide, Bluntslide, Hurricane',
  Nosegrind: 'Crooked Grind, Smith Grind, Feeble Grind, Overcrook Grind, Noseblunt Slide',
  'Crooked Grind': 'Nosegrind, Smith Grind, Feeble Grind, Tailslide, Overcrook Grind, Noseblunt Slide',
  'Smith Grind': 'Feeble Grind, Tailslide, Lipslide, Crooked Grind, Bluntslide, Overcrook Grind',
  'Feeble Grind': 'Smith Grind, Lipslide, Crooked Grind, Tailslide, Hurricane, Overcrook Grind',
  'Overcrook Grind': 'Noseblunt Slide, Bluntslide, Salad Grind, Suski Grind, Hurricane',
  Bluntslide: 'Noseblunt Slide, Hurricane, Kickflip Backside Tailslide, Overcrook Grind',
  'Noseblunt Slide': 'Bluntslide, Kickflip Backside Tailslide, Backside Tailslide Bigspin Out, Hurricane',

  // Ramps and bowls.
  Pump: 'Kickturn, Drop In, Carve, Rock to Fakie',
  Carve: 'Axle Stall, Rock to Fakie, 50-50, Rock and Roll',
  'Drop In': 'Rock to Fakie, Axle Stall, Tail Stall, Kickturn, Carve',
  'Rock to Fakie': 'Rock and Roll, Axle Stall, Tail Stall, Nose Stall, Fakie Rock',
  'Fakie Rock': 'Rock and Roll, Half Cab Rock, Axle Stall, Tail Stall',
  'Axle Stall': 'Tail Stall, Rock and Roll, 5-0 Stall, Feeble Stall, Pivot, Disaster, 50-50',
  'Tail Stall': 'Axle Stall, Rock and Roll, Nose Stall, Fakie Tail Stall, Blunt to Fakie',
  'Nose Stall': 'Rock and Roll, Pivot, Disaster, Nose Pick, Axle Stall',
  'Ollie to Fakie': 'Rock and Roll, Backside Disaster, Kickflip to Fakie, Tail Stall',
  'Rock and Roll': 'Frontside Rock and Roll, Disaster, Feeble Stall, 5-0 Stall, Nose Stall, Blunt to Fakie',
  'Frontside Rock and Roll': 'Rock and Roll, Disaster, Blunt to Fakie, Feeble Stall',
  Pivot: '5-0 Stall, Feeble Stall, Disaster, Smith Stall',
  '5-0 Stall': 'Feeble Stall, Disaster, Smith Stall, 5-0, Pivot',
  'Feeble Stall': 'Smith Stall, Disaster, Blunt to Fakie, Rock and Roll',
  'Smith Stall': 'Disaster, Blunt to Fakie, Smith Grind, Nose Pick',
  Disaster: 'Blunt to Fakie, Smith Stall, Frontside Disaster, Half Cab Disaster, Nose Pick, Frontside Air',
  'Blunt to Fakie': 'Disaster, Nose Pick, Noseblunt Stall, Smith Stall, Half Cab Disaster',
  'Nose Pick': 'Blunt to Fakie, Disaster, Noseblunt Stall',
  'Layback Grind': 'Smith Grind, 5-0, Frontside Air',

  // Above the coping.
  'Frontside Air': 'Backside Air, Indy Grab, Melon Grab, Mute Grab, Tail Grab',
  'Backside Air': 'Melon Grab, Indy Grab, Mute Grab, Method Air, Stalefish, Tail Grab',
  'Indy Grab': 'Melon Grab, Mute Grab, Stalefish, Tail Grab, Method Air',
  'Melon Grab': 'Indy Grab, Mute Grab, Method Air, Stalefish, Nose Grab',
  'Mute Grab': 'Indy Grab, Melon Grab, Stalefish, Lien Air, Japan Air',
  'Method Air': 'Stalefish, Lien Air, Tail Grab, Japan Air, Backside 360 Air',
  Stalefish: 'Method Air, Lien Air, Backside 360 Air, Frontside 360 Air',
}

/** How much less each trick in a list comes to mind than the one before it. */
const LESS = 0.08
const LEAST = 0.4
/** The trick in a stance that no list is for goes on as the plain one does. */
const IN_STANCE = 0.9
/** Who is told of a grind thinks of it on no side. */
const ON_A_SIDE = 0.85
/** The other side of an obstacle comes to mind as well. */
const OTHER_SIDE = 0.55
/** What comes after several landed tricks comes to mind sooner. */
const TOO = 0.2
/** Who flips nothing yet learns to flip the board before it is turned as well. */
const UNFLIPPED = 0.5
/** What comes after a trick that others have left behind. */
const LEFT_BEHIND = 0.3

const PLAIN_FLIP = /^(?:(?:Nollie|Switch) )?(?:Kick|Heel)flip$/

const namesAfter = (name: string) => NEXT[name]?.split(', ') ?? []
const SIDE = /^(Frontside|Backside) /

/** How much each trick comes to mind after one of that name, by its key. */
function comingAfter(made: Motion): ReadonlyMap<string, number> {
  // Which way round a half turn goes makes no difference to what comes after it.
  const name = keyOf(made).replace(/^(?:(Nollie|Fakie|Switch)|Ollie) 180$/, (_, stance?: string) =>
    [stance, 'Frontside 180'].filter(Boolean).join(' '),
  )
  const found = new Map<string, number>()
  const add = (next: string, weight: number) => {
    const motion = parsed(next.toLowerCase())
    const key = motion && keyOf(motion)
    if (!key || key === name) return
    found.set(key, Math.max(found.get(key) ?? 0, weight))
    if (motion.contact && !motion.approach && !SIDE.test(next) && motion.parts.length === 0)
      for (const side of ['Frontside', 'Backside']) add(`${side} ${next}`, weight * ON_A_SIDE)
  }
  const stance = /^(?:Nollie|Fakie|Switch) /.exec(name)?.[0] ?? ''
  const side = SIDE.exec(name)?.[0] ?? ''
  const isSided = made.contact !== null && side !== ''
  const forms = [
    [name, ''],
    [name.replace(SIDE, ''), isSided ? side : ''],
    [name.replace(stance, ''), stance],
    [name.replace(stance, '').replace(SIDE, ''), stance],
    [name.replace(/ to Fakie$| Revert$/, ''), ''],
  ] as const
  const [form, more] = forms.find(([each]) => NEXT[each]) ?? []
  for (const [at, next] of namesAfter(form ?? '').entries()) {
    const weight = Math.max(LEAST, 1 - LESS * at)
    const isSame = next.startsWith(stance) && stance !== ''
    if (!more || isSame) add(next, weight)
    // A stance is kept, and so is a side where there are both.
    else if (more === stance) add(`${stance}${next}`, weight * IN_STANCE)
    else {
      add(next, weight)
      if (!SIDE.test(next)) add(`${side}${next}`, weight)
    }
  }
  if (isSided) add(name.replace(SIDE, side === 'Frontside ' ? 'Backside ' : 'Frontside '), OTHER_SIDE)
  return found
}

const after = new WeakMap<Motion, ReadonlyMap<string, number>>()

/**
 * How much each trick comes to mind as the next one to somebody who lands these, by its key, at most about 1.5. What
 * others have left behind (`implied`) counts little.
 */
export function nextAfter(
  landed: readonly Motion[],
  implied: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const all = new Map<string, number>()
  const flips = landed.some(({ flip }) => flip.kind !== null && flip.kind !== 'none')
  const keys = new Set(landed.map(keyOf))
  for (const made of landed) {
    const key = keyOf(made)
    const known = after.get(made) ?? comingAfter(made)
    after.set(made, known)
    // Where the first on the list is landed the second comes first.
    const first = Math.max(...[...known].flatMap(([next, weight]) => (keys.has(next) ? [] : [weight])))
    for (const [next, weight] of known) {
      if (implied.has(next)) continue
      const isFarther = !flips && /flip/i.test(next) && !PLAIN_FLIP.test(next)
      const own = (weight / first) * (implied.has(key) ? LEFT_BEHIND : 1) * (isFarther ? UNFLIPPED : 1)
      const before = all.get(next) ?? 0
      all.set(next, Math.max(before, own) + TOO * Math.min(before, own))
    }
  }
  return all
}
