// Apart from the rules, which read names and weigh more than a page that only asks who plays.

/** Who has all of its letters is out. */
export const WORD = 'SKATE'

/** The most that can play one game. */
export const MOST_PLAYERS = 4

/** Longest name of a player, in characters. */
export const LONGEST_PLAYER = 20

/** The rules of contests, whoever plays. */
export const CONTEST_RULES = { twoLastTries: true, flatOnly: true, noRepeats: true }
