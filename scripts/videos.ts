import { publishInvalidation } from '../lib/cache/invalidation.ts'
import type { CheckReport } from './check-videos.ts'
import { withPrisma } from './database/with-prisma.ts'
import { Problem, runScript } from './run/problem.ts'

function print({ alive, dead, unknown, withoutVideo }: CheckReport): void {
  console.log(`${alive} alive, ${dead.length} dead, ${unknown} not known.`)
  for (const { videoId, title, tricks } of dead) {
    console.log(`dead: ${videoId}  ${title ?? '(no title)'}  for ${tricks.join(', ')}`)
  }
  console.log(`${withoutVideo.length} tricks have no video${withoutVideo.length > 0 ? ':' : '.'}`)
  for (const name of withoutVideo) console.log(`  ${name}`)
  if (unknown > 0) throw new Problem('The video site did not answer for all of them. Please try again later.')
}

await runScript(async () => {
  if (process.argv[2] !== 'check') throw new Problem('Say what to do: npm run videos -- check.')
  // Reads the environment, which has to be loaded by now.
  const { checkVideos } = await import('./check-videos.ts')
  await withPrisma(async (client) => {
    const report = await checkVideos(client)
    // Servers that run show what was found out.
    await publishInvalidation((sql, ...values) => client.$queryRaw(sql, ...values), 'tricks')
    print(report)
  })
})
