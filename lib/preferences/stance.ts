import { preferencePlaces } from '../page-marks'
import type { Natural } from '../skate/stance.ts'
import { createPreference } from './preference'

/** The stance chosen in this browser. */
export type StancePreference = Natural | 'unknown'

const preference = createPreference<StancePreference>(
  preferencePlaces.stance,
  ['regular', 'goofy'],
  'unknown',
)

/** The stance stored in this browser; every drawing on the page follows it. */
export const getStancePreference = preference.get
export const saveStancePreference: (stance: Natural) => void = preference.save
export const subscribeToStancePreference = preference.subscribe
/** For a user who leaves this browser. */
export const clearStancePreference = preference.clear
