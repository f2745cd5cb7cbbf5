import 'server-only'
import { type ZodType, z } from 'zod'
import { AppError } from '../errors'
import { answer, errorAnswer } from './answer'
import { readJson } from './body'

type Access = 'public'

type Spec<Params, Query, Body> = {
  access: Access
  params?: ZodType<Params>
  query?: ZodType<Query>
  body?: ZodType<Body>
}

type Call<Params, Query, Body> = { request: Request; params: Params; query: Query; body: Body }

type Context = { params: Promise<Record<string, string | string[] | undefined>> }

/**
 * The one door of every call: reads and checks what came in, runs the verb and
 * turns its value or its error into an answer.
 */
export function route<Params = undefined, Query = undefined, Body = undefined>(
  spec: Spec<Params, Query, Body>,
  handle: (call: Call<Params, Query, Body>) => unknown,
) {
  return async (request: Request, context: Context): Promise<Response> => {
    try {
      const params = parseParams(spec.params, await context.params)
      const query = parseInput(spec.query, Object.fromEntries(new URL(request.url).searchParams))
      const body = spec.body ? parseInput(spec.body, await readJson(request)) : (undefined as Body)
      return answer(await handle({ request, params, query, body }))
    } catch (error) {
      return errorAnswer(error)
    }
  }
}

// A path that cannot name a thing names none.
function parseParams<T>(schema: ZodType<T> | undefined, value: unknown): T {
  if (!schema) return undefined as T
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new AppError('not_found', 'Not found')
  return parsed.data
}

function parseInput<T>(schema: ZodType<T> | undefined, value: unknown): T {
  if (!schema) return undefined as T
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const message = parsed.error.issues[0]?.message ?? 'Invalid input'
  throw new AppError('invalid', message, { fields: z.flattenError(parsed.error).fieldErrors })
}
