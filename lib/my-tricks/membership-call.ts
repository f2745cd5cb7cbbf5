import type { ChangeCall, ChangeOf } from './changes'

// Apart from the other changes: every page with a trick on it can save that, and needs nothing else.

/** The call that puts a trick on one's list, or takes it off. */
export function membershipCall(change: ChangeOf<'add'> | ChangeOf<'remove'>): ChangeCall {
  const path = `/api/tricks/${change.trickId}`
  return change.kind === 'add'
    ? { method: 'POST', path: `${path}/add-to-my-tricks`, json: {}, change }
    : { method: 'DELETE', path: `${path}/remove-from-my-tricks`, change }
}
