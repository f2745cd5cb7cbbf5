import { afterEach, expect, it, vi } from 'vitest'
import { GET as health } from '@/app/api/health/route'
import { POST as saveLine } from '@/app/api/runs/route'
import { POST as add } from '@/app/api/tricks/[id]/add-to-my-tricks/route'
import { POST as note } from '@/app/api/tricks/[id]/notes/route'
import { POST as practise } from '@/app/api/tricks/[id]/practice/route'
import { db } from '@/lib/db/client'
import { createTrick, createViewer } from '../setup/factories'
import { read, send } from '../setup/request'

const tables = ['TrickProgress', 'TrickNote', 'PracticeEntry', 'Line']

/** Has Postgres refuse every new row with an error of its own. */
async function failWrites(code: string): Promise<void> {
  await db.$executeRawUnsafe(`CREATE OR REPLACE FUNCTION fail_write() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'could not extend file "base/1/2"' USING ERRCODE = '${code}'; END $$`)
  for (const table of tables)
    await db.$executeRawUnsafe(
      `CREATE TRIGGER fail_write BEFORE INSERT ON "${table}" FOR EACH ROW EXECUTE FUNCTION fail_write()`,
    )
}

afterEach(async () => {
  for (const table of tables) await db.$executeRawUnsafe(`DROP TRIGGER IF EXISTS fail_write ON "${table}"`)
  await db.$executeRawUnsafe('DROP FUNCTION IF EXISTS fail_write')
})

it.each([
  ['a full disk', '53100'],
  ['no memory left', '53200'],
])('with %s every write is unavailable, and health says so', async (_, code) => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const { headers } = await createViewer()
  const { id } = await createTrick()
  await failWrites(code)
  const line = { name: 'Lunch', startingPosition: 'flatground', tricks: [{ id }] }
  const options = { method: 'POST', headers, params: { id } }
  const writes = [
    () => send(add, options),
    () => send(note, { ...options, json: { text: 'kept' } }),
    () => send(practise, { ...options, json: { tries: 1, lands: 1 } }),
    () => send(saveLine, { ...options, json: line }),
  ]
  for (const write of writes) {
    const answer = await write()
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(await read(answer)).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  }
  expect(await read(await send(health))).toEqual({
    status: 503,
    body: { message: 'The database has no room left', code: 'unavailable' },
  })
})
