import { plainText } from '../plain-text'

const stances = /\b(fakie|switch|nollie)\b/g
const markup =
  /[<>{}[\]`*#|\\]|https?:|www\.|\bignore\b|\binstruction|\bprompt\b|\bsystem\b|\bAI\b|language model/i

/** A sentence of a model that may be shown: short, plain, and about no stance that is not there; else null. */
export function validText(text: string, mentioned = ''): string | null {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length < 15 || plain.length > 320 || markup.test(plain) || !plainText.safeParse(plain).success)
    return null
  const foreign = plain.toLowerCase().match(stances) ?? []
  return foreign.every((word) => mentioned.toLowerCase().includes(word)) ? plain : null
}
