import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { lookOf, VIEWS, type View } from '../lib/skate/figure/camera.ts'
import { drawingAt } from '../lib/skate/figure/drawing.ts'
import { filmOf, tellingMoment } from '../lib/skate/figure/film.ts'
import { svgOf } from '../lib/skate/figure/svg.ts'
import { parseTrick } from '../lib/skate/read/parse.ts'
import type { Natural } from '../lib/skate/stance.ts'
import { findChromium } from './browser/chromium.ts'
import { Problem, runScript } from './run/problem.ts'

const usage =
  'Usage: npm run figures -- [--views side,rider,above] [--stances regular,goofy] [--width PIXELS] [--only stills] [--out DIR] NAME...'
const GROUND = '#ffd23f'

/** One row: a trick's moments from one side, for one rider. */
function row(name: string, rider: Natural, view: View, isStill: boolean): string {
  const parsed = parseTrick(name)
  if (!parsed.ok) throw new Problem(parsed.message)
  const film = filmOf(parsed.motion, rider)
  const look = lookOf(film, view)
  const moments = isStill ? [{ at: tellingMoment(film), name }] : film.moments
  const cells = moments.map(({ at, name: moment }) => {
    const svg = svgOf(drawingAt(film, at, { look }), `${name}: ${moment}`, GROUND)
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
  const given = { views: 'side', stances: 'regular', out: '.data/figures', width: '230', only: '' }
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
  const { names, views, stances, out, width, only } = options(process.argv.slice(2))
  if (names.length === 0) throw new Problem(usage)
  const seen = VIEWS.filter((view) => views.split(',').includes(view))
  const riders = (['regular', 'goofy'] as const).filter((rider) => stances.split(',').includes(rider))
  const rows = names.flatMap((name) =>
    riders.flatMap((rider) => seen.map((view) => row(name, rider, view, only === 'stills'))),
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
