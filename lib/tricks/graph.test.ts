import { describe, expect, it } from 'vitest'
import { motion } from '../skate/motion'
import { nearGroups, prerequisitesOf, slugsByName } from './graph'
import { motionKey } from './name-it'
import { plannerRow } from './planner-trick'
import type { TrickDetail } from './schema'

describe('lookups for a whole library', () => {
  const link = (name: string) =>
    ({ slug: name.toLowerCase(), name, category: 'Flips', difficultyRating: 'Beginner' }) as const
  const trick = (id: number, name: string, over: Partial<TrickDetail> = {}): TrickDetail => ({
    ...link(name),
    id,
    aliases: [],
    trickType: 'BASE',
    description: '',
    isFoundational: false,
    order: null,
    variationDetails: null,
    combinationDetails: null,
    steps: [],
    mistakes: [],
    videoUrl: null,
    videoStart: null,
    family: 'flip',
    motion: null,
    stance: 'regular',
    approach: null,
    obstacles: ['Flat Ground'],
    difficulty: null,
    difficultySources: 0,
    pros: null,
    learnFirst: [],
    leadsTo: [],
    ...over,
  })

  describe('the offline bundle', () => {
    it('slugsByName prefers a name to an alias', () => {
      const tricks = [trick(1, 'Ollie', { aliases: ['Pop', 'Kickflip'] }), trick(2, 'Kickflip')]
      expect(slugsByName(tricks)).toEqual({ ollie: 'ollie', pop: 'ollie', kickflip: 'kickflip' })
    })

    it('prerequisitesOf lists what each trick requires', () => {
      const tricks = [trick(1, 'Ollie'), trick(2, 'Kickflip', { learnFirst: [link('Ollie')] })]
      expect(prerequisitesOf(tricks)).toEqual({
        ollie: { link: link('Ollie'), requires: [] },
        kickflip: { link: link('Kickflip'), requires: ['ollie'] },
      })
    })

    it('plannerRow has the fields planners need', () => {
      const over = {
        difficulty: 3,
        combinationDetails: { sequence: 'Ollie > Manual' },
      }
      expect(plannerRow(trick(1, 'Ollie', over))).toMatchObject({
        id: 1,
        name: 'Ollie',
        level: 'Beginner',
        difficulty: 3,
        sequence: 'Ollie > Manual',
      })
      expect(plannerRow(trick(1, 'Ollie'))).toMatchObject({ difficulty: null, sequence: null })
    })
  })
})

describe('tricks one change away', () => {
  const kick = { kind: 'kick', count: 1, late: false } as const

  describe('nearGroups', () => {
    const groups = nearGroups(motion({ flip: kick }), { 'nollie kickflip': 'nollie-kickflip' })
    const named = (label: string) => groups.find((group) => group.label === label)?.tricks ?? []

    it('groups what is one change away', () => {
      expect(named('Turn it').map(({ name }) => name)).toEqual(
        expect.arrayContaining(['Varial Kickflip', 'Hardflip', 'Frontside Flip', 'Backside Flip']),
      )
      expect(named('Revert it')).toEqual([{ name: 'Kickflip Revert', slug: null }])
    })

    it('links what the library has, by any of its names, and puts it first', () => {
      expect(named('Other stance')[0]).toEqual({ name: 'Nollie Kickflip', slug: 'nollie-kickflip' })
      const spun = nearGroups(motion({ flip: kick, boardDeg: -180 }), { 'tre flip': '360-flip' })
      expect(spun[0]?.tricks[0]).toEqual({ name: '360 Flip', slug: '360-flip' })
    })
  })

  describe('motionKey', () => {
    it('distinguishes flat tricks, and is null for others', () => {
      expect(motionKey(motion({ flip: kick }))).toBe('regular:0:0:1kick::')
      expect(motionKey(motion({ boardDeg: -180, pop: false }))).not.toBe(
        motionKey(motion({ boardDeg: -180 })),
      )
      expect(motionKey(motion({ pop: false }))).toBeNull()
      expect(motionKey(motion({ revert: 'either' }))).toBeNull()
      expect(motionKey(motion({ bodyDeg: null }))).toBeNull()
    })
  })
})
