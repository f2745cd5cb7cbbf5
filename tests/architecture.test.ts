import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { expressionsIn } from '../scripts/check/expressions'
import { isTest, readSources, type Sources } from './setup/sources'

/*
 * What no kept tool can say. Who may import whom is in scripts/check/import-rules.ts, what is dead in knip.jsonc, what
 * may not be written in biome.json.
 */

const vague = /^(utils?|helpers?|misc|common|services?|types|hooks|constants|index)$/
const domainWords = /\b(tricks?|skate|lines?|parks?|videos?|posts?|blog|accounts?|mastery)\b/

/** Files and folders whose name says nothing, and domain words among the primitives. */
const badNames = (files: Iterable<string>) =>
  [...files].filter((file) => {
    const names = file.split('/').map((part) => part.replace(/(\.test)?\.tsx?$/, ''))
    return (
      names.some((name) => vague.test(name)) ||
      (file.startsWith('components/ui/') && domainWords.test(names.at(-1) ?? ''))
    )
  })

const exportedFunction =
  /^export (?:(?:async )?function\*? (\w+)|const (\w+)(?:: [^=]+)? =\s*(?:async\s*)?(?:<[^>]+>\s*)?(?:\(|\w+ =>|cached\())/gm

/** Functions that other files call, and of which their own file says nothing. */
const undescribed = (sources: Sources) =>
  [...sources].flatMap(([file, text]) =>
    [...text.matchAll(exportedFunction)]
      .filter(({ index }) => !text.slice(0, index).endsWith('*/\n'))
      .map(([, declared, assigned]) => `${file}: ${declared ?? assigned}`),
  )

/** The oldest versions without a known hole that matters here. */
const floors: Record<string, string> = {
  next: '16.4.1',
  react: '19.3.1',
  'react-dom': '19.3.1',
  'next-auth': '4.24.15',
  dompurify: '3.4.16',
}

const byNumber = new Intl.Collator('en', { numeric: true })

/** Locked packages that are too old, at whatever depth, and those that are not locked at all. */
function belowFloor(packages: Record<string, { version?: string }>): string[] {
  const locked = Object.entries(packages).map(([place, { version = '' }]) => ({
    name: place.split('node_modules/').at(-1) ?? '',
    version,
  }))
  return Object.entries(floors).flatMap(([name, floor]) => {
    const copies = locked.filter((copy) => copy.name === name)
    if (copies.length === 0) return [`${name} is not in the lock file`]
    return copies
      .filter(({ version }) => byNumber.compare(version, floor) < 0 || version.startsWith(`${floor}-`))
      .map(({ version }) => `${name} ${version} < ${floor}`)
  })
}

const GROUP = /\((\?(?:[:=!]|<[=!]|<\w+>))?([^()]*)\)[?*+]?/

/** The most words of a language that an expression wants one after the other, as its longest ways have them. */
function wordsInARow(source: string): number {
  const longest = (ways: string) =>
    ways.split('|').reduce((most, way) => (countOf(way) > countOf(most) ? way : most))
  const countOf = (text: string) =>
    Math.max(0, ...(text.match(/[a-z']+(?: +[a-z']+)*/gi) ?? []).map((run) => run.split(/ +/).length))
  let text = source
    .replace(/\\[bB]/g, '')
    .replace(/(?:\\s| )[?*+]*/g, ' ')
    .replace(/\\./g, '·')
    .replace(/\[[^\]]*\][?*+]?/g, '·')
  while (GROUP.test(text))
    text = text.replace(GROUP, (_, kind: string | undefined, ways: string) =>
      // What stands around may follow what must not be there, but is no row of words with it.
      kind?.endsWith('!') ? `·${longest(ways)}·` : longest(ways),
    )
  return countOf(longest(text.replace(/[?*+^$]/g, '')))
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const roots = ['app', 'components', 'lib', 'server', 'worker', 'prisma', 'scripts', 'tests', 'middleware.ts']
const sources = readSources(...roots)
const product = [...sources].filter(([file]) => !file.startsWith('tests/') && !isTest(file))

describe('the architecture', () => {
  it('has names that say something', () => {
    expect(badNames(sources.keys())).toEqual([])
  })

  it('does not go around the type checker', () => {
    const around = [...sources].filter(([, text]) => /\/[/*]\s*@ts-(ignore|nocheck|expect-error)/.test(text))
    expect(around.map(([file]) => file)).toEqual([])
  })

  it('says of each function that others call what its types cannot', () => {
    const ours = product.filter(([file]) => /^(lib|server)\//.test(file) && !/^lib\/skate\//.test(file))
    expect(undescribed(new Map(ours))).toEqual([])
  })

  it('says in package.json (sideEffects) which files are imported for what they do: bundlers drop the others', () => {
    const named = product.flatMap(([file, text]) =>
      [...text.matchAll(/^import '((?:\.|@\/)[^']+)'$/gm)].map(([, to = '']) =>
        to.startsWith('@/') ? to.slice(2) : path.join(path.dirname(file), to),
      ),
    )
    const files = named.map((file) => (file.endsWith('.css') ? '**/*.css' : `${file}.ts`))
    expect(new Set(readJson('package.json').sideEffects)).toEqual(new Set(files))
  })

  it('has no expression of the coach that is shaped like a sentence: phrases are rows of lib/skate/coach/lexicon', () => {
    const sentences = product
      .filter(([file]) => file.startsWith('lib/skate/coach/'))
      .flatMap(([file, text]) => expressionsIn(file, text))
      .filter(({ source }) => source !== null && wordsInARow(source) > 3)
    expect(sentences).toEqual([])
  })

  it('locks no package below its security floor', () => {
    expect(belowFloor(readJson('package-lock.json').packages)).toEqual([])
  })
})

describe('the checks of the architecture', () => {
  it.each(['lib/utils.ts', 'components/common/a.tsx', 'lib/hooks/a.ts', 'components/ui/trick-badge.tsx'])(
    'refuse the name %s',
    (file) => {
      const good = ['lib/tricks/difficulty-note.ts', 'components/ui/outline-button.tsx']
      expect(badNames([file, ...good])).toEqual([file])
    },
  )

  it.each([
    ['^kick ?flips?$', 2],
    ['\\bwalk the dog\\b|\\bpogo', 3],
    ['what (?:should|do) i (?:learn|try) next', 5],
    ["i'?m\\s+(?:so (?:very )?tired|ok) of flips", 6],
    ['^the half (?!back truck on)one', 3],
    ['(?:easiest|very easy|hardest)', 2],
    ['[a-z]+ [a-z]+ [a-z]+ [a-z]+', 0],
  ])('count the words in a row of %s', (source, count) => {
    expect(wordsInARow(source)).toBe(count)
  })

  it('find what is exported without a word', () => {
    const text = [
      '/** Said. */',
      'export const said = (one: string) => one',
      'export async function silent() {}',
      'export const bare = one => one',
      'export const read = cached("name", [], () => 1)',
      'export const plain = 1',
      'const own = () => 1',
    ].join('\n')
    expect(undescribed(new Map([['lib/a.ts', text]]))).toEqual([
      'lib/a.ts: silent',
      'lib/a.ts: bare',
      'lib/a.ts: read',
    ])
  })

  it.each([
    ['16.4.0', true],
    ['16.4.1', false],
    ['16.4.1-rc.0', true],
    ['16.10.0', false],
    ['17.0.0-canary.1', false],
  ])('weigh the version %s', (version, isTooOld) => {
    const good = Object.entries(floors).map(([name, floor]) => [`node_modules/${name}`, { version: floor }])
    const nested = { 'node_modules/x/node_modules/next': { version } }
    const found = belowFloor({ ...Object.fromEntries(good), ...nested })
    expect(found).toEqual(isTooOld ? [`next ${version} < 16.4.1`] : [])
    expect(belowFloor(Object.fromEntries(good.slice(1)))).toEqual(['next is not in the lock file'])
  })
})
