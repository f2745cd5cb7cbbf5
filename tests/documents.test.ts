import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { emailAddress, password, username } from '@/lib/accounts/schema'
import { envNames } from '@/lib/env-schema'
import { seatInput, turnInput } from '@/lib/games/schema'
import { lineInput } from '@/lib/lines/schema'
import { noteInput } from '@/lib/my-tricks/schema'
import { fillPath, isRenderedPerRequest, pages } from '@/lib/pages'
import { parkInput } from '@/lib/parks/schema'
import { postInput, tagNames } from '@/lib/posts/schema'
import { suggestForm } from '@/lib/tricks/schema'
import { isTest, readSources } from './setup/sources'

describe('the security checklist', () => {
  const text = readFileSync('docs/asvs.md', 'utf8')
  const section = (title: string) => text.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? ''
  const rowsOf = (title: string) =>
    [...section(title).matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| [^|]+ \| (.+) \|$/gm)].map(
      ([, number = '', level = '', evidence = '']) => ({ number, level, evidence }),
    )
  const left = [...section('Does not apply').matchAll(/^\| [^|]+ \| ([\d., ]*) \| ([\d., ]*) \|$/gm)]
  const leftAt = (level: 1 | 2) =>
    left.flatMap((cells) => [...(cells[level]?.matchAll(/[\d.]+/g) ?? [])].map(([number]) => number))
  const listed = {
    holds: rowsOf('Holds'),
    open: rowsOf('Open'),
    'does not apply': ([1, 2] as const).flatMap((level) =>
      leftAt(level).map((number) => ({ number, level: `${level}`, evidence: '' })),
    ),
  }
  const all = Object.values(listed).flat()

  it('says when it was checked', () => {
    expect(text).toMatch(/\b20\d\d-[01]\d-[0-3]\d\b/)
  })

  it('has every requirement once, those of a state in order', () => {
    expect(new Set(all.map(({ number }) => number)).size).toBe(all.length)
    expect(all).toHaveLength(253)
    const inOrder = new Intl.Collator('en', { numeric: true }).compare
    for (const rows of [listed.holds, listed.open]) {
      const numbers = rows.map(({ number }) => number)
      expect(numbers).toEqual(numbers.toSorted(inOrder))
    }
  })

  it.each(Object.entries({ ...listed, all }))('counts at each level what is: %s', (state, rows) => {
    const at = (level: string) => rows.filter((row) => row.level === level).length
    expect(text).toContain(`| ${state} | ${at('1')} | ${at('2')} | ${rows.length} |`)
  })

  it('names evidence that is there', () => {
    const files = [
      ...text.matchAll(/`((?:app|components|deploy|docs|lib|prisma|scripts|server|tests|worker)\/[^`]+)`/g),
    ]
    expect(files.map(([, file = '']) => file).filter((file) => !existsSync(file))).toEqual([])
  })

  it('has evidence for whatever holds', () => {
    expect(listed.holds.filter(({ evidence }) => evidence.length < 20)).toEqual([])
  })
})

describe('the threats', () => {
  const text = readFileSync('SECURITY.md', 'utf8')
  const [, table = ''] = text.split('| --- | --- | --- |\n')
  const rows = table.slice(0, table.indexOf('\n\n')).split('\n')

  it('each name files with tests that are there', () => {
    expect(rows.length).toBeGreaterThan(25)
    for (const row of rows) {
      const [threat = '', , tests = ''] = row.split('|').slice(1)
      const files = [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
      expect(files.filter((file) => /\.(test|spec)\.tsx?$/.test(file)).length, threat).toBeGreaterThan(0)
      expect(
        files.filter((file) => !/\.tsx?$/.test(file) || !existsSync(file)),
        threat,
      ).toEqual([])
    }
  })
})

it('the script policy names the pages that carry a nonce, and no other', () => {
  const [, list = ''] =
    /rendered for each request \(([^)]*)\)/.exec(readFileSync('SECURITY.md', 'utf8')) ?? []
  const named = [...list.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
  const rendered = pages.map(({ path }) => path).filter((name) => isRenderedPerRequest(fillPath(name, 'x')))
  expect(named).toEqual(rendered.toSorted())
})

describe('the README', () => {
  const [, sample = ''] = readFileSync('README.md', 'utf8').split('You will see:\n\n```\n')
  const lines = sample.slice(0, sample.indexOf('\n```')).split('\n')
  const said = [...readSources('scripts')].map(([file, text]) => (isTest(file) ? '' : text)).join('\n')

  it('counts nothing that grows with the content', () => {
    expect(lines.filter((line) => /[1-9]\d* (of|rows|pages|migrations)/.test(line))).toEqual([])
  })

  it('shows pictures that are there, small, described, and no others', () => {
    const images = [...readFileSync('README.md', 'utf8').matchAll(/<img [^>]*>/g)].map(([tag]) => ({
      file: /src="([^"]+)"/.exec(tag)?.[1] ?? '',
      alt: /alt="([^"]+)"/.exec(tag)?.[1] ?? '',
    }))
    expect(images.map(({ file }) => file).sort()).toEqual(globSync('docs/screenshots/*').sort())
    for (const { file, alt } of images) {
      expect(alt.length, file).toBeGreaterThan(20)
      expect(statSync(file).size, file).toBeLessThan(file.endsWith('moving.webp') ? 300_000 : 150_000)
    }
  })

  it('shows of a first start what it says', () => {
    const words = lines.flatMap((line) => line.split(/: |, | \(|…|\d|\bhttp\S+|\S+@\S+|DarkSlide/))
    const sayings = words.map((part) => part.trim()).filter((part) => /^\w+ \w+/.test(part))
    expect(sayings.length).toBeGreaterThan(5)
    expect(sayings.filter((part) => !said.includes(part))).toEqual([])
  })
})

