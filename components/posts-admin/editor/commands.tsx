import type { Editor } from '@tiptap/react'
import { insertJson } from './insert-block'

/** What is asked for in a dialog before it is inserted. */
export type Insertion = 'link' | 'picture' | 'video' | 'trick'

/** Something that an editor can do with the text: run at once, or after a dialog has asked. */
export type Command = {
  name: string
  /** Strokes on a field of 24 by 24. */
  icon: string
  isActive?: (editor: Editor) => boolean
  /** Other words by which it is looked for. */
  words?: string
} & ({ run: (editor: Editor) => void } | { ask: Insertion })

type Chain = ReturnType<Editor['chain']>

/** A change that has to be told nothing more: `toggleBold`. */
type Change = { [Name in keyof Chain]: Chain[Name] extends () => Chain ? Name : never }[keyof Chain]

const changing = (name: string, icon: string, change: Change, words?: string): Command => ({
  name,
  icon,
  words,
  run: (editor) => void editor.chain().focus()[change]().run(),
})

/** What is on where the document has a node or mark of that type. */
const toggling = (type: string, command: Command): Command => ({
  ...command,
  isActive: (editor) => editor.isActive(type),
})

const heading = (name: string, icon: string, level: 2 | 3 | 4): Command => ({
  name,
  icon,
  words: `h${level} title section`,
  run: (editor) => void editor.chain().focus().toggleHeading({ level }).run(),
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

const text = changing('Text', 'M5 6h14M12 6v13M9 19h6', 'setParagraph', 'paragraph plain')
const bold = toggling(
  'bold',
  changing('Bold', 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z', 'toggleBold'),
)
const italic = toggling('italic', changing('Italic', 'M10 5h7M7 19h7M14 5l-4 14', 'toggleItalic'))
const link: Command = {
  name: 'Link',
  icon: 'M10 14l4-4M8.5 11.5L6 14a3.5 3.5 0 0 0 5 5l2.5-2.5M15.5 12.5L18 10a3.5 3.5 0 0 0-5-5l-2.5 2.5',
  ask: 'link',
  isActive: (editor) => editor.isActive('link'),
}
const bullets = toggling(
  'bulletList',
  changing('Bullets', 'M9 6h11M9 12h11M9 18h11M4 6h1M4 12h1M4 18h1', 'toggleBulletList', 'list unordered'),
)
const numbers = toggling(
  'orderedList',
  changing(
    'Numbers',
    'M10 6h10M10 12h10M10 18h10M4 5l1.5-1v4M4 12.5c0-1.800 2.5-1.800 2.5 0L4 15.5h2.5M4 18h2.5M6.5 18v3H4',
    'toggleOrderedList',
    'list ordered steps',
  ),
)
const quote = toggling(
  'blockquote',
  changing('Quote', 'M5 7h5v6c0 2-1.5 4-4 4.5M14 7h5v6c0 2-1.5 4-4 4.5', 'toggleBlockquote', 'blockquote'),
)
const code = changing('Code', 'M9 7l-5 5 5 5M15 7l5 5-5 5', 'toggleCodeBlock', 'pre')
const picture: Command = {
  name: 'Picture',
  icon: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01',
  words: 'image photo',
  ask: 'picture',
}
const video: Command = {
  name: 'Video',
  icon: 'M3 6h18v12H3zM10 9.5v5l4.5-2.5z',
  words: 'youtube film',
  ask: 'video',
}
const trick: Command = {
  name: 'Trick',
  icon: 'M3 8c2 0 2 2 4 2h10c2 0 2-2 4-2M8 15.5h.01M16 15.5h.01',
  words: 'figure moving animation',
  ask: 'trick',
}
const table: Command = {
  name: 'Table',
  icon: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14',
  words: 'grid',
  run: (editor) => void insertJson(editor, [newTable]),
}
const divider: Command = {
  name: 'Divider',
  icon: 'M3 12h18M8 7h8M8 17h8',
  words: 'line rule hr',
  run: (editor) => void insertJson(editor, [{ type: 'horizontalRule' }]),
}
const undo = changing('Undo', 'M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4', 'undo')
const redo = changing('Redo', 'M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h4', 'redo')

const headings = [
  heading('Heading', 'M5 5v14M13 5v14M5 12h8M17 12l3-2v9', 2),
  heading('Subheading', 'M4 5v14M11 5v14M4 12h7M15 12.5c0-3 5-3 5 0 0 2-5 4-5 6.5h5', 3),
]

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
  trick,
  table,
  divider,
  undo,
  redo,
]

/** The toolbar while the cursor is in a table. */
export const tableTools: Command[] = [
  changing('Add row', 'M4 4h16v7H4zM12 14v7M8.5 17.5h7', 'addRowAfter'),
  changing('Add column', 'M4 4h7v16H4zM14 12h7M17.5 8.5v7', 'addColumnAfter'),
  changing('Delete row', 'M4 4h16v7H4zM8.5 17.5h7', 'deleteRow'),
  changing('Delete column', 'M4 4h7v16H4zM14 12h7', 'deleteColumn'),
  changing('Delete table', 'M4 5h16v14H4zM4 10h16M9 13l6 4M15 13l-6 4', 'deleteTable'),
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
  heading('Small heading', 'M5 7v12M12 7v12M5 13h7M16 13h4M18 13v6', 4),
  bullets,
  numbers,
  quote,
  picture,
  video,
  trick,
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

/** The sign of a command; its name stands beside it. */
export const EditorIcon = ({ strokes }: { strokes: string }) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className="size-5 shrink-0 fill-none stroke-2 stroke-current"
    strokeLinecap="square"
  >
    <path d={strokes} />
  </svg>
)
