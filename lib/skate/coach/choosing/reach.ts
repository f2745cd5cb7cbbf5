import { exactDifficulty, type Level } from '../../difficulty/difficulty.ts'
import { placeOf } from '../../lines/trick.ts'
import type { Motion } from '../../motion.ts'
import { keyOf, type Library } from '../library.ts'
import type { Trait } from '../traits.ts'
import type { Comparison, Item } from '../wish.ts'
import { type Area, areaOf } from './areas.ts'
import type { Mood } from './moods.ts'

/** How hard an answer may be and should be, on the scale of 1 to 10. */
export interface Reach {
  readonly least: number
  readonly most: number
  readonly ideal: number
}

/** What narrows it. */
interface Reasons {
  readonly items: readonly Item[]
  readonly must: readonly Trait[]
  readonly moods: readonly Mood[]
  readonly landed: readonly Motion[]
  readonly cannot: readonly Motion[]
  readonly compared: readonly { readonly how: Comparison; readonly to: Motion }[]
  readonly between: readonly [Motion, Motion] | null
  readonly effort: Extract<Item, { is: 'effort' }> | null
}

const BANDS: Readonly<Record<Level, readonly [number, number]>> = {
  Beginner: [1, 3],
  Intermediate: [3.1, 5.9],
  Advanced: [6, 7.9],
  Expert: [8, 10],
}

const AREA: Readonly<Partial<Record<Trait, Area>>> = {
  'place edge': 'edge',
  'kind grind': 'edge',
  'kind slide': 'edge',
  transition: 'wall',
  'place air': 'wall',
  'kind stall': 'wall',
  grab: 'wall',
  'kind manual': 'manual',
  'place flat': 'flat',
}

/** A window that is narrowed by one reason after the other; a later one has the last word on the ideal. */
class Window {
  least = 1
  most = 10
  ideal: number

  constructor(ideal: number) {
    this.ideal = ideal
  }

  narrow(to: Partial<Reach>): void {
    this.least = Math.max(this.least, to.least ?? 1)
    this.most = Math.max(this.least, Math.min(this.most, to.most ?? 10))
    this.ideal = Math.min(this.most, Math.max(this.least, to.ideal ?? this.ideal))
  }
}

/** The band of difficulty in which a coach would look for one who lands these. */
export function reachOf(
  aim: Reasons,
  landed: readonly Motion[],
  library: Library,
  levels: readonly Level[],
): Reach {
  const bands = levels.map((level) => BANDS[level])
  const bottom = Math.min(...bands.map(([low]) => low))
  const top = Math.max(...bands.map(([, high]) => high))
  const window = new Window(Math.min(top, bottom + (levels.length > 1 ? 1.6 : 1.2)))
  const floor = hardestOf(landedHere(aim, landed, library))
  byWhatIsLanded(landed, floor, window)
  if (isOpenToAll(aim) && landed.length === 0) window.narrow({ ideal: UNKNOWN })
  if (aim.cannot.length > 0 && landed.length === 0)
    window.narrow({ most: Math.max(1.5, Math.min(...aim.cannot.map((made) => exactDifficulty(made)))) })
  for (const mood of aim.moods) {
    // What somebody can do counts for more than how it should feel.
    const least = mood.least === undefined ? 1 : Math.min(mood.least, window.most)
    window.narrow(aim.effort?.to === 'easier' ? { ...mood, least: 1 } : { ...mood, least })
  }
  byComparison(aim, window)
  byEffort(aim, floor, bottom, top, window)
  const { least, most, ideal } = window
  return { least, most, ideal }
}

/** Nothing is asked for. */
const isOpenToAll = ({ items }: Reasons) => items.length === 0

/** What somebody begins with of whom nothing is known, on the scale of 1 to 10. */
const UNKNOWN = 2.2

const hardestOf = (tricks: readonly Motion[]) => Math.max(0, ...tricks.map((made) => exactDifficulty(made)))

/** What is landed in the area and the stance that is asked for: elsewhere everybody begins again. */
function landedHere({ must }: Reasons, landed: readonly Motion[], library: Library): Motion[] {
  const area = must.map((trait) => AREA[trait]).find(Boolean)
  const stances = must.filter((trait) => trait.startsWith('stance '))
  const placeIn = (made: Motion) => areaOf(library.byKey.get(keyOf(made)) ?? { place: placeOf(made) })
  return landed.filter(
    (made) =>
      (area === undefined || placeIn(made) === area || (area === 'wall' && made.contact?.kind === 'grind')) &&
      (stances.length === 0 || stances.includes(`stance ${made.stance}`)),
  )
}

/** Between the half turns and the first flip there is hardly anything on the flat. */
const GAP = { from: 2.5, to: 4 }

function byWhatIsLanded(landed: readonly Motion[], floor: number, window: Window): void {
  const anywhere = hardestOf(landed)
  const step = floor >= GAP.from && floor < GAP.to ? 2.5 : 1.9
  if (floor > 0) window.narrow({ least: Math.max(1, floor - 0.6), most: floor + step, ideal: floor + 0.3 })
  else if (anywhere > 0)
    window.narrow({
      most: Math.max(3.6, anywhere + 0.8),
      ideal: Math.min(anywhere, Math.max(2.6, anywhere - 1.8)),
    })
}

/** What is so much harder is no longer like it. */
const LIKE = 1.2

function byComparison({ compared, between }: Reasons, window: Window): void {
  if (between) {
    const [low = 1, high = 10] = between
      .map((made) => exactDifficulty(made))
      .sort((one, other) => one - other)
    window.narrow({
      least: high - low < 1.2 ? low - 1 : low + 0.05,
      most: Math.max(low + 0.1, high - 0.05),
      ideal: (low + high) / 2,
    })
  }
  for (const { how, to } of compared) {
    const value = exactDifficulty(to)
    if (how === 'harder') window.narrow({ least: value + 0.1, most: value + 2.2, ideal: value + 0.7 })
    else if (how === 'easier')
      window.narrow({ least: Math.max(1, value - 2.6), most: value - 0.1, ideal: value - 0.6 })
    else if (how === 'level') window.narrow({ least: value - 0.8, most: value + 0.8, ideal: value })
    else if (how === 'like') window.narrow({ most: value + LIKE, ideal: value + 0.2 })
    else if (how === 'toward') window.narrow({ most: value - 0.05, ideal: value - 0.8 })
  }
}

function byEffort(
  { effort, compared }: Reasons,
  floor: number,
  bottom: number,
  top: number,
  window: Window,
): void {
  if (!effort || compared.length > 0) return
  if (effort.to === 'easier')
    window.narrow(
      effort.isMost
        ? { ideal: bottom }
        : {
            most: floor > 0 ? floor + 0.4 : Math.max(3.6, bottom + 1),
            ideal: Math.max(bottom, floor > 0 ? floor - 0.3 : 2.2),
          },
    )
  else if (effort.isMost)
    window.narrow({
      least: Math.max(bottom, floor > 0 ? floor : top - 2),
      ideal: floor > 0 ? floor + 2 : top,
    })
  else
    window.narrow({
      least: floor > 0 ? floor : Math.min(top, Math.max(bottom, 5)),
      ideal: floor > 0 ? floor + 0.9 : Math.min(top, Math.max(bottom + 1.5, 6)),
    })
}
