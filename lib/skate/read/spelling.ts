interface Indexed<Meaning> {
  readonly spelling: string
  readonly meaning: Meaning
  readonly letters: number
}

const indexes = new WeakMap<object, readonly Indexed<unknown>[]>()

function indexOf<Meaning>(known: ReadonlyMap<string, Meaning>): readonly Indexed<Meaning>[] {
  const made = indexes.get(known)
  // What was put in under a map came out of that map.
  if (made) return made as readonly Indexed<Meaning>[]
  const index = [...known].map(([spelling, meaning]) => ({ spelling, meaning, letters: lettersOf(spelling) }))
  indexes.set(known, index)
  return index
}

/** Which letters a word has, a bit each: words that share too few cannot be near, which is cheap to see. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

function differingLetters(one: number, other: number): number {
  let count = 0
  for (let rest = one ^ other; rest !== 0; rest &= rest - 1) count++
  return count
}

/** What a misspelled word must have meant; null when nothing is near, or two different things are. */
export function closestMeaning<Meaning>(
  word: string,
  known: ReadonlyMap<string, Meaning>,
  step: () => void = () => {},
): Meaning | null {
  const limit = allowance(word.length)
  if (limit === 0 || word.length > 24 || /\d/.test(word)) return null
  const own = lettersOf(word)
  // A tail block is no misspelled tail bonk: what two words have in common at the front excuses nothing behind it.
  const [head = ''] = HEAD.exec(word) ?? []
  const slack = allowance(word.length - head.length)
  let best = limit + 1
  let meanings = new Set<Meaning>()
  let isDoubtful = false
  for (const { spelling, meaning, letters } of indexOf(known)) {
    step()
    if (Math.abs(spelling.length - word.length) > limit) continue
    if (differingLetters(own, letters) > 2 * limit) continue
    if (spelling.length < 5 && !isSwapped(word, spelling)) continue
    const distance = spellingDistance(word, spelling, limit)
    if (distance > slack && head && spelling.startsWith(head)) continue
    if ((distance > 1 || word.length < 5) && word[0] !== spelling[0]) continue
    if (distance < best) {
      meanings = new Set()
      isDoubtful = true
    }
    if (distance <= limit && distance <= best) {
      meanings.add(meaning)
      if (!isOtherWord(word, spelling)) isDoubtful = false
    }
    best = Math.min(best, distance)
  }
  const [only, ...others] = meanings
  return only !== undefined && others.length === 0 && !isDoubtful ? only : null
}

/**
 * Letters of a word that may be wrong: none in the shortest, where one letter makes another word, and in a word of
 * four only one left out.
 */
function allowance(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2
}

const HEAD = /^(?:nose|tail|board|lip|back|front)/

const KEYBOARD = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const SOUNDS = ['aeiouy', 'ck', 'csz', 'fv', 'gj', 'gk', 'td', 'bp']

/** Whether a letter in place of another makes it more likely another word than a slip of the finger. */
function isOtherWord(word: string, spelling: string): boolean {
  if (word.length !== spelling.length || isSwapped(word, spelling)) return false
  const wrong = [...word].flatMap((letter, at) => (letter === spelling[at] ? [] : [at]))
  return wrong.some((at) => {
    const letter = word[at] ?? ''
    const isShifted = wrong.length > 1 && (letter === spelling[at - 1] || letter === spelling[at + 1])
    return !isShifted && !isNear(letter, spelling[at] ?? '')
  })
}

/** Whether two neighbors have changed places and all else is the same. */
function isSwapped(word: string, spelling: string): boolean {
  const at = [...word].findIndex((letter, index) => letter !== spelling[index])
  if (at < 0 || word.length !== spelling.length) return false
  return (
    word[at] === spelling[at + 1] &&
    word[at + 1] === spelling[at] &&
    word.slice(at + 2) === spelling.slice(at + 2)
  )
}

function isNear(one: string, other: string): boolean {
  if (SOUNDS.some((sounds) => sounds.includes(one) && sounds.includes(other))) return true
  const [first, second] = [placeOnKeyboard(one), placeOnKeyboard(other)]
  return Math.abs(first.row - second.row) <= 1 && Math.abs(first.column - second.column) <= 1
}

function placeOnKeyboard(letter: string): { row: number; column: number } {
  const row = KEYBOARD.findIndex((keys) => keys.includes(letter))
  return { row, column: KEYBOARD[row]?.indexOf(letter) ?? -9 }
}

/**
 * How many letters must be added, dropped, changed or swapped with their neighbor to turn one word into the
 * other; above `limit` it returns limit + 1.
 */
export function spellingDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1]
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwap =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      if (isSwap) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1)
      current.push(cost)
    }
    if (Math.min(...current) > limit) return limit + 1
    beforeLast = last
    last = current
  }
  return Math.min(last[to.length] ?? limit + 1, limit + 1)
}
