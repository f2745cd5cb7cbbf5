import { expect, it } from 'vitest'
import { invalidate } from '@/lib/cache/cache'
import { findSlugMeant, findTricks } from '@/lib/tricks/search-data'
import { createTrick } from '../../setup/factories'

it('knows the trick that an address means by a name, a nickname or a slip of one, and nothing else', async () => {
  await createTrick({ slug: 'kickflip', name: 'Kickflip' })
  await createTrick({ slug: '360-flip', name: '360 Flip' })
  await invalidate('tricks')
  for (const address of ['tre-flip', 'treflip', '3-flip', 'Tre_Flip', '360%20flip'])
    expect(await findSlugMeant(address)).toBe('360-flip')
  for (const address of ['kick-flip', 'Kickflip', 'kickfilp', encodeURIComponent('キックフリップ')])
    expect(await findSlugMeant(address)).toBe('kickflip')
  for (const address of ['', 'no-such-trick', 'constructor', '%', '%00', 'flip-flop', 'a'.repeat(5000)])
    expect(await findSlugMeant(address)).toBeNull()
})

it('leads to a trick that no list shows by what it is called, and finds it in no search', async () => {
  await createTrick({ slug: 'coco-wheelie', name: 'Coco Wheelie', isHidden: true })
  await invalidate('tricks')
  for (const address of ['coco-slide', 'Coconut_Wheelie'])
    expect(await findSlugMeant(address)).toBe('coco-wheelie')
  expect(await findTricks('coco wheelie')).toEqual([])
})

it('finds what was added since it was last asked', async () => {
  expect(await findTricks('heelflip')).toEqual([])
  const { id } = await createTrick({ slug: 'heelflip', name: 'Heelflip' })
  await invalidate('tricks')
  expect(await findTricks('heel flip')).toEqual([id])
})
