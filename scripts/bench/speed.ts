import { bareServer, emptyServer, ownServer } from './contenders.ts'
import { buildEmptyPages } from './empty-app.ts'
import { measure } from './measure.ts'
import { readPages } from './pages.ts'
import { speedTable } from './report.ts'
import { withBuilt } from './surroundings.ts'
import { weigh } from './weight.ts'

/** The answers that are compared. */
export const timed = ['/', '/tricks', '/tricks/kickflip', '/api/tricks']
const weighed = ['/', '/tricks', '/tricks/kickflip', '/tricks/classification']

/** Compares the product with a bare server and an empty page of the same framework. */
export const compareSpeed = () =>
  withBuilt(async (database) => {
    const own = await ownServer(database)
    const pages = await readPages(own, timed)
    console.log('Building empty pages of the same sizes...')
    const empty = await emptyServer(await buildEmptyPages(pages))
    const bare = await bareServer(pages)
    console.log('Measuring, which takes about three minutes...')
    const runs = await measure([own, bare, empty], timed)
    for (const path of timed) console.log(`\n${path}\n${speedTable(runs.filter((run) => run.path === path))}`)
    console.log(`\nWeight in KB, gzip\n${await weigh(own, weighed, empty, timed[0] ?? '/')}`)
  })
