import { readBytes } from '@/lib/http/request-body'
import { route } from '@/lib/http/route'
import { listUploads, saveUpload } from '@/lib/uploads/data'
import { maxUploadBytes } from '@/lib/uploads/schema'

const limit = { name: 'uploads', times: 60, seconds: 600 }

export const GET = route({ access: 'admin' }, listUploads)

export const POST = route({ access: 'admin', limit }, async ({ viewer, request }) =>
  saveUpload(viewer.id, await readBytes(request, maxUploadBytes)),
)
