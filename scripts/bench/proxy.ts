import { Problem } from '../problem.ts'
import { missingPrograms } from '../topology/programs.ts'
import { behindNginx, proxiedServer } from './behind-nginx.ts'
import { bareServer } from './contenders.ts'
import { measure } from './measure.ts'
import { readPages } from './pages.ts'
import { speedTable } from './report.ts'
import { timed } from './speed.ts'
import { withBuilt } from './surroundings.ts'

/** What pages cost behind nginx beside a bare server. */
export async function compareProxied(): Promise<void> {
  const missing = missingPrograms(['nginx'])
  if (missing) throw new Problem(missing)
  await withBuilt(async (database) => {
    const [one, two] = [await proxiedServer(database), await proxiedServer(database)]
    const both = await behindNginx('nginx, two servers', [one, two])
    // The first page of a server takes long.
    await Promise.all([two, both].map((contender) => readPages(contender, timed)))
    const bare = await bareServer(await readPages(one, timed))
    console.log('Measuring, which takes about two minutes...')
    const runs = await measure([both, bare], timed)
    for (const path of timed) console.log(`\n${path}\n${speedTable(runs.filter((run) => run.path === path))}`)
  })
}
