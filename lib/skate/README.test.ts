import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const readme = readFileSync(new URL('./README.md', import.meta.url), 'utf8')
const modules = import.meta.glob<Record<string, unknown>>(
  ['./**/*.ts', '!./**/*.test.ts', '!./**/testdata/**'],
  { eager: true },
)
/** The rows of the table of files: the files of a row, and the functions it offers. */
const rows = [...readme.matchAll(/^\| [^|]+ \| (`[a-z-]+[/.][^|]*) \| ([^|]*)\|$/gm)].map(
  ([, files = '', functions = '']) => ({
    files: [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
    functions: [...functions.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  }),
)

/** What the engine exports, by name: where two files have one name, that of the table is meant. */
const everything: Record<string, unknown> = Object.assign({}, ...Object.values(modules))
for (const { files, functions } of rows)
  for (const name of functions)
    everything[name] = files.map((file) => modules[`./${file}`]?.[name]).find(Boolean) ?? everything[name]

const examples = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code)

/** Runs a block; each `expression // => value` is compared, in objects the fields that the value shows. */
function run(code: string): { expression: string; actual: unknown; expected: unknown }[] {
  const seen: { expression: string; actual: unknown; expected: unknown }[] = []
  const note = (expression: string, actual: unknown, expected: unknown) =>
    void seen.push({ expression, actual, expected })
  const body = code.replace(
    /^(.*\S) +\/\/ => (.*)$/gm,
    (_, expression: string, value: string) => `note(${JSON.stringify(expression)}, ${expression}, ${value});`,
  )
  new Function(...Object.keys(everything), 'note', `'use strict';${body}`)(...Object.values(everything), note)
  return seen
}

describe('the README of the engine', () => {
  it.each(examples.map((code) => [code.split('\n')[0], code]))(
    'has examples that hold: %s',
    (_, code = '') => {
      const lines = run(code)
      expect(lines.length).toBeGreaterThan(0)
      for (const { expression, actual, expected } of lines) {
        if (expected !== null && typeof expected === 'object')
          expect(actual, expression).toMatchObject(expected)
        else expect(actual, expression).toEqual(expected)
      }
    },
  )

  it('lists every file of the engine, and none besides', () => {
    const files = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|^(coach\/)?testdata/.test(file))
      .toSorted()
    expect(rows.flatMap(({ files }) => files).toSorted()).toEqual(files)
  })

  it.each(rows.flatMap(({ files, functions }) => functions.map((name) => [name, files] as const)))(
    'has an example of %s, which its files export',
    (name, files) => {
      const exported = files.some((file) => typeof modules[`./${file}`]?.[name] === 'function')
      expect(exported, `${name} is in the table beside ${files.join(', ')}, which do not export it`).toBe(
        true,
      )
      const isShown = examples.some((code) => new RegExp(`\\b${name}\\(`).test(code))
      expect(isShown, `${name} has no example: write one under "Examples"`).toBe(true)
    },
  )

  it('lists every function that the rest of the product uses', () => {
    const root = new URL('../../', import.meta.url)
    const users = ['app', 'components', 'lib', 'scripts', 'prisma'].flatMap((folder) =>
      readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|generated|^skate\//.test(file))
        .map((file) => readFileSync(new URL(`${folder}/${file}`, root), 'utf8')),
    )
    const imported = users.flatMap((text) =>
      [...text.matchAll(/import \{([^}]*)\} from '[^']*\/skate\/(?!testdata)[^']*'/g)].flatMap(
        ([, names = '']) => names.split(',').map((name) => name.trim().split(' as ')[0] ?? ''),
      ),
    )
    const used = [...new Set(imported)].filter((name) => typeof everything[name] === 'function')
    const listed = new Set(rows.flatMap(({ functions }) => functions))
    expect(used.length).toBeGreaterThan(20)
    expect(used.filter((name) => !listed.has(name))).toEqual([])
  })
})
