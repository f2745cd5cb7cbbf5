import { expect, it } from 'vitest'
import { findTrickBySlug } from '@/lib/tricks/data'
import { createTrick } from '../../setup/factories'

it('finds a trick by its slug, and nothing by what every object has', async () => {
  const { id } = await createTrick({ slug: 'ollie' })
  expect((await findTrickBySlug('ollie'))?.id).toBe(id)
  for (const slug of ['constructor', '__proto__', 'toString', 'no-such-trick'])
    expect(await findTrickBySlug(slug)).toBeNull()
})
