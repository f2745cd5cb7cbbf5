import { leaveNothing } from '@/lib/device/leave'
import { dropLocalSession } from '@/lib/http/local-session'
import { forgetLocalCopies } from '@/lib/my-tricks/local-copy'
import { forgetAutosaves } from '@/lib/posts/autosave'
import { forgetRiderStance } from '@/lib/rider/kept-stance'

// What this tab keeps for somebody who is on the way to signing in.
const tabKeys = ['asked-trick', 'line-draft']

/** Removes everything of a person from this browser. */
export async function leaveDevice(): Promise<void> {
  dropLocalSession()
  forgetLocalCopies()
  forgetAutosaves()
  forgetRiderStance()
  for (const key of tabKeys) sessionStorage.removeItem(key)
  await leaveNothing()
}
