import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type ChildNode, type Declaration, parse, type Rule } from 'postcss'
import { preferencePlaces } from '../lib/page-marks.ts'

/** The styles of a build. */
export interface Styles {
  readonly fonts: readonly Font[]
  /** Its style sheets, by their addresses. */
  readonly sheets: ReadonlyMap<string, Sheet>
}

interface Font {
  readonly family: string
  /** Its declaration, an `@font-face`. */
  readonly css: string
  /** Whether a page goes without it where it is not there in time. */
  readonly isOptional: boolean
}

/** A style sheet, read: from it come the rules that a page needs for its first paint. */
interface Sheet {
  readonly nodes: readonly Node[]
}

type Node =
  | { readonly is: 'group'; readonly name: string; readonly head: string; readonly nodes: readonly Node[] }
  | { readonly is: 'rule'; readonly selectors: readonly Selector[]; readonly body: readonly Part[] }
  /** Needed only where its name is used; always where it has none. */
  | { readonly is: 'whole'; readonly text: string; readonly usedAs: string | null }

interface Selector {
  readonly text: string
  /** It matches only where all of these are in the page, as `namesOfElement` names them. */
  readonly names: readonly string[]
}

/** A declaration, or what is nested in a rule; `variable` is the custom property that it sets. */
interface Part {
  readonly text: string
  readonly variable: string | null
}

const staticPath = '/_next/static/'

/** Where a build keeps the declarations of its fonts. */
export const fontsFile = 'fonts.css'

/**
 * Takes the declarations of fonts out of the style sheets of a build, for the pages to carry. A sheet that applies
 * after the first paint must not declare them: browsers then look again whether a font has arrived, and the text
 * moves.
 */
export function takeOutFonts(buildDirectory: string): void {
  const taken = sheetFiles(buildDirectory).flatMap(({ file, address }) => {
    const root = parse(readFileSync(file, 'utf8'))
    const fonts: string[] = []
    root.walkAtRules('font-face', (face) => {
      fonts.push(withAddresses(String(face), address))
      face.remove()
    })
    if (fonts.length > 0) writeFileSync(file, String(root))
    return fonts
  })
  // A build that is finished a second time has none left.
  if (taken.length > 0) writeFileSync(path.join(buildDirectory, fontsFile), taken.join(''))
}

/** Reads the styles of a build whose fonts have been taken out. */
export function readStyles(buildDirectory: string): Styles {
  const sheets = sheetFiles(buildDirectory).map(
    ({ file, address }) => [address, readSheet(readFileSync(file, 'utf8'), address)] as const,
  )
  const fonts = readFonts(readFileSync(path.join(buildDirectory, fontsFile), 'utf8'))
  return { fonts, sheets: new Map(sheets) }
}