describe('the versions', () => {
  const changelog = readFileSync('CHANGELOG.md', 'utf8')
  const headings = [...changelog.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading)

  it('each have a number and a day, newest first, below what is not released', () => {
    const [next, ...released] = headings
    expect(next).toBe('Unreleased')
    const dated = /^(\d+\.\d+\.\d+) - 20\d\d-[01]\d-[0-3]\d$/
    const versions = released.map((heading) => dated.exec(heading)?.[1] ?? '')
    expect(versions).not.toContain('')
    expect(versions).toEqual(
      versions.toSorted(new Intl.Collator('en', { numeric: true }).compare).toReversed(),
    )
  })

  it.each(['package.json', 'package-lock.json'])('the newest is that of %s', (file) => {
    expect(headings[1]).toMatch(`${JSON.parse(readFileSync(file, 'utf8')).version} - `)
  })

  it.each(['README.md', 'deploy/README.md'])('%s backs up, stops and remembers before it pulls', (file) => {
    const updates = [...readFileSync(file, 'utf8').matchAll(/```sh\n([^`]*git pull[^`]*)```/g)]
    expect(updates.length).toBeGreaterThan(0)
    for (const [, update = ''] of updates) {
      const [before = ''] = update.split('git pull')
      expect(before).toMatch(/npm run backup/)
      expect(before).toMatch(/\bstop\b/i)
      expect(before).toMatch(/git tag --force before-update/)
    }
  })
})

