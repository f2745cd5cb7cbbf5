import { describe, expect, it } from 'vitest'
import { expressionsIn } from './expressions'
import { slowAmong } from './linear'

describe('expressionsIn', () => {
  const sources = (code: string) => expressionsIn('some.ts', code).map(({ source }) => source)

  it('finds those that are written as such, with their line', () => {
    const code = "const path = '/a/b/'\n\nconst isPath = (text: string) => /^[a-z]+$/iu.test(text)"
    expect(expressionsIn('some.ts', code)).toEqual([
      { file: 'some.ts', line: 3, source: '^[a-z]+$', flags: 'iu' },
    ])
  })

  it('puts together those that are made of strings of the same file', () => {
    expect(sources(`const END = '\\\\d+'\nnew RegExp(\`^(?:\${END})\` + '$', 'g')`)).toEqual(['^(?:\\d+)$'])
    expect(sources("const A = String.raw`\\d`\nRegExp([A, 'b'].join('|'))")).toEqual(['\\d|b'])
  })

  it('takes what is escaped for a word', () => {
    expect(sources(`new RegExp(\`^\${names.map(RegExp.escape).join('|')}$\`)`)).toEqual(['^escaped$'])
  })

  it('owns that it cannot read others', () => {
    expect(sources(`new RegExp(\`^\${name}$\`)\nnew RegExp(other.source)`)).toEqual([null, null])
  })
})

describe('slowAmong', () => {
  const planted = expressionsIn(
    'lib/planted.ts',
    "const isList = /^(?:(?:i'?m|im) )*$/\nconst isWord = /^\\w+$/",
  )

  it('names an exponential expression, where it stands, and a text for it', async () => {
    const { slow } = await slowAmong(planted, {})
    expect(slow).toHaveLength(1)
    expect(slow[0]).toMatch(/^lib\/planted\.ts:1 .*\n.*exponential: .*im/)
  })

  it('names a quadratic one, and one that it cannot read', async () => {
    const code = "text.replace(/\\s+$/, '')\nnew RegExp(text)"
    const { slow } = await slowAmong(expressionsIn('lib/planted.ts', code), {})
    expect(slow.map((line) => line.split(' ', 1)[0])).toEqual(['lib/planted.ts:1', 'lib/planted.ts:2'])
  })

  it('judges nothing twice', async () => {
    const { slow, verdicts } = await slowAmong(planted, {})
    const known = Object.fromEntries(Object.keys(verdicts).map((hash) => [hash, 'seen before']))
    expect((await slowAmong(planted, known)).slow).toHaveLength(2)
    expect(slow).toHaveLength(1)
  })
})
