import { describe, expect, it, vi } from 'vitest'
import { openPush, showPush } from './turn-push'

const origin = 'https://darkslide.test'
const game = '/games/one'
const told = JSON.stringify({
  title: 'Your turn: Kickflip',
  body: 'Match it.',
  path: `${game}?after=two`,
  tag: 'one',
})

/** A worker with a window at each of these paths; one that is looked at is marked by a `!`. */
function scopeWith(...paths: string[]) {
  const windows = paths.map((path) => ({
    id: path,
    url: `${origin}${path.replace('!', '')}`,
    visibilityState: path.endsWith('!') ? 'visible' : 'hidden',
    focus: vi.fn(async () => undefined),
  }))
  return {
    windows,
    registration: { showNotification: vi.fn(async () => undefined) },
    clients: { matchAll: async () => windows, openWindow: vi.fn(async () => undefined) },
    location: { origin },
    navigator: {},
  }
}

describe('what a push service brings', () => {
  it.each([[[]], [['/skate!']], [['/games/one']], [['/games/other!']]])(
    'is shown, with %j open',
    async (paths) => {
      const scope = scopeWith(...paths)
      await showPush(scope, told)
      expect(scope.registration.showNotification).toHaveBeenCalledWith(
        'Your turn: Kickflip',
        expect.objectContaining({ body: 'Match it.', tag: 'one', data: { path: `${game}?after=two` } }),
      )
    },
  )

  it('is not shown to who looks at the game', async () => {
    const scope = scopeWith('/games/one!')
    await showPush(scope, told)
    expect(scope.registration.showNotification).not.toHaveBeenCalled()
  })

  it.each(['', 'no JSON', '{}', '{"title":1}'])('is shown in some way though it says %j', async (text) => {
    const scope = scopeWith()
    await showPush(scope, text)
    expect(scope.registration.showNotification).toHaveBeenCalledOnce()
  })
})

describe('a press on it', () => {
  it('goes to the game where it is open', async () => {
    const scope = scopeWith('/skate', game)
    await openPush(scope, { path: `${game}?after=two` })
    expect(scope.windows[1]?.focus).toHaveBeenCalledOnce()
    expect(scope.clients.openWindow).not.toHaveBeenCalled()
  })

  it.each([
    [{ path: `${game}?after=two` }, `${game}?after=two`],
    [{ path: 'https://elsewhere.test/games/one' }, '/skate'],
    [{ path: '//elsewhere.test' }, '/skate'],
    [null, '/skate'],
  ])('opens a page of this site and no other: %j', async (data, path) => {
    const scope = scopeWith('/skate?x')
    await openPush({ ...scope, clients: { ...scope.clients, matchAll: async () => [] } }, data)
    expect(scope.clients.openWindow).toHaveBeenCalledWith(path)
  })
})
