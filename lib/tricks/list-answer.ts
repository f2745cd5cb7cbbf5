import 'server-only'
import { versionOf } from '../cache/cache'
import { type StoredAnswer, sendStored, storeAnswer } from '../http/stored-answer'
import { listFoundationalTricks, listTrickDetails, listTricks } from './data'

const lists = { all: listTricks, foundational: listFoundationalTricks, book: listTrickDetails }

export type TrickListName = keyof typeof lists

const readVersion = versionOf('tricks:answers', ['tricks'])

const prepared = new Map<TrickListName, { version: string; answer: Promise<StoredAnswer> }>()

/** The library, its foundational part, or all of it at once, from memory: large, and the same for everybody. */
export async function readTrickListAnswer(name: TrickListName, request: Request): Promise<Response> {
  const version = await readVersion()
  const known = prepared.get(name)
  const answer = known?.version === version ? known.answer : prepare(name, version)
  return sendStored(await answer, request)
}

function prepare(name: TrickListName, version: string): Promise<StoredAnswer> {
  const answer = lists[name]().then(storeAnswer)
  prepared.set(name, { version, answer })
  answer.catch(() => prepared.delete(name))
  return answer
}
