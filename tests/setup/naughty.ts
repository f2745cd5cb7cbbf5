import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../architecture/sources.ts'

// Parsed here: a bundler would not keep the halves of character pairs.
const short: string[] = JSON.parse(readFileSync(path.join(root, 'tests/setup/naughty.json'), 'utf8'))

const many = (text: string, times: number) => text.repeat(times)

/** Texts that some program, somewhere, has stumbled over. Each is only text, and must stay what it is. */
export const naughtyStrings: readonly string[] = [
  ...short,
  ...[41, 81, 255, 2001].map((length) => many('a', length)),
  ...[many('🛹', 100), many('é', 1000), many('x ', 5000), many('switch ', 280), many('\u0301', 60)],
  // What a careless expression takes ages for.
  ...[`${many('a', 5000)}!`, many('a@', 3000), many('-a', 3000), many('\\', 3000), many('(', 3000)],
  ...[many('<b>', 2000), `${many('a.', 2000)}@x`, `a@${many('b.', 2000)}`, `x${many(' ', 4000)}y`],
]
