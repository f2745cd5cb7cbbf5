import { enableCompileCache } from 'node:module'

const names = process.argv.slice(2)
const [first, ...wishes] = names
// Compiling the engine takes longer than asking it, so it is loaded once the cache is there.
if (first === '--wish' && wishes.length > 0) {
  enableCompileCache()
  const { describeWish } = await import('./describe-wish.ts')
  for (const wish of wishes) console.log(describeWish(wish).join('\n'))
} else if (first === '--draw' && Number.isInteger(Number(wishes[0] || undefined))) {
  enableCompileCache()
  const { describeFlows } = await import('./describe-flows.ts')
  console.log(describeFlows(Number(wishes[0])).join('\n'))
} else if (first === undefined || first.startsWith('--')) {
  console.error(
    'Name at least one trick: npm run -s trick -- "360 flip" "switch heelflip"\nOr see how a wish is read: npm run -s trick -- --wish "easier than a 360 flip"\nOr read lines and parks drawn by a number: npm run -s trick -- --draw 777',
  )
  process.exitCode = 1
} else {
  enableCompileCache()
  const { describeTricks } = await import('./describe-trick.ts')
  for (const description of describeTricks(names)) console.log(JSON.stringify(description))
}
