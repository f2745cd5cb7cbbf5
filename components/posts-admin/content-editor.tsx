import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { sanitizeHtml } from '@/lib/html'
import { isBlank } from '@/lib/posts/post-form'
import { editorExtensions } from './editor-extensions'
import { EditorToolbar } from './editor-toolbar'

type Props = { labelId: string; value: string; onChange: (html: string) => void }

const cleanOf = (html: string) => (isBlank(html) ? '' : sanitizeHtml(html))

/** Writes the text of a post as it will look, and gives it as clean HTML. */
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
      written.current = cleanOf(current.getHTML())
      onChange(written.current)
    },
  })

  // What comes from elsewhere: a draft, an earlier version, another post.
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
