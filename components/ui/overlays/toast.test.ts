import { beforeEach, expect, it, vi } from 'vitest'
import { AppError } from '@/lib/errors'
import { NetworkError } from '@/lib/http/client'
import { dismissToast, errorMessage, shownToast, subscribeToToast, toast, toastError } from './toast'

beforeEach(dismissToast)

it.each([
  ['the sentence of the server', new AppError('invalid', 'No such trick'), 'No such trick'],
  ['the fallback, if it sent nothing', new AppError('invalid', ''), 'Failed'],
  [
    'the fallback, if it sent a status alone',
    new AppError('unavailable', '500: Internal Server Error'),
    'Failed',
  ],
  [
    'its details, if it sent no sentence',
    new AppError('invalid', '422: {"details":"Too long"}', { details: 'Too long' }),
    'Too long',
  ],
  ['the sentence about the connection', new NetworkError(), new NetworkError().message],
  ['the fallback for any defect', new TypeError('x is undefined'), 'Failed'],
])('a failed call shows %s', (_, error, message) => expect(errorMessage(error, 'Failed')).toBe(message))

it('says nothing about a session that has ended, before which signing in stands', () => {
  const ended = new AppError('unauthorized', 'Session expired', { sessionExpired: true })
  toastError(ended, 'Failed to save')
  expect(shownToast()).toBeNull()
})

it('shows one toast at a time, and notifies until unsubscribed', () => {
  const notify = vi.fn()
  const unsubscribe = subscribeToToast(notify)
  toast({ title: 'First' })
  const first = shownToast()
  toastError(new TypeError(), 'Failed to save')
  expect(shownToast()).toMatchObject({
    title: 'Error',
    description: 'Failed to save',
    variant: 'destructive',
  })
  expect(shownToast()?.id).not.toBe(first?.id)
  dismissToast()
  expect(shownToast()).toBeNull()
  expect(notify).toHaveBeenCalledTimes(3)
  unsubscribe()
  toast({ title: 'Unseen' })
  expect(notify).toHaveBeenCalledTimes(3)
  dismissToast()
})
