import { previewImage } from '@/components/brand/preview-image'
import { colors } from '@/lib/brand'
import { readGame, scoreOf, stateOf } from '../read-game'

/** The picture that stands for a game wherever its link is posted: its letters, and no names. */
export async function GET(_request: Request, { params }: RouteContext<'/games/[token]/preview.png'>) {
  const game = stateOf(await readGame(params))
  const { turn } = game
  const note = turn.kind === 'reply' ? `To answer: ${turn.trick.name}` : `${game.entries.length} tries`
  const image = await previewImage({
    kicker: 'Game of SKATE',
    title: scoreOf(game),
    note: turn.kind === 'over' ? 'Game over' : note,
    accent: colors.flatground,
  })
  // The next try changes it.
  image.headers.set('cache-control', 'public, max-age=60')
  return image
}
