import { describe, expect, it } from 'vitest'
import before from '../before.json' with { type: 'json' }
import moodRows from '../choosing/moods.json' with { type: 'json' }
import { MOOD_OF_BODY, moodCalled } from '../choosing/moods.ts'
import { WELL_KNOWN } from '../fame.ts'
import { motionCalled, nameKey } from '../reading/called.ts'
import { tokensOf } from '../reading/lexer.ts'
import { peopleIn } from '../reading/people.ts'
import { coachLibrary as library } from '../testdata/coach-library.ts'
import { has, isTrait, type Trait } from '../traits.ts'
import adds from '../wording/adds.json' with { type: 'json' }
import depictions from './depictions.json' with { type: 'json' }
import heroes from './heroes.json' with { type: 'json' }
import labels from './labels.json' with { type: 'json' }

type Table = Readonly<Record<string, readonly string[]>>

/** The tables of the lexicon of which each row means something and has phrases. */
const tables: Readonly<Record<string, Table>> = import.meta.glob<Table>(
  ['./*.json', '!./{labels,frames,heroes,depictions,names,opposites,people,plain,speakers,synonyms}.json'],
  { eager: true, import: 'default' },
)
const rows = Object.entries(tables).flatMap(([file, table]) =>
  Object.entries(table).map(([row, phrases]) => ({ file, row, phrases })),
)
const foreign = ['spanish', 'portuguese', 'french', 'german', 'japanese'].map((name) => `./${name}.json`)
const languages = [
  { language: 'english', files: Object.keys(tables).filter((file) => !foreign.includes(file)) },
  ...foreign.map((file) => ({ language: file, files: [file] })),
]
const said = rows.map(({ file, row }) => ({ file, means: row.replace(/^~/, '') }))
const meaning = (kind: string) =>
  said.flatMap(({ file, means }) =>
    means.startsWith(`${kind} `) ? { file, of: means.slice(kind.length + 1) } : [],
  )

const names = new Set(library.tricks.map(({ name }) => name))
const isName = (name: string) => names.has(name) || library.byKey.has(name)
const isNowhere = (trait: Trait) => !library.tricks.some((trick) => has(trick, trait))

/** The moods that phrases say, and those that a place is best for. */
const moodsSaid = [
  ...meaning('mood').map(({ file, of }) => ({ file, mood: of })),
  ...[...meaning('place'), ...meaning('trait')].flatMap(({ file, of }) => {
    const [, mood] = of.split(' @ ')
    return mood ? { file, mood } : []
  }),
]

describe('the rows of the lexicon', () => {
  it('are many, of English and of five other languages', () => {
    expect(languages.map(({ files }) => files.length)).toEqual([7, 1, 1, 1, 1, 1])
    expect(rows.filter(({ phrases }) => phrases.length === 0)).toEqual([])
  })

  it('name traits that a trick of the library has', () => {
    const traits = [...meaning('trait'), ...meaning('place')].flatMap(({ file, of }) =>
      (of.split(' @ ')[0] ?? '').split(' + ').map((trait) => ({ file, trait })),
    )
    expect(traits.filter(({ trait }) => !isTrait(trait) || isNowhere(trait))).toEqual([])
  })

  it('name moods that have a row, places among them', () => {
    expect(moodsSaid.filter(({ mood }) => moodCalled(mood) === null)).toEqual([])
  })

  it('name tricks that the engine reads', () => {
    const tricks = meaning('trick').filter(
      ({ of }) => !motionCalled((of.split(' @ ')[0] ?? '').toLowerCase()),
    )
    expect(tricks).toEqual([])
  })

  it('have no phrase twice for one meaning in a language', () => {
    const twice = languages.flatMap(({ language, files }) => {
      const found = rows.filter(({ file }) => files.includes(file))
      const all = found.flatMap(({ row, phrases }) =>
        phrases.map((phrase) => ({ phrase, key: `${row.replace(/^~/, '')}: ${nameKey(phrase)}` })),
      )
      const keys = new Set<string>()
      return all.flatMap(({ phrase, key }) => {
        const isTwice = keys.has(key)
        keys.add(key)
        return isTwice ? `${language}, ${key} (“${phrase}”)` : []
      })
    })
    expect(twice).toEqual([])
  })
})

describe('moods', () => {
  it('each have a label, and no label is without its mood', () => {
    expect(Object.keys(moodRows).toSorted()).toEqual(Object.keys(labels.moods).toSorted())
  })

  it('are each made by a phrase, a place, a body, an age or years on a board', () => {
    const counts = Array.from({ length: 80 }, (_, at) => at + 1)
    const people = counts.flatMap((count) =>
      ['months', 'years', 'years old', 'years ago'].flatMap((unit) => peopleIn(tokensOf(`${count} ${unit}`))),
    )
    const made = new Set([...moodsSaid.map(({ mood }) => mood), ...Object.values(MOOD_OF_BODY), ...people])
    expect(Object.keys(moodRows).filter((mood) => !made.has(mood))).toEqual([])
  })

  it('think first of tricks of the library', () => {
    const first = Object.keys(moodRows).flatMap((mood) =>
      (moodCalled(mood)?.first ?? []).filter((name) => !isName(name)).map((name) => `${mood}: ${name}`),
    )
    expect(first).toEqual([])
  })

  it('want and spare traits that there are', () => {
    const traits = Object.keys(moodRows).flatMap((mood) => {
      const { must = [], never = [], speaksOf } = moodCalled(mood) ?? {}
      return [...must, ...never, ...(typeof speaksOf === 'object' ? speaksOf : [])]
        .filter((trait) => !isTrait(trait) || isNowhere(trait))
        .map((trait) => `${mood}: ${trait}`)
    })
    expect(traits).toEqual([])
  })
})

it('what comes before a trick, and what it adds, is said of contacts and styles that there are', () => {
  const contacts = [before.contacts, before['on coping'], adds.lies, adds.grips, adds.plants]
  const unknown = [
    ...contacts.flatMap((table) => Object.keys(table)).filter((name) => !isTrait(`contact ${name}`)),
    ...[before.styles, adds.styles]
      .flatMap((table) => Object.keys(table))
      .filter((name) => !isTrait(`style ${name}`)),
    ...Object.values({ ...before.contacts, ...before.styles, ...before.wraps })
      .flat()
      .filter((name) => !motionCalled(name.toLowerCase())),
  ]
  expect(unknown).toEqual([])
})

it('labels are of traits that there are', () => {
  expect(Object.keys(labels.traits).filter((trait) => !isTrait(trait) || isNowhere(trait))).toEqual([])
})

it('heroes are known for tricks of the library, and called something', () => {
  const missing = Object.entries(heroes).flatMap(([hero, { said: called, tricks }]) => [
    ...tricks.filter((name) => !isName(name)).map((name) => `${hero}: ${name}`),
    ...(called.length > 0 && tricks.length > 0 ? [] : [hero]),
  ])
  expect(missing).toEqual([])
})

it('what is depicted is a trick that the engine reads', () => {
  expect(Object.keys(depictions).filter((name) => motionCalled(name.toLowerCase()) === null)).toEqual([])
})

it('what everyone knows is in the library', () => {
  expect(WELL_KNOWN.filter((name) => !isName(name))).toEqual([])
})
