import { expect, it } from 'vitest'
import { mixOf, type World } from './mix.ts'

const world: World = {
  visitors: [
    { email: 'a@example.com', headers: { 'x-session-id': 'a' }, trickIds: [3] },
    { email: 'b@example.com', headers: { 'x-session-id': 'b' }, trickIds: [4] },
  ],
  password: 'secret',
  slugs: ['kickflip'],
  trickIds: [1, 2],
  postSlugs: ['how-to-ollie'],
  features: ['Ledge'],
}

/** Even numbers below 1, the same on every run. */
function dice() {
  let state = 1
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const many = (count: number, names?: string[]) => {
  const [random, next] = [dice(), mixOf(names)]
  return Array.from({ length: count }, () => next(world, random))
}

it('asks for everything, for pages most and for sessions seldom', () => {
  const names = many(5000).map(({ name }) => name)
  const share = (name: string) => names.filter((one) => one === name).length / names.length
  expect(share('/tricks/{slug}')).toBeGreaterThan(0.1)
  expect(share('POST /api/auth/login')).toBeGreaterThan(0)
  expect(share('POST /api/auth/login')).toBeLessThan(0.01)
})

it('gives every write of a skater a key of its own, and asks only for tricks of theirs', () => {
  const writes = many(3000).filter(({ path, method }) => method !== 'GET' && /^\/api\/tricks\/\d/.test(path))
  expect(new Set(writes.map(({ headers }) => headers['idempotency-key'])).size).toBe(writes.length)
  for (const { path, headers } of writes)
    expect(path).toContain(`/${headers['x-session-id'] === 'a' ? 3 : 4}/`)
})

it('sends bodies as JSON', () => {
  for (const { body, headers } of many(500).filter((asked) => asked.body !== undefined)) {
    expect(headers['content-type']).toBe('application/json')
    expect(() => JSON.parse(body ?? '')).not.toThrow()
  }
})

it('asks only for what is wanted', () => {
  const names = ['GET /api/auth/user', 'POST /api/tricks/suggest']
  expect(new Set(many(200, names).map(({ name }) => name))).toEqual(new Set(names))
  expect(() => mixOf(['GET /nothing'])).toThrow('/nothing')
})
