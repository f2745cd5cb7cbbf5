import { z } from 'zod'
import { BODY_KINDS } from '../skate/body'
import {
  COMPARISONS,
  isHeroName,
  isMoodName,
  isTrickName,
  QUESTIONS,
  ROLES,
  SIDES,
} from '../skate/coach/known-names'
import { isTrait, type Trait } from '../skate/coach/traits'
import type { Item } from '../skate/coach/wish'
import { isFault } from '../skate/faults/faults'
import { suggestForm, trickName } from './schema'

// Apart from the form, which a browser checks without the engine.

const trick = trickName.refine(isTrickName, {
  error: 'TrickBot knows no trick of this name',
})
const named = (isKnown: (name: string) => boolean) =>
  z.string().max(120).refine(isKnown, { error: 'TrickBot does not know this' })
const role = z.enum(ROLES)
const side = z.enum(SIDES)

/** One thing that was heard, as whoever asks has it: names that the engine reads, and rows that there are. */
const item: z.ZodType<Item> = z.discriminatedUnion('is', [
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
    how: z.enum(COMPARISONS),
    trick,
  }),
  z.strictObject({ is: z.literal('between'), trick, other: trick }),
  z.strictObject({ is: z.literal('choice'), trick, other: trick }),
  z.strictObject({ is: z.literal('effort'), to: side, isMost: z.boolean() }),
  z.strictObject({ is: z.literal('mood'), mood: named(isMoodName) }),
  z.strictObject({ is: z.literal('body'), kind: z.enum(BODY_KINDS) }),
  z.strictObject({
    is: z.literal('question'),
    of: z.enum(QUESTIONS),
    trick,
  }),
  z.strictObject({ is: z.literal('hero'), hero: named(isHeroName) }),
  z.strictObject({ is: z.literal('together') }),
  z.strictObject({ is: z.literal('trouble'), trick, fault: named(isFault) }),
])

export const suggestRequest = suggestForm.extend({
  /** What was heard, as the skater has changed it; the prompt is then not read. */
  items: z.array(item).max(30).optional(),
  /** The name of the trick that was the answer before, to be explained again. */
  shown: trickName.optional(),
})
export type SuggestRequest = z.infer<typeof suggestRequest>
