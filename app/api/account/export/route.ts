import { exportAccount } from '@/lib/accounts/export-data'
import { exportTable } from '@/lib/accounts/export-table'
import { exportQuery } from '@/lib/accounts/schema'
import { route } from '@/lib/http/route'

const limit = { name: 'export', times: 30, seconds: 3600 }

const attachment = (name: string, type: string) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name}"`,
})

export const GET = route({ access: 'user', limit, query: exportQuery }, async ({ viewer, query }) => {
  const everything = await exportAccount(viewer.id)
  if (query.format === 'csv') {
    const headers = attachment('darkslide.csv', 'text/csv; charset=utf-8')
    return new Response(exportTable(everything), { headers })
  }
  return Response.json(everything, { headers: attachment('darkslide.json', 'application/json') })
})
