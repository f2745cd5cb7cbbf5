import { exportAccount, exportCsv } from '@/lib/accounts/data'
import { exportQuery } from '@/lib/accounts/schema'
import { route } from '@/lib/http/route'

const limit = { name: 'export', times: 30, seconds: 3600 }

const attachment = (name: string, type: string) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name}"`,
})

export const GET = route({ access: 'user', limit, query: exportQuery }, async ({ viewer, query }) => {
  if (query.format === 'csv') {
    const headers = attachment('darkslide.csv', 'text/csv; charset=utf-8')
    // One well-known spreadsheet takes what has no byte order mark for another encoding.
    return new Response(`\uFEFF${await exportCsv(viewer.id)}`, { headers })
  }
  const headers = attachment('darkslide.json', 'application/json')
  return Response.json(await exportAccount(viewer.id), { headers })
})
