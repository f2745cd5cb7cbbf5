import type pg from 'pg'
import { blogRequests } from './blog.ts'
import { findSkater, makeAdmin, type Viewer } from './viewers.ts'

export type Asked = {
  name: string
  path: string
  headers?: Record<string, string>
  method?: string
  json?: unknown
  /** What it is answered with, if not 200. */
  status?: number
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

/** Everything that reads a table which grows. */
export async function requestsFor(client: pg.Client): Promise<Asked[]> {
  const admin = await makeAdmin(client)
  const { rows } = await client.query<{ token: string }>(
    `select "shareToken" as token from "Line" where "shareToken" is not null limit 1`,
  )
  const token = rows[0]?.token ?? ''
  return [
    ...own('few tricks', await findSkater(client, 5, 60)),
    ...own('300 tricks', await findSkater(client, 300, 3750)),
    { name: 'a shared line', path: `/api/runs/shared/${token}` },
    { name: '/lines/{token}', path: `/lines/${token}` },
    ...(await blogRequests(client, admin)),
    { name: 'search of videos, a usual word', path: '/api/youtube/search?q=shoulders' },
    { name: 'search of videos, a rare word', path: '/api/youtube/search?q=rahovo' },
    { name: 'search of videos, a phrase', path: '/api/youtube/search?q=%22front%20foot%22%20-land' },
    { name: 'a transcript', path: '/api/youtube/transcript/vid00000050' },
    { name: 'sessions for admins', path: '/api/auth/debug', headers: admin },
  ]
}
