import type { Node, NodeType, ResolvedPos } from '@tiptap/pm/model'
import { type EditorState, NodeSelection, Selection, TextSelection, type Transaction } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'

/** Where a block may be inserted: instead of an empty paragraph, or at a place between two blocks. */
type Place = { from: number; to: number }

// A table within a table is allowed by the schema, and read by no one.
const isWelcome = (parent: Node, type: NodeType): boolean =>
  !(type.name === 'table' && /^table(Cell|Header)$/.test(parent.type.name))

/** Whether a node and all around it welcome a block of this type as a child at an index. */
function fits($at: ResolvedPos, depth: number, from: number, to: number, type: NodeType): boolean {
  for (let above = depth; above >= 0; above -= 1) if (!isWelcome($at.node(above), type)) return false
  return $at.node(depth).canReplaceWith(from, to, type)
}

/**
 * The nearest place for a block of this type: at the cursor, before a paragraph or heading that the cursor is at the
 * start of, or else after the first thing around it that may not hold one.
 */
function placeFor($at: ResolvedPos, type: NodeType): Place | null {
  const { parent } = $at
  const outer = $at.depth - 1
  if (parent.type.name === 'paragraph' && parent.childCount === 0) {
    const index = $at.index(outer)
    if (fits($at, outer, index, index + 1, type)) return { from: $at.before(), to: $at.after() }
  }
  if (outer === 0 && parent.isTextblock && parent.childCount > 0 && $at.parentOffset === 0) {
    const index = $at.index(0)
    if (fits($at, 0, index, index, type)) return { from: $at.before(), to: $at.before() }
  }
  if (!parent.isTextblock && fits($at, $at.depth, $at.index(), $at.index(), type))
    return { from: $at.pos, to: $at.pos }
  for (let depth = outer; depth >= 0; depth -= 1) {
    const index = $at.indexAfter(depth)
    if (fits($at, depth, index, index, type)) return { from: $at.after(depth + 1), to: $at.after(depth + 1) }
  }
  return null
}

/**
 * Inserts blocks one after the other where the schema allows each, starting at a position (the end of the selection
 * unless given), and puts the cursor behind the last one, into a new paragraph at the end of the text. Nothing is ever
 * left out without a word: returns false where a block fits nowhere, and then changes nothing.
 */
export function insertBlocks(tr: Transaction, blocks: readonly Node[], at = tr.selection.to): boolean {
  const steps = tr.steps.length
  let position = at
  for (const block of blocks) {
    const place = placeFor(tr.doc.resolve(position), block.type)
    if (!place) return false
    tr.replaceWith(place.from, place.to, block)
    position = place.from + block.nodeSize
  }
  if (tr.steps.length === steps) return blocks.length === 0
  moveBehind(tr, position, blocks.at(-1))
  return true
}

function moveBehind(tr: Transaction, position: number, last: Node | undefined): void {
  // A table is filled in next.
  if (last?.type.name === 'table') {
    tr.setSelection(Selection.near(tr.doc.resolve(position - last.nodeSize + 1)))
    return
  }
  const after = tr.doc.resolve(position).nodeAfter
  const paragraph = tr.doc.type.schema.nodes.paragraph
  if (!after?.isTextblock && paragraph) tr.insert(position, paragraph.create())
  tr.setSelection(TextSelection.create(tr.doc, position + 1)).scrollIntoView()
}

/**
 * Whether blocks have to be inserted one by one: any of them may not stand where the selection is, or the last would be
 * selected, and replaced by what is typed next.
 */
export const needsOtherPlace = (tr: Transaction, blocks: readonly Node[]): boolean => {
  const { $from } = tr.selection
  const last = blocks.at(-1)
  if (last?.isBlock && (last.isAtom || last.type.name === 'figure')) return true
  const depth = $from.parent.isTextblock ? $from.depth - 1 : $from.depth
  return blocks.some((block) => {
    const index = $from.index(depth)
    return block.isBlock && !fits($from, depth, index, index, block.type)
  })
}

type Json = Parameters<Editor['schema']['nodeFromJSON']>[0]

/** Inserts these blocks at the selection, or at a position, each where one may stand; false if there is no such place. */
export const insertJson = (editor: Editor, blocks: Json[], at?: number): boolean =>
  editor
    .chain()
    .focus()
    .command(({ tr }) =>
      insertBlocks(
        tr,
        blocks.map((block) => editor.schema.nodeFromJSON(block)),
        at,
      ),
    )
    .run()

/**
 * Where the text goes on behind the list, quote or table that the selection ends in, for what has to have a line of the
 * text itself; undefined where it ends in none.
 */
export const behindOuterBlock = ({
  selection: { $to },
}: Pick<EditorState, 'selection'>): number | undefined => ($to.depth > 1 ? $to.after(1) : undefined)

/** A picture in the text, with a caption or without, and where it stands. */
type PlacedPicture = { node: Node; from: number }

/** The picture that is selected, or whose caption the cursor is in. */
export function pictureAt({ state: { selection } }: Editor): PlacedPicture | null {
  if (selection instanceof NodeSelection && /^(image|figure)$/.test(selection.node.type.name))
    return { node: selection.node, from: selection.from }
  const { $from } = selection
  const above = $from.depth > 0 ? $from.node($from.depth - 1) : null
  return above?.type.name === 'figure' ? { node: above, from: $from.before($from.depth - 1) } : null
}

type Placing = {
  attrs: Record<string, unknown>
  /** '' for none. */
  caption: string
  /** What it takes the place of. */
  present: PlacedPicture | null
}

/** Inserts a picture, or changes one; false if there is no place for it. The focus stays where it is. */
export const placePicture = (editor: Editor, { attrs, caption, present }: Placing): boolean =>
  editor
    .chain()
    .command(({ tr }) => {
      const words = caption && { content: [{ type: 'text', text: caption }] }
      const picture = editor.schema.nodeFromJSON(
        caption
          ? { type: 'figure', attrs, content: [{ type: 'figcaption', ...words }] }
          : { type: 'paragraph', content: [{ type: 'image', attrs }] },
      )
      if (!present) return insertBlocks(tr, [picture])
      const { node, from } = present
      // A caption that was not rewritten keeps its links and emphasis.
      if (caption === node.textContent) {
        tr.setNodeMarkup(from, undefined, { ...node.attrs, ...attrs })
        return true
      }
      if (node.type.name === 'figure') {
        tr.replaceWith(from, from + node.nodeSize, picture)
        return true
      }
      tr.delete(from, from + node.nodeSize)
      return insertBlocks(tr, [picture], from)
    })
    .run()
