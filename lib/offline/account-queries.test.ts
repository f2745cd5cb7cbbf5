import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { changeList } from './account-queries'

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
