import { naughtyStrings } from './naughty.ts'
import type { OddBody } from './odd-bodies.ts'

const jsonType = 'application/json'

type Path = (string | number)[]

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const inside = Object.entries(value).flatMap(([key, part]) =>
    pathsOf(part, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  return path.length > 0 ? [path, ...inside] : inside
}

/** The value with what stands at the path replaced; `undefined` leaves it out. */
function replaced(value: unknown, [step, ...rest]: Path, by: unknown): unknown {
  if (step === undefined) return by
  const copy: Record<string | number, unknown> = Array.isArray(value)
    ? ([...value] as never)
    : { ...(value as object) }
  copy[step] = replaced(copy[step], rest, by)
  return copy
}

const wrongValues: unknown[] = [
  ...[
    undefined,
    null,
    true,
    0,
    -1,
    1.5,
    2 ** 31,
    2 ** 53,
    1e308,
    [],
    {},
    [[]],
    [null],
    ['a', 'a'],
    { id: 1 },
  ],
  ...[
    { length: 3 },
    { toString: 'x' },
    Array.from({ length: 300 }, () => 1),
    Array.from({ length: 50 }, () => 'a'),
  ],
]

/** An accepted body with one thing wrong in it, or with naughty text in one place, or said twice. */
export function spoiledBodies(accepted: unknown): OddBody[] {
  const whole = JSON.stringify(accepted)
  const paths = pathsOf(accepted)
  const one = paths.flatMap((path) =>
    [...wrongValues, ...naughtyStrings].map((value) => JSON.stringify(replaced(accepted, path, value))),
  )
  const keys = Object.keys(accepted as object)
  const twice = keys.flatMap((key) => [
    whole.replace(/^\{/, `{${JSON.stringify(key)}:null,`),
    whole.replace(/\}$/, `,${JSON.stringify(key)}:{"a":1}}`),
  ])
  const more = [
    whole.replace(/^\{/, '{"__proto__":{"role":"ADMIN"},'),
    whole.replace(/^\{/, '{"role":"ADMIN","id":1,"userId":1,'),
    `\ufeff${whole}`,
    `${whole}\n\n`,
  ]
  return [...one, ...twice, ...more].map((body) => ({ body, type: jsonType }))
}
