import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seedTricks } from '@/lib/skate/testdata/library'
import { readMotion } from '@/lib/tricks/read-motion'
import {
  linesAt,
  pageCard,
  parsePreviewName,
  postCard,
  titleLeading,
  titleSize,
  trickCard,
} from './preview-cards'

describe('preview cards', () => {
  describe('parsePreviewName', () => {
    it('reads the kind and the name', () => {
      expect(parsePreviewName(['page', 'home.png'])).toEqual({ kind: 'page', name: 'home' })
      expect(parsePreviewName(['trick', '50-50-grind.png'])).toEqual({ kind: 'trick', name: '50-50-grind' })
      expect(parsePreviewName(['post', 'füße-1.png'])).toEqual({ kind: 'post', name: 'füße-1' })
      expect(parsePreviewName(['post', '%C3%BC.png'])).toEqual({ kind: 'post', name: '%C3%BC' })
    })

    it.each([
      [['page', 'home']],
      [['other', 'home.png']],
      [['post', 'a/b.png']],
      [['page', 'HOME.png']],
      [['page', 'home.png', 'x']],
      [['trick', '../env.png']],
      [['trick', '.png']],
      [[]],
    ])('refuses %j', (segments) => {
      expect(parsePreviewName(segments)).toBeNull()
    })
  })

  describe('pageCard', () => {
    it.each([
      'home',
      'tricks',
      'classification',
      'privacy-policy',
      'terms-of-service',
      'my-tricks',
      'trickbot',
      'suggest',
      'builder',
      'parkflow',
      'blog',
      'login',
      'name-it',
      'skate',
    ])('has a card for %s whose note leaves room for the deck', (name) => {
      expect(pageCard(name)?.title).toBeTruthy()
      expect(pageCard(name)?.note.length).toBeLessThanOrEqual(40)
    })

    it('knows no other page, nor what every object has', () => {
      expect(pageCard('nowhere')).toBeNull()
      expect(pageCard('constructor')).toBeNull()
    })
  })

  it('shows a trick by name, still, category and level with its decks', () => {
    const motion = readMotion('Darkslide')
    const card = trickCard({ name: 'Darkslide', category: 'Rail', difficultyRating: 'Expert', motion })
    expect(card).toMatchObject({ kicker: 'Rail', title: 'Darkslide', note: 'Expert', decks: 4 })
    expect(card.still).toContain('<svg')
    expect(
      trickCard({ ...card, name: 'X', category: 'Rail', difficultyRating: 'Expert', motion: null }).still,
    ).toBe(undefined)
  })

  describe('postCard', () => {
    it('shows the title and how long it takes to read', () => {
      expect(postCard({ title: 'How to Ollie', readingMinutes: 6, coverImage: null })).toMatchObject({
        kicker: 'Blog',
        title: 'How to Ollie',
        note: '6 min read',
      })
    })

    it('has the cover of the post where it is one of ours, and no picture of others', () => {
      const art = (coverImage: string | null) =>
        postCard({ title: 'Ollie', readingMinutes: 1, coverImage }).art
      expect(art('/art/covers/how-to-ollie-1600.webp')).toBe('/art/covers/how-to-ollie-1600.webp')
      expect(art(null)).toBe('/art/covers/default-1600.webp')
      expect(art('/uploads/mine.webp')).toBeUndefined()
    })

    it('drops characters that its font does not have', () => {
      expect(postCard({ title: 'Ollie 🛹 über “alles”', readingMinutes: 1, coverImage: null }).title).toBe(
        'Ollie über “alles”',
      )
      expect(postCard({ title: '滑板', readingMinutes: 1, coverImage: null }).title).toBe('DarkSlide')
    })
  })
})

describe('preview title', () => {
  describe('titleSize', () => {
    it('sets short names in the largest size and long ones smaller, whole', () => {
      expect(titleSize('Ollie')).toBe(208)
      const long = titleSize('360 Hard Double Kickflip Backside Body Varial')
      expect(long).toBeLessThan(120)
      expect(
        linesAt('360 Hard Double Kickflip Backside Body Varial', long) * long * titleLeading,
      ).toBeLessThanOrEqual(300)
    })

    it('fits every name of the library beside its still', () => {
      for (const { name } of seedTricks) {
        const size = titleSize(name, true)
        expect(linesAt(name, size, 520) * size * titleLeading, name).toBeLessThanOrEqual(300)
      }
    })

    it('shrinks for one long word that cannot break', () => {
      expect(titleSize('Backsidetailslidebigspin')).toBeLessThan(titleSize('Backside tailslide'))
    })

    it('never grows when a word is added', () => {
      const word = fc.stringMatching(/^[a-z]{1,12}$/)
      fc.assert(
        fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), word, (words, added) => {
          expect(titleSize([...words, added].join(' '))).toBeLessThanOrEqual(titleSize(words.join(' ')))
        }),
      )
    })
  })

  describe('linesAt', () => {
    it.each([
      ['Ollie', 168, 1],
      ['Frontside Boardslide', 168, 2],
      ['Antidisestablishment', 168, Number.POSITIVE_INFINITY],
    ])('%s at %i', (title, size, lines) => {
      expect(linesAt(title, size)).toBe(lines)
    })
  })
})
