import { describe, expect, it } from 'vitest'
import { lineFilmOf } from '@/lib/skate/figure/line'
import { planLine } from '@/lib/skate/lines/plan'
import { lineTrick } from '@/lib/skate/testdata/library'
import { rowsOf } from './scene-rows'

describe('the rows before a film is made', () => {
  it.each([
    ['flatground', ['Ollie', 'Kickflip', 'Manual']],
    ['flatground', ['Frontside 180', 'Kickflip', 'Switch Heelflip']],
    ['ramp', ['Half Cab', 'Backside Smith Grind', '50-50']],
    ['dropin', ['Drop In', 'Rock to Fakie', 'Axle Stall']],
    ['quarterpipe', ['Indy Grab', 'McTwist', '360 Flip', 'Nose Manual', 'Tail Stall']],
  ] as const)('from %s are those that it has: %j', (start, names) => {
    const planned = planLine({ start, tricks: names.map(lineTrick) })
    if (!planned.ok) throw new Error(planned.unlinked.map(({ why }) => why).join())
    const tricks = (planned.plans[0]?.steps ?? []).map(({ trick, enters, leaves, repair }) => ({
      name: trick.name,
      motion: trick.motion,
      enters,
      leaves,
      repair: repair?.name ?? null,
    }))
    const shown = ({ is, name, order, leaves }: ReturnType<typeof rowsOf>[number]) =>
      is === 'start' ? { is, name } : { is, name, order, leaves }
    const { scenes } = lineFilmOf(tricks, start, 'goofy')
    expect(rowsOf(tricks, start).map(shown)).toEqual(scenes.map(shown))
  })
})
