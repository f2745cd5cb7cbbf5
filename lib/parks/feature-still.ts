import { thingSvg } from '../skate/parks/thing-drawing'
import { THINGS } from '../skate/parks/things'
import { stillWords } from '../tricks/still-path'

/** The picture of a park's feature as an SVG document, by its name as it stands in an address; null for an unknown one. */
export function featureStill(words: string): string | null {
  const [name, thing] = Object.entries(THINGS).find(([each]) => stillWords(each) === words) ?? []
  return name && thing ? thingSvg(thing, name) : null
}
