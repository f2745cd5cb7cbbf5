const mostTries = 50

/**
 * The JSON objects in a text, in their order: small models put one in a fence, say something around it, or think aloud
 * before it. Takes time in proportion to the length of the text.
 */
export function objectsIn(text: string): unknown[] {
  const found: unknown[] = []
  let at = text.indexOf('{')
  for (let tries = 0; at >= 0 && tries < mostTries; tries++) {
    const end = endOfObject(text, at)
    const value = end === null ? undefined : parsed(text.slice(at, end))
    if (value !== undefined) found.push(value)
    at = text.indexOf('{', value === undefined || end === null ? at + 1 : end)
  }
  return found
}

/** Behind the brace that closes the one at `start`; null when none does. */
function endOfObject(text: string, start: number): number | null {
  let depth = 0
  let isInString = false
  for (let at = start; at < text.length; at++) {
    const char = text[at]
    if (isInString && char === '\\') at++
    else if (char === '"') isInString = !isInString
    else if (isInString) continue
    else if (char === '{') depth++
    else if (char === '}' && --depth === 0) return at + 1
  }
  return null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
