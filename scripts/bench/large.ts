import type { Database } from '../database.ts'
import { Problem } from '../problem.ts'
import { table } from './figures.ts'
import { timesOf } from './large/clock.ts'
import { fill } from './large/fill.ts'
import { growthHead, growthRow } from './large/growth.ts'
import { openPlace, type Place } from './large/place.ts'
import { type Size, sizes } from './large/size.ts'
import { withBuilt, withScratch } from './surroundings.ts'

/** How the time of each answer grows with what is in the database, up to the largest size or the one given. */
export async function measureGrowth(largest = '100'): Promise<void> {
  const wanted = sizes.filter(({ factor }) => factor <= Number(largest))
  if (wanted.length === 0) throw new Problem('The largest size is 1, 10 or 100.')
  await withBuilt((home) =>
    withSizes(home, wanted, [], async (databases) => {
      console.log('Measuring...')
      const rows = await measure(await Promise.all(databases.map(openPlace)))
      console.log(`\nMedian time of an answer in ms\n${table([growthHead(wanted), ...rows])}`)
    }),
  )
}

/** Fills a database of its own to each size, and lends them all together. */
async function withSizes(
  home: Database,
  [size, ...rest]: Size[],
  filled: Database[],
  use: (databases: Database[]) => Promise<void>,
): Promise<void> {
  if (!size) return use(filled)
  const options = { database: `darkslide_large_${size.factor}`, quiet: true, isForTests: true }
  await withScratch(home, options, async (database) => {
    await fill(database.url, size)
    await withSizes(home, rest, [...filled, database], use)
  })
}

async function measure(places: Place[]): Promise<string[][]> {
  const rows: string[][] = []
  for (const [index, { name }] of (places[0]?.asked ?? []).entries()) {
    const pairs = places.flatMap((place) => {
      const asked = place.asked[index]
      return asked ? [{ place, asked }] : []
    })
    const row = growthRow(name, await timesOf(pairs).catch(complain), places.length)
    rows.push(row)
    console.log(`  ${row.join('  ')}`)
  }
  return rows
}

/** A request that fails somewhere is told, and the others are measured all the same. */
function complain(error: unknown): number[][] {
  if (!(error instanceof Problem)) throw error
  console.error(error.message)
  process.exitCode = 1
  return []
}
