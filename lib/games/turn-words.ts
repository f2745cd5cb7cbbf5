import { gameOf, type Match } from '../skate/game/match'
import { lettersOf } from '../skate/game/rules'

/** What a player who is away is told of a game: what it is their turn for, or who has won, and how it stands. */
export function turnWords(match: Match, seat: number): { title: string; body: string } {
  const { turn, letters, setter } = gameOf(match)
  const nameOf = (player: number) => match.players[player]?.name || 'Somebody'
  const standing = letters.map((count, player) => {
    const name = player === seat ? 'You' : nameOf(player)
    return `${name}: ${lettersOf(count) || 'no letters'}.`
  })
  const stands = standing.join(' ')
  switch (turn.kind) {
    case 'set':
      return { title: 'Your turn: set a trick', body: stands }
    case 'reply': {
      const tries = turn.triesLeft > 1 ? 'You have two tries.' : 'Match it.'
      return {
        title: `Your turn: ${turn.trick.name}`,
        body: `${nameOf(setter)} landed it. ${tries} ${stands}`,
      }
    }
    case 'over':
      return {
        title: turn.winner === seat ? 'You win' : `${nameOf(turn.winner)} wins`,
        body: `${stands} Rematch?`,
      }
    default:
      return turn satisfies never
  }
}
