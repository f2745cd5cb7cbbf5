import type pg from 'pg'
import { findSkater, makeAdmin, type Viewer } from './viewers.ts'

export type Asked = {
  name: string
  path: string
  headers?: Record<string, string>
  method?: string
  json?: unknown
  /** A page that is kept: measured as it is made anew, after everything that was kept is forgotten. */
  isAnew?: true
}

const own = (who: string, { headers, trickId }: Viewer): Asked[] => {
  const of = (name: string, path: string): Asked => ({ name: `${name}, ${who}`, path, headers })
  return [
    of('/my-tricks', '/my-tricks'),
    of('my tricks', '/api/tricks/my-tricks'),
    of('progress of one trick', `/api/tricks/${trickId}/progress`),
    of('practice of one trick', `/api/tricks/${trickId}/practice`),
    of('practice calendar', '/api/tricks/my-tricks/calendar'),
    of('keep it fresh', '/api/tricks/my-tricks/fresh'),
    of('next for you', '/api/tricks/my-tricks/next'),
    of('progress map', '/api/tricks/my-tricks/map'),
    of('my lines', '/api/runs'),
    of('account export', '/api/account/export'),
    of('who am I', '/api/auth/user'),
    {
      ...of('log practice', `/api/tricks/${trickId}/practice`),
      method: 'POST',
      json: { tries: 3, lands: 1 },
    },
    {
      ...of('plan a line', '/api/run/generate'),
      method: 'POST',
      json: { startingPosition: 'ramp', selectedTricks: [trickId] },
    },
  ]
}

async function blog(client: pg.Client): Promise<Asked[]> {
  const { rows } = await client.query<{ slug: string; id: number }>(
    `select slug, id from "Post" where published and "publishedAt" <= now() and slug like 'post-%'
     order by "publishedAt" desc, id desc`,
  )
  const at = (share: number) => rows[Math.floor(share * (rows.length - 1))] ?? { slug: '', id: 0 }
  const [first, middle, last] = [at(0), at(0.5), at(1)]
  const pages = [
    '/blog',
    `/blog/${middle.slug}`,
    '/blog/rss.xml',
    '/sitemap.xml',
    `/preview/post/${last.slug}.png`,
  ]
  return [
    ...pages.map(
      (path): Asked => ({ name: path.replace(middle.slug, '{slug}').replace(last.slug, '{slug}'), path }),
    ),
    ...pages.map(
      (path): Asked => ({
        name: `${path.replace(middle.slug, '{slug}').replace(last.slug, '{slug}')}, anew`,
        path,
        isAnew: true,
      }),
    ),
    { name: 'posts, first page', path: '/api/blog/posts' },
    { name: 'a post', path: `/api/blog/posts/${first.slug}` },
    { name: 'tags', path: '/api/blog/tags' },
  ]
}

/** Everything that reads a table which grows. */
export async function requestsFor(client: pg.Client): Promise<Asked[]> {
  const admin = await makeAdmin(client)
  const { rows } = await client.query<{ token: string; id: number }>(
    `select (select "shareToken" from "Line" where "shareToken" is not null limit 1) as token,
       (select id from "Post" where slug = 'post-50') as id`,
  )
  const { token = '', id = 0 } = rows[0] ?? {}
  return [
    ...own('few tricks', await findSkater(client, 5, 60)),
    ...own('300 tricks', await findSkater(client, 300, 3750)),
    { name: 'a shared line', path: `/api/runs/shared/${token}` },
    { name: '/lines/{token}', path: `/lines/${token}` },
    ...(await blog(client)),
    { name: 'search of videos, a usual word', path: '/api/youtube/search?q=shoulders' },
    { name: 'search of videos, a rare word', path: '/api/youtube/search?q=rahovo' },
    { name: 'search of videos, a phrase', path: '/api/youtube/search?q=%22front%20foot%22%20-land' },
    { name: 'a transcript', path: '/api/youtube/transcript/vid00000050' },
    { name: 'posts for editors', path: '/api/cms/blog/posts', headers: admin },
    { name: 'a post for editors', path: `/api/cms/blog/posts/${id}`, headers: admin },
    { name: 'history of a post', path: `/api/cms/blog/posts/${id}/revisions`, headers: admin },
    { name: 'sessions for admins', path: '/api/auth/debug', headers: admin },
  ]
}
