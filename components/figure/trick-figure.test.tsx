import { renderToStaticMarkup as render } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { filmOf } from '@/lib/skate/figure/film'
import { parseTrick } from '@/lib/skate/read/parse'
import { TrickFigure } from './trick-figure'

function motionOf(name: string) {
  const parsed = parseTrick(name)
  if (!parsed.ok) throw new Error(parsed.message)
  return parsed.motion
}

const figureOf = (name: string) => render(<TrickFigure motion={motionOf(name)} name={name} />)

const pictures = (html: string) => html.match(/viewBox="53 0 214 240"/g)?.length

describe('the figure of a trick', () => {
  it('has six moments, and where the feet stand before a pop', () => {
    for (const name of [
      'Kickflip',
      'Manual',
      'Semi Flip',
      'Backside Smith Grind',
      'McTwist',
      'Drop In',
      'Pushing',
    ])
      expect(pictures(figureOf(name)), name).toBe(6)
    expect(figureOf('Kickflip')).toContain('Foot placement from above')
    expect(figureOf('Indy Grab')).not.toContain('Foot placement')
  })

  it('says which shoe is which and lets riders choose their stance', () => {
    const html = figureOf('Boardslide')
    expect(html).toContain('front foot, white')
    expect(html.match(/type="radio"/g)).toHaveLength(2)
  })

  it('says what the words leave open', () => {
    const open = (name: string) => filmOf(motionOf(name), 'regular').open
    expect(open('Semi Flip')).not.toEqual([])
    for (const said of open('Semi Flip')) expect(figureOf('Semi Flip')).toContain(said)
  })
})
