import { type Editor, useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { InsertDialog, type Insertion } from './insert-dialog'

type Chain = ReturnType<Editor['chain']>
type Tool = {
  label: string
  sign: string
  run: (chain: Chain) => Chain
  isActive?: (editor: Editor) => boolean
}

const heading = (level: 2 | 3): Tool => ({
  label: `Heading ${level}`,
  sign: `H${level}`,
  run: (chain) => chain.toggleHeading({ level }),
  isActive: (editor) => editor.isActive('heading', { level }),
})

const tools: Tool[] = [
  heading(2),
  heading(3),
  {
    label: 'Bold',
    sign: 'B',
    run: (chain) => chain.toggleBold(),
    isActive: (editor) => editor.isActive('bold'),
  },
  {
    label: 'Italic',
    sign: 'I',
    run: (chain) => chain.toggleItalic(),
    isActive: (editor) => editor.isActive('italic'),
  },
  {
    label: 'Bullet list',
    sign: '• List',
    run: (chain) => chain.toggleBulletList(),
    isActive: (editor) => editor.isActive('bulletList'),
  },
  {
    label: 'Numbered list',
    sign: '1. List',
    run: (chain) => chain.toggleOrderedList(),
    isActive: (editor) => editor.isActive('orderedList'),
  },
  {
    label: 'Quote',
    sign: '“ ”',
    run: (chain) => chain.toggleBlockquote(),
    isActive: (editor) => editor.isActive('blockquote'),
  },
  { label: 'Undo', sign: '↶', run: (chain) => chain.undo() },
  { label: 'Redo', sign: '↷', run: (chain) => chain.redo() },
  {
    label: 'Insert table',
    sign: 'Table',
    run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  },
]

const tableTools: Tool[] = [
  { label: 'Add row', sign: '+ Row', run: (chain) => chain.addRowAfter() },
  { label: 'Add column', sign: '+ Column', run: (chain) => chain.addColumnAfter() },
  { label: 'Delete row', sign: '− Row', run: (chain) => chain.deleteRow() },
  { label: 'Delete column', sign: '− Column', run: (chain) => chain.deleteColumn() },
  { label: 'Delete table', sign: '− Table', run: (chain) => chain.deleteTable() },
]

const insertions: { kind: Insertion; label: string }[] = [
  { kind: 'link', label: 'Link' },
  { kind: 'picture', label: 'Picture' },
  { kind: 'video', label: 'Video' },
]

const style =
  'min-h-10 min-w-10 border-2 border-transparent px-2 font-semibold text-sm hover:border-line aria-pressed:bg-ink aria-pressed:text-paper'

/** What can be done with the text. */
export function EditorToolbar({ editor }: { editor: Editor }) {
  const [asked, setAsked] = useState<Insertion | null>(null)
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      active: tools.filter(({ isActive }) => isActive?.(current)).map(({ label }) => label),
      isInTable: current.isActive('table'),
    }),
  })
  const shown = state.isInTable ? [...tools, ...tableTools] : tools
  return (
    <div role="toolbar" aria-label="Formatting" className="flex flex-wrap gap-1 border-line border-b-2 p-1">
      {shown.map(({ label, sign, run, isActive }) => (
        <button
          key={label}
          type="button"
          aria-pressed={isActive && state.active.includes(label)}
          className={style}
          onClick={() => run(editor.chain().focus()).run()}
        >
          <span aria-hidden="true">{sign}</span>
          <span className="sr-only">{label}</span>
        </button>
      ))}
      {insertions.map(({ kind, label }) => (
        <button key={kind} type="button" className={style} onClick={() => setAsked(kind)}>
          {label}
        </button>
      ))}
      {asked && <InsertDialog kind={asked} editor={editor} onClose={() => setAsked(null)} />}
    </div>
  )
}
