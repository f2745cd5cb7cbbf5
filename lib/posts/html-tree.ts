import { type DefaultTreeAdapterTypes, defaultTreeAdapter as dom, html as names } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element
export type Child = DefaultTreeAdapterTypes.ChildNode
export type Parent = DefaultTreeAdapterTypes.ParentNode
/** Whatever stands in parsed HTML, the whole of it included. */
export type TreeNode = DefaultTreeAdapterTypes.Node

/** Whether a node is an element, not a text, a comment or the document. */
export const isElement = (node: TreeNode): node is Element => 'tagName' in node

/** The elements with one of these tags, or with any, in a node, itself included, in document order. */
export function elementsIn(node: TreeNode, ...tags: string[]): Element[] {
  const inside = 'childNodes' in node ? node.childNodes.flatMap((child) => elementsIn(child, ...tags)) : []
  return isElement(node) && (tags.length === 0 || tags.includes(node.tagName)) ? [node, ...inside] : inside
}

/** The texts in a node, one for each run between tags, in document order. */
export function textsIn(node: TreeNode): string[] {
  if ('value' in node) return [node.value]
  return 'childNodes' in node ? node.childNodes.flatMap(textsIn) : []
}

/** The value of an attribute, its escapes resolved; undefined where the element has none of this name. */
export const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value

/** An element that stands nowhere yet. */
export const newElement = (tag: string, attributes: Readonly<Record<string, string>> = {}): Element =>
  dom.createElement(
    tag,
    names.NS.HTML,
    Object.entries(attributes).map(([name, value]) => ({ name, value })),
  )
