import { plainText } from '../plain-text'

const stances = /\b(fakie|switch|nollie)\b/g
const markup =
  /[<>{}[\]`*#|\\]|https?:|www\.|\bignore\b|\binstruction|\bprompt\b|\bsystem\b|\bAI\b|language model/i

/**
 * A sentence of the model, or null unless users may see it: it must be short, free of markup, and name no stance that
 * `mentioned` does not.
 */
export function validText(text: string, mentioned = ''): string | null {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length < 15 || plain.length > 320 || markup.test(plain) || !plainText.safeParse(plain).success)
    return null
  const foreign = plain.toLowerCase().match(stances) ?? []
  return foreign.every((word) => mentioned.toLowerCase().includes(word)) ? plain : null
}

/** What is told to a model whose sentence is not valid. */
export const notPlain = 'The reason is no plain text that a reader may see.'
