import { readTrickFacts, readTrickTexts } from '@/prisma/seed/content'

export const facts = readTrickFacts()
export const texts = readTrickTexts()
export const combinations = facts.filter(({ trickType }) => trickType === 'COMBINATION')
export const slugs = new Set(facts.map(({ slug }) => slug))

/** What stands more than once in a list. */
export const twice = <T>(items: T[]) => items.filter((item, index) => items.indexOf(item) !== index)

export const sentencesOf = (text: string) => text.split(/(?<=[.!?]["')]?)\s+/).filter(Boolean)

/** A sentence without what does not make it another: case, punctuation, spaces. */
export const asSaid = (sentence: string) =>
  sentence
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
