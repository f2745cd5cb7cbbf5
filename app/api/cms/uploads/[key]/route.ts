import { route } from '@/lib/http/route'
import { describeUpload, removeUpload } from '@/lib/uploads/data'
import { uploadChangeLimit as limit, uploadParams as params, uploadChange } from '@/lib/uploads/schema'

export const PATCH = route({ access: 'admin', limit, params, body: uploadChange }, (call) =>
  describeUpload(call.params.key, call.body.alt),
)

export const DELETE = route({ access: 'admin', limit, params }, (call) => removeUpload(call.params.key))
