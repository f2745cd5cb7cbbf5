/** A user with an account and saved tricks. */
export type Visitor = { email: string; headers: Record<string, string>; trickIds: number[] }

/** What visitors can ask for. */
export type World = {
  visitors: Visitor[]
  password: string
  slugs: string[]
  trickIds: number[]
  postSlugs: string[]
  features: string[]
}

export type Request = {
  name: string
  path: string
  method: string
  headers: Record<string, string>
  body?: string
}

type Draw = <T>(items: readonly T[]) => T
type Kind = {
  name: string
  weight: number
  ask: (world: World, draw: Draw) => Partial<Request> & { json?: unknown }
}

const words = ['front', 'shoulders', 'ledge', 'weight', 'kickflip']

const page = (
  weight: number,
  name: string,
  pathOf: (world: World, draw: Draw) => string = () => name,
): Kind => ({
  name,
  weight,
  ask: (world, draw) => ({ path: pathOf(world, draw) }),
})

/** What a signed-in user requests; a write carries its key, as the app's own does. */
const own = (
  weight: number,
  name: string,
  pathOf: (trickId: number) => string = () => name,
  write?: { method: string; json?: unknown },
): Kind => ({
  name: `${write?.method ?? 'GET'} ${name}`,
  weight,
  ask: ({ visitors }, draw) => {
    const { headers, trickIds } = draw(visitors)
    const key: Record<string, string> = write ? { 'idempotency-key': crypto.randomUUID() } : {}
    return { path: pathOf(draw(trickIds)), headers: { ...headers, ...key }, ...write }
  },
})

/** What a signed-in user asks TrickBot. */
const bot = (name: string, jsonOf: (world: World, draw: Draw) => unknown): Kind => ({
  name: `POST ${name}`,
  weight: 1,
  ask: (world, draw) => ({
    path: name,
    method: 'POST',
    headers: draw(world.visitors).headers,
    json: jsonOf(world, draw),
  }),
})

// Any two tricks may not go together.
const oneTrick = ({ trickIds }: World, draw: Draw) => ({
  startingPosition: 'ramp',
  selectedTricks: [draw(trickIds)],
})

const kinds: Kind[] = [
  page(6, '/'),
  page(5, '/tricks'),
  page(14, '/tricks/{slug}', ({ slugs }, draw) => `/tricks/${draw(slugs)}`),
  page(2, '/tricks/classification'),
  page(4, '/blog'),
  page(6, '/blog/{slug}', ({ postSlugs }, draw) => `/blog/${draw(postSlugs)}`),
  page(3, '/trickbot'),
  page(5, '/api/tricks/summaries'),
  page(2, '/api/tricks/{id}', ({ trickIds }, draw) => `/api/tricks/${draw(trickIds)}`),
  page(2, '/api/blog/posts'),
  page(1, '/api/blog/posts?q', (_, draw) => `/api/blog/posts?q=${draw(words)}`),
  page(1, '/api/youtube/search', (_, draw) => `/api/youtube/search?q=${draw(words)}`),
  own(9, '/api/auth/user'),
  own(4, '/my-tricks'),
  own(6, '/api/tricks/my-tricks'),
  own(3, '/api/tricks/{id}/progress', (id) => `/api/tricks/${id}/progress`),
  own(3, '/api/tricks/{id}/practice', (id) => `/api/tricks/${id}/practice`),
  own(2, '/api/tricks/my-tricks/next'),
  page(1, '/api/tricks/tree'),
  own(1, '/api/tricks/my-tricks/calendar'),
  own(2, '/api/runs'),
  own(6, '/api/tricks/{id}/practice', (id) => `/api/tricks/${id}/practice`, {
    method: 'POST',
    json: { tries: 5, lands: 2 },
  }),
  own(1, '/api/tricks/{id}/notes', (id) => `/api/tricks/${id}/notes`, {
    method: 'POST',
    json: { text: 'Keep the shoulders closed.' },
  }),
  own(3, '/api/tricks/{id}/progress', (id) => `/api/tricks/${id}/progress`, {
    method: 'PATCH',
    json: { masteryLevel: 'CONSISTENT' },
  }),
  own(2, '/api/tricks/{id}/add-to-my-tricks', (id) => `/api/tricks/${id}/add-to-my-tricks`, {
    method: 'POST',
  }),
  bot('/api/run/generate', oneTrick),
  bot('/api/run/alternatives', oneTrick),
  bot('/api/tricks/suggest', (_, draw) => ({
    prompt: `something for the ${draw(words)}`,
    difficulties: ['Beginner', 'Intermediate', 'Advanced'],
  })),
  bot('/api/skatepark/suggest-tricks', ({ features }, draw) => ({
    features: [{ name: draw(features), count: 2 }],
  })),
  {
    name: 'POST /api/auth/login',
    weight: 0.2,
    ask: ({ visitors, password }, draw) => ({
      path: '/api/auth/login',
      method: 'POST',
      json: { email: draw(visitors).email, password },
    }),
  },
]

/** The next request of any user; `random` gives numbers below 1. */
type Mix = (world: World, random: () => number) => Request

/** Requests of these kinds, or of all, each as often as it is wanted. Throws for a kind that there is not. */
export function mixOf(names?: readonly string[]): Mix {
  const unknown = names?.filter((name) => !kinds.some((kind) => kind.name === name)) ?? []
  if (unknown.length > 0) throw new Error(`There are no requests called ${unknown.join(', ')}.`)
  const wanted = kinds.filter(({ name }) => !names || names.includes(name))
  // Each kind stands as often as it is wanted, in fifths of a hundredth.
  const weighed = wanted.flatMap((kind) => Array<Kind>(Math.round(kind.weight * 5)).fill(kind))
  return (world, random) => {
    const draw: Draw = (items) => items[Math.floor(random() * items.length)] as (typeof items)[number]
    const kind = draw(weighed)
    const { path = '/', method = 'GET', headers = {}, json } = kind.ask(world, draw)
    if (json === undefined) return { name: kind.name, path, method, headers }
    const body = JSON.stringify(json)
    return {
      name: kind.name,
      path,
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    }
  }
}
