import { route } from '@/lib/http/route'
import { writeLimit as limit } from '@/lib/my-tricks/limits'
import { writeNote } from '@/lib/my-tricks/notes-data'
import { noteInput } from '@/lib/my-tricks/schema'
import { trickParams as params } from '@/lib/tricks/schema'

export const POST = route({ access: 'user', limit, params, body: noteInput }, (call) =>
  writeNote(call.viewer.id, call.params.id, call.body, call.requestKey),
)
