import { heroCalled } from './choosing/heroes.ts'
import { moodCalled } from './choosing/moods.ts'
import { motionCalled } from './reading/names.ts'

// What was heard comes back from browsers and models: an item may name only what there is.

/** Whether the engine reads a trick in a name. */
export const isTrickName = (name: string): boolean => motionCalled(name.toLowerCase()) !== null

/** Whether there is a row of this name in moods.json. */
export const isMoodName = (name: string): boolean => moodCalled(name) !== null

/** Whether there is a row of this name in heroes.json. */
export const isHeroName = (name: string): boolean => heroCalled(name) !== null
