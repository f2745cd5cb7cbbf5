import { plainText } from '../plain-text'
import { indecencyOf } from './decency'

const markup = /[<>{}[\]`*#|\\]|https?:|www\./i
const taskTalk = /\binstructions?\b|\bprompt\b|language model|\bas an AI\b/i

/**
 * Whether people may see what a model wrote: plain text of `least` to `most` characters that is decent and in English,
 * without markup, links, or talk about its task.
 */
export const isShowable = (text: string, least: number, most: number): boolean =>
  text.length >= least &&
  text.length <= most &&
  !markup.test(text) &&
  !taskTalk.test(text) &&
  plainText.safeParse(text).success &&
  indecencyOf(text) === null

/** Text of a model on one line. */
export const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** A step without the number that models put before it. */
export const withoutNumber = (text: string): string => text.replace(/^\s*(?:step\s*)?\d+\s*[.):-]\s*/i, '')
