import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { applyPreferences } from '../lib/early-preferences.ts'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

// A page in the background is never painted, and some browsers do not report it: both start all the same.
const starter = (sources: string) =>
  `{let run=()=>{run=()=>{};for(const src of ${sources}){const script=document.createElement('script');script.src=src;document.head.append(script)}};addEventListener('load',()=>setTimeout(()=>run(),1000));new PerformanceObserver(()=>run()).observe({type:'paint',buffered:true})}`

/**
 * A page that is painted as its reader prefers, and before anything else: a small inline script applies the
 * preferences. Where scripts are deferred, they are fetched and run only once it has been painted, so that what the
 * server rendered shares neither the connection nor the processor with them: the framework's async scripts and their
 * preloads are taken out, and the inline script starts them in order. A page without such scripts stays as it is.
 * A page that stands alone keeps no scripts but those that are marked as its own (`data-own`).
 */
export function paintFirst(
  html: string,
  { defersScripts, standsAlone = false }: { defersScripts: boolean; standsAlone?: boolean },
): string {
  const elements = [...elementsOf(parse(html, { sourceCodeLocationInfo: true }))]
  const head = elements.find(({ tagName }) => tagName === 'head')?.sourceCodeLocation?.startTag
  const scripts = elements.filter(isAsyncScript)
  if (!head || scripts.length === 0) return html
  const nonce = attribute(scripts[0], 'nonce')
  const sources = JSON.stringify(scripts.map((script) => attribute(script, 'src')))
  const early = applyPreferences + (defersScripts && !standsAlone ? starter(sources) : '')
  // At the very front: behind a style sheet it would have to wait for it.
  let page = `${html.slice(0, head.endOffset)}<script${nonce ? ` nonce="${nonce}"` : ''}>${early}</script>`
  let end = head.endOffset
  const isTaken = (each: Element) =>
    isScriptPreload(each) || (standsAlone ? isOfFramework(each) : isAsyncScript(each))
  const taken = defersScripts || standsAlone ? elements.filter(isTaken) : []
  for (const { sourceCodeLocation: place } of taken) {
    if (!place) continue
    page += html.slice(end, place.startOffset)
    end = place.endOffset
  }
  return page + html.slice(end)
}

function* elementsOf(node: Node): Generator<Element> {
  if ('tagName' in node) yield node
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child)
}

const attribute = (element: Element | undefined, name: string) =>
  element?.attrs.find((each) => each.name === name)?.value

const isAsyncScript = (element: Element) =>
  element.tagName === 'script' &&
  attribute(element, 'src') !== undefined &&
  attribute(element, 'async') !== undefined

const isOfFramework = (element: Element) =>
  element.tagName === 'script' &&
  attribute(element, 'data-own') === undefined &&
  !attribute(element, 'type')?.startsWith('application/')

const isScriptPreload = (element: Element) =>
  element.tagName === 'link' &&
  attribute(element, 'rel') === 'preload' &&
  attribute(element, 'as') === 'script'
