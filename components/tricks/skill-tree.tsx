'use client'

import { type ReactNode, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { TrickStill } from '@/components/figure/trick-still'
import { useQueryList } from '@/components/ui/behavior/history'
import { useFirstRead } from '@/components/ui/behavior/use-first-read'
import { Link } from '@/components/ui/link'
import { LoadError } from '@/components/ui/load-error'
import { toggled } from '@/lib/addresses'
import { inSentence } from '@/lib/skate/wording'
import {
  branches,
  branchTricks,
  mostShown,
  type ShownBranch,
  type ShownTrick,
  type Standing,
  shownTree,
  type TreeTrick,
} from '@/lib/tricks/tree'
import { SkillLevel } from './badges'
import { Lamp, lamps } from './tree-lamp'

type Shared = {
  opened: readonly string[]
  onToggle: (key: string, button: HTMLElement) => void
  renderAction: (trick: ShownTrick['trick']) => ReactNode
  panels: string
  headingLevel: 2 | 3
}

/** Shows what hangs below a trick or a branch, or folds it again. */
function MoreButton({
  name,
  of,
  hidden,
  opened,
  onToggle,
}: Pick<Shared, 'opened' | 'onToggle'> & { name: string; of: string; hidden: number }) {
  const isOpen = opened.includes(name)
  if (hidden === 0 && !isOpen) return null
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={isOpen ? `Fewer of ${of}` : `${hidden} more of ${of}`}
      onClick={(event) => onToggle(name, event.currentTarget)}
      className="noscript:hidden min-h-9 pointer-coarse:min-h-11 min-w-11 shrink-0 border-2 border-transparent font-semibold text-sm tabular-nums hover:border-line print:hidden"
    >
      {isOpen ? '\u2212' : `+${hidden}`}
    </button>
  )
}

function TreeNode({ node, ...shared }: Shared & { node: ShownTrick }) {
  const { trick, standing, below, hidden } = node
  const { words } = lamps[standing]
  // No more than fit: the page of the trick has them all.
  const isCut = hidden > 0 && shared.opened.includes(trick.slug)
  return (
    <li>
      <div className="flex items-start">
        {/* One of a name is open at a time. */}
        <details name={shared.panels} className="group min-w-0 flex-1">
          <summary className="flex min-h-9 items-center gap-2 py-1 hover:text-signal-text pointer-coarse:min-h-11 print:min-h-0 print:py-0">
            <Lamp standing={standing} />
            <span className={`wrap-anywhere leading-tight ${standing === 'lit' ? 'font-bold' : ''}`}>
              {trick.name}
              {words && <span className="sr-only">, {words}</span>}
            </span>
          </summary>
          <div className="my-1 ml-6 flex flex-wrap items-center gap-3 border-2 border-line bg-paper p-2 print:hidden">
            <TrickStill name={trick.name} className="h-18 w-24" />
            <div className="min-w-0 flex-1 basis-32 space-y-1.5">
              <p className="flex flex-wrap items-center gap-x-2 text-sm">
                <span aria-hidden="true">{trick.difficultyRating}</span>{' '}
                <SkillLevel level={trick.difficultyRating} />
              </p>
              <Link
                href={`/tricks/${trick.slug}`}
                className="block font-semibold underline underline-offset-4"
              >
                Learn {trick.name}
              </Link>
            </div>
            {shared.renderAction(trick)}
          </div>
        </details>
        <MoreButton name={trick.slug} of={trick.name} hidden={hidden} {...shared} />
      </div>
      {below.length > 0 && (
        <ul
          className={`ml-[0.44em] border-l-2 pl-[0.9em] ${standing === 'lit' || standing === 'likely' ? 'border-signal' : 'border-line/30 print:border-line'}`}
        >
          {below.map((each) => (
            <TreeNode key={each.trick.id} node={each} {...shared} />
          ))}
          {isCut && (
            <li className="ml-[1.5em] print:hidden">
              <Link
                href={`/tricks/${trick.slug}`}
                className="inline-flex min-h-9 items-center underline underline-offset-4"
              >
                {hidden} more on the page of the {inSentence(trick.name)}
              </Link>
            </li>
          )}
        </ul>
      )}
    </li>
  )
}

function Branches({ shown, ...shared }: Shared & { shown: readonly ShownBranch[] }) {
  const id = useId()
  const Heading = `h${shared.headingLevel}` as const
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-6 sm:grid-cols-2 lg:grid-cols-3 print:block print:columns-4 print:gap-6 print:text-[1.8vw]">
      {shown.map(({ branch, tricks, hidden }) => (
        <li
          key={branch}
          className="border-line border-t-4 pt-3 print:mb-4 print:break-inside-avoid print:border-t-2 print:pt-2"
        >
          <div className="mb-1 flex min-h-9 items-center gap-3 pointer-coarse:min-h-11">
            <TrickStill name={branchTricks[branch]} className="shrink-0 border border-line print:hidden" />
            <Heading id={`${id}-${branch}`} className="min-w-0 flex-1 text-xl print:text-[2.3vw]">
              {branches[branch]}
            </Heading>
            <MoreButton name={branch} of={branches[branch]} hidden={hidden} {...shared} />
          </div>
          <ul aria-labelledby={`${id}-${branch}`}>
            {tricks.map((node) => (
              <TreeNode key={node.trick.id} node={node} {...shared} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

type Props = Pick<Shared, 'headingLevel' | 'renderAction'> & {
  /** What is shown as long as nothing is opened; without it the whole tree is read at once. */
  first?: readonly ShownBranch[]
  /** How the tricks stand to whose tree it is; the same function as long as the answer is the same. */
  standingsOf: (tree: TreeTrick[]) => ReadonlyMap<number, Standing>
}

/** Where a press is to stay, in pixels from the top of the window. */
type Held = { button: HTMLElement; top: number }

/** Families of tricks as branches, 40 names at a time; what is opened stands in the address. */
export function SkillTree({ first, standingsOf, ...shared }: Props) {
  const [opened, setOpened] = useQueryList('tree')
  const [tree, setTree] = useState<TreeTrick[] | null>(null)
  const held = useRef<Held | null>(null)
  const panels = useId()
  const isWhole = !first || opened.length > 0
  const standings = useMemo(() => tree && standingsOf(tree), [tree, standingsOf])
  const shown = useMemo(
    () => (isWhole && tree && standings ? shownTree(tree, standings, opened, mostShown) : first),
    [isWhole, tree, standings, first, opened],
  )
  const onToggle = (key: string, button: HTMLElement) => {
    held.current = { button, top: button.getBoundingClientRect().top }
    setOpened(toggled(opened, key))
  }
  // What is folded elsewhere to make room must not move the row that was pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another part is shown
  useLayoutEffect(() => {
    if (!held.current || (isWhole && !tree)) return
    const { button, top } = held.current
    held.current = null
    window.scrollBy(0, button.getBoundingClientRect().top - top)
  }, [shown])
  return (
    <>
      {isWhole && <Reading onRead={setTree} />}
      {shown && <Branches shown={shown} opened={opened} onToggle={onToggle} panels={panels} {...shared} />}
    </>
  )
}

/** Reads the whole tree; says so where it cannot. */
function Reading({ onRead }: { onRead: (tree: TreeTrick[]) => void }) {
  const { data, isError, refetch } = useFirstRead<TreeTrick[]>('/api/tricks/tree')
  useEffect(() => {
    if (data) onRead(data)
  }, [data, onRead])
  if (!isError || data) return null
  return (
    <div className="mb-6">
      <LoadError message="The tree could not be loaded. Check your connection." onRetry={refetch} />
    </div>
  )
}
