import { AppError } from '@/lib/errors'
import { route } from '@/lib/http/route'
import { oembedOf, oembedQuery, readTrickUrl } from '@/lib/tricks/embed'
import { findEmbedded, findInLibrary } from '@/lib/tricks/search-data'

const limit = { name: 'oembed', times: 1200, seconds: 600 }

// As the standard has it: 501 for a format that is not there, 404 for an address that nothing is shown of.
export const GET = route(
  { access: 'public', limit, query: oembedQuery },
  async ({ query: { url, format = 'json', ...most } }) => {
    if (format !== 'json')
      return Response.json({ message: 'The only format is json', code: 'unsupported' }, { status: 501 })
    const asked = readTrickUrl(url)
    const trick = asked && (await (asked.isFramed ? findEmbedded : findInLibrary)(asked.end))
    if (!trick) throw new AppError('not_found', 'No trick at this url')
    return Response.json(oembedOf(trick, most, asked.look), {
      headers: { 'cache-control': 'public, max-age=3600' },
    })
  },
)
