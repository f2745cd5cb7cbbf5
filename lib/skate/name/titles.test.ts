import { expect, it } from 'vitest'
import { trickKey, tricksNamedIn } from './titles.ts'

const named = (title: string) => tricksNamedIn(title).map(({ motion }) => trickKey(motion))

it.each([
  ['How to Kickflip', ['kickflip']],
  ['TOP 10 KICKFLIPS!!!', ['kickflip']],
  ['3 Kickflip Tips', ['kickflip']],
  ['How to 3 flip', ['360flip']],
  ['Pop Shove-Its | Skate School Ep 72', ['popshuvit']],
  ['How to Kickflip Backside Tailslide', ['kickflipbacksidetailslide']],
  ['Kickflip and Heelflip tutorial', ['kickflip', 'heelflip']],
  ['Kickflip vs. Heelflip', ['kickflip', 'heelflip']],
  ['Ollie, Nollie', ['ollie', 'nollie']],
  ['How to Rock and Roll on a mini ramp', ['rockandroll']],
  ['Switch Kickflip - Sammy Baptista', ['switchkickflip']],
  ['Kickflip (Switch)', ['switchkickflip']],
  ['Switch Tricks: Kickflip', ['switchkickflip']],
  ['5-0 Grind (FS & BS)', ['frontsidefiveo', 'backsidefiveo']],
  ['How to Kickflip: front foot tips', ['kickflip']],
  ['Nollie Drop In', []],
  ['How to cook rice', []],
  ['', []],
])('%s names %j', (title, keys) => {
  expect(named(title)).toEqual(keys)
})
