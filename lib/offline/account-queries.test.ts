import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import type { MyTrick } from '../my-tricks/schema'
import { changeList, myTricksQuery, showGuest } from './account-queries'
import { guestId } from './local-storage'

it('reads a list again that was on its way when it changed, also for the first time', async () => {
  const client = new QueryClient()
  const answers: PromiseWithResolvers<string[]>[] = []
  const queryKey = ['list']
  const queryFn = () => {
    const answer = Promise.withResolvers<string[]>()
    answers.push(answer)
    return answer.promise
  }
  const stop = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined)
  const asked = client.fetchQuery({ queryKey, queryFn })
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  changeList<string>(client, queryKey, (rows) => [...rows, 'kickflip'])
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  for (const [at, rows] of [[], ['kickflip']].entries()) answers[at]?.resolve(rows)
  expect(await asked).toEqual(['kickflip'])
  expect(client.getQueryData(queryKey)).toEqual(['kickflip'])
  stop()
})

it('keeps what a guest changed when a read ends that began before', async () => {
  const client = new QueryClient()
  const { queryKey } = myTricksQuery(guestId)
  const row = { id: 1, name: 'Kickflip' } as MyTrick
  const answers: PromiseWithResolvers<MyTrick[]>[] = []
  const queryFn = () => {
    const answer = Promise.withResolvers<MyTrick[]>()
    answers.push(answer)
    return answer.promise
  }
  client.setQueryData(queryKey, [])
  const stop = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined)
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  showGuest(client, [row])
  answers[0]?.resolve([])
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.resolve([row])
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(client.getQueryData(queryKey)).toEqual([row])
  stop()
})
