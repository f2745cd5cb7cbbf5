/** The product's name; every title, logo, preview and legal text reads it here. */
export const brand = 'DarkSlide'

/**
 * The colors of paper and print by theme, for what no stylesheet reaches, such as mails and pictures. The variables of
 * these names in app/globals.css are the same.
 */
export const colors = {
  light: { paper: '#f4f0e6', sheet: '#fffdf7', ink: '#151310', soft: '#5a544a', line: '#151310' },
  dark: { paper: '#131211', sheet: '#1d1b19', ink: '#f4f0e6', soft: '#b3aa9b', line: '#4a453d' },
  signal: '#ff5a1f',
  signalInk: '#151310',
  flatground: '#ffd23f',
} as const

/** "{brand} | {title}", unless the title names the brand already. */
export const pageTitle = (title: string) => (title.includes(brand) ? title : `${brand} | ${title}`)
