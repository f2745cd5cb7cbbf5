import { colors } from '../brand'
import { preferencePlaces } from '../page-marks'
import { createPreference } from './preference'

/** Light or dark whatever the system is, or as the system. */
export type Theme = 'system' | 'light' | 'dark'

const preference = createPreference<Theme>(preferencePlaces.theme, ['system', 'light', 'dark'], 'system')

/** The theme chosen in this browser. */
export const getTheme = preference.get
export const subscribeToTheme = preference.subscribe

/** Stores the theme, and colors the page and the bar of the browser by it. */
export function saveTheme(theme: Theme): void {
  preference.save(theme)
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    meta.content = colors[theme === 'system' ? systemThemeOf(meta) : theme].paper
}

/** Each bar is for one theme of the system. */
const systemThemeOf = ({ media }: HTMLMetaElement) => (media.includes('dark') ? 'dark' : 'light')