describe('the security notes', () => {
  const notes = readFileSync('docs/security-notes.md', 'utf8')

  /** The cells of the table whose header begins with these words. */
  function tableOf(header: string): string[][] {
    const [, behind = ''] = notes.split(`| ${header} |`)
    const lines = behind.split('\n').slice(2)
    const rows = lines.slice(0, lines.indexOf(''))
    return rows.map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  }

  type Lengths = { minLength?: number; maxLength?: number }
  const lengthsOf = (schema: z.ZodType) => {
    const { minLength, maxLength } = z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
    }) as Lengths
    return [minLength, maxLength].map((length) => (length === undefined ? '' : String(length)))
  }

  it('says how long inputs may be', () => {
    const step = lineInput.shape.tricks.element.shape
    const inputs: [string, z.ZodType][] = [
      ['password', password],
      ['username', username],
      ['email address', emailAddress],
      ['note', noteInput.shape.text],
      ['name of a line', lineInput.shape.name],
      ['name of a park', parkInput.shape.name],
      ['reasoning in a line', step.reasoning],
      ["player's name", seatInput.shape.name],
      ['trick set in a game', turnInput.shape.entry.options[0].shape.trick],
      ['wish for a trick', suggestForm.shape.prompt],
      ['title of a post', postInput.shape.title],
      ['excerpt of a post', postInput.shape.excerpt],
      ['content of a post', postInput.shape.content],
      ['tag', tagNames.element],
    ]
    expect(tableOf('Input')).toEqual(inputs.map(([name, schema]) => [name, ...lengthsOf(schema)]))
  })

  const limit = /\{ name: '([\w-]+)', times: (\d+),(?: guestTimes: (\d+),)? seconds: (\d+) \}/g

  it('names every limit with its numbers, and no other', () => {
    const code = [...readSources('app', 'lib')]
      .flatMap(([file, text]) => (isTest(file) ? [] : [text]))
      .join('\n')
    const limits = [...code.matchAll(limit)].map((found) => found.slice(1, 5).map((number) => number ?? ''))
    const documented = tableOf('Name').map(([name = '', ...numbers]) => [name.replace(/ .*/, ''), ...numbers])
    expect(documented).toEqual(limits.toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)))
    // One that is written otherwise would be missing above.
    expect(code.match(/\btimes: \d/g)).toHaveLength(limits.length)
  })

  it.each(tableOf('What | As the code says it'))('says as the code does: %s', (_, said = '', file = '') => {
    const code = readFileSync(file.replaceAll('`', ''), 'utf8')
    expect(code).toMatch(new RegExp(`\\b${RegExp.escape(said.replaceAll('`', ''))}$`, 'm'))
  })

  it('names every place that logs, and no other', () => {
    const code = [...readSources('lib', 'server')].flatMap(([file, text]) =>
      isTest(file) || file.startsWith('lib/skate/') ? [] : [...text.matchAll(/\{ at: '([\w-]+)'/g)],
    )
    const documented = tableOf('Layer | What | Level | At | Logged by default').flatMap(([, , , at = '']) =>
      [...at.matchAll(/`([\w-]+)`/g)].map(([, name]) => name),
    )
    expect(new Set(documented)).toEqual(new Set(code.map(([, name]) => name)))
  })

  it('names files that there are', () => {
    const files = [
      ...notes.matchAll(/`((?:lib|app|scripts|server|worker|tests|prisma|components)\/[\w/.[\]-]+\.\w+)`/g),
    ]
    expect(files.length).toBeGreaterThan(30)
    for (const [, file = ''] of files) expect(() => readFileSync(file), file).not.toThrow()
  })

  it('names where all parts come from', () => {
    type Part = { integrity?: string; resolved?: string; link?: boolean; inBundle?: boolean }
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Part> }
    const parts = Object.entries(lock.packages).filter(([place]) => place !== '')
    // The lock file names a source only where that is another one than the registry; a bundle comes with its owner.
    const isFromRegistry = ({ integrity, resolved, link, inBundle }: Part) =>
      !resolved && !link && (inBundle || integrity?.startsWith('sha512-'))
    expect(parts.filter(([, part]) => !isFromRegistry(part)).map(([place]) => place)).toEqual([])
    expect(Object.values(readDependencies()).filter((version) => !/^\d/.test(version))).toEqual([])
  })

  function readDependencies(): Record<string, string> {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
    return { ...dependencies, ...devDependencies }
  }
})

