import { z } from 'zod'
import { BODY_KINDS } from '../skate/body'
import { isHeroName, isMoodName, isTrickName } from '../skate/coach/known-names'
import { isTrait, type Trait } from '../skate/coach/traits'
import type { Item } from '../skate/coach/wish'
import { suggestForm, trickName } from './schema'

// What is asked by chips alone, apart from what takes the coach's reader.

/** The name of a trick, in any spelling that the engine reads. */
export const heardTrick = trickName.refine(isTrickName, {
  error: 'TrickBot knows no trick of this name',
})
/** The name of one of some rows. */
export const heardName = (isKnown: (name: string) => boolean) =>
  z.string().max(120).refine(isKnown, { error: 'TrickBot does not know this' })

const trick = heardTrick
const role = z.enum(['can', 'cannot', 'want', 'not'])
const side = z.enum(['easier', 'harder'])

/** The things that may be heard, but for trouble. */
export const chipItems = [
  z.strictObject({ is: z.literal('trick'), role, trick }),
  z.strictObject({
    is: z.literal('trait'),
    role,
    trait: z
      .string()
      .max(60)
      .refine((text): text is Trait => isTrait(text)),
  }),
  z.strictObject({
    is: z.literal('compared'),
    how: z.enum(['like', 'easier', 'harder', 'after', 'toward', 'level']),
    trick,
  }),
  z.strictObject({ is: z.literal('between'), trick, other: trick }),
  z.strictObject({ is: z.literal('choice'), trick, other: trick }),
  z.strictObject({ is: z.literal('effort'), to: side, isMost: z.boolean() }),
  z.strictObject({ is: z.literal('mood'), mood: heardName(isMoodName) }),
  z.strictObject({ is: z.literal('body'), kind: z.enum(BODY_KINDS) }),
  z.strictObject({
    is: z.literal('question'),
    of: z.enum(['what', 'how', 'how hard', 'feet', 'exit', 'speed', 'sides', 'origin']),
    trick,
  }),
  z.strictObject({ is: z.literal('hero'), hero: heardName(isHeroName) }),
  z.strictObject({ is: z.literal('together') }),
] as const

/** A request with that many of what was heard, and with the answer before. */
export const requestOf = <Heard extends z.ZodType<Item>>(item: Heard) =>
  suggestForm.extend({
    /** What was heard, as the skater has changed it; the prompt is then not read. */
    items: z.array(item).max(30).optional(),
    /** The name of the trick that was the answer before, to be explained again. */
    shown: trickName.optional(),
  })

/** What the ranking alone answers: things that were heard, and no trouble among them. */
export const chipsRequest = requestOf(z.discriminatedUnion('is', chipItems)).required({ items: true })
