import type { Saying } from './descriptions.ts'

const DONE = '✅'
const MISSING = '❌'
const TELLS_OF_SELF = /^(?:i|ive|got|have|can|so|my|what|which|next|now|an?y|and)\b/

/** One trick with its mark, in words. */
function inWords(name: string, mark: string): string {
  const plain = name.replace(/^[\s,;:.|/-]+|[\s,;:|/-]+$/g, '')
  if (plain === '') return ' '
  const told = TELLS_OF_SELF.test(plain) ? plain : `i can ${plain}`
  return mark === DONE ? `${told}, ` : `i can ${plain} not yet, `
}

/** A list with a mark for each trick: the marks stand all before their tricks, or all behind them. */
function ticked(text: string): string {
  const isBefore = new RegExp(`^[\\s:,-]*[${DONE}${MISSING}]`, 'u').test(text)
  return isBefore
    ? text.replace(new RegExp(`([${DONE}${MISSING}])([^${DONE}${MISSING}\\n.!?]*)`, 'gu'), (_, mark, name) =>
        inWords(name, mark),
      )
    : text.replace(new RegExp(`([^${DONE}${MISSING}\\n.!?]*)([${DONE}${MISSING}])`, 'gu'), (_, name, mark) =>
        inWords(name, mark),
      )
}

const YES = '(?:yes|yeah|yep|yup|done|check|landed|ok|good)'
const NO = '(?:no|nope|not yet|nah|never)'

/** What is ticked off and what is crossed out, with signs, boxes, or "yes" and "no". */
export const MARKS: readonly Saying[] = [
  [/\[ ?[xv✓✔] ?\]|[✓✔☑👍]\ufe0f?|✅\ufe0f/gu, DONE],
  [/\[ ?\]|[✗✘☐👎]\ufe0f?|❌\ufe0f/gu, MISSING],
  [
    new RegExp(`(?<=^|[,.;\\n] ?)([a-z0-9][a-z0-9 -]{2,24}?) ?[:=] ?${YES}(?=[,.;?!\\n]|$)[,;]?`, 'g'),
    `$1 ${DONE}`,
  ],
  [
    new RegExp(`(?<=^|[,.;\\n${DONE}] ?)([a-z0-9][a-z0-9 -]{2,24}?) ?[:=] ?${NO}(?=[,.;?!\\n]|$)[,;]?`, 'gu'),
    `$1 ${MISSING}`,
  ],
  [new RegExp(`^[^]*[${DONE}${MISSING}][^]*$`, 'gu'), (told: string) => ticked(told)],
]
