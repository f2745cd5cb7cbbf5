import 'server-only'
import { askModel, hasModel } from '../ai/model'
import { sanitizeHtml } from '../html'
import { findTrickBySlug, listTricks } from '../tricks/data'
import type { TrickDetail } from '../tricks/schema'
import { spend, utcDay } from '../videos/budget-data'
import { draftInstructions, draftPrompt, modelDraft, validDraft } from './draft-prompt'
import { topicOf, tricksFor, tricksNamedIn } from './draft-topic'
import { type DraftFacts, draftHtml, mentioned, writeDraft } from './draft-writer'
import type { Draft, DraftRequest } from './schema'

const perDay = 300

const listTricksBySlug = async (slugs: readonly string[]): Promise<TrickDetail[]> =>
  (await Promise.all(slugs.map(findTrickBySlug))).filter((trick) => trick !== null)

async function getFacts({ title, excerpt }: DraftRequest): Promise<DraftFacts> {
  const library = await listTricks()
  // The excerpt counts only if the title names no trick.
  const named = tricksNamedIn(title, library)
  const slugs = named.length > 0 ? named : tricksNamedIn(excerpt, library)
  const topic = topicOf(`${title} ${excerpt}`)
  const tricks = await listTricksBySlug(slugs.length > 0 ? slugs : tricksFor(topic, library))
  const [first] = tricks
  const related =
    tricks.length === 1 && first ? await listTricksBySlug(first.learnFirst.map(({ slug }) => slug)) : []
  return { title, topic, isNamed: slugs.length > 0, tricks, related }
}

async function fromModel(facts: DraftFacts, excerpt: string): Promise<string | null> {
  if (!hasModel()) return null
  if (await spend({ name: 'model drafts', day: utcDay(), limit: perDay })) return null
  const prompt = draftPrompt(facts, excerpt)
  const answer = await askModel('long', { schema: modelDraft, system: draftInstructions, prompt })
  const sections = answer && validDraft(answer)
  return sections && draftHtml(sections, mentioned(facts))
}

/** Drafts a post from its title and excerpt: by the model, or else by our own writer from the library's facts. */
export async function writePostDraft(request: DraftRequest): Promise<Draft> {
  const facts = await getFacts(request)
  const written = await fromModel(facts, request.excerpt)
  return { content: sanitizeHtml(written ?? writeDraft(facts)), source: written ? 'model' : 'writer' }
}
