// Words as rows: under each moment, what must hold and how it is then said.

/** What one moment can be said in: under what must hold, " + " between, "not " before; the first row that does is taken. */
export type Rows = Readonly<Record<string, string | readonly string[]>>

/** What holds of a thing, and what the slots of its rows stand for. */
export interface Words {
  readonly traits: ReadonlySet<string>
  readonly slots: Readonly<Record<string, string>>
}

/** The traits that hold, of those that may. */
export const holding = (holds: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(holds).filter((trait) => holds[trait])

interface Row {
  readonly key: string
  readonly has: readonly string[]
  readonly not: readonly string[]
  readonly ways: readonly string[]
}

const rowOf = ([key, said]: [string, string | readonly string[]]): Row => {
  const traits = key === '' ? [] : key.split(' + ')
  return {
    key,
    has: traits.filter((trait) => !trait.startsWith('not ')),
    not: traits.flatMap((trait) => (trait.startsWith('not ') ? trait.slice(4) : [])),
    ways: typeof said === 'string' ? [said] : said,
  }
}

/** A table of moments, ready to be said. */
export class Sayings<Moment extends string> {
  readonly #rows: ReadonlyMap<string, readonly Row[]>

  constructor(table: Readonly<Record<Moment, Rows>>) {
    this.#rows = new Map(
      Object.entries<Rows>(table).map(([moment, rows]) => [moment, Object.entries(rows).map(rowOf)]),
    )
  }

  #find(moment: Moment, { traits }: Words): Row | undefined {
    return this.#rows
      .get(moment)
      ?.find(({ has, not }) => has.every((each) => traits.has(each)) && !not.some((each) => traits.has(each)))
  }

  /** The words of a moment, in the way that `choose` takes; '' where nothing is to be said. */
  say(moment: Moment, words: Words, choose: (ways: readonly string[]) => string | undefined): string {
    const row = this.#find(moment, words)
    const way = row && choose(row.ways)
    return way ? filled(way, words.slots, (nested) => this.say(nested as Moment, words, choose)) : ''
  }

  /** The same in a way that was not said yet, from the `seed`th on; null when all were, or nothing is to be said. */
  unsaid(moment: Moment, words: Words, seed: number, said: Set<string>): string | null {
    const row = this.#find(moment, words)
    for (const turn of row?.ways.keys() ?? []) {
      const at = (seed + turn) % (row?.ways.length ?? 1)
      const key = `${moment} ${row?.key} ${at}`
      if (said.has(key)) continue
      const text = filled(row?.ways[at] ?? '', words.slots, (nested) =>
        this.say(nested as Moment, words, ([first]) => first),
      )
      if (text === '') return null
      said.add(key)
      return text
    }
    return null
  }

  /** The same, in the first way where all were said. */
  worded(moment: Moment, words: Words, said: Set<string>): string {
    return this.unsaid(moment, words, 0, said) ?? this.say(moment, words, ([first]) => first)
  }
}

/** A text with its slots filled, and the moments in it that stand behind an "@". */
export function filled(text: string, slots: Words['slots'], nested: (moment: string) => string): string {
  return text.replace(/\{(@?)([^{}]+)\}/g, (_, isNested, slot: string) => {
    const words = isNested ? nested(slot) : slots[slot]
    if (words === undefined) throw new RangeError(`Nothing stands for {${slot}} in "${text}".`)
    return words
  })
}
