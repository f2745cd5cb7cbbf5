import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { buildWorker } from './build.ts'
import { namedAssets, readRelease } from './release.ts'

const page = (name: string) => `<script src="/_next/static/chunks/${name}.js"></script>`

async function fakeBuild(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'release-'))
  const app = path.join(folder, 'server/app')
  await mkdir(path.join(app, 'tricks'), { recursive: true })
  await mkdir(path.join(app, 'trickbot'))
  await mkdir(path.join(folder, 'static/chunks'), { recursive: true })
  await writeFile(path.join(folder, 'BUILD_ID'), 'b1\n')
  for (const name of [
    'offline',
    'index',
    'tricks',
    'tricks/classification',
    'tricks/name-it',
    'trickbot',
    'trickbot/builder',
    'trickbot/suggest',
    'skate',
  ])
    await writeFile(path.join(app, `${name}.html`), page('a'))
  await writeFile(path.join(folder, 'static/chunks/a.js'), 'load("static/chunks/b-1_~.js")')
  await writeFile(path.join(folder, 'static/chunks/b-1_~.js'), 'load("static/chunks/a.js")')
  return folder
}

it('follows names from file to file, each once', async () => {
  const files: Record<string, string> = {
    'chunks/a.js': '"static/chunks/b.js" "static/chunks/a.js"',
    'chunks/b.js': '',
    'chunks/c.css': 'url(../media/f.woff2)',
  }
  const names = await namedAssets(
    [page('a'), '"/_next/static/chunks/c.css"'],
    async (name) => files[name] ?? '',
  )
  expect(names).toEqual(['chunks/a.js', 'chunks/b.js', 'chunks/c.css', 'media/f.woff2'])
})

it('reads what a build consists of, and writes a worker that knows it', async () => {
  const folder = await fakeBuild()
  try {
    const { build, assets } = await readRelease(folder)
    expect(build).toBe('b1')
    expect(assets.map(({ url }) => url)).toEqual([
      '/offline',
      '/_next/static/chunks/a.js',
      '/_next/static/chunks/b-1_~.js',
    ])
    expect(assets[0]).toEqual({ url: '/offline', revision: 'b1' })
    await buildWorker(folder, path.join(folder, 'worker'))
    const worker = await readFile(path.join(folder, 'worker/sw.js'), 'utf8')
    expect(worker).toContain('/_next/static/chunks/b-1_~.js')
    expect(worker).not.toMatch(/process\.env|\bRELEASE\b|\bimport\(/)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