describe('the example of the environment', () => {
  const lines = readFileSync('.env.example', 'utf8').split('\n')
  // What has no default is commented out: some libraries take an empty value for a value.
  const variable = /^(?:# )?([A-Z\d_]+)=/
  const documented = lines.flatMap((line) => line.match(variable)?.[1] ?? []).sort()

  it('documents every variable of the environment, and no other', () => {
    // NODE_ENV is set by the commands themselves.
    expect(documented).toEqual(envNames.filter((name) => name !== 'NODE_ENV').sort())
  })

  it('explains each variable', () => {
    for (const name of documented) {
      const index = lines.findIndex((line) => line.match(variable)?.[1] === name)
      const above = lines.slice(0, index).toReversed()
      expect(
        above.find((line) => !variable.test(line)),
        name,
      ).toMatch(/^# /)
    }
  })
})

describe('the image', () => {
  const left = readFileSync('.dockerignore', 'utf8').split('\n')

  it.each(['.git', '.env', '.env.*', '.data', 'node_modules'])('an image is built without %s', (name) => {
    expect(left).toContain(name)
  })
})

describe('the systemd units', () => {
  const services = globSync('deploy/*.service')
  /** What bounds a service, from the line that makes the disk read-only for it. */
  function boundsOf(file: string): string[] {
    const [, bounds = ''] = readFileSync(file, 'utf8').split(/^(?=ProtectSystem=strict$)/m)
    const [block = ''] = bounds.split('\n\n')
    return block.trim().split('\n')
  }

  it('hold every service in the same bounds', () => {
    expect(services.length).toBeGreaterThan(1)
    const [first = [], ...others] = services.map(boundsOf)
    const least = ['NoNewPrivileges=true', 'PrivateTmp=true', 'CapabilityBoundingSet=']
    expect(first).toEqual(expect.arrayContaining(least))
    for (const bounds of others) expect(bounds).toEqual(first)
  })

  it.each(['MemoryDenyWriteExecute', 'PrivateUsers'])('leave out %s, which nothing survives', (setting) => {
    for (const file of services) expect(boundsOf(file).filter((line) => line.startsWith(setting))).toEqual([])
  })

  it('start programs that there are', () => {
    const started = services.flatMap((file) => readFileSync(file, 'utf8').match(/scripts\/[\w.]+/g) ?? [])
    expect(started.length).toBeGreaterThanOrEqual(services.length)
    expect(started.filter((file) => !existsSync(file))).toEqual([])
  })
})

describe.each([
  ...globSync('*.md'),
  ...globSync('docs/**/*.md'),
  ...globSync('deploy/**/*.md'),
  'lib/skate/README.md',
])('%s', (file) => {
  const text = readFileSync(file, 'utf8')

  it('links to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)].map(([, to = '']) => to)
    expect(links.filter((to) => !existsSync(path.join(path.dirname(file), to)))).toEqual([])
  })

  it('names paths that exist', () => {
    const place = /`((?:app|components|deploy|docs|lib|prisma|public|scripts|server|tests|worker)\/[^`\s]*)`/g
    const named = [...text.matchAll(place)].map(([, at = '']) => at).filter((at) => !/[<*…]/.test(at))
    const missing = named.filter((at) => !existsSync(at))
    expect(missing, `Write in ${file} where these are now`).toEqual([])
  })

  it('names npm scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    const named = [...text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })
})

it('the index of decisions lists all of them in order', () => {
  const records = readdirSync('docs/decisions').filter((name) => /^\d{4}-/.test(name))
  const index = readFileSync('docs/decisions/README.md', 'utf8')
  const listed = [...index.matchAll(/\]\((\d{4}-[^)]+)\)/g)].map(([, name]) => name)
  expect(listed).toEqual(records.toSorted())
})

it('one Node version is named everywhere', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const major = String(dependencies.node).split('.')[0]
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(major)
  const images = readFileSync('deploy/Dockerfile', 'utf8').match(/^FROM node:\d+/gm)
  expect(images).toEqual([`FROM node:${major}`, `FROM node:${major}`])
})
