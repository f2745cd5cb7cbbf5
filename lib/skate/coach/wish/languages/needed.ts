/**
 * Letters of which some stand in whatever a pattern finds, or null when there are none: to search a text for them costs
 * a hundredth of what it takes to compile the pattern.
 */
export function neededIn(pattern: string): readonly string[] | null {
  let at = 0

  const oneOf = (): readonly string[] | null => {
    const options = [inRow()]
    while (pattern[at] === '|') {
      at++
      options.push(inRow())
    }
    const all = options.flatMap((option) => option ?? [])
    return options.includes(null) ? null : all
  }

  const inRow = (): readonly string[] | null => {
    let best: readonly string[] | null = null
    let run = ''
    const keep = (found: readonly string[] | null) => {
      if (found && shortest(found) > shortest(best ?? [''])) best = found
    }
    const endRun = () => {
      if (run) keep([run])
      run = ''
    }
    while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') {
      const [group] = GROUP.exec(pattern.slice(at)) ?? []
      if (group === undefined) {
        const [atom = '', letter] = ATOM.exec(pattern.slice(at)) ?? []
        at += atom.length
        const times = timesHere()
        if (letter && !mayMiss(times)) run += letter
        if (!letter || times) endRun()
        continue
      }
      at += group.length
      const inside = oneOf()
      at++
      endRun()
      if (!mayMiss(timesHere()) && !/[=!]$/.test(group)) keep(inside)
    }
    endRun()
    return best
  }

  const timesHere = () => {
    const [times = ''] = TIMES.exec(pattern.slice(at)) ?? []
    at += times.length
    return times
  }

  return oneOf()
}

const shortest = (found: readonly string[]) => Math.min(...found.map(({ length }) => length))

const mayMiss = (times: string) => /^(?:[?*]|\{0)/.test(times)

const GROUP = /^\((?:\?(?::|<?[=!]|<\w+>))?/
/** A class or a mark that stands for something else, or a letter that is meant. */
const ATOM = /^(?:\[(?:\\.|[^\]])*\]|\\[a-zA-Z0-9]|[.^$]|\\?(.))/s
const TIMES = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/
