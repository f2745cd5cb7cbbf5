import { naughtyStrings } from './naughty.ts'

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
const mislabelled: OddBody[] = [
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
  ...mislabelled,
  ...naughtyStrings.flatMap((text) => [
    { body: JSON.stringify(text), type: json },
    { body: JSON.stringify({ [text]: text }), type: json },
  ]),
]
