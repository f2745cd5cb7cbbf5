import { renderToStaticMarkup as render } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { motion } from '@/lib/skate/motion'
import { parseTrick } from '@/lib/skate/read/parse'
import { TrickFigure } from './trick-figure'

function figureOf(name: string): string {
  const parsed = parseTrick(name)
  if (!parsed.ok) throw new Error(parsed.message)
  return render(<TrickFigure motion={parsed.motion} name={name} />)
}

const viewBoxes = (html: string) => [...html.matchAll(/viewBox="([^"]+)"/g)].map(([, box]) => box)

describe('the figure of a trick', () => {
  it('has six moments and the feet where the board flies', () => {
    const html = figureOf('Kickflip')
    expect(viewBoxes(html).slice(0, 6)).toEqual(Array(6).fill(viewBoxes(html)[0]))
    expect(html).toContain('Foot placement from above')
    expect(html).not.toContain('<figure>')
  })

  it('is one drawing from above where the board rests on an edge', () => {
    const html = figureOf('Frontside 50-50 Grind')
    expect(html).toContain('<figure>')
    expect(viewBoxes(html)).toHaveLength(1)
    expect(html).not.toContain('Foot placement')
  })

  it('says which shoe is which and lets riders choose their stance', () => {
    for (const name of ['Kickflip', 'Boardslide']) {
      const html = figureOf(name)
      expect(html).toContain('front foot, white')
      expect(html.match(/type="radio"/g)).toHaveLength(2)
    }
  })

  it('is nothing where it is not known how the board turns', () => {
    expect(render(<TrickFigure motion={motion({ boardDeg: null })} name="Unknown" />)).toBe('')
  })
})
