import { beforeEach, describe, expect, it } from 'vitest'
import { calls, specOf } from '../setup/calls'
import { createOwnRows, type Params } from '../setup/factories'
import { keepRows } from '../setup/kept-rows'
import {
  readWhole,
  statementsOf,
  statementsThatScan,
  unindexedReferences,
  unseen,
} from '../setup/query-plans'
import { send } from '../setup/request'
import { kickflipVideos, serveYoutube } from '../setup/youtube'

const youtube = serveYoutube()

let params: Params
let headers: Record<string, string>

keepRows(async () => {
  ;({ params, headers } = await createOwnRows())
})

beforeEach(() => {
  youtube.it.served.videos = kickflipVideos
})

let explained = 0

async function expectQuick(work: () => Promise<unknown>) {
  const statements = await statementsOf(work)
  expect(await statementsThatScan(statements)).toEqual([])
  explained += statements.length
  return statements
}

describe.each(calls)('$name', (call) => {
  it('reads no growing table from end to end', async () => {
    const path = call.path.replace('/[...nextauth]', '/providers')
    const { json, query } = specOf(call)
    await expectQuick(() => send(call.handler, { method: call.method, path, headers, params, query, json }))
  })
})

describe.each(unseen)('$what', ({ prepare, work }) => {
  it('reads no growing table from end to end', async () => {
    const prepared = await prepare()
    expect((await expectQuick(() => work(prepared))).length).toBeGreaterThan(0)
  })
})

it('has seen what the calls ask', () => {
  expect(explained).toBeGreaterThan(calls.length * 2)
})

it('finds the rows that go with a deleted one by an index', async () => {
  expect(await unindexedReferences()).toEqual([])
})

describe('a plan', () => {
  const table = { 'Relation Name': 'Post' }
  const scan = { 'Node Type': 'Index Scan', ...table }
  it.each([
    ['a whole table', { 'Node Type': 'Seq Scan', ...table }, true],
    ['a whole index', scan, true],
    ['a narrowed index', { ...scan, 'Index Cond': 'id = 1' }, false],
    ['the beginning of an index', { 'Node Type': 'Limit', Plans: [scan] }, false],
    [
      'the beginning of a whole index, sorted',
      { 'Node Type': 'Limit', Plans: [{ 'Node Type': 'Sort', Plans: [scan] }] },
      true,
    ],
  ])('that reads %s is recognized', (_, plan, isWhole) => {
    expect(readWhole(plan)).toEqual(isWhole ? ['Post'] : [])
  })
})
