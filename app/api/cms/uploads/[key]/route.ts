import { route } from '@/lib/http/route'
import { describeUpload, removeUpload } from '@/lib/uploads/data'
import { uploadParams as params, uploadChange } from '@/lib/uploads/schema'

const limit = { name: 'upload-changes', times: 600, seconds: 600 }

export const PATCH = route({ access: 'admin', limit, params, body: uploadChange }, (call) =>
  describeUpload(call.params.key, call.body.alt),
)

export const DELETE = route({ access: 'admin', limit, params }, (call) => removeUpload(call.params.key))
