// Apart from the schemas, so that what is shown in the browser does without a validator.

export const parkLevels = ['Beginner', 'Intermediate', 'Advanced'] as const
export type ParkLevel = (typeof parkLevels)[number]
