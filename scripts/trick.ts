import { enableCompileCache } from 'node:module'

const names = process.argv.slice(2)
if (names.length === 0) {
  console.error('Name at least one trick: npm run -s trick -- "360 flip" "switch heelflip"')
  process.exitCode = 1
} else {
  // Compiling the engine takes longer than asking it, so it is loaded once the cache is there.
  enableCompileCache()
  const { describeTricks } = await import('./describe-trick.ts')
  for (const description of describeTricks(names)) console.log(JSON.stringify(description))
}
