import localFont from 'next/font/local'

export const display = localFont({
  src: '../node_modules/@fontsource/anton/files/anton-latin-400-normal.woff2',
  variable: '--font-display',
  weight: '400',
  display: 'swap',
  fallback: ['Impact', 'sans-serif'],
})

// Where the line is slow the fallback stays for this page: text that moves under one's eyes is worse.
export const body = localFont({
  src: '../node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
  variable: '--font-body',
  weight: '100 900',
  display: 'optional',
  fallback: ['system-ui', 'sans-serif'],
})
