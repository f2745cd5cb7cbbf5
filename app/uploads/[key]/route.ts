import { findUpload } from '@/lib/uploads/data'

// Whatever was uploaded: it is shown as a picture and nothing else.
const safe = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
}

export async function GET(_: Request, { params }: { params: Promise<{ key: string }> }) {
  const { key } = await params
  const upload = await findUpload(key)
  if (!upload) return new Response('Not found', { status: 404, headers: safe })
  const headers = {
    ...safe,
    'content-type': upload.contentType,
    // A key that names a file of ours has a harmless form.
    'content-disposition': `inline; filename="${key}"`,
    'cache-control': 'public, max-age=31536000, immutable',
  }
  return new Response(upload.data, { headers })
}
