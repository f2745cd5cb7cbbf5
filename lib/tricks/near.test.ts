import { describe, expect, it } from 'vitest'
import { motion } from '../skate/motion'
import { motionKey } from './motion-key'
import { nearGroups } from './near'

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
  it('tells flat tricks apart, and leaves out what is more', () => {
    expect(motionKey(motion({ flip: kick }))).toBe('regular:0:0:1kick::')
    expect(motionKey(motion({ boardDeg: -180, pop: false }))).not.toBe(motionKey(motion({ boardDeg: -180 })))
    expect(motionKey(motion({ pop: false }))).toBeNull()
    expect(motionKey(motion({ revert: 'either' }))).toBeNull()
    expect(motionKey(motion({ bodyDeg: null }))).toBeNull()
  })
})
