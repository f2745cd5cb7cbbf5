import type { Access } from '@/lib/http/route'

type Endpoint = {
  access: Access
  /** A body that is accepted. */
  json?: unknown
  /** What its address asks for. */
  query?: Record<string, string>
  /** Asks a service on the internet when it is not refused before. */
  isOutside?: true
}

const open: Endpoint = { access: 'public' }
const own: Endpoint = { access: 'user' }
const admin: Endpoint = { access: 'admin' }
const game = {
  secret: 's'.repeat(43),
  name: 'Ada',
  players: 2,
  options: { twoLastTries: true, flatOnly: true, noRepeats: true },
}
const post = { title: 'How to ollie', excerpt: 'The first trick, step by step.' }

/** Every call there is, and who may make it. A route that is missing here fails the tests. */
export const endpoints: Record<string, Endpoint> = {
  'GET /api/account/export': own,
  'PATCH /api/account': { access: 'user', json: { riderStance: 'goofy' } },
  'POST /api/account/email': {
    access: 'user',
    json: { email: 'other@example.com', currentPassword: 'secret' },
  },
  'POST /api/account/email/confirm': { access: 'public', json: { token: 'x' } },
  'POST /api/account/email/verification': own,
  'PUT /api/account/password': {
    access: 'user',
    json: { currentPassword: 'secret', password: 'secret two' },
  },
  'PUT /api/account/username': { access: 'user', json: { username: 'renamed' } },
  'DELETE /api/account': { access: 'user', json: { username: 'not mine' } },
  'GET /api/auth/[...nextauth]': open,
  'POST /api/auth/[...nextauth]': open,
  'GET /api/auth/debug': own,
  'POST /api/auth/login': { access: 'public', json: { email: 'a@example.com', password: 'secret' } },
  'POST /api/auth/logout': open,
  'POST /api/auth/password-reset/confirm': { access: 'public', json: { token: 'x', password: 'secret' } },
  'POST /api/auth/password-reset': { access: 'public', json: { email: 'a@example.com' } },
  'POST /api/auth/register': {
    access: 'public',
    json: { username: 'newcomer', email: 'new@example.com', password: 'secret' },
  },
  'GET /api/auth/user': open,
  'GET /api/blog/posts': open,
  'GET /api/blog/posts/[slug]': open,
  'GET /api/blog/tags': open,
  'GET /api/cms/blog/posts': admin,
  'POST /api/cms/blog/posts': { access: 'admin', json: post },
  'GET /api/cms/blog/posts/[id]': admin,
  'PUT /api/cms/blog/posts/[id]': { access: 'admin', json: post },
  'DELETE /api/cms/blog/posts/[id]': admin,
  'GET /api/cms/blog/posts/[id]/revisions': admin,
  'POST /api/cms/blog/posts/[id]/revisions/[version]/restore': admin,
  'POST /api/cms/blog/generate-content': { access: 'admin', json: post },
  'GET /api/cms/blog/tags': admin,
  'PATCH /api/cms/blog/tags/[id]': { access: 'admin', json: { name: 'Ledges' } },
  'DELETE /api/cms/blog/tags/[id]': admin,
  'POST /api/cms/blog/tags/[id]/merge': { access: 'admin', json: { into: 2 } },
  'GET /api/cms/tutorials': admin,
  'PUT /api/cms/tutorials/[id]': { access: 'admin', isOutside: true, json: { link: 'dQw4w9WgXcQ' } },
  'PUT /api/cms/tutorials/[id]/[videoId]': { access: 'admin', json: { verdict: 'WRONG' } },
  'GET /api/cms/uploads': admin,
  'POST /api/cms/uploads': admin,
  'PATCH /api/cms/uploads/[key]': { access: 'admin', json: { alt: 'A ledge' } },
  'DELETE /api/cms/uploads/[key]': admin,
  'POST /api/games': { access: 'public', json: game },
  'GET /api/games/[token]': open,
  'POST /api/games/[token]/seats': { access: 'public', json: { secret: 't'.repeat(43), name: 'Bo' } },
  'POST /api/games/[token]/turns': {
    access: 'public',
    json: { secret: game.secret, turn: 0, entry: { kind: 'set', trick: 'tre flip', landed: true } },
  },
  'PUT /api/games/[token]/alerts': {
    access: 'public',
    json: {
      by: 'push',
      secret: game.secret,
      subscription: {
        endpoint: 'https://push.example.com/a',
        keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
      },
    },
  },
  'DELETE /api/games/[token]/alerts': { access: 'public', json: { by: 'mail', secret: game.secret } },
  'POST /api/games/[token]/revenge': { access: 'public', json: { secret: game.secret } },
  'GET /api/health': open,
  'GET /api/health/live': open,
  'GET /api/tricks': open,
  'GET /api/tricks/book': open,
  'GET /api/tricks/foundational': open,
  'GET /api/tricks/summaries': open,
  'GET /api/tricks/tree': open,
  'GET /api/tricks/[id]': open,
  'GET /api/tricks/my-tricks': own,
  'POST /api/tricks/my-tricks/bring': { access: 'user', json: { tricks: [{ trickId: 1 }] } },
  'GET /api/tricks/my-tricks/calendar': own,
  'GET /api/tricks/my-tricks/last-times': own,
  'GET /api/tricks/my-tricks/diary': own,
  'PATCH /api/tricks/my-tricks/diary': { access: 'user', json: { day: '2026-01-31', rest: 'RAIN' } },
  'GET /api/tricks/my-tricks/next': own,
  'POST /api/tricks/my-tricks/own': { access: 'user', json: { names: ['Switch Kickflip Boardslide'] } },
  'POST /api/tricks/[id]/add-to-my-tricks': own,
  'DELETE /api/tricks/[id]/remove-from-my-tricks': own,
  'GET /api/tricks/[id]/progress': own,
  'PATCH /api/tricks/[id]/progress': { access: 'user', json: { masteryLevel: 'MASTERED' } },
  'POST /api/tricks/[id]/notes': { access: 'user', json: { text: 'a note' } },
  'PATCH /api/tricks/[id]/notes/[noteId]': {
    access: 'user',
    json: { text: 'another', updatedAt: '2026-01-01T00:00:00Z' },
  },
  'DELETE /api/tricks/[id]/notes/[noteId]': own,
  'GET /api/tricks/[id]/practice': own,
  'POST /api/tricks/[id]/practice': { access: 'user', json: { tries: 2, lands: 1 } },
  'PATCH /api/tricks/[id]/practice/[entryId]': { access: 'user', json: { tries: 2, lands: 1 } },
  'DELETE /api/tricks/[id]/practice/[entryId]': own,
  'POST /api/tricks/[id]/find-tutorial': { access: 'public', isOutside: true },
  'GET /api/tricks/[id]/videos/[videoId]': { access: 'public', isOutside: true },
  'POST /api/tricks/[id]/videos/[videoId]/report': own,
  'DELETE /api/tricks/[id]/videos/[videoId]/report': own,
  'GET /api/tricks/reported-videos': own,
  'POST /api/tricks/[id]/generate-steps': open,
  'POST /api/tricks/suggest': {
    access: 'public',
    json: { prompt: 'a flip trick', difficulties: ['beginner'] },
  },
  'POST /api/run/generate': { access: 'public', json: { startingPosition: 'ramp', selectedTricks: [1] } },
  'POST /api/run/alternatives': { access: 'public', json: { startingPosition: 'ramp', selectedTricks: [1] } },
  'POST /api/run/build': {
    access: 'user',
    json: { startingPosition: 'ramp', places: ['flat'], daring: 'even' },
  },
  'POST /api/run/swap': {
    access: 'public',
    json: { startingPosition: 'ramp', selectedTricks: [1], out: 1 },
  },
  'GET /api/skatepark/parks': own,
  'POST /api/skatepark/parks': {
    access: 'user',
    json: { name: 'My spot', features: [{ name: 'Ledge', count: 2 }], difficulty: 'all' },
  },
  'DELETE /api/skatepark/parks/[id]': own,
  'GET /api/runs': own,
  'POST /api/runs': {
    access: 'user',
    json: { name: 'A line', startingPosition: 'ramp', tricks: [{ id: 1, reasoning: 'First.' }] },
  },
  'DELETE /api/runs/[id]': own,
  'PATCH /api/runs/[id]': { access: 'user', json: { name: 'After work' } },
  'POST /api/runs/[id]/share': own,
  'DELETE /api/runs/[id]/share': own,
  'GET /api/runs/shared/[token]': open,
  'GET /api/skatepark/features': open,
  'POST /api/skatepark/suggest-tricks': {
    access: 'public',
    json: { features: [{ name: 'Ledge', count: 1 }], difficulty: 'all' },
  },
  'POST /api/vitals': { access: 'public', json: { page: 'home', vitals: [{ name: 'LCP', value: 900 }] } },
  'GET /oembed': { access: 'public', query: { url: 'http://localhost/tricks/kickflip' } },
  'GET /api/youtube/search': { access: 'public', isOutside: true, query: { q: 'front foot' } },
  'GET /api/youtube/transcript/[videoId]': { access: 'public', isOutside: true },
}
