import { dropLocalSession } from '@/lib/http/local-session'
import { forgetLocalCopies } from '@/lib/my-tricks/local-copy'
import { leaveNothing } from '@/lib/offline/leave'
import { clearAutosaves } from '@/lib/posts/autosave'
import { clearStancePreference } from '@/lib/preferences/stance'

// What this tab keeps for somebody who is on the way to signing in.
const tabKeys = ['asked-trick', 'line-draft']

/** Removes everything of a person from this browser. */
export async function leaveDevice(): Promise<void> {
  dropLocalSession()
  forgetLocalCopies()
  clearAutosaves()
  clearStancePreference()
  for (const key of tabKeys) sessionStorage.removeItem(key)
  await leaveNothing()
}
