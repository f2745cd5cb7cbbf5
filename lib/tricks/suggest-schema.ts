import { z } from 'zod'
import type { Item } from '../skate/coach/wish'
import { isFault } from '../skate/faults/faults'
import { chipItems, heardName, heardTrick, requestOf } from './chips-schema'

// Apart from the form, which a browser checks without the engine.

/** One thing that was heard, as whoever asks has it: names that the engine reads, and rows that there are. */
const item: z.ZodType<Item> = z.discriminatedUnion('is', [
  ...chipItems,
  z.strictObject({ is: z.literal('trouble'), trick: heardTrick, fault: heardName(isFault) }),
])

export const suggestRequest = requestOf(item)
export type SuggestRequest = z.infer<typeof suggestRequest>
