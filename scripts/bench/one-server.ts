// A process of its own, so that one processor can be all that it and what it starts have. Its last line is the runs.
import { runScript } from '../problem.ts'
import { behindNginx, proxiedServer } from './behind-nginx.ts'
import { withCrowd } from './soak/crowd.ts'
import { measureKinds } from './uncached.ts'

await runScript(() =>
  withCrowd(async (database, world) => {
    const server = await behindNginx('one server, one processor', [await proxiedServer(database)])
    console.log(JSON.stringify(await measureKinds([server], world)))
  }),
)
