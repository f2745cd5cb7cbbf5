import { describe, expect, it } from 'vitest'
import { buildTrickIndex, searchTricks } from './search'

const library = [
  { name: 'Kickflip', aliases: [] },
  { name: '360 Flip', aliases: ['Tre Flip', '360 Kickflip'] },
  { name: 'Nollie 360 Flip', aliases: ['Nollie Tre'] },
  { name: 'Frontside Shuvit', aliases: ['Front Shuv', 'FS Shove-it'] },
  { name: 'Fakie Frontside Shuvit', aliases: [] },
  { name: 'Backside Tailslide', aliases: ['BS Tailslide'] },
  { name: 'Inward Heelflip', aliases: ['Inward Heel'] },
  { name: 'Half Cab', aliases: ['Fakie Backside 180'] },
  { name: '5-0', aliases: ['5-0 Grind'] },
  { name: '50-50', aliases: ['50-50 Grind'] },
].map((trick, index) => ({ id: index + 1, ...trick }))

const index = buildTrickIndex(library)
const first = (text: string) => library.find(({ id }) => id === searchTricks(index, library, text)[0])?.name

describe('searchTricks', () => {
  it.each([
    ['tre flip', '360 Flip'],
    ['TRE FLIP', '360 Flip'],
    ['three flip', '360 Flip'],
    ['front shuv', 'Frontside Shuvit'],
    ['fs shove it', 'Frontside Shuvit'],
    ['tre flp', '360 Flip'],
    ['tre filp', '360 Flip'],
    ['kikflip', 'Kickflip'],
    ['kickfilp', 'Kickflip'],
    ['heelfip', 'Inward Heelflip'],
    ['5050', '50-50'],
    ['back tail slide', 'Backside Tailslide'],
    ['kickfl', 'Kickflip'],
    ['back tail', 'Backside Tailslide'],
    ['inward heal', 'Inward Heelflip'],
    ['fakie bs 180', 'Half Cab'],
    ['5-0', '5-0'],
    ['nollie tre', 'Nollie 360 Flip'],
  ])('finds %s', (text, name) => {
    expect(first(text)).toBe(name)
  })

  it('finds nothing for blanks and unknown names', () => {
    expect(searchTricks(index, library, '   ')).toEqual([])
    expect(searchTricks(index, library, 'banana smoothie')).toEqual([])
  })
})
