import type { Node } from '@tiptap/pm/model'
import { NodeSelection } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'
import type { EditorIconName } from './editor-icons'
import { insertBlocks } from './insert-block'

/** What is asked for in a dialog before it is inserted. */
export type Insertion = 'link' | 'picture' | 'video'

/** Something that an editor can do with the text: run at once, or after a dialog has asked. */
export type Command = {
  name: string
  icon: EditorIconName
  isActive?: (editor: Editor) => boolean
  /** Other words by which it is looked for. */
  words?: string
} & ({ run: (editor: Editor) => void } | { ask: Insertion })

type Chain = ReturnType<Editor['chain']>

const chained = (change: (chain: Chain) => Chain) => (editor: Editor) =>
  void change(editor.chain().focus()).run()

const heading = (name: string, icon: EditorIconName, level: 2 | 3 | 4): Command => ({
  name,
  icon,
  words: `h${level} title section`,
  run: chained((chain) => chain.toggleHeading({ level })),
  isActive: (editor) => editor.isActive('heading', { level }),
})

const cellsOf = (type: string, count: number) =>
  Array.from({ length: count }, () => ({ type, content: [{ type: 'paragraph' }] }))

const newTable = {
  type: 'table',
  content: ['tableHeader', 'tableCell', 'tableCell'].map((type) => ({
    type: 'tableRow',
    content: cellsOf(type, 3),
  })),
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
  at?: number | undefined
}

/** Inserts a picture, or changes one; false if there is no place for it. */
export const placePicture = (editor: Editor, { attrs, caption, present, at }: Placing): boolean =>
  editor
    .chain()
    .focus()
    .command(({ tr }) => {
      const words = caption && { content: [{ type: 'text', text: caption }] }
      const picture = editor.schema.nodeFromJSON(
        caption
          ? { type: 'figure', attrs, content: [{ type: 'figcaption', ...words }] }
          : { type: 'paragraph', content: [{ type: 'image', attrs }] },
      )
      if (!present) return insertBlocks(tr, [picture], at)
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

const text: Command = {
  name: 'Text',
  icon: 'text',
  words: 'paragraph plain',
  run: chained((chain) => chain.setParagraph()),
}
const bold: Command = {
  name: 'Bold',
  icon: 'bold',
  run: chained((chain) => chain.toggleBold()),
  isActive: (editor) => editor.isActive('bold'),
}
const italic: Command = {
  name: 'Italic',
  icon: 'italic',
  run: chained((chain) => chain.toggleItalic()),
  isActive: (editor) => editor.isActive('italic'),
}
const link: Command = {
  name: 'Link',
  icon: 'link',
  ask: 'link',
  isActive: (editor) => editor.isActive('link'),
}
const bullets: Command = {
  name: 'Bullets',
  icon: 'bullets',
  words: 'list unordered',
  run: chained((chain) => chain.toggleBulletList()),
  isActive: (editor) => editor.isActive('bulletList'),
}
const numbers: Command = {
  name: 'Numbers',
  icon: 'numbers',
  words: 'list ordered steps',
  run: chained((chain) => chain.toggleOrderedList()),
  isActive: (editor) => editor.isActive('orderedList'),
}
const quote: Command = {
  name: 'Quote',
  icon: 'quote',
  words: 'blockquote',
  run: chained((chain) => chain.toggleBlockquote()),
  isActive: (editor) => editor.isActive('blockquote'),
}
const code: Command = {
  name: 'Code',
  icon: 'code',
  words: 'pre',
  run: chained((chain) => chain.toggleCodeBlock()),
}
const picture: Command = { name: 'Picture', icon: 'picture', words: 'image photo', ask: 'picture' }
const video: Command = { name: 'Video', icon: 'video', words: 'youtube film', ask: 'video' }
const table: Command = {
  name: 'Table',
  icon: 'table',
  words: 'grid',
  run: (editor) => void insertJson(editor, [newTable]),
}
const divider: Command = {
  name: 'Divider',
  icon: 'divider',
  words: 'line rule hr',
  run: (editor) => void insertJson(editor, [{ type: 'horizontalRule' }]),
}
const undo: Command = { name: 'Undo', icon: 'undo', run: chained((chain) => chain.undo()) }
const redo: Command = { name: 'Redo', icon: 'redo', run: chained((chain) => chain.redo()) }

const headings = [heading('Heading', 'heading', 2), heading('Subheading', 'subheading', 3)]

/** The toolbar outside of tables. */
export const textTools: Command[] = [
  ...headings,
  bold,
  italic,
  link,
  bullets,
  numbers,
  quote,
  picture,
  video,
  table,
  divider,
  undo,
  redo,
]

/** The toolbar while the cursor is in a table. */
export const tableTools: Command[] = [
  { name: 'Add row', icon: 'addRow', run: chained((chain) => chain.addRowAfter()) },
  { name: 'Add column', icon: 'addColumn', run: chained((chain) => chain.addColumnAfter()) },
  { name: 'Delete row', icon: 'deleteRow', run: chained((chain) => chain.deleteRow()) },
  { name: 'Delete column', icon: 'deleteColumn', run: chained((chain) => chain.deleteColumn()) },
  { name: 'Delete table', icon: 'deleteTable', run: chained((chain) => chain.deleteTable()) },
  bold,
  italic,
  link,
  picture,
  video,
  undo,
  redo,
]

/** What the menu behind "/" has. */
export const blockCommands: Command[] = [
  text,
  ...headings,
  heading('Small heading', 'smallHeading', 4),
  bullets,
  numbers,
  quote,
  picture,
  video,
  table,
  divider,
  code,
]

/** The blocks whose name or other words begin with what was typed behind "/". */
export function findBlocks(typed: string): Command[] {
  const wanted = typed.trim().toLowerCase()
  return blockCommands.filter(({ name, words = '' }) =>
    `${name} ${words}`
      .toLowerCase()
      .split(' ')
      .some((_, index, all) => all.slice(index).join(' ').startsWith(wanted)),
  )
}
