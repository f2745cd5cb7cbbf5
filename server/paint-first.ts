import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { firstStyles, namesOfElement, type Styles } from './first-styles.ts'
import { holdingScript, preferencesScript, startingScript } from './inline-scripts.ts'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

// A page that is painted while it arrives can move what stands there already. Browsers take it for a wish.
const waitForContent = '<link rel="expect" href="#content" blocking="render">'

const emptyPage = '__next_error__'

interface Options {
  /** Whether the framework's scripts are started after the first paint. */
  defersScripts: boolean
  /** Whether the page keeps no scripts but those that are marked as its own (`data-own`). */
  standsAlone?: boolean
  styles: Styles
  /** Whether the page carries the rules for its first paint; it does where scripts are deferred. */
  carriesFirstStyles?: boolean
}

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * A page that is painted as its reader prefers, and before anything else: a small inline script applies the
 * preferences. Where scripts are deferred, they are fetched and run only once it has been painted, so that what the
 * server rendered shares neither the connection nor the processor with them: the framework's async scripts and their
 * preloads are taken out, and the inline script starts them in order. A page that carries its first styles does not
 * wait for its style sheets either: they are asked for once it has been painted, so that its picture comes first, or at
 * once without scripts. Fonts are declared in the page itself, and asked for at its end. The rest of the page stays as
 * it is.
 */
export function paintFirst(
  html: string,
  { defersScripts, standsAlone = false, styles, carriesFirstStyles = false }: Options,
): string {
  const elements = [...elementsOf(parse(html, { sourceCodeLocationInfo: true }))]
  const head = elements.find(({ tagName }) => tagName === 'head')?.sourceCodeLocation?.startTag
  const scripts = elements.filter(isAsyncScript)
  const startsScripts = defersScripts && !standsAlone && scripts.length > 0
  const carries = carriesFirstStyles && startsScripts
  const edits = [...withStyles(html, elements, styles, carries), ...withLateFonts(html, elements)]
  if (!head || scripts.length === 0) return edited(html, edits)
  const nonce = attribute(scripts[0], 'nonce')
  const sources = scripts.map((script) => attribute(script, 'src') ?? '')
  const starting = startsScripts ? startingScript(sources, { fetchesSheets: carries }) : ''
  const holding = elements.some(isPostForm) ? holdingScript : ''
  // At the very front: behind a style sheet it would have to wait for it.
  const script = `<script${nonce ? ` nonce="${nonce}"` : ''}>${preferencesScript}${holding}${starting}</script>`
  // What the framework renders in the browser alone, as it does where a post is missing, brings its style sheets itself.
  const isEmpty = elements.some((element) => attribute(element, 'id') === emptyPage)
  const opening = isEmpty ? script + declared(styles.fonts) : script
  const isTaken = (each: Element) =>
    isScriptPreload(each) || (standsAlone ? isOfFramework(each) : isAsyncScript(each))
  const taken = defersScripts || standsAlone ? elements.filter(isTaken) : []
  return edited(html, [inserted(head.endOffset, opening), ...taken.flatMap(withoutIt), ...edits])
}

const declared = (fonts: Styles['fonts']) =>
  fonts
    .map(
      ({ family, css, isOptional }) => `<style${isOptional ? ` data-font="${family}"` : ''}>${css}</style>`,
    )
    .join('')

/** Declares the fonts and, where a page carries them, its first rules in front of its style sheets, which then wait. */
function withStyles(html: string, elements: readonly Element[], styles: Styles, carries: boolean): Edit[] {
  const links = elements.flatMap((link) => {
    const isSheet = attribute(link, 'rel') === 'stylesheet'
    const sheet = isSheet ? styles.sheets.get(attribute(link, 'href') ?? '') : undefined
    const place = link.sourceCodeLocation
    return sheet && place ? [{ sheet, place }] : []
  })
  const [first] = links
  if (!first) return []
  const fonts = declared(styles.fonts)
  if (!carries) return [inserted(first.place.startOffset, fonts)]
  const rules = firstStyles(
    links.map(({ sheet }) => sheet),
    new Set(elements.flatMap(namesOf)),
    html,
  )
  const waiting = links.map(({ place: { startOffset: start, endOffset: end } }) => {
    const tag = html.slice(start, end)
    return { start, end, text: `${tag.replace(' href=', ' data-href=')}<noscript>${tag}</noscript>` }
  })
  return [inserted(first.place.startOffset, `${fonts}<style>${rules}</style>${waitForContent}`), ...waiting]
}

/**
 * Moves preloads of fonts to the end of a page. A fast connection brings them before the first paint all the same; on
 * a slow one, browsers would put it off for them.
 */
function withLateFonts(html: string, elements: readonly Element[]): Edit[] {
  const end = elements.find(({ tagName }) => tagName === 'body')?.sourceCodeLocation?.endTag
  if (!end) return []
  return elements.filter(isFontPreload).flatMap((preload) => {
    const { startOffset, endOffset } = preload.sourceCodeLocation ?? {}
    return [...withoutIt(preload), inserted(end.startOffset, html.slice(startOffset, endOffset))]
  })
}

const inserted = (at: number, text: string): Edit => ({ start: at, end: at, text })

const withoutIt = ({ sourceCodeLocation: place }: Element): Edit[] =>
  place ? [{ start: place.startOffset, end: place.endOffset, text: '' }] : []

function edited(html: string, edits: readonly Edit[]): string {
  let result = ''
  let at = 0
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    result += html.slice(at, start) + text
    at = end
  }
  return result + html.slice(at)
}

function* elementsOf(node: Node): Generator<Element> {
  if ('tagName' in node) yield node
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child)
}

const namesOf = ({ tagName, attrs }: Element) =>
  namesOfElement(tagName, new Map(attrs.map(({ name, value }) => [name, value])))

const attribute = (element: Element | undefined, name: string) =>
  element?.attrs.find((each) => each.name === name)?.value

const isAsyncScript = (element: Element) =>
  element.tagName === 'script' &&
  attribute(element, 'src') !== undefined &&
  attribute(element, 'async') !== undefined

const isPostForm = (element: Element) => element.tagName === 'form' && attribute(element, 'method') === 'post'

const isOfFramework = (element: Element) =>
  element.tagName === 'script' &&
  attribute(element, 'data-own') === undefined &&
  !attribute(element, 'type')?.startsWith('application/')

const isPreloadOf = (kind: string) => (element: Element) =>
  element.tagName === 'link' && attribute(element, 'rel') === 'preload' && attribute(element, 'as') === kind

const isScriptPreload = isPreloadOf('script')
const isFontPreload = isPreloadOf('font')
