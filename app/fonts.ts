import localFont from 'next/font/local'

export const display = localFont({
  src: '../node_modules/@fontsource/anton/files/anton-latin-400-normal.woff2',
  variable: '--font-display',
  weight: '400',
  display: 'swap',
  fallback: ['Impact', 'sans-serif'],
})

// Text is readable in the fallback at once; the headline's font goes first over a slow line.
export const body = localFont({
  src: '../node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
  variable: '--font-body',
  weight: '100 900',
  display: 'swap',
  preload: false,
  fallback: ['system-ui', 'sans-serif'],
})
