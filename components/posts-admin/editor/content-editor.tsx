import { DOMParser, type Slice } from '@tiptap/pm/model'
import { NodeSelection, Selection } from '@tiptap/pm/state'
import type { EditorProps, EditorView } from '@tiptap/pm/view'
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { memo, type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react'
import { toast } from '@/components/ui/overlays/toast'
import { sanitizeHtml } from '@/lib/html'
import { countWords, isBlank, readingMinutes, withVideosBetweenBlocks } from '@/lib/posts/content'
import { looksLikeMarkdown, markdownToHtml } from '@/lib/posts/markdown'
import { fromWordProcessor, isPlainTextInHtml, picturesLeftBehind } from '@/lib/posts/pasted-html'
import { counted } from '@/lib/skate/wording'
import { videoIdFrom } from '@/lib/youtube/link'
import './editor.css'
import type { Insertion } from './commands'
import { editorExtensions } from './extensions'
import { insertBlocks, needsOtherPlace } from './insert-block'
import { type Asked, InsertDialog } from './insert-dialog'
import { SlashMenu, slashBefore } from './slash-menu'
import { EditorToolbar } from './toolbar'

type Props = { labelId: string; value: string; onChange: (html: string) => void }

const clean = (html: string) => (isBlank(html) ? '' : sanitizeHtml(html))

const loaded = (html: string) => withVideosBetweenBlocks(sanitizeHtml(html))

// What was copied in an editor of ours needs no interpretation.
const pasted = (html: string) => loaded(html.includes('data-pm-slice') ? html : fromWordProcessor(html))

const picturesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))

function sliceOf(view: EditorView, html: string): Slice {
  const { body } = new window.DOMParser().parseFromString(loaded(html), 'text/html')
  return DOMParser.fromSchema(view.state.schema).parseSlice(body)
}

/** Inserts what was pasted; blocks that may not stand at the selection go after what it is in. */
function insertSlice(view: EditorView, slice: Slice): void {
  const { tr } = view.state
  const blocks = [...slice.content.content]
  if (needsOtherPlace(tr, blocks)) insertBlocks(tr, blocks)
  else tr.replaceSelection(slice)
  view.dispatch(tr.scrollIntoView())
}

/** The HTML of a text that was pasted without any, or with none that means something; null to insert it as it is. */
function htmlOfText(view: EditorView, data: DataTransfer): string | null {
  const text = data.getData('text/plain')
  const html = data.getData('text/html')
  const { $from } = view.state.selection
  if ($from.parent.type.spec.code || (html && !isPlainTextInHtml(html))) return null
  const isVideo = $from.parent.childCount === 0 && /^https?:\/\/\S+$/.test(text.trim()) && videoIdFrom(text)
  return isVideo || looksLikeMarkdown(text) ? markdownToHtml(text) : null
}

type Behavior = {
  labelId: string
  /** What the menu of blocks does with a key while it is open. */
  slashKeys: RefObject<((event: KeyboardEvent) => boolean) | null>
  onAsk: (asked: Asked[]) => void
}

/** Puts in what was pasted; false where the editor does that itself. */
function paste(
  view: EditorView,
  event: ClipboardEvent,
  slice: Slice,
  askForPictures: (files: File[]) => void,
): boolean {
  const { clipboardData } = event
  if (!clipboardData) return false
  const files = picturesIn(clipboardData)
  const html = clipboardData.getData('text/html')
  // A picture copied from a page comes with its element and nothing else.
  if (files.length > 0 && html.replace(/<[^<>]*>/g, '').trim() === '') {
    askForPictures(files)
    return true
  }
  const left = picturesLeftBehind(html)
  if (left > 0)
    toast({
      title: `${counted(left, 'picture', 'pictures')} did not come along`,
      description: 'Copy each by itself, or upload it with Picture.',
    })
  const meant = htmlOfText(view, clipboardData)
  const content = meant === null ? slice : sliceOf(view, meant)
  if (meant === null && !needsOtherPlace(view.state.tr, [...slice.content.content])) return false
  insertSlice(view, content)
  return true
}

