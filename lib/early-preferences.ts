import { colors } from './brand.ts'

/** Where this browser keeps what its user prefers: the key in localStorage, and the data attribute of <html>. */
export const preferencePlaces = {
  stance: { key: 'rider-stance', attribute: 'stance' },
  theme: { key: 'theme', attribute: 'theme' },
} as const

const attributes = Object.values(preferencePlaces).map(({ key, attribute }) => [key, attribute])
const paper = { light: colors.light.paper, dark: colors.dark.paper }

/**
 * A script for the beginning of a page that applies the preferences before the first paint: nothing flashes in the
 * other theme. The bar of the browser follows when the page is read.
 */
export const applyPreferences = `try{const kept=document.documentElement.dataset;for(const[key,name]of ${JSON.stringify(attributes)}){const value=localStorage.getItem(key);if(value)kept[name]=value}const bar=${JSON.stringify(paper)}[kept.theme];if(bar)addEventListener('DOMContentLoaded',()=>{for(const meta of document.querySelectorAll('meta[name=theme-color]'))meta.content=bar})}catch{}`
