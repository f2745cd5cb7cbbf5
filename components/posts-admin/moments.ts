const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeStyle: 'short' })

/** A moment on the editor's own clock, short. */
export const shortMoment = (iso: string) => format.format(new Date(iso))

/** The same wherever a moment stands within a sentence. */
export const withShortMoments = (sentence: string) =>
  sentence.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (iso) => shortMoment(iso))
