import type { Editor } from '@tiptap/react'
import { insertJson } from './insert-block'

/** What is asked for in a dialog before it is inserted. */
export type Insertion = 'link' | 'picture' | 'video'

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

const chained = (change: (chain: Chain) => Chain) => (editor: Editor) =>
  void change(editor.chain().focus()).run()

const heading = (name: string, icon: string, level: 2 | 3 | 4): Command => ({
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

const text: Command = {
  name: 'Text',
  icon: 'M5 6h14M12 6v13M9 19h6',
  words: 'paragraph plain',
  run: chained((chain) => chain.setParagraph()),
}
const bold: Command = {
  name: 'Bold',
  icon: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z',
  run: chained((chain) => chain.toggleBold()),
  isActive: (editor) => editor.isActive('bold'),
}
const italic: Command = {
  name: 'Italic',
  icon: 'M10 5h7M7 19h7M14 5l-4 14',
  run: chained((chain) => chain.toggleItalic()),
  isActive: (editor) => editor.isActive('italic'),
}
const link: Command = {
  name: 'Link',
  icon: 'M10 14l4-4M8.5 11.5L6 14a3.5 3.5 0 0 0 5 5l2.5-2.5M15.5 12.5L18 10a3.5 3.5 0 0 0-5-5l-2.5 2.5',
  ask: 'link',
  isActive: (editor) => editor.isActive('link'),
}
const bullets: Command = {
  name: 'Bullets',
  icon: 'M9 6h11M9 12h11M9 18h11M4 6h1M4 12h1M4 18h1',
  words: 'list unordered',
  run: chained((chain) => chain.toggleBulletList()),
  isActive: (editor) => editor.isActive('bulletList'),
}
const numbers: Command = {
  name: 'Numbers',
  icon: 'M10 6h10M10 12h10M10 18h10M4 5l1.5-1v4M4 12.5c0-1.800 2.5-1.800 2.5 0L4 15.5h2.5M4 18h2.5M6.5 18v3H4',
  words: 'list ordered steps',
  run: chained((chain) => chain.toggleOrderedList()),
  isActive: (editor) => editor.isActive('orderedList'),
}
const quote: Command = {
  name: 'Quote',
  icon: 'M5 7h5v6c0 2-1.5 4-4 4.5M14 7h5v6c0 2-1.5 4-4 4.5',
  words: 'blockquote',
  run: chained((chain) => chain.toggleBlockquote()),
  isActive: (editor) => editor.isActive('blockquote'),
}
const code: Command = {
  name: 'Code',
  icon: 'M9 7l-5 5 5 5M15 7l5 5-5 5',
  words: 'pre',
  run: chained((chain) => chain.toggleCodeBlock()),
}
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
const undo: Command = {
  name: 'Undo',
  icon: 'M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4',
  run: chained((chain) => chain.undo()),
}
const redo: Command = {
  name: 'Redo',
  icon: 'M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h4',
  run: chained((chain) => chain.redo()),
}

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
  table,
  divider,
  undo,
  redo,
]

/** The toolbar while the cursor is in a table. */
export const tableTools: Command[] = [
  { name: 'Add row', icon: 'M4 4h16v7H4zM12 14v7M8.5 17.5h7', run: chained((chain) => chain.addRowAfter()) },
  {
    name: 'Add column',
    icon: 'M4 4h7v16H4zM14 12h7M17.5 8.5v7',
    run: chained((chain) => chain.addColumnAfter()),
  },
  { name: 'Delete row', icon: 'M4 4h16v7H4zM8.5 17.5h7', run: chained((chain) => chain.deleteRow()) },
  { name: 'Delete column', icon: 'M4 4h7v16H4zM14 12h7', run: chained((chain) => chain.deleteColumn()) },
  {
    name: 'Delete table',
    icon: 'M4 5h16v14H4zM4 10h16M9 13l6 4M15 13l-6 4',
    run: chained((chain) => chain.deleteTable()),
  },
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
