import { route } from '@/lib/http/route'
import { listDiary, writeDay } from '@/lib/my-tricks/diary-data'
import { diaryChange, writeLimit as limit } from '@/lib/my-tricks/schema'

export const GET = route({ access: 'user' }, ({ viewer }) => listDiary(viewer.id))

export const PATCH = route({ access: 'user', limit, body: diaryChange }, (call) =>
  writeDay(call.viewer.id, call.body, call.idempotencyKey),
)
