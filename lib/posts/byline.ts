import { brand } from '../site'

/** Who writes the blog, as every post says. */
export const author = `${brand} Crew`

const longForm = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A day in the long US form, such as November 20, 2026. */
export const longDate = (moment: string) => longForm.format(new Date(moment))
