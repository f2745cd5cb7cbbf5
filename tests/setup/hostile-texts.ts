import { hostileVectors } from './hostile-html.ts'

const marker = '<h2>After</h2>'

/**
 * All of them in as few texts as a sanitiser leaves whole: each ends in a heading "After" that it keeps. Those
 * that take along whatever follows stand alone.
 */
export function hostileTexts(sanitize: (html: string) => string) {
  const alone: string[] = []
  let together = '<h2>Before</h2>'
  for (const vector of hostileVectors) {
    const longer = `${together}\n${vector}`
    if (sanitize(longer + marker).endsWith(marker)) together = longer
    else alone.push(vector)
  }
  return { together: together + marker, alone }
}
