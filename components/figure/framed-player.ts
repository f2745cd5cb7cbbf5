import { HEIGHT, lookOf, VIEWS, WIDTH } from '@/lib/skate/figure/camera'
import { drawingAt } from '@/lib/skate/figure/drawing'
import { filmOf } from '@/lib/skate/figure/film'
import { filmSentence } from '@/lib/skate/figure/sentence'
import { HAND, type Stroke, strokesOf } from '@/lib/skate/figure/svg'
import type { Motion } from '@/lib/skate/motion'
import { momentAt, moveThumb, paint, play, showMoment } from './stage'

// The only script of a framed trick: it wakes what framed-trick.tsx rendered, without the framework.

const svgNamespace = 'http://www.w3.org/2000/svg'

function wake(card: HTMLElement): void {
  const part = <Part extends HTMLElement>(name: string) => {
    const found = card.querySelector<Part>(`[data-${name}]`)
    if (!found) throw new Error(`A framed trick has no ${name}.`)
    return found
  }
  const [picture, before, controls] = [part('picture'), part('before'), part('controls')]
  const [caption, button, slider] = [part('caption'), part('play'), part<HTMLInputElement>('slider')]
  const start = part<HTMLButtonElement>('start')
  const motion: Motion = JSON.parse(card.dataset.motion ?? '')
  const exit = ['F' as const, 'B' as const].find((lead) => lead === card.dataset.exit) ?? null
  const rider = document.documentElement.dataset.stance === 'goofy' ? 'goofy' : 'regular'

  function show(isPlaying: boolean): void {
    const film = filmOf(motion, rider, exit)
    const wordsAt = (at: number) => momentAt(film, at).name
    const [group, painted] = [document.createElementNS(svgNamespace, 'g'), [] as Stroke[]]
    const drawn = pictureOf(filmSentence(motion, card.dataset.name ?? ''))
    drawn.append(group)
    for (const [name, value] of Object.entries(HAND)) group.setAttribute(hyphened(name), String(value))
    picture.querySelector('img')?.replaceWith(drawn)
    before.hidden = true
    controls.hidden = false
    const at = { current: 0 }
    let look = lookOf(film, 'side')
    let stop: (() => void) | null = null
    const draw = () => {
      const moment = Math.min(film.lasts, at.current)
      paint(group, strokesOf(drawingAt(film, moment, { look })), painted)
      caption.textContent = wordsAt(moment)
      moveThumb(slider, moment / film.lasts)
    }
    let isInView = false
    const run = () => {
      stop?.()
      stop = isPlaying && isInView ? play(at, { speed: 1, lasts: film.lasts, onMoment: draw }) : null
      button.textContent = isPlaying ? 'Pause' : 'Play'
      if (!isPlaying) showMoment(slider, { film, wordsAt }, Math.min(film.lasts, at.current))
    }
    button.addEventListener('click', () => {
      isPlaying = !isPlaying
      run()
    })
    slider.addEventListener('input', () => {
      isPlaying = false
      at.current = Number(slider.value) * film.lasts
      run()
      draw()
    })
    controls.addEventListener('change', ({ target }) => {
      const view = VIEWS.find((each) => target instanceof HTMLInputElement && each === target.value)
      if (!view) return
      look = lookOf(film, view)
      draw()
    })
    draw()
    run()
    new IntersectionObserver(([entry]) => {
      isInView = entry?.isIntersecting ?? false
      run()
    }).observe(drawn)
  }

  if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) show(true)
  else {
    start.hidden = false
    start.addEventListener('click', () => {
      show(false)
      button.focus()
    })
  }
}

/** An attribute's name as a document has it. */
const hyphened = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function pictureOf(label: string): SVGSVGElement {
  const svg = document.createElementNS(svgNamespace, 'svg')
  svg.setAttribute('role', 'img')
  svg.setAttribute('aria-label', label)
  svg.setAttribute('viewBox', `0 0 ${WIDTH} ${HEIGHT}`)
  svg.setAttribute('class', 'block aspect-4/3 w-full select-none')
  return svg
}

const card = document.querySelector<HTMLElement>('[data-framed][data-motion]')
if (card) wake(card)
