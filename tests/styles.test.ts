import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const siblingOfAnything = /[+~] *(\*|:)[^;{]*\{/g
const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '')
const found = (css: string) => [...withoutComments(css).matchAll(siblingOfAnything)].map(([rule]) => rule)

describe('the style sheets', () => {
  it.each(globSync(['app/**/*.css', 'components/**/*.css']))(
    '%s names what comes after a sibling: "+ *" makes every insertion on every page slow; write :not(:first-child)',
    (file) => {
      expect(found(readFileSync(file, 'utf8'))).toEqual([])
    },
  )

  it('are searched for what they may not have', () => {
    expect(found('.a > * + * { margin: 0 }')).toEqual(['+ * {'])
    expect(found('.a ~ :hover { margin: 0 }')).toEqual(['~ :hover {'])
    expect(found('/* * + * { */ .a > b + b { width: calc(1px + 2px) }')).toEqual([])
  })
})
