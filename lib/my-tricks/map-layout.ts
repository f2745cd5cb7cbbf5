import { trickCategories } from '../tricks/taxonomy'
import type { MapTrick } from './schema'

export type MapPoint = { trick: MapTrick; x: number; y: number }
export type MapLane = { category: MapTrick['category']; y: number }
export type MapLayout = { width: number; height: number; lanes: MapLane[]; points: MapPoint[] }

const step = 15
const rows = 6
const columnGap = 30
const laneHead = 30
const margin = 8

/**
 * Where each trick stands on the map: a lane for each category, and from left to right what is built on more
 * and more. Tricks that hang together with no other fill the right end.
 */
export function mapLayout(tricks: MapTrick[]): MapLayout {
  const required = new Set(tricks.flatMap(({ requires }) => requires))
  const lanes = trickCategories.filter((category) => tricks.some((trick) => trick.category === category))
  const isAlone = ({ id, requires }: MapTrick) => requires.length === 0 && !required.has(id)
  const alone = 1 + Math.max(0, ...tricks.map(({ depth }) => depth))
  const cells = Map.groupBy(tricks, (trick) => `${trick.category} ${isAlone(trick) ? alone : trick.depth}`)
  const heights = lanes.map((lane) => Math.min(rows, tallest(cells, lane)) * step + laneHead)
  const tops = sums(heights).map((top) => top + margin)
  const widths = Array.from({ length: alone + 1 }, (_, column) => {
    const most = Math.max(0, ...lanes.map((lane) => cells.get(`${lane} ${column}`)?.length ?? 0))
    return most === 0 ? 0 : Math.ceil(most / rows) * step + columnGap
  })
  const lefts = sums(widths)
  const points = lanes.flatMap((lane, laneIndex) =>
    widths.flatMap((_, column) =>
      (cells.get(`${lane} ${column}`) ?? []).map((trick, place) => ({
        trick,
        x: margin + (lefts[column] ?? 0) + Math.floor(place / rows) * step + step / 2,
        y: (tops[laneIndex] ?? 0) + laneHead + (place % rows) * step,
      })),
    ),
  )
  return {
    width: margin * 2 + (lefts.at(-1) ?? 0) + (widths.at(-1) ?? 0) - columnGap,
    height: (tops.at(-1) ?? margin) + (heights.at(-1) ?? 0),
    lanes: lanes.map((category, index) => ({ category, y: (tops[index] ?? 0) + laneHead - step })),
    points,
  }
}

function tallest(cells: Map<string, MapTrick[]>, lane: string): number {
  return Math.max(...[...cells].map(([key, members]) => (key.startsWith(`${lane} `) ? members.length : 0)))
}

/** What lies before each. */
function sums(sizes: number[]): number[] {
  let sum = 0
  return sizes.map((size) => {
    sum += size
    return sum - size
  })
}

/** A trick and everything it is built on, however far down. */
export function wayTo(id: number, tricks: Map<number, MapTrick>): Set<number> {
  const way = new Set<number>()
  const open = [id]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (way.has(next)) continue
    way.add(next)
    open.push(...(tricks.get(next)?.requires ?? []))
  }
  return way
}
