import { readFileSync, writeFileSync } from 'node:fs'
import { fitDifficulty } from '../lib/skate/difficulty/fit.ts'
import { readSamples } from '../lib/skate/testdata/samples.ts'

const found = fitDifficulty(readSamples())
const file = new URL('../lib/skate/difficulty/coefficients.json', import.meta.url)
const before = readFileSync(file, 'utf8')
const after = `${JSON.stringify(found, null, 2)}\n`
writeFileSync(file, after)
console.log(before === after ? 'The coefficients were up to date.' : 'The coefficients are new.')
