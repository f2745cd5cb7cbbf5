import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type Command, EditorIcon, type Insertion, tableTools, textTools } from './commands'

type Props = { editor: Editor; onAsk: (insertion: Insertion) => void }

const style =
  'flex h-14 min-w-14 shrink-0 flex-col items-center justify-center gap-1 border-2 border-transparent px-1.5 font-semibold text-[0.6875rem] leading-none whitespace-nowrap hover:border-line aria-pressed:bg-ink aria-pressed:text-paper'

/**
 * The commands in one row. What does not fit folds behind More, which shows it in further rows. One stop for the Tab
 * key, arrows move within.
 */
export function EditorToolbar({ editor, onAsk }: Props) {
  const row = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      isInTable: now.isActive('table'),
      active: [...textTools, ...tableTools].filter(({ isActive }) => isActive?.(now)).map(({ name }) => name),
    }),
  })
  const tools = state.isInTable ? tableTools : textTools
  const fitting = useFitting(row, tools.length)
  const [isUnfolded, setIsUnfolded] = useState(false)
  const isFolding = fitting < tools.length
  const shown = isFolding && !isUnfolded ? fitting : tools.length
  // More comes last.
  const stops = isFolding ? shown + 1 : shown
  const stop = Math.min(current, stops - 1)

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const target = targetOf(event.key, stop, stops)
    // At once: the command of the same name would take the focus from whatever has it a moment later.
    if (event.key === 'Escape') editor.view.focus()
    if (target === null) return
    event.preventDefault()
    setCurrent(target)
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const reached = target === shown ? buttons.at(-1) : buttons[target]
    reached?.focus()
  }

  const use = (tool: Command, index: number) => {
    // On a phone the rows would cover the text.
    if (index >= fitting) setIsUnfolded(false)
    if ('ask' in tool) onAsk(tool.ask)
    else tool.run(editor)
  }

  return (
    <div
      role="toolbar"
      aria-label={state.isInTable ? 'Table' : 'Formatting'}
      className="flex items-start p-1"
      onKeyDown={move}
    >
      <div ref={row} className={`flex min-w-0 flex-1 flex-wrap overflow-hidden ${isUnfolded ? '' : 'h-14'}`}>
        {tools.map((tool, index) => (
          <button
            key={tool.name}
            type="button"
            aria-pressed={tool.isActive && state.active.includes(tool.name)}
            tabIndex={index === stop ? 0 : -1}
            className={`${style} ${index < shown ? '' : 'invisible'}`}
            // A press leaves the focus, and on phones the keyboard, with the text.
            onMouseDown={(event) => event.preventDefault()}
            onFocus={() => setCurrent(index)}
            onClick={() => use(tool, index)}
          >
            <EditorIcon strokes={tool.icon} />
            {tool.name}
          </button>
        ))}
      </div>
      {isFolding && (
        <button
          type="button"
          aria-expanded={isUnfolded}
          tabIndex={stop === shown ? 0 : -1}
          className={`${style} border-l-line aria-expanded:bg-paper`}
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(shown)}
          onClick={() => {
            setCurrent(isUnfolded ? fitting : tools.length)
            setIsUnfolded(!isUnfolded)
          }}
        >
          <EditorIcon strokes="M5 12h2M11 12h2M17 12h2" />
          More
        </button>
      )}
    </div>
  )
}

/** How many of this many tools fit into the first row. */
function useFitting(row: RefObject<HTMLElement | null>, most: number): number {
  const [fitting, setFitting] = useState(most)
  useLayoutEffect(() => {
    const element = row.current
    if (!element) return
    const count = () => {
      const bar = element.parentElement
      // Of no width while another tab is shown.
      if (!bar || bar.clientWidth === 0) return
      const [font, padding] = [getComputedStyle(document.documentElement), getComputedStyle(bar)]
      const room = bar.clientWidth - Number.parseFloat(padding.paddingLeft) * 2
      const ends: number[] = []
      for (const button of element.children)
        ends.push((ends.at(-1) ?? 0) + button.getBoundingClientRect().width)
      // With all of them in the row there is no More, which is as wide as the narrowest of them.
      const more = 3.5 * Number.parseFloat(font.fontSize)
      const isAll = (ends.at(-1) ?? 0) <= room
      setFitting(isAll ? most : Math.max(1, ends.filter((end) => end <= room - more).length))
    }
    const observer = new ResizeObserver(count)
    observer.observe(element.parentElement ?? element)
    count()
    return () => observer.disconnect()
  }, [row, most])
  return fitting
}

function targetOf(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count
    case 'ArrowLeft':
      return (current - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
