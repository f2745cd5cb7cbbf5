import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../setup/sources.ts'

// Parsed here: a bundler would not keep the halves of character pairs.
const short: string[] = JSON.parse(readFileSync(path.join(root, 'tests/setup/naughty.json'), 'utf8'))

const many = (text: string, times: number) => text.repeat(times)

/** Texts that some program, somewhere, has stumbled over. Each is only text, and must stay what it is. */
export const naughtyStrings: readonly string[] = [
  ...short,
  ...[41, 81, 255, 2001].map((length) => many('a', length)),
  ...[many('🛹', 100), many('é', 1000), many('x ', 5000), many('switch ', 280), many('\u0301', 60)],
  // What a careless expression takes ages for.
  ...[`${many('a', 5000)}!`, many('a@', 3000), many('-a', 3000), many('\\', 3000), many('(', 3000)],
  ...[many('<b>', 2000), `${many('a.', 2000)}@x`, `a@${many('b.', 2000)}`, `x${many(' ', 4000)}y`],
]

/** What is sent: its bytes or text, and what it says that it is. */
export type OddBody = { body: string | Uint8Array<ArrayBuffer>; type: string }

const json = 'application/json'
const nested = (open: string, inside: string, close: string, times: number) =>
  open.repeat(times) + inside + close.repeat(times)
const bytes = (...values: number[]) => new Uint8Array(values)

const malformed: (string | Uint8Array<ArrayBuffer>)[] = [
  ...[
    '',
    ' ',
    '{',
    '}',
    '[',
    ']',
    '{]',
    '{"a"}',
    '{"a":}',
    '{"a":1,}',
    '{a:1}',
    "{'a':1}",
    '{"a":1}{"b":2}',
    ',',
  ],
  ...[
    '[1,]',
    '[,1]',
    '01',
    '1.',
    '.5',
    '+1',
    '0x10',
    'NaN',
    'Infinity',
    '-',
    '1e',
    'tru',
    'nulls',
    'undefined',
  ],
  ...[
    '"',
    '"a',
    '"\\',
    '"\\x"',
    '"\\u12"',
    '"\n"',
    '"\t"',
    '// a\n{}',
    '/* */{}',
    '{}//',
    '<a/>',
    'a=b&c=d',
    '\0',
    '\ufeff',
  ],
  ...[
    '{"a":"\\ud800"}',
    '{"a":"\\u0000"}',
    '["\\udc00\\ud800"]',
    '\u2028{}',
    '{}\u00a0',
    '--x\r\n\r\n--x--',
    '%7B%7D',
  ],
  ...[
    bytes(0xff),
    bytes(0xfe, 0xff, 0, 0x7b),
    bytes(0x22, 0xc0, 0x80, 0x22),
    bytes(0x22, 0xed, 0xa0, 0x80, 0x22),
  ],
  ...[
    bytes(0x22, 0xf8, 0x22),
    bytes(0xef, 0xbb, 0xbf, 0x7b, 0x7d),
    bytes(0x1f, 0x8b, 8, 0),
    bytes(0x22, 0xe2, 0x82),
  ],
  ...[
    bytes(0, 0, 0, 0x7b),
    new Uint8Array(Buffer.from('{"text":"é"}', 'latin1')),
    new Uint8Array(Buffer.from('{}', 'utf16le')),
  ],
]

const shapes = [
  ...[
    'null',
    'true',
    'false',
    '0',
    '-0',
    '1',
    '1e400',
    '-1e400',
    '1e-400',
    '0.1',
    '9007199254740993',
    '2147483648',
  ],
  ...[
    '""',
    '"a"',
    '[]',
    '[[]]',
    '[{}]',
    '{}',
    '[null]',
    '{"":""}',
    '{" ":1}',
    '{"a":{"b":{"c":[]}}}',
    '[1,"2",true]',
  ],
]

const deep = [10, 500, 5_000, 30_000].flatMap((times) => [
  nested('[', '', ']', times),
  nested('{"a":', '1', '}', times),
  nested('[{"a":', 'null', '}]', Math.floor(times / 2)),
  nested('[', '', '', times),
  `{"text":${nested('[', '', ']', times)}}`,
])

const large = [
  JSON.stringify({ text: 'x'.repeat(70_000) }),
  JSON.stringify({ text: 'x'.repeat(3_000_000) }),
  `[${'0,'.repeat(200_000)}0]`,
  `{${Array.from({ length: 9000 }, (_, n) => `"k${n}":1`).join(',')}}`,
  JSON.stringify({ tricks: Array.from({ length: 2000 }, (_, id) => ({ id })) }),
  `1${'0'.repeat(60_000)}`,
  ' '.repeat(60_000),
]

const types = [
  '',
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
]
const mislabeled: OddBody[] = [
  ...types.flatMap((type) => ['{}', 'a=b', '<a/>'].map((body) => ({ body, type }))),
  ...[
    'application/json; charset=utf-16',
    'APPLICATION/JSON',
    'application/json;;',
    'application/jsonp',
    'a/b, c/d',
  ].map((type) => ({ body: '{}', type })),
]

const prototypes = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'then',
  'toJSON',
  '0',
  'length',
]
const inherited = prototypes.flatMap((key) =>
  ['null', '1', '{}', '"x"', '{"role":"ADMIN","id":1}'].map((value) => `{"${key}":${value}}`),
)

/** Bodies that no call expects, whatever it expects. */
export const oddBodies: OddBody[] = [
  ...[...malformed, ...shapes, ...deep, ...large, ...inherited].map((body) => ({ body, type: json })),
  ...mislabeled,
  ...naughtyStrings.flatMap((text) => [
    { body: JSON.stringify(text), type: json },
    { body: JSON.stringify({ [text]: text }), type: json },
  ]),
]

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
