import { route } from '@/lib/http/route'
import { writeNote } from '@/lib/my-tricks/notes-data'
import { writeLimit as limit, noteInput } from '@/lib/my-tricks/schema'
import { trickParams as params } from '@/lib/tricks/schema'

export const POST = route({ access: 'user', limit, params, body: noteInput }, (call) =>
  writeNote(call.viewer.id, call.params.id, call.body, call.idempotencyKey),
)
