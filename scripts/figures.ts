import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { lookOf, VIEWS, type View } from '../lib/skate/figure/camera.ts'
import { drawingAt } from '../lib/skate/figure/drawing.ts'
import { type Film, filmOf, tellingMoment } from '../lib/skate/figure/film.ts'
import { ghostsOf } from '../lib/skate/figure/ghosts.ts'
import { svgOf } from '../lib/skate/figure/svg.ts'
import { parseTrick } from '../lib/skate/read/parse.ts'
import type { Natural } from '../lib/skate/stance.ts'
import { seedTricks } from '../lib/skate/testdata/library.ts'
import { findChromium } from './browser/chromium.ts'
import { Problem, runScript } from './run/problem.ts'

const usage =
  'Usage: npm run figures -- [--views side,rider,above] [--stances regular,goofy] [--width PIXELS] [--only stills] [--moments NUMBER] [--best NUMBER] [--lot NUMBER --seed NUMBER] [--out DIR] NAME...'
const GROUND = '#ffd23f'

/** So many moments from before the first that is named to the last landing, at even distances. */
function evenly({ moments, lasts }: Film, count: number): { at: number; name: string }[] {
  const named = (name: string) => moments.filter((moment) => moment.name === name).map(({ at }) => at)
  const first = Math.max(0, (named('Crouch')[0] ?? 0.3) - 0.1)
  const last = Math.min(lasts, (named('Land').at(-1) ?? lasts) + 0.05)
  return Array.from({ length: count }, (_, at) => ({
    at: first + ((last - first) * at) / (count - 1),
    name: '',
  }))
}

/** The best-known tricks by how many sources have them, and others drawn by lot from the rest. */
function chosen(best: number, lot: number, seed: number): string[] {
  const shown = seedTricks.filter(({ name }) => parseTrick(name).ok)
  const known = shown.toSorted((a, b) => b.sources - a.sources || a.name.localeCompare(b.name))
  let state = seed
  const drawn = known.slice(best).map((trick) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return { trick, lot: state }
  })
  const lots = drawn.toSorted((a, b) => a.lot - b.lot).slice(0, lot)
  return [...known.slice(0, best), ...lots.map(({ trick }) => trick)].map(({ name }) => name)
}

/** One row: a trick's moments from one side, for one rider. */
function row(name: string, rider: Natural, view: View, isStill: boolean, count: number): string {
  const parsed = parseTrick(name)
  if (!parsed.ok) throw new Problem(parsed.message)
  const film = filmOf(parsed.motion, rider)
  const look = lookOf(film, view)
  const telling = tellingMoment(film)
  const ghosts = isStill ? ghostsOf(film, telling) : []
  const moments = isStill ? [{ at: telling, name }] : count > 1 ? evenly(film, count) : film.moments
  const cells = moments.map(({ at, name: moment }) => {
    const svg = svgOf(drawingAt(film, at, { look, isStill, ghosts }), `${name}: ${moment}`, GROUND)
    return `<figure>${svg}<figcaption>${moment} ${at.toFixed(2)}</figcaption></figure>`
  })
  if (isStill) return cells.join('')
  return `<section><h2>${name} · ${rider} · ${view}</h2><div>${cells.join('')}</div></section>`
}

const style = (
  width: string,
  isGrid: boolean,
) => `body{font:12px sans-serif;margin:8px;${isGrid ? 'display:flex;flex-wrap:wrap;gap:3px' : ''}}h2{margin:4px 0;font-size:13px}
section>div{display:flex;gap:3px;flex-wrap:wrap}figure{margin:0;flex:none;width:${width}px}svg{width:100%;display:block}figcaption{text-align:center}`

function options(args: readonly string[]) {
  const names: string[] = []
  const given = {
    views: 'side',
    stances: 'regular',
    out: '.data/figures',
    width: '230',
    only: '',
    moments: '0',
    best: '0',
    lot: '0',
    seed: '1',
  }
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? ''
    const key = arg.slice(2) as keyof typeof given
    if (arg.startsWith('--') && key in given) given[key] = args[++at] ?? ''
    else names.push(arg)
  }
  return { names, ...given }
}

/** Draws contact sheets: each trick's moments as a row, as a page and as a picture. */
await runScript(async () => {
  const given = options(process.argv.slice(2))
  const { views, stances, out, width, only } = given
  const names = [...given.names, ...chosen(Number(given.best), Number(given.lot), Number(given.seed))]
  if (names.length === 0) throw new Problem(usage)
  const seen = VIEWS.filter((view) => views.split(',').includes(view))
  const riders = (['regular', 'goofy'] as const).filter((rider) => stances.split(',').includes(rider))
  const rows = names.flatMap((name) =>
    riders.flatMap((rider) =>
      seen.map((view) => row(name, rider, view, only === 'stills', Number(given.moments))),
    ),
  )
  const page = `<!doctype html><meta charset="utf-8"><style>${style(width, only === 'stills')}</style>${rows.join('')}`
  mkdirSync(out, { recursive: true })
  writeFileSync(path.join(out, 'figures.html'), page)
  const browser = await chromium.launch({ executablePath: await findChromium() })
  const tab = await browser.newPage({ viewport: { width: 1700, height: 900 } })
  await tab.setContent(page)
  await tab.screenshot({ path: path.join(out, 'figures.png'), fullPage: true })
  await browser.close()
  console.log(`${rows.length} rows: ${path.join(out, 'figures.png')}`)
})
