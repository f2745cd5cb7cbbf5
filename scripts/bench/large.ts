import { setTimeout as delay } from 'node:timers/promises'
import { cacheTags, invalidationChannel } from '../../lib/cache-tags.ts'
import { withClient } from '../database/connect.ts'
import type { Database } from '../database.ts'
import { Problem } from '../problem.ts'
import { ownServer } from './contenders.ts'
import { table } from './figures.ts'
import { timeOf } from './large/clock.ts'
import { fill } from './large/fill.ts'
import { requestsFor } from './large/requests.ts'
import { type Size, sizes } from './large/size.ts'
import { withBuilt, withScratch } from './surroundings.ts'

type Times = Map<string, number>

// The server hears of it by a message and forgets within a few milliseconds.
const settleMs = 300

async function measure(database: Database): Promise<Times> {
  const { urlOf } = await ownServer(database)
  return withClient(database.url, async (client) => {
    const forget = async () => {
      for (const tag of cacheTags)
        await client.query('select pg_notify($1, $2)', [invalidationChannel, `bench ${tag}`])
      await delay(settleMs)
    }
    await forget()
    const times: Times = new Map()
    for (const asked of await requestsFor(client)) {
      const time = await timeOf(urlOf(asked.path), asked, forget).catch(complain)
      times.set(asked.name, time)
      console.log(`  ${asked.name}: ${shown(time, 1)} ms`)
    }
    return times
  })
}

const shown = (value: number, digits: number) => (Number.isNaN(value) ? 'failed' : value.toFixed(digits))

/** One answer that fails is told, and the others are measured all the same. */
function complain(error: unknown): number {
  if (!(error instanceof Problem)) throw error
  console.error(error.message)
  process.exitCode = 1
  return Number.NaN
}

/** How the time of each answer grows with what is in the database, up to the largest size or the one given. */
export const measureGrowth = (largest = '100') =>
  withBuilt(async (home) => {
    const found: Times[] = []
    const wanted = sizes.filter(({ factor }) => factor <= Number(largest))
    if (wanted.length === 0) throw new Problem('The largest size is 1, 10 or 100.')
    for (const size of wanted) {
      const options = { database: 'darkslide_large', quiet: true, isForTests: true }
      await withScratch(home, options, async (database) => {
        await fill(database.url, size)
        console.log(`Measuring at ${size.factor}x...`)
        found.push(await measure(database))
      })
    }
    console.log(`\nMedian time of an answer in ms\n${growthTable(wanted, found)}`)
  })

function growthTable(sizes: Size[], found: Times[]): string {
  const names = [...(found[0]?.keys() ?? [])]
  const at = (times: Times | undefined, name: string) => times?.get(name) ?? Number.NaN
  return table([
    ['', ...sizes.map(({ factor }) => `${factor}x`), 'growth'],
    ...names.map((name) => [
      name,
      ...found.map((times) => shown(at(times, name), 1)),
      shown(at(found.at(-1), name) / at(found[0], name), 2),
    ]),
  ])
}
