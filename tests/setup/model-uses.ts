import { POST as draft } from '@/app/api/cms/blog/generate-content/route'
import { POST as generate } from '@/app/api/run/generate/route'
import { POST as parkFlow } from '@/app/api/skatepark/suggest-tricks/route'
import { POST as generateSteps } from '@/app/api/tricks/[id]/generate-steps/route'
import { POST as suggest } from '@/app/api/tricks/suggest/route'
import { db } from '@/lib/db/client'
import { createTrick, createViewer } from './factories'
import { read, send } from './request'

/** What a person gets: whose answer it is, and all of it. */
type Got = { source: string; body: unknown }

type ModelUse = {
  /** Who answers without the model. */
  own: 'coach' | 'writer'
  /** Asks as a person does, each time for the same. */
  ask: () => Promise<Got>
  /** A good answer of the model to it, in which these are its words. `body` is what the app says itself. */
  saying: (words: string, body: never) => unknown
}

const fine = 'Your shoulders stay level and your knees do the rest.'

const padded = (words: string) => `${words} ${Array(8).fill(fine).join(' ')}`

/** What the model is asked for, in five places. Their tests need the tricks that `createTricks` makes. */
export const modelUses: Record<'suggestion' | 'line' | 'park' | 'steps' | 'article', ModelUse> = {
  suggestion: {
    own: 'coach',
    ask: async () => {
      const json = { prompt: 'a flip trick without shuvits', difficulties: ['beginner', 'advanced'] }
      const { body } = await read(await send(suggest, { method: 'POST', json }))
      return { source: body.source, body }
    },
    saying: (why) => ({ name: 'heel flip', why }),
  },
  line: {
    own: 'coach',
    ask: async () => {
      const tricks = await db.trick.findMany({ where: { NOT: { steps: { isEmpty: true } } }, take: 3 })
      const json = { startingPosition: 'flatground', selectedTricks: tricks.map(({ id }) => id) }
      const response = await send(generate, { method: 'POST', json })
      return { source: response.headers.get('x-answer-source') ?? '', body: (await read(response)).body }
    },
    saying: (words, body: { trick: { id: number } }[]) => ({
      order: body.map(({ trick }) => trick.id),
      reasons: [words, ...body.slice(1).map(() => fine)],
    }),
  },
  park: {
    own: 'coach',
    ask: async () => {
      const json = { features: [{ name: 'Flatground', count: 1 }], difficulty: 'all' }
      const response = await send(parkFlow, { method: 'POST', json })
      return { source: response.headers.get('x-answer-source') ?? '', body: (await read(response)).body }
    },
    saying: (reason, [flow]: { tricks: { trick: { id: number } }[] }[]) => ({
      features: [
        {
          name: 'Flatground',
          tricks: flow?.tricks.slice(0, 1).map(({ trick }) => ({ id: trick.id, reason })),
        },
      ],
    }),
  },
  steps: {
    own: 'coach',
    ask: async () => {
      const without = { steps: [], stepsSource: null }
      const name = 'Nollie Double Kickflip'
      const { id } = await createTrick({ name, stance: 'nollie', ...without })
      const { body } = await read(await send(generateSteps, { method: 'POST', params: { id } }))
      await db.trick.delete({ where: { id } })
      return { source: body.source, body: body.steps }
    },
    saying: (words) => ({
      steps: [
        'Roll slowly with your front foot behind the bolts.',
        words,
        'Pop off the nose and pull both knees up at once.',
        'Land over the bolts and roll away forward.',
      ],
    }),
  },
  article: {
    own: 'writer',
    ask: async () => {
      const { headers } = await createViewer({ role: 'ADMIN' })
      const json = { title: 'How to Kickflip', excerpt: 'The flick, the catch and what goes wrong.' }
      const { body } = await read(await send(draft, { method: 'POST', headers, json }))
      return { source: body.source, body: body.content }
    },
    saying: (words) => ({
      sections: ['The idea', 'The flick', 'The catch', 'The landing'].map((heading) => ({
        heading,
        paragraphs: [padded(words)],
        steps: [],
      })),
    }),
  },
}

export const modelUseNames = Object.keys(modelUses) as (keyof typeof modelUses)[]

/** What the five need to be asked for something. */
export async function createTricks(): Promise<void> {
  for (const [name, sources] of [
    ['Kickflip', 9],
    ['Heelflip', 5],
    ['Varial Kickflip', 1],
  ] as const)
    await createTrick({ name, sources, obstacles: ['Flat Ground'] })
  await createFlatground()
}

/** The one feature of a park that they skate. */
export async function createFlatground(): Promise<void> {
  await db.parkFeature.create({
    data: {
      name: 'Flatground',
      category: 'Flat',
      difficulty: 'Beginner',
      aliases: [],
      trickFamilies: ['flatground'],
      reversesTravel: 'no',
      speedEffect: 'keeps',
      order: 1,
    },
  })
}
