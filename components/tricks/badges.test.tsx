import { renderToStaticMarkup as render } from 'react-dom/server'
import { expect, it } from 'vitest'
import { levels, trickCategories } from '@/lib/tricks/taxonomy'
import { CategoryBadge, LevelBadge, SkillLevel } from './badges'

it('every category has a color of its own, and an unknown one is gray', () => {
  const looks = trickCategories.map(
    (category) => /bg-\w+/.exec(render(<CategoryBadge category={category} />))?.[0],
  )
  expect(new Set(looks).size).toBe(trickCategories.length)
  expect(looks).not.toContain('bg-uncategorized')
  expect(render(<CategoryBadge category="Freestyle" />)).toContain('bg-uncategorized')
})

it('a level shows as one to four decks, an unknown one as one', () => {
  const decks = (level: string) => /--decks:(\d)/.exec(render(<SkillLevel level={level} />))?.[1]
  expect([...levels, 'Godlike'].map(decks)).toEqual(['1', '2', '3', '4', '1'])
  expect(render(<LevelBadge level="Godlike" />)).toContain('bg-uncategorized')
})