function readFonts(css: string): Font[] {
  const fonts: Font[] = []
  parse(css).walkDecls('font-family', ({ value, parent }) => {
    const css = String(parent)
    const family = value.replace(/^(["'])(.*)\1$/, '$2')
    fonts.push({ family, css, isOptional: /font-display:\s*optional/.test(css) })
  })
  return fonts
}

function sheetFiles(buildDirectory: string): { file: string; address: string }[] {
  const directory = path.join(buildDirectory, 'static')
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => ({
      file: path.join(directory, name),
      address: staticPath + name.split(path.sep).join('/'),
    }))
}

/** Reads one style sheet; what it refers to is relative to its address. */
export function readSheet(css: string, address: string): Sheet {
  return { nodes: parse(withAddresses(css, address)).nodes.flatMap(nodeOf) }
}

const withAddresses = (css: string, address: string) =>
  css.replace(/url\((['"]?)(?!data:|#)([^'"()]+)\1\)/g, (_, quote, target) => {
    const { pathname, search, hash } = new URL(target, `http://origin${address}`)
    return `url(${quote}${pathname}${search}${hash}${quote})`
  })

function nodeOf(node: ChildNode): Node[] {
  if (node.type === 'rule') return [ruleOf(node)]
  if (node.type !== 'atrule') return []
  if (node.name === 'property' || node.name.endsWith('keyframes'))
    return [{ is: 'whole', text: String(node), usedAs: node.params }]
  if (!node.nodes) return [{ is: 'whole', text: `${node};`, usedAs: null }]
  // Forced colors move nothing, and are there a moment later.
  if (node.name === 'media' && /^(?:print|\(forced-colors: ?active\))$/.test(node.params)) return []
  const head = `@${node.name} ${node.params}`
  // Nor do the first values of properties for browsers without @property, which have not been made since 2024.
  if (head === '@layer properties') return [{ is: 'group', name: 'layer', head, nodes: [] }]
  return [{ is: 'group', name: node.name, head, nodes: node.nodes.flatMap(nodeOf) }]
}

function ruleOf(rule: Rule): Node {
  const selectors = rule.selectors
    .filter((text) => !isOfLater(text))
    .map((text) => ({ text, names: namesIn(text) }))
  const body = rule.nodes
    .filter((node) => node.type !== 'comment')
    .map((node) => ({ text: String(node), variable: variableOf(node) }))
  // A prefix may have been added more than once.
  const isRepeated = ({ text }: Part, at: number) => body[at - 1]?.text === text
  return { is: 'rule', selectors, body: body.filter((part, at) => !isRepeated(part, at)) }
}

const variableOf = (node: ChildNode): string | null =>
  node.type === 'decl' && (node as Declaration).prop.startsWith('--') ? node.prop : null

// What somebody has to do first, before it can match.
const isOfLater = (selector: string) =>
  /(?<!\\):(?:hover|active|focus|focus-visible|focus-within|:selection|:backdrop|:view-transition)\b/.test(
    selector.replace(/(?<!\\):not\((?:[^()]|\([^()]*\))*\)/g, ''),
  )

// Scripts set these before the first paint: a page does not have them as it is rendered.
const setEarly: ReadonlySet<string> = new Set(
  Object.values(preferencePlaces).map(({ attribute }) => `[data-${attribute}]`),
)

// What a browser draws inside of a field is nowhere in the markup, and only fields of some types have it.
const partsOfFields: readonly (readonly [RegExp, string])[] = [
  [/::placeholder/, '::field'],
  [/::file-selector-button/, '::file'],
  [/::-webkit-search/, '::search'],
  [/::-webkit-(?:inner|outer)-spin/, '::number'],
  [/::-webkit-(?:date|calendar)/, '::date'],
  [/(?<!\\):disabled\b/, '[disabled]'],
]

/**
 * What selectors look for in an element, as names: itself, its classes with their dot, its attributes in brackets, and
 * what a browser draws inside of it.
 */
export function namesOfElement(tagName: string, attributes: ReadonlyMap<string, string>): string[] {
  const classes = attributes.get('class')?.split(/\s+/) ?? []
  const type = tagName === 'input' ? (attributes.get('type') ?? 'text') : ''
  return [
    tagName,
    ...classes.map((name) => `.${name}`),
    ...[...attributes.keys()].map((name) => `[${name}]`),
    ...(tagName === 'input' || tagName === 'textarea' ? ['::field'] : []),
    ...(/^(?:date|month|week|time)/.test(type) ? ['::date'] : [`::${type}`]),
  ]
}

/** The names without which a selector cannot match. One of several, or none of several, says nothing for sure. */
function namesIn(selector: string): string[] {
  let certain = selector.replace(/(?<!\\)\[([\w-]+)(?:[^\][\w"\\-](?:"[^"]*"|[^\]["\\])*)?\]/g, '[$1]')
  for (let before = ''; before !== certain; ) {
    before = certain
    certain = certain
      .replace(/:(?:is|where|has)\(([^(),]*)\)/g, ' $1')
      .replace(/(?<!\\):[\w-]+\([^()]*\)/g, '')
  }
  const attributes = [...certain.matchAll(/(?<!\\)\[[\w-]+\]/g)].map(([name]) => name)
  const classes = /(?<!\\)\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi
  const named = [...certain.matchAll(classes)].map(([, name = '']) => `.${unescaped(name)}`)
  const rest = certain.replace(classes, ' .').replace(/\[[\w-]+\]/g, '')
  const elements = [...rest.matchAll(/(?<![\w.:#\\-])[a-z][\w-]*/gi)].map(([name]) => name)
  const inside = partsOfFields.filter(([part]) => part.test(selector)).map(([, name]) => name)
  return [...named, ...elements, ...attributes.filter((name) => !setEarly.has(name)), ...inside]
}

const isGenerated = (selector: string) => /(?<!\\):(?:before|after)\b/.test(selector)

const unescaped = (name: string) =>
  name.replace(/\\(?:([0-9a-f]{2,6}) ?|(.))/gi, (_, code, character) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : character,
  )

const variablesIn = (text: string) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)

/**
 * The rules of some sheets that can apply to a page before anybody has done anything on it, in their order and
 * layers: the rest of the sheets, applied later, changes nothing of what stands there. `names` are those of the
 * elements of the page; `html` is searched for custom properties.
 */
export function firstStyles(sheets: readonly Sheet[], names: ReadonlySet<string>, html: string): string {
  const matched = sheets.flatMap((sheet) => sheet.nodes.flatMap((node) => matching(node, names)))
  // Without content there is nothing before or after any element, and yet a browser would style both of each.
  const nodes = matched.some(generates) ? matched : matched.flatMap(withoutGenerated)
  const parts = nodes.flatMap(partsOf)
  const used = new Set(variablesIn(html))
  for (const { text, variable } of parts) if (!variable) for (const name of variablesIn(text)) used.add(name)
  // What a custom property in use is made of is in use as well.
  for (let size = -1; size !== used.size; ) {
    size = used.size
    for (const { text, variable } of parts)
      if (variable && used.has(variable)) for (const name of variablesIn(text)) used.add(name)
  }
  const animations = parts.filter(
    ({ text, variable }) => /^(?:animation|--animate)/.test(text) && (!variable || used.has(variable)),
  )
  const isUsed = (name: string) =>
    name.startsWith('--') ? used.has(name) : animations.some(({ text }) => text.includes(name))
  // No style sheet may end the element that it is in.
  return nodes
    .map((node) => written(node, isUsed))
    .join('')
    .replaceAll('</', '<\\/')
}

function matching(node: Node, names: ReadonlySet<string>): Node[] {
  if (node.is === 'whole') return [node]
  if (node.is === 'group') return [{ ...node, nodes: node.nodes.flatMap((each) => matching(each, names)) }]
  const selectors = node.selectors.filter((each) => each.names.every((name) => names.has(name)))
  return selectors.length > 0 ? [{ ...node, selectors }] : []
}

function generates(node: Node): boolean {
  if (node.is === 'group') return node.nodes.some(generates)
  return (
    node.is === 'rule' &&
    node.selectors.some(({ text }) => isGenerated(text)) &&
    node.body.some(({ text }) => text.startsWith('content:'))
  )
}

function withoutGenerated(node: Node): Node[] {
  if (node.is === 'group') return [{ ...node, nodes: node.nodes.flatMap(withoutGenerated) }]
  if (node.is === 'whole') return [node]
  const selectors = node.selectors.filter(({ text }) => !isGenerated(text))
  return selectors.length > 0 ? [{ ...node, selectors }] : []
}

function partsOf(node: Node): readonly Part[] {
  if (node.is === 'group') return node.nodes.flatMap(partsOf)
  return node.is === 'rule' ? node.body : []
}

function written(node: Node, isUsed: (name: string) => boolean): string {
  if (node.is === 'whole') return node.usedAs === null || isUsed(node.usedAs) ? node.text : ''
  if (node.is === 'rule') {
    const body = node.body.filter(({ variable }) => variable === null || isUsed(variable))
    if (body.length === 0) return ''
    return `${node.selectors.map(({ text }) => text).join()}{${body.map(({ text }) => text).join(';')}}`
  }
  const content = node.nodes.map((each) => written(each, isUsed)).join('')
  if (content) return `${node.head}{${content}}`
  // A layer has its rank by where it is named first.
  return node.name === 'layer' ? `${node.head};` : ''
}
