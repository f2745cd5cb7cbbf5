import { describe, expect, it } from 'vitest'
import { complaints } from '../../lib/skate/testdata/complaints.ts'
import { readTrickFacts, readTrickTexts } from './content.ts'
import { prerequisitesOf } from './prerequisites.ts'
import { teachingIn } from './tricks.ts'

const texts = readTrickTexts()
const library = readTrickFacts()
const teachingOf = teachingIn(library, texts)
const taught = library.map((facts) => ({
  facts,
  text: texts.get(facts.slug),
  teaching: teachingOf(facts),
}))

describe('teachingIn', () => {
  it('describes every trick, no two alike', () => {
    const descriptions = taught.map(({ teaching }) => teaching.description)
    expect(descriptions.filter((description) => description.length < 20)).toEqual([])
    expect(descriptions.length - new Set(descriptions).size).toBe(0)
  })

  it('takes what was written by hand as it is', () => {
    for (const { text, teaching } of taught) {
      if (text)
        expect(teaching).toMatchObject({
          stepsSource: 'HAND',
          steps: text.steps,
          description: text.description,
        })
    }
  })

  it('keeps the description that a combination brings', () => {
    for (const { facts, text, teaching } of taught) {
      if (facts.description && !text) expect(teaching.description).toBe(facts.description)
    }
  })

  it('names the coach as the source of generated steps, and no source without steps', () => {
    for (const { text, teaching } of taught) {
      if (text) continue
      expect(teaching.stepsSource).toBe(teaching.steps.length > 0 ? 'COACH' : null)
    }
    expect(taught.filter(({ teaching }) => teaching.stepsSource === 'COACH').length).toBeGreaterThan(300)
  })
})

describe('prerequisitesOf', () => {
  const tricks = taught.map(({ facts }) => facts)
  const asked = prerequisitesOf(tricks, texts)

  it('keeps the steps that follow from the motion where these are enough', () => {
    expect(asked.get('360-flip')).toEqual(['360-shuvit', 'varial-kickflip'])
  })

  it.each([
    ['360-pressure-flip', 'pressure-flip'],
    ['hardflip-backside-180', 'hardflip'],
    ['half-cab-disaster', 'half-cab-rock'],
    ['frontside-mute', 'frontside-indy'],
  ])('asks before %s for %s, which is written by hand', (slug, step) => {
    expect(asked.get(slug)).toContain(step)
  })
})

describe('hidden tricks', () => {
  const hidden = taught.filter(({ facts }) => facts.hiddenBecause)

  it('are the tricks without a text, and at most 25', () => {
    expect(hidden.length).toBeLessThanOrEqual(25)
    const untaught = taught.filter(({ facts, text }) => !text && !facts.sequence)
    expect(untaught.map(({ facts }) => facts.slug)).toEqual(hidden.map(({ facts }) => facts.slug))
    expect(hidden.filter(({ teaching }) => teaching.steps.length > 0)).toEqual([])
  })

  it('are a step to nothing', () => {
    const slugs = new Set(hidden.map(({ facts }) => facts.slug))
    const asked = [
      ...prerequisitesOf(
        taught.map(({ facts }) => facts),
        texts,
      ),
    ]
    expect(asked.filter(([, steps]) => steps.some((slug) => slugs.has(slug)))).toEqual([])
  })
})

describe('the texts written by hand', () => {
  const slugs = new Set(taught.map(({ facts }) => facts.slug))

  it('cover at least 300 tricks of the library', () => {
    expect([...texts.keys()].filter((slug) => !slugs.has(slug))).toEqual([])
    expect(texts.size).toBeGreaterThanOrEqual(300)
  })

  it('read well', () => {
    const wrong = [...texts].flatMap(([slug, text]) =>
      complaints(text).map((complaint) => `${slug}: ${complaint}`),
    )
    expect(wrong).toEqual([])
  })

  it('ask only for tricks of the library, and never for themselves', () => {
    const wrong = [...texts].flatMap(([slug, { prerequisites }]) =>
      prerequisites
        .filter((asked) => asked === slug || !slugs.has(asked))
        .map((asked) => `${slug}: ${asked}`),
    )
    expect(wrong).toEqual([])
  })

  it('name landing primo among what goes wrong with a kickflip', () => {
    expect(
      texts
        .get('kickflip')
        ?.mistakes.map(({ mistake }) => mistake)
        .join(' '),
    ).toMatch(/primo/i)
  })
})
