import { getSchema } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { EditorState, NodeSelection, TextSelection } from '@tiptap/pm/state'
import { CellSelection } from '@tiptap/pm/tables'
import { describe, expect, it } from 'vitest'
import { editorExtensions } from './extensions'
import { behindOuterBlock, insertBlocks, needsOtherPlace } from './insert-block'

const schema = getSchema(editorExtensions)
type Json = { type: string; attrs?: object; content?: Json[]; text?: string }

const text = (words: string): Json => ({ type: 'text', text: words })
const p = (words = ''): Json => ({ type: 'paragraph', ...(words && { content: [text(words)] }) })
const cell = (...content: Json[]): Json => ({ type: 'tableCell', content })
const table = (...cells: Json[]): Json => ({ type: 'table', content: [{ type: 'tableRow', content: cells }] })
const video = schema.nodes.videoFrame?.create({ src: 'x', title: 'Film' }) as Node
const newTable = schema.nodeFromJSON(table(cell(p())))
const rule = schema.nodes.horizontalRule?.create() as Node

/** The text with the cursor behind the first x. */
function stateOf(...content: Json[]): EditorState {
  const doc = schema.nodeFromJSON({ type: 'doc', content })
  let at = 1
  doc.descendants((node, position) => {
    const index = node.text?.indexOf('x') ?? -1
    if (index >= 0) at = position + index + 1
  })
  return EditorState.create({ doc, selection: TextSelection.create(doc, at) })
}

function inserted(state: EditorState, ...blocks: Node[]) {
  const { tr } = state
  const isIn = insertBlocks(tr, blocks)
  tr.doc.check()
  return { isIn, doc: tr.doc.toString(), tr }
}

describe('a video inserted', () => {
  it.each<[string, Json[], string]>([
    [
      'in a table',
      [table(cell(p('x')), cell(p())), p('b')],
      'doc(table(tableRow(tableCell(paragraph("x")), tableCell(paragraph))), videoFrame, paragraph("b"))',
    ],
    [
      'in an empty cell',
      [table(cell(p()))],
      'doc(table(tableRow(tableCell(paragraph))), videoFrame, paragraph)',
    ],
    [
      'in a list within a quote',
      [
        {
          type: 'blockquote',
          content: [{ type: 'bulletList', content: [{ type: 'listItem', content: [p('x')] }] }],
        },
      ],
      'doc(blockquote(bulletList(listItem(paragraph("x")))), videoFrame, paragraph)',
    ],
    [
      'in code',
      [{ type: 'codeBlock', content: [text('x = 1')] }],
      'doc(codeBlock("x = 1"), videoFrame, paragraph)',
    ],
    [
      'in a heading',
      [{ type: 'heading', attrs: { level: 2 }, content: [text('x')] }, p('b')],
      'doc(heading("x"), videoFrame, paragraph("b"))',
    ],
    ['in a paragraph', [p('axb'), p('c')], 'doc(paragraph("axb"), videoFrame, paragraph("c"))'],
    ['in an empty paragraph', [p()], 'doc(videoFrame, paragraph)'],
  ])('%s stands after what may not hold it, and the cursor behind it', (_, content, expected) => {
    const { isIn, doc, tr } = inserted(stateOf(...content), video)
    expect({ isIn, doc }).toEqual({ isIn: true, doc: expected })
    expect(tr.selection.$from.nodeBefore).toBeNull()
    expect(tr.doc.resolve(tr.selection.from - 1).nodeBefore?.type.name).toBe('videoFrame')
  })

  it('with cells or a block selected stands after them', () => {
    const state = stateOf(table(cell(p('a')), cell(p('b'))), p('c'))
    const cells = state.apply(state.tr.setSelection(CellSelection.create(state.doc, 2, 7)))
    expect(inserted(cells, video).doc).toMatch(/^doc\(table\(.*\), videoFrame, paragraph\("c"\)\)$/)
    const [first] = [inserted(stateOf(p()), video).tr.doc]
    const chosen = EditorState.create({ doc: first, selection: NodeSelection.create(first, 0) })
    expect(inserted(chosen, video).doc).toBe('doc(videoFrame, videoFrame, paragraph)')
  })
})

it('several inserted one after the other stand in that order, before what the cursor is at the start of', () => {
  const picture = (src: string) => schema.nodeFromJSON({ type: 'figure', attrs: { src } })
  let state = stateOf(p('ax'), { type: 'heading', attrs: { level: 2 }, content: [text('b')] })
  for (const block of [picture('1'), video, picture('2')]) {
    const { tr } = state
    insertBlocks(tr, [block])
    state = state.apply(tr)
  }
  expect(state.doc.toString()).toBe('doc(paragraph("ax"), figure, videoFrame, figure, heading("b"))')
  expect(state.selection.$from.parent.textContent).toBe('b')
})

it('what is typed after a paste does not replace a video that came last', () => {
  const { tr } = stateOf(p())
  const words = schema.nodeFromJSON(p('words'))
  expect(needsOtherPlace(tr, [words, video])).toBe(true)
  expect(needsOtherPlace(tr, [video, words])).toBe(false)
})

it.each<[string, Json[], string]>([
  [
    'the list',
    [{ type: 'bulletList', content: [{ type: 'listItem', content: [p('x')] }] }, p('b')],
    'doc(bulletList(listItem(paragraph("x"))), paragraph("trick"), paragraph("b"))',
  ],
  [
    'the whole quote',
    [{ type: 'blockquote', content: [p('x'), p('a')] }],
    'doc(blockquote(paragraph("x"), paragraph("a")), paragraph("trick"), paragraph)',
  ],
  ['its own paragraph', [p('x'), p('b')], 'doc(paragraph("x"), paragraph("trick"), paragraph("b"))'],
])('what has to have a line of the text stands behind %s', (_, content, expected) => {
  const { tr } = stateOf(...content)
  const isIn = insertBlocks(tr, [schema.nodeFromJSON(p('trick'))], behindOuterBlock(tr))
  expect({ isIn, doc: tr.doc.toString() }).toEqual({ isIn: true, doc: expected })
})

it('a table is never inserted into a table, and is ready to be filled in', () => {
  const { doc, tr } = inserted(stateOf(table(cell(p('x')))), newTable)
  expect(doc).toBe('doc(table(tableRow(tableCell(paragraph("x")))), table(tableRow(tableCell(paragraph))))')
  expect(tr.selection.$from.node(1)).toBe(tr.doc.child(1))
})

it('a divider stays in the cell, and several blocks keep their order', () => {
  const { doc } = inserted(stateOf(table(cell(p('x')))), rule, video, rule)
  expect(doc).toBe(
    'doc(table(tableRow(tableCell(paragraph("x"), horizontalRule))), videoFrame, horizontalRule, paragraph)',
  )
})
