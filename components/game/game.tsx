'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { useQueryString } from '@/components/ui/behavior/history'
import { useCode } from '@/components/ui/behavior/late'
import { catchFocus } from '@/components/ui/behavior/lost-focus'
import { useBrowserValue } from '@/components/ui/behavior/rendering'
import { LoadError } from '@/components/ui/load-error'
import { NetworkError } from '@/lib/http/client'
import { seatTokens } from '@/lib/offline/local-storage'
import type { UsualSets } from '@/lib/skate/game/machine'
import type { PlayedTrick } from '@/lib/tricks/schema'
import { type LinkSettings, type Settings, Setup } from './setup'

// The engine reads names and rolls dice: it weighs more than the page, and comes with the first game.
const loadBoard = () => import('./board')
const loadSeats = () => import('@/lib/offline/games')
const loadList = () => import('./linked-list')

/** A game of SKATE: agree on who plays and by which rules, then play. All of it is in the address. */
export function SkateGame({ tricks, sets }: { tricks: PlayedTrick[]; sets: UsualSets }) {
  const [query, replace] = useQueryString()
  const [settings, setSettings] = useState<Settings | null>(null)
  const isPlaying = new URLSearchParams(query).has('p')
  const hasSeats = useBrowserValue(() => seatTokens().length > 0, false)
  const { code: list } = useCode(loadList, hasSeats)
  const router = useRouter()
  const secret = useRef<string>(undefined)
  const startByLink = async (agreed: LinkSettings) => {
    const { newSecret, startGame } = await loadSeats().catch(() => {
      throw new NetworkError()
    })
    // The same when it is pressed again, so that there is one game.
    secret.current ??= newSecret()
    const { token } = await startGame({ ...agreed, secret: secret.current })
    router.push(`/games/${token}`)
  }
  const { code, isError, retry } = useCode(loadBoard, isPlaying || settings !== null)
  const box = useRef<HTMLDivElement>(null)
  const isOnBoard = code !== null && (isPlaying || settings !== null)
  const wasOnBoard = useRef(isOnBoard)
  useEffect(() => {
    if (isOnBoard === wasOnBoard.current) return
    wasOnBoard.current = isOnBoard
    // A game in the address stays where it was.
    if (isOnBoard && !settings) return
    // The button that was pressed is gone, and what comes begins at the top.
    catchFocus(box.current?.querySelector<HTMLElement>('[tabindex="-1"]') ?? box.current)
    window.scrollTo(0, 0)
    // The buttons of the first try are in sight.
    if (isOnBoard) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isOnBoard, settings])
  const leave = () => {
    setSettings(null)
    replace('')
  }
  const setup = isError ? (
    <LoadError message={new NetworkError().message} onRetry={retry} />
  ) : isPlaying ? (
    <p role="status">Loading the game...</p>
  ) : (
    <div className="space-y-12">
      <Setup sets={sets} isStarting={settings !== null} onStart={setSettings} onLink={startByLink} />
      {list && <list.GamesByLink />}
    </div>
  )
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {isOnBoard ? (
        <code.Board query={query} settings={settings} tricks={tricks} onChange={replace} onLeave={leave} />
      ) : (
        setup
      )}
    </div>
  )
}
