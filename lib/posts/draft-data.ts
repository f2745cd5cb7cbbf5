import 'server-only'
import { askModel, hasModel } from '../ai/model'
import { sanitizeHtml } from '../html'
import { findTrickBySlug, listTricks } from '../tricks/data'
import type { TrickDetail } from '../tricks/schema'
import { spend } from '../videos/budget-data'
import { draftInstructions, draftPrompt, modelDraft, validDraft } from './draft-prompt'
import { topicOf, tricksFor, tricksNamedIn } from './draft-topic'
import { type DraftFacts, draftHtml, mentioned, writeDraft } from './draft-writer'
import type { Draft, DraftRequest } from './schema'

const perDay = 300

const present = (tricks: (TrickDetail | null)[]) => tricks.flatMap((trick) => trick ?? [])
const readTricks = async (slugs: readonly string[]) => present(await Promise.all(slugs.map(findTrickBySlug)))

async function readFacts({ title, excerpt }: DraftRequest): Promise<DraftFacts> {
  const library = await listTricks()
  // What the title names, and only then what the excerpt does besides.
  const named = tricksNamedIn(title, library)
  const slugs = named.length > 0 ? named : tricksNamedIn(excerpt, library)
  const topic = topicOf(`${title} ${excerpt}`)
  const tricks = await readTricks(slugs.length > 0 ? slugs : tricksFor(topic, library))
  const [first] = tricks
  const related =
    tricks.length === 1 && first ? await readTricks(first.learnFirst.map(({ slug }) => slug)) : []
  return { title, topic, isNamed: slugs.length > 0, tricks, related }
}

async function fromModel(facts: DraftFacts, excerpt: string): Promise<string | null> {
  if (!hasModel()) return null
  const day = new Date().toISOString().slice(0, 10)
  if (await spend({ name: 'model drafts', day, limit: perDay })) return null
  const prompt = draftPrompt(facts, excerpt)
  const answer = await askModel('long', { schema: modelDraft, system: draftInstructions, prompt })
  const sections = answer && validDraft(answer)
  return sections && draftHtml(sections, mentioned(facts))
}

/** A first draft for a title and its excerpt: the model's, or else our own writer's from the library's facts. */
export async function writePostDraft(request: DraftRequest): Promise<Draft> {
  const facts = await readFacts(request)
  const written = await fromModel(facts, request.excerpt)
  return { content: sanitizeHtml(written ?? writeDraft(facts)), source: written ? 'model' : 'writer' }
}
