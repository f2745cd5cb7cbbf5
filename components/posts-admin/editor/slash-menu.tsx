import type { Editor } from '@tiptap/react'
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { isComposing } from '@/components/ui/behavior/composing'
import { type Command, EditorIcon, findBlocks, type Insertion } from './commands'

/** What was typed behind a "/" that stands at the start of a word, and where the "/" stands. */
type SlashMatch = { from: number; typed: string }

/** The "/" before the cursor, or null. In code it is a slash. */
export function slashBefore(editor: Editor): SlashMatch | null {
  const { selection } = editor.state
  const { $from, empty } = selection
  if (!empty || $from.parent.type.name !== 'paragraph' || editor.isActive('code')) return null
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc')
  const found = /(?:^|\s)\/([a-z][a-z ]{0,15})?$/i.exec(before)
  if (!found) return null
  const typed = found[1] ?? ''
  return { from: $from.pos - typed.length - 1, typed }
}

type Props = {
  editor: Editor
  match: SlashMatch
  onAsk: (insertion: Insertion) => void
  /** The editor's keys go here first; true where the menu has used one. */
  keys: RefObject<((event: KeyboardEvent) => boolean) | null>
}

const height = 320
const width = 256

/** The blocks that can be inserted, below the "/" that was typed: arrows choose, Enter inserts, Escape closes. */
export function SlashMenu({ editor, match, onAsk, keys }: Props) {
  const id = useId()
  const [chosen, setChosen] = useState(0)
  const [isClosed, setIsClosed] = useState(false)
  const found = findBlocks(match.typed)
  const current = Math.min(chosen, found.length - 1)
  const isOpen = !isClosed && found.length > 0
  const list = useRef<HTMLDivElement>(null)
  const place = usePlace(editor, match.from)

  const use = (command: Command) => {
    const { from } = match
    editor.chain().focus().deleteRange({ from, to: editor.state.selection.to }).run()
    if ('ask' in command) onAsk(command.ask)
    else command.run(editor)
  }

  useEffect(() => {
    keys.current = (event) => {
      if (!isOpen || isComposing(event)) return false
      const command = found[current]
      switch (event.key) {
        case 'ArrowDown':
          setChosen((current + 1) % found.length)
          return true
        case 'ArrowUp':
          setChosen((current - 1 + found.length) % found.length)
          return true
        case 'Enter':
        case 'Tab':
          if (command) use(command)
          return true
        case 'Escape':
          setIsClosed(true)
          return true
        default:
          return false
      }
    }
    return () => {
      keys.current = null
    }
  })

  useActiveOption({ editor, list, id, current, isOpen })

  if (!isOpen) return null
  return (
    <>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label="Blocks"
        style={place}
        className="fixed z-40 w-64 overflow-y-auto border-2 border-line bg-sheet p-1 shadow-sticker"
      >
        {found.map((command, index) => (
          <Block
            key={command.name}
            id={`${id}-${index}`}
            command={command}
            isCurrent={index === current}
            onPoint={() => setChosen(index)}
            onUse={() => use(command)}
          />
        ))}
      </div>
      <p role="status" className="sr-only">
        {found[current]?.name}, {current + 1} of {found.length}. Enter inserts it.
      </p>
    </>
  )
}

type Option = {
  editor: Editor
  list: RefObject<HTMLElement | null>
  id: string
  current: number
  isOpen: boolean
}

/** The editor keeps the focus and names the block that its keys have reached. */
function useActiveOption({ editor, list, id, current, isOpen }: Option): void {
  useEffect(() => {
    const { dom } = editor.view
    if (!isOpen) return
    dom.setAttribute('aria-controls', id)
    dom.setAttribute('aria-activedescendant', `${id}-${current}`)
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' })
    return () => {
      dom.removeAttribute('aria-controls')
      dom.removeAttribute('aria-activedescendant')
    }
  }, [editor, list, id, current, isOpen])
}

type BlockProps = {
  id: string
  command: Command
  isCurrent: boolean
  onPoint: () => void
  onUse: () => void
}

function Block({ id, command, isCurrent, onPoint, onUse }: BlockProps) {
  return (
    // The keys are the editor's, which has the focus.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      id={id}
      role="option"
      aria-selected={isCurrent}
      tabIndex={-1}
      className="flex min-h-11 cursor-pointer items-center gap-3 px-3 font-semibold aria-selected:bg-signal aria-selected:text-signal-ink"
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={onPoint}
      onClick={onUse}
    >
      <EditorIcon strokes={command.icon} />
      {command.name}
    </div>
  )
}

type Place = { top?: number; bottom?: number; left: number; maxHeight: number }

/** Below the "/", or above it where there is no room. */
function usePlace(editor: Editor, from: number) {
  const [place, setPlace] = useState<Place | null>(null)
  useLayoutEffect(() => {
    const measure = () => {
      const { top, bottom, left } = editor.view.coordsAtPos(from)
      const isBelow = bottom + height < window.innerHeight || top < height
      setPlace({
        // A short menu above the line ends at the line.
        ...(isBelow ? { top: bottom + 4 } : { bottom: window.innerHeight - top + 4 }),
        left: Math.max(8, Math.min(left, window.innerWidth - width - 8)),
        maxHeight: Math.min(height, isBelow ? window.innerHeight - bottom - 8 : top - 8),
      })
    }
    measure()
    window.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      window.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [editor, from])
  return place ?? { top: 0, left: 0, maxHeight: height, visibility: 'hidden' as const }
}
