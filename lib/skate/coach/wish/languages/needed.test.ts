import { expect, it } from 'vitest'
import { wishRows } from '../../testdata/wish-rows.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { japanese } from './japanese.ts'
import { folded } from './languages.ts'
import { MISHAPS } from './mishaps.ts'
import { MOVES } from './moves.ts'
import { neededIn } from './needed.ts'
import { PLACES } from './places.ts'
import { portuguese } from './portuguese.ts'
import { PARTS, RIDERS } from './riders.ts'
import { spanish } from './spanish.ts'

it.each<[string, readonly string[] | null]>([
  ['premier grind', ['premier grind']],
  ['(?:mon |le )?premier grind', ['premier grind']],
  ['hauts?', ['haut']],
  ['blesse[a-z]*', ['blesse']],
  ['commenc+e', ['commenc']],
  ['a{0,2}bc', ['bc']],
  ['ab{2,3}c', ['ab']],
  ['tombe|chute', ['tombe', 'chute']],
  ['(?:tombe|chute) (?:en arriere|de dos)', ['en arriere', 'de dos']],
  ['(?<part>knie|rucken) tut weh', [' tut weh']],
  ['ou(?! est)', ['ou']],
  ['vers l.avant', ['vers l']],
  ['no\\.se', ['no.se']],
  ['(\\d+) ans', [' ans']],
  ['転ぶ|転び', ['転ぶ', '転び']],
  ['les?|[a-z]+', null],
  ['(?:le |la )?', null],
  ['(?:le|)', null],
])('knows the letters that %s cannot do without', (pattern, letters) => {
  expect(neededIn(pattern)).toEqual(letters)
})

it('finds them in whatever is found in wishes', () => {
  const text = wishRows.map((row) => folded(row.text)).join('\n')
  const senses = [...PARTS, ...RIDERS, ...PLACES, ...MOVES, ...MISHAPS].flatMap(([, ...written]) => written)
  const own = [spanish, portuguese, french, german].flatMap(({ phrases }) => phrases)
  const patterns = [...senses, ...[...own, ...japanese].map(([written]) => written)].flatMap((written) =>
    written === null || /\{(?:the|part)\}/.test(written) ? [] : [written],
  )
  const without = patterns.flatMap((written) => {
    const needed = neededIn(written)
    const found = text.match(new RegExp(written, 'g')) ?? []
    return found
      .filter((words) => needed && !needed.some((letters) => words.includes(letters)))
      .map((words) => `${written} finds ${words}`)
  })
  expect(without).toEqual([])
})
