import { mergeAttributes, Node } from '@tiptap/core'
import Image from '@tiptap/extension-image'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useRef, useState } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/text-fields'
import { sanitizeHtml } from '@/lib/html'
import { isBlank } from '@/lib/posts/content'
import { embedUrl, videoIdFrom } from '@/lib/youtube/link'
import { pictureTypes, useUploadPicture } from './use-posts'

type Props = { labelId: string; value: string; onChange: (html: string) => void }

const clean = (html: string) => (isBlank(html) ? '' : sanitizeHtml(html))

/** Edits the text of a post as it will look. `onChange` gets sanitized HTML. */
export function ContentEditor({ labelId, value, onChange }: Props) {
  const written = useRef(value)
  const editor = useEditor({
    extensions: editorExtensions,
    content: sanitizeHtml(value),
    immediatelyRender: false,
    editorProps: {
      transformPastedHTML: sanitizeHtml,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        class: 'min-h-60 p-4 outline-none',
      },
    },
    onUpdate: ({ editor: current }) => {
      written.current = clean(current.getHTML())
      onChange(written.current)
    },
  })

  // Changes from outside: a generated text, an earlier version, another post.
  useEffect(() => {
    if (!editor || value === written.current) return
    written.current = value
    editor.commands.setContent(sanitizeHtml(value), { emitUpdate: false })
  }, [editor, value])

  return (
    <div className="border-2 border-line bg-sheet focus-within:outline-3 focus-within:outline-signal-text focus-within:outline-offset-2">
      {editor && <EditorToolbar editor={editor} />}
      <EditorContent editor={editor} className="prose-post max-h-[70vh] overflow-y-auto" />
    </div>
  )
}

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

/** The formatting commands. */
function EditorToolbar({ editor }: { editor: Editor }) {
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

type Insertion = 'link' | 'picture' | 'video'

type Fields = { address: string; words: string }
type Size = { width?: number; height?: number }

const dialogs: Record<
  Insertion,
  { title: string; description: string; words: string | null; address: string }
> = {
  link: {
    title: 'Link',
    description: 'Marks the selected words as a link. Empty: takes the link away.',
    address: 'Address',
    words: null,
  },
  picture: {
    title: 'Picture',
    description: 'Upload one, or give the address of one.',
    address: 'Address',
    words: 'Alternative text',
  },
  video: {
    title: 'Video',
    description: 'Any link to a YouTube video.',
    address: 'YouTube link',
    words: 'Title',
  },
}

/** Inserts it at the cursor. Returns what is wrong with the input, or null. */
function insert(editor: Editor, kind: Insertion, { address, words }: Fields, size: Size): string | null {
  const chain = editor.chain().focus()
  const invalid = /^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)\S+$/.test(address)
    ? null
    : 'Begin with https:// or, for a page of ours, with /'
  switch (kind) {
    case 'video': {
      const videoId = videoIdFrom(address)
      if (!videoId) return 'This is no link to a YouTube video'
      const attrs = { src: embedUrl(videoId), title: words.trim() || 'Video' }
      return chain.insertContent({ type: 'videoFrame', attrs }).run() ? null : 'No video can stand here'
    }
    case 'picture':
      if (!invalid) chain.insertContent({ type: 'image', attrs: { src: address, alt: words, ...size } }).run()
      return invalid
    case 'link': {
      const mark = { type: 'link', attrs: { href: address } }
      if (address === '') chain.extendMarkRange('link').unsetLink().run()
      else if (invalid) return invalid
      else if (editor.state.selection.empty && !editor.isActive('link'))
        chain.insertContent({ type: 'text', text: address, marks: [mark] }).run()
      else chain.extendMarkRange('link').setLink({ href: address }).run()
      return null
    }
  }
}

type InsertProps = { kind: Insertion; editor: Editor; onClose: () => void }

/** Asks for the details of a link, a picture or a video. */
function InsertDialog({ kind, editor, onClose }: InsertProps) {
  const { title, description, address: addressLabel, words: wordsLabel } = dialogs[kind]
  const present = kind === 'link' ? String(editor.getAttributes('link').href ?? '') : ''
  const [fields, setFields] = useState<Fields>({ address: present, words: '' })
  const [size, setSize] = useState<Size>({})
  const [wrong, setWrong] = useState<string | null>(null)
  const change = (more: Partial<Fields>) => setFields((now) => ({ ...now, ...more }))
  const upload = useUploadPicture(({ url, width, height }) => {
    change({ address: url })
    setSize({ width, height })
  })
  const apply = () => {
    const problem = insert(editor, kind, { ...fields, address: fields.address.trim() }, size)
    setWrong(problem)
    if (problem === null) onClose()
  }
  return (
    <Dialog title={title} description={description} onClose={onClose}>
      {/* Not a form: it would be nested in the form of the editor. */}
      <div className="mt-4 space-y-4">
        <TextField
          label={addressLabel}
          value={fields.address}
          error={wrong ?? undefined}
          onChange={({ target }) => {
            change({ address: target.value })
            setSize({})
          }}
        />
        {kind === 'picture' && (
          <input
            type="file"
            aria-label="Upload a picture"
            accept={pictureTypes}
            disabled={upload.isPending}
            onChange={({ target }) => target.files?.[0] && upload.mutate(target.files[0])}
          />
        )}
        {wordsLabel && (
          <TextField
            label={wordsLabel}
            value={fields.words}
            onChange={({ target }) => change({ words: target.value })}
          />
        )}
        <button type="button" disabled={upload.isPending} className={buttonStyle()} onClick={apply}>
          {kind === 'link' ? 'Apply' : 'Insert'}
        </button>
      </div>
    </Dialog>
  )
}

/** A video in the text. In the editor it is a box with its title, so that nothing is fetched from YouTube. */
const VideoFrame = Node.create({
  name: 'videoFrame',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: { default: null }, title: { default: null } }),
  parseHTML: () => [{ tag: 'iframe[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['iframe', mergeAttributes(HTMLAttributes)],
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('p')
      dom.className = 'border-2 border-line border-dashed p-4 text-center font-semibold'
      dom.textContent = `Video: ${node.attrs.title || node.attrs.src}`
      return { dom }
    },
})

/** Everything that lib/html.ts allows, so that opening a post in the editor loses nothing. */
const editorExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: ['http', 'https', 'mailto', 'tel'],
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  Image.configure({ inline: true }),
  Table.configure({ resizable: false }),
  TableRow,
  TableCell,
  TableHeader.extend({
    addAttributes() {
      return { ...this.parent?.(), scope: { default: null } }
    },
  }),
  VideoFrame,
]
