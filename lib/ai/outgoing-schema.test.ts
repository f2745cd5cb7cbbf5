import { expect, it } from 'vitest'
import { z } from 'zod'
import { outgoingSchema } from './outgoing-schema'

it('has no bounds, and closes every object', () => {
  const schema = z.object({
    name: z
      .string()
      .min(1)
      .max(20)
      .regex(/^[a-z]+$/),
    mail: z.email().optional(),
    count: z.number().int().min(0).max(9).multipleOf(3).default(3),
    share: z.number().gt(0).lt(1).nullable(),
    side: z.enum(['toe', 'heel']).describe('Where it goes.'),
    kind: z.literal('trick'),
    list: z
      .array(z.object({ id: z.number().int() }))
      .min(1)
      .max(5),
  })
  expect(outgoingSchema(schema)).toEqual({
    type: 'object',
    properties: {
      name: { type: 'string' },
      mail: { type: 'string' },
      count: { type: 'integer' },
      share: { anyOf: [{ type: 'number' }, { type: 'null' }] },
      side: { type: 'string', enum: ['toe', 'heel'] },
      kind: { type: 'string', enum: ['trick'] },
      list: {
        type: 'array',
        items: {
          type: 'object',
          properties: { id: { type: 'integer' } },
          required: ['id'],
          additionalProperties: false,
        },
      },
    },
    required: ['name', 'mail', 'count', 'share', 'side', 'kind', 'list'],
    additionalProperties: false,
  })
})