/** What keys, clicks, pastes and drops do in the text. */
const editorBehavior = ({ labelId, slashKeys, onAsk }: Behavior): EditorProps => {
  const ask = (kind: Insertion) => onAsk([{ kind }])
  const askForPictures = (files: File[]) => onAsk(files.map((file) => ({ kind: 'picture', file })))
  return {
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': labelId,
      'aria-description': 'Press / for blocks, Alt+F10 for the toolbar.',
    },
    transformPastedHTML: pasted,
    handleKeyDown(_, event) {
      if (slashKeys.current?.(event)) return true
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return false
      event.preventDefault()
      ask('link')
      return true
    },
    // The browser selects no picture that has a caption.
    handleClickOn(view, _pos, node, nodePos, { target }) {
      if (node.type.name !== 'figure' || !(target instanceof HTMLImageElement)) return false
      const { tr, doc } = view.state
      view.dispatch(tr.setSelection(NodeSelection.create(doc, nodePos)))
      return true
    },
    handleDoubleClickOn(_view, _pos, node, _nodePos, { target }) {
      const isPicture = target instanceof HTMLImageElement
      if (!isPicture && node.type.name !== 'videoFrame') return false
      ask(isPicture ? 'picture' : 'video')
      return true
    },
    handlePaste: (view, event, slice) => paste(view, event, slice, askForPictures),
    handleDrop(view, event, _slice, isMoved) {
      const files = isMoved ? [] : picturesIn(event.dataTransfer)
      if (files.length === 0) return false
      event.preventDefault()
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
      if (place) {
        const { tr, doc } = view.state
        view.dispatch(tr.setSelection(Selection.near(doc.resolve(place.pos))))
      }
      askForPictures(files)
      return true
    },
  }
}

/** Edits the text of a post as it will look. `onChange` gets sanitized HTML. */
export function ContentEditor({ labelId, value, onChange }: Props) {
  const written = useRef(value)
  const slashKeys = useRef<((event: KeyboardEvent) => boolean) | null>(null)
  const [asked, setAsked] = useState<Asked[]>([])
  const ask = (kind: Insertion) => setAsked([{ kind }])
  // Made once: the editor would take others for new ones, and sanitizing takes longer than a key may.
  const [content] = useState(() => loaded(value))
  const [editorProps] = useState(() => editorBehavior({ labelId, slashKeys, onAsk: setAsked }))

  const editor = useEditor({
    extensions: editorExtensions,
    content,
    immediatelyRender: false,
    editorProps,
    onUpdate: ({ editor: current }) => {
      written.current = clean(current.getHTML())
      onChange(written.current)
    },
  })

  // Changes from outside: a generated text, an earlier version, another post.
  useEffect(() => {
    if (!editor || value === written.current) return
    written.current = value
    editor.commands.setContent(loaded(value), { emitUpdate: false })
  }, [editor, value])

  const [first, ...others] = asked
  return (
    <div
      data-editor
      className="border-2 border-line bg-sheet focus-within:outline-3 focus-within:outline-signal-text focus-within:outline-offset-2"
    >
      <div className="sticky top-16 z-10 border-line border-b-2 bg-sheet">
        {editor && <EditorToolbar editor={editor} onAsk={ask} />}
      </div>
      <EditorContent editor={editor} className="editor-text prose-post px-4 py-6 md:px-10 md:py-10" />
      <TextLength html={useDeferredValue(value)} />
      {editor && <Slash editor={editor} onAsk={ask} keys={slashKeys} />}
      {editor && first && (
        <InsertDialog
          // Each of several pictures has a dialog of its own.
          key={asked.length}
          asked={first}
          isLast={others.length === 0}
          editor={editor}
          onClose={() => setAsked(others)}
        />
      )}
    </div>
  )
}

const TextLength = memo(function TextLength({ html }: { html: string }) {
  return (
    <p className="border-line border-t-2 px-4 py-2 text-soft text-sm tabular-nums">
      {counted(countWords(html), 'word')}, {readingMinutes(html)} min read
    </p>
  )
})

type SlashProps = Pick<Parameters<typeof SlashMenu>[0], 'onAsk' | 'keys'> & { editor: Editor }

function Slash({ editor, ...props }: SlashProps) {
  const match = useEditorState({ editor, selector: ({ editor: now }) => slashBefore(now) })
  return match && <SlashMenu key={match.from} editor={editor} match={match} {...props} />
}
