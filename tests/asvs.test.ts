import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const text = readFileSync('docs/asvs.md', 'utf8')
const rows = [...text.matchAll(/^\| \d+\.\d+\.\d+ \| [^|]+ \| ([^|]+) \| (.+) \|$/gm)]

it.each(['holds', 'open', 'does not apply'])('counts what %s', (state) => {
  const [, first, second, both] =
    new RegExp(`^\\| ${state} \\| (\\d+) \\| (\\d+) \\| (\\d+) \\|$`, 'm').exec(text) ?? []
  expect(Number(both)).toBe(rows.filter(([, found]) => found === state).length)
  expect(Number(first) + Number(second)).toBe(Number(both))
})

it('names evidence that is there', () => {
  const files = [
    ...text.matchAll(/`((?:app|components|deploy|docs|lib|prisma|scripts|server|tests|worker)\/[^`]+)`/g),
  ]
  expect(files.map(([, file = '']) => file).filter((file) => !existsSync(file))).toEqual([])
})

it('has evidence for whatever holds', () => {
  const bare = rows.filter(([, state, evidence = '']) => state === 'holds' && evidence.length < 20)
  expect(bare.map(([row]) => row)).toEqual([])
})
