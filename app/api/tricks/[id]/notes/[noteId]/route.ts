import { route } from '@/lib/http/route'
import { changeNote, removeNote } from '@/lib/my-tricks/notes-data'
import { writeLimit as limit, noteChange, noteParams as params } from '@/lib/my-tricks/schema'

export const PATCH = route({ access: 'user', limit, params, body: noteChange }, (call) =>
  changeNote(call.viewer.id, call.params.id, call.params.noteId, call.body, call.idempotencyKey),
)

export const DELETE = route({ access: 'user', limit, params }, (call) =>
  removeNote(call.viewer.id, call.params.id, call.params.noteId, call.idempotencyKey),
)
