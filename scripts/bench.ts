import { bareServer, emptyServer, ownServer, stopAll } from './bench/contenders.ts'
import { buildEmptyPages } from './bench/empty-app.ts'
import { measure } from './bench/measure.ts'
import { readPages } from './bench/pages.ts'
import { compareProxied } from './bench/proxy.ts'
import { speedTable } from './bench/report.ts'
import { weigh } from './bench/weight.ts'
import { buildIfNeeded } from './build.ts'
import { prepareDatabase } from './prepare.ts'
import { runScript } from './problem.ts'

const timed = ['/', '/tricks', '/tricks/kickflip', '/api/tricks']
const weighed = ['/', '/tricks', '/tricks/kickflip', '/tricks/classification']

await runScript(async () => {
  if (process.argv[2] === '--proxy') return compareProxied(timed)
  const database = await prepareDatabase()
  try {
    await buildIfNeeded(database)
    const own = await ownServer(database)
    const pages = await readPages(own, timed)
    console.log('Building empty pages of the same sizes...')
    const empty = await emptyServer(await buildEmptyPages(pages))
    const bare = await bareServer(pages)
    console.log('Measuring, which takes about three minutes...')
    const runs = await measure([own, bare, empty], timed)
    for (const path of timed) console.log(`\n${path}\n${speedTable(runs.filter((run) => run.path === path))}`)
    console.log(`\nWeight in KB, gzip\n${await weigh(own, weighed, empty, timed[0] ?? '/')}`)
  } finally {
    await stopAll()
    await database.stop()
  }
})
