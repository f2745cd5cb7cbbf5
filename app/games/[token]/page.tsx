import type { Metadata } from 'next'
import { connection } from 'next/server'
import { LinkedBoard } from '@/components/game/linked'
import { NeedsScripts, PageHeading } from '@/components/ui/page'
import { alertWays } from '@/lib/games/alerts-data'
import { page } from '@/lib/pages'
import { pageMetadata } from '@/lib/site'
import { listGameTricks } from '@/lib/tricks/data'
import { readGame, scoreOf, stateOf } from './read-game'

type Props = PageProps<'/games/[token]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { token } = await params
  const game = stateOf(await readGame(params))
  // Without names: anyone who gets the link sees this before opening it.
  return pageMetadata('/games/[token]', { value: token, description: `It stands ${scoreOf(game)}.` })
}

export default async function LinkedGamePage({ params }: Props) {
  await connection()
  const [game, tricks] = await Promise.all([readGame(params), listGameTricks()])
  return (
    <div className="mx-auto max-w-4xl px-4 py-10">
      <PageHeading title={page('/games/[token]').title} />
      <NeedsScripts>To play along you need JavaScript.</NeedsScripts>
      <LinkedBoard initial={game} tricks={tricks} ways={alertWays()} />
    </div>
  )
}
