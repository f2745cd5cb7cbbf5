import { expect, it } from 'vitest'
import { pageKindOf } from './page-kind'

it.each([
  ['/', 'home'],
  ['/tricks', 'library'],
  ['/tricks/classification', 'library'],
  ['/tricks/kickflip', 'trick'],
  ['/blog', 'blog'],
  ['/blog/how-to-ollie', 'post'],
  ['/trickbot/builder', 'trickbot'],
  ['/my-tricks', 'own'],
  ['/lines/a-secret', 'own'],
  ['/privacy-policy', 'other'],
  ['/tricksters', 'other'],
])('%s is of the kind %s', (path, kind) => expect(pageKindOf(path)).toBe(kind))
