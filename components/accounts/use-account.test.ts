import { expect, it } from 'vitest'
import { dismissToast, shownToast } from '@/components/ui/overlays/toast'
import { AppError } from '@/lib/errors'
import { reportRefused } from './use-account'

const lastPracticed = '2026-11-26T12:00:00Z'
const remove = { change: { kind: 'remove', trickId: 1 }, failed: 'Failed to remove trick' } as const
const progress = {
  change: { kind: 'progress', trickId: 1, masteryLevel: 'LEARNING', lastPracticed },
  failed: 'Failed to update progress.',
} as const
const signedOut = new AppError('unauthorized', 'Authentication required')

it.each([
  ['a removal of who is not signed in', signedOut, remove, 'You need to be logged in to manage your tricks'],
  ['another change of theirs', signedOut, progress, 'Authentication required'],
  ['a removal with a reason', new AppError('not_found', 'Trick not found'), remove, 'Trick not found'],
  ['a removal without one', new AppError('unavailable', '503: Oops'), remove, 'Failed to remove trick'],
])('%s says why it was refused', (_, error, pending, description) => {
  reportRefused(error, pending)
  expect(shownToast()).toMatchObject({ title: 'Error', description, variant: 'destructive' })
})

it('says nothing where the session has ended, since signing in stands before the page', () => {
  dismissToast()
  reportRefused(new AppError('unauthorized', 'Session expired', { sessionExpired: true }), remove)
  expect(shownToast()).toBeNull()
})
