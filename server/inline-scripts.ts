// What runs at the very front of a page, before anything else of it is there. Each function is sent as its own source
// text: it may use its arguments and what every browser has, and nothing else of this file.
import { colors } from '../lib/brand.ts'
import { heldMark, preferencePlaces } from '../lib/page-marks.ts'

/**
 * Applies what the reader prefers before the first paint: nothing flashes in the other theme. The bar of the browser
 * follows when the page is read.
 */
function applyPreferences(
  places: readonly { readonly key: string; readonly attribute: string }[],
  papers: Readonly<Record<string, string>>,
): void {
  try {
    const kept = document.documentElement.dataset
    for (const { key, attribute } of places) {
      const value = localStorage.getItem(key)
      if (value) kept[attribute] = value
    }
    const paper = papers[kept.theme ?? '']
    if (!paper) return
    addEventListener('DOMContentLoaded', () => {
      const bars = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')
      for (const bar of bars) bar.content = paper
    })
  } catch {}
}

/**
 * Keeps a form that only scripts can send, and what was entered, where the browser would ask for the page anew and
 * empty it. Once React has come to a form, it takes the event first.
 */
function holdSubmissions(mark: string): void {
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (event.defaultPrevented || form.method !== 'post') return
    event.preventDefault()
    form.setAttribute(mark, 'true')
  })
}

/**
 * Starts the scripts of a page once, in their order, when it has been painted. A page in the background is never
 * painted, and some browsers do not report it: both start all the same, a while after everything has come. The picture
 * that is seen first does not share its connection with scripts either, but they do not wait for it forever.
 */
function startScripts(sources: readonly string[], fetchSheets: (() => void) | null): void {
  const longestForPicture = 1500
  const longestUnpainted = 1000
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    fetchSheets?.()
    for (const src of sources) {
      const script = document.createElement('script')
      script.src = src
      document.head.append(script)
    }
  }
  const startAfterPicture = () => {
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
    if (!picture || picture.complete) return start()
    for (const end of ['load', 'error']) picture.addEventListener(end, start)
    setTimeout(start, longestForPicture)
  }
  addEventListener('load', () => setTimeout(start, longestUnpainted))
  new PerformanceObserver(startAfterPicture).observe({ type: 'paint', buffered: true })
}

/**
 * Asks for the style sheets that wait (`data-href`). Browsers look for fonts anew when a sheet with layers is applied.
 * One that has come only after the first paint would then change text that stands there: it is not used on this page.
 * What is used shows in how wide a text is.
 */
function fetchSheets(): void {
  const drawing = document.createElement('canvas').getContext('2d')
  const widthIn = (fonts: string) => {
    if (!drawing) return 0
    drawing.font = `50px ${fonts}`
    return drawing.measureText('Backside tailslide').width
  }
  const fonts = [...document.querySelectorAll<HTMLStyleElement>('style[data-font]')]
  const late = fonts.filter((font) => widthIn(`${font.dataset.font},monospace`) === widthIn('monospace'))
  for (const font of late) font.remove()
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[data-href]'))
    sheet.href = sheet.dataset.href ?? ''
}

type Argument = object | string | number | null

const sourceOf = (value: Argument): string =>
  typeof value === 'function' ? withoutIndents(String(value)) : JSON.stringify(value)

// Line ends stay, since they end statements. What is left of types is blanks.
const withoutIndents = (source: string) =>
  source
    .split('\n')
    .map((line) => line.trim().replaceAll(/ {2,}/g, ' '))
    .filter(Boolean)
    .join('\n')

const call = <Arguments extends Argument[]>(script: (...given: Arguments) => void, ...given: Arguments) =>
  `(${sourceOf(script)})(${given.map(sourceOf)});`

/** The script that applies the reader's preferences. */
export const preferencesScript = call(applyPreferences, Object.values(preferencePlaces), {
  light: colors.light.paper,
  dark: colors.dark.paper,
})

/** The script that keeps a form until others send it. */
export const holdingScript = call(holdSubmissions, heldMark)

/** The script that starts others after the first paint; `fetchesSheets` where the style sheets wait for it too. */
export const startingScript = (sources: readonly string[], { fetchesSheets }: { fetchesSheets: boolean }) =>
  call(startScripts, sources, fetchesSheets ? fetchSheets : null)
