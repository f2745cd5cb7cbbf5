'use client'

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { catchFocus } from '@/components/ui/behavior/lost-focus'
import { buttonStyle } from '@/components/ui/button'
import { type Linked, lineFilmOf, type Scene } from '@/lib/skate/figure/line'
import type { StartingPosition } from '@/lib/skate/lines/trick'
import { readMotion } from '@/lib/tricks/read-motion'
import { FilmPlayer } from './figure-player'
import { LineStrip } from './line-strip'
import { type Shown, useRider } from './picture'
import { controlsRoom, SceneRows } from './scene-rows'

type Props = {
  tricks: readonly Omit<Linked, 'motion'>[]
  start: StartingPosition
  title: string
  isMoving: boolean
  onMove: () => void
}

/** A whole line in motion, with its scenes beside it; stills of its tricks where motion is not welcome. */
export function LinePlayer({ tricks, start, title, isMoving, onMove }: Props) {
  const rider = useRider()
  // A parent renders again with the same line.
  const key = JSON.stringify(tricks)
  const line = useMemo(() => {
    const known: Props['tricks'] = JSON.parse(key)
    const linked = known.map((trick) => ({ ...trick, motion: readMotion(trick.name) }))
    return lineFilmOf(linked, start, isMoving ? rider : 'regular')
  }, [key, start, rider, isMoving])
  const shown = useMemo(() => shownOf(line), [line])
  const [current, setCurrent] = useState(0)
  const onDraw = useCallback(
    (at: number) =>
      setCurrent(
        Math.max(
          0,
          line.scenes.findLastIndex(({ from }) => from <= at),
        ),
      ),
    [line],
  )
  // The button that was pressed is gone.
  const player = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  useEffect(() => {
    if (isMoving && isPressed.current) catchFocus(player.current?.querySelector('button'))
  }, [isMoving])
  return (
    <div ref={player}>
      {isMoving ? (
        <FilmPlayer
          shown={shown}
          subject="line"
          start="playing"
          onDraw={onDraw}
          beside={(seek) => (
            <SceneRows
              rows={line.scenes}
              current={current}
              onPress={(at) => seek((line.scenes[at]?.from ?? 0) + 0.05)}
            />
          )}
        />
      ) : (
        <StillLine
          line={line}
          title={title}
          onMove={() => {
            isPressed.current = true
            onMove()
          }}
        />
      )}
      <Open sentences={line.film.open} />
    </div>
  )
}

type Line = ReturnType<typeof lineFilmOf>

function shownOf(line: Line): Shown {
  const sceneAt = (at: number) => line.scenes.findLast(({ from }) => from <= at) ?? line.scenes[0]
  return {
    film: line.film,
    sentence: sentenceOf(line.scenes),
    wordsAt: (at) => captionOf(sceneAt(at)),
    stanceAt: (at) => {
      const scene = sceneAt(at)
      return (at < (scene?.turns ?? 0) ? scene?.enters : scene?.leaves) ?? ''
    },
    aimAt: line.aimAt,
  }
}

function StillLine({ line, title, onMove }: Pick<Props, 'title' | 'onMove'> & { line: Line }) {
  return (
    <div className="md:grid md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div>
        <LineStrip line={line} />
        <div className={`${controlsRoom} p-3`}>
          <button
            type="button"
            aria-label={`Show it moving: ${title}`}
            className={`${buttonStyle({ variant: 'outline', size: 'sm' })} min-h-11`}
            onClick={onMove}
          >
            Show it moving
          </button>
        </div>
      </div>
      <SceneRows rows={line.scenes} />
    </div>
  )
}

/** What no name says of how it is done. */
function Open({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <ul className="space-y-1 border-line border-t-2 bg-sheet p-3 text-sm text-soft">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}

const isTurn = ({ enters, leaves }: Scene) => enters !== leaves

function captionOf(scene: Scene | undefined): string {
  if (!scene) return ''
  const { is, name, order, leaves } = scene
  if (is === 'start') return name
  if (is === 'trick') return `${order} ${name}`
  if (!isTurn(scene)) return name
  return leaves === 'regular' ? `${name}, back to regular` : `${name}, to ${leaves}`
}

/** A line's film in a sentence that holds for every rider. */
function sentenceOf(scenes: readonly Scene[]): string {
  const said = scenes.map(
    (scene) => `${captionOf(scene)}${scene.is === 'trick' ? ` (${stances(scene)})` : ''}`,
  )
  return `The whole line: ${said.join('; ')}.`
}

const stances = ({ enters, leaves }: Scene) => (enters === leaves ? enters : `${enters}, out ${leaves}`)
