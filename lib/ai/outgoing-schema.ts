import type { JSONSchema7 } from 'ai'
import { type ZodType, z } from 'zod'

/**
 * The form of an answer as it is sent to a model's server: what strict modes take, and no more. They refuse a request
 * for a bound, a default or a format, and want every object closed and every property required. The bounds are checked
 * on what comes back, by the schema itself.
 */
export const outgoingSchema = (schema: ZodType): JSONSchema7 =>
  strict(z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }) as JSONSchema7)

function strict({ type, enum: choices, const: only, properties, items, anyOf }: JSONSchema7): JSONSchema7 {
  if (anyOf) return { anyOf: anyOf.map(strictOrNothing) }
  const values = only === undefined ? choices : [only]
  return {
    type,
    ...(values && { enum: values }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, strictOrNothing(property)]),
      ),
      required: Object.keys(properties),
      additionalProperties: false,
    }),
    ...(items !== undefined && !Array.isArray(items) && { items: strictOrNothing(items) }),
  }
}

const strictOrNothing = (node: JSONSchema7 | boolean): JSONSchema7 =>
  typeof node === 'boolean' ? {} : strict(node)
