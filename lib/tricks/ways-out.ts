import type { Lead } from '@/lib/skate/stance'
import { stillWords } from './still-path'

/** Tricks that roll away as only their facts say, by their words in an address. */
const waysOut: Readonly<Record<string, Lead>> = {
  'backside-180-mute-grab': 'B',
  'axle-stall-to-fakie,-half-cab': 'B',
  'ollie-to-fakie,-fakie-ollie': 'F',
}

/**
 * The foot that leads as a trick of the library rolls away, for pictures that know nothing but its name: a still, a frame
 * on another site. Null where its words decide it, or nothing does.
 */
export const wayOutNamed = (name: string): Lead | null => waysOut[stillWords(name)] ?? null
