import { bare, importsOf, isTest, type Sources } from './sources.ts'

// Lines with something on them: a blank line between two thoughts costs no reading.
const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '').length

const limits = [
  [/^app\/.*\/route\.ts$/, 25],
  [/^app\/(.*\/)?page\.tsx$/, 80],
] as const

const longest = 200

/** Files longer than a file of their kind may be, with their lines. */
export function tooLong(sources: Sources): string[] {
  return [...sources].flatMap(([file, text]) => {
    const limit = limits.find(([pattern]) => pattern.test(file))?.[1] ?? longest
    const lines = linesOf(text)
    return lines > limit ? [`${file}: ${lines} lines, at most ${limit}`] : []
  })
}

/** How long the files are: half of them at most `median`, 95 of 100 at most `p95`. */
export function sizes(sources: Sources): { median: number; p95: number } {
  const lines = [...sources.values()].map(linesOf).sort((a, b) => a - b)
  const at = (share: number) => lines[Math.max(0, Math.ceil(lines.length * share) - 1)] ?? 0
  return { median: at(0.5), p95: at(0.95) }
}

const vague = /^(utils?|helpers?|misc|common|services?|types|hooks|constants|index)$/
const domainWords = /\b(tricks?|skate|lines?|parks?|videos?|posts?|blog|accounts?|mastery)\b/

/** Files and folders whose name says nothing, barrels, and domain words among the primitives. */
export function badNames(files: Iterable<string>): string[] {
  return [...files].filter((file) => {
    const names = file.split('/').map((part) => part.replace(/(\.test)?\.tsx?$/, ''))
    return (
      names.some((name) => vague.test(name)) ||
      (/^components\/ui\//.test(file) && domainWords.test(names.at(-1) ?? ''))
    )
  })
}

/** Ways around the type checker. */
export function uncheckedTypes(sources: Sources): string[] {
  return [...sources]
    .filter(
      ([, text]) =>
        /@ts-(ignore|nocheck|expect-error)/.test(text) ||
        /(?:[:<|&]|=>|\bas|\bkeyof)\s*any\b(?!\s*\()|\bany\[\]|,\s*any\s*>/.test(bare(text)),
    )
    .map(([file]) => file)
}

/** Things that have one home: what the code of nobody else may mention. */
const homes = [
  {
    thing: 'process.env',
    found: (code: string) => /\bprocess\s*(\?\.|\.)\s*env\b|\bprocess\s*\[/.test(bare(code)),
    home: /^lib\/env\.ts$/,
  },
  { thing: '@ai-sdk/openai', found: loads('@ai-sdk/openai'), home: /^lib\/ai\/model\.ts$/ },
  { thing: 'isomorphic-dompurify', found: loads('isomorphic-dompurify'), home: /^lib\/html\.ts$/ },
  { thing: 'dompurify', found: loads('dompurify'), home: /^lib\/html\.ts$/ },
  { thing: 'youtubei.js', found: loads('youtubei.js'), home: /^lib\/youtube\// },
  { thing: 'youtube-transcript', found: loads('youtube-transcript'), home: /^lib\/youtube\// },
  { thing: 'pg', found: loads('pg'), home: /^$/ },
] as const

function loads(name: string) {
  return (code: string) => importsOf(code).some(({ to }) => to === name || to.startsWith(`${name}/`))
}

/** What stands outside its home, as "file: thing". */
export function astray(sources: Sources): string[] {
  return [...sources]
    .filter(([file]) => !isTest(file))
    .flatMap(([file, text]) =>
      homes
        .filter(({ found, home }) => !home.test(file) && found(text))
        .map(({ thing }) => `${file}: ${thing}`),
    )
}

/** Files of app and components that catch: errors are thrown, and caught in the wrapper. */
export const catching = (sources: Sources): string[] =>
  [...sources].filter(([file, text]) => !isTest(file) && /\btry\s*\{/.test(bare(text))).map(([file]) => file)
