export const pageKinds = ['home', 'library', 'trick', 'blog', 'post', 'trickbot', 'own', 'other'] as const
export type PageKind = (typeof pageKinds)[number]

const kinds: [RegExp, PageKind][] = [
  [/^\/$/, 'home'],
  [/^\/tricks(\/(classification|name-it))?$/, 'library'],
  [/^\/tricks\//, 'trick'],
  [/^\/blog$/, 'blog'],
  [/^\/blog\//, 'post'],
  [/^\/trickbot(\/|$)/, 'trickbot'],
  [/^\/(my-tricks|settings|lines)(\/|$)/, 'own'],
]

/** What kind of page a path is: enough to tell a slow one, too little to tell what somebody looked at. */
export function pageKindOf(path: string): PageKind {
  return kinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'other'
}
