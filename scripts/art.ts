// Draws every shipped picture anew from its vector source: node scripts/art.ts
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { shipCovers } from './art/covers/ship.ts'

const at = (path: string) => new URL(`../${path}`, import.meta.url)

/** A drawing as pixels of exactly this size; `view` shows another part of it. */
function draw(source: string, width: number, height: number, view?: string) {
  const framed = view ? source.replace(/viewBox="[^"]*"/, `viewBox="${view}"`) : source
  return sharp(Buffer.from(framed.replace('<svg ', `<svg width="${width}" height="${height}" `)))
}

async function shipHero(hero: string, name: string, width: number, height: number, view?: string) {
  // Drawn at twice the size, so that the dots stay round when small.
  const picture = await draw(hero, width * 2, height * 2, view)
    .resize(width, height)
    .removeAlpha()
    .png()
    .toBuffer()
  await writeFile(
    at(`public/art/${name}-${width}.avif`),
    await sharp(picture).avif({ quality: 46, effort: 6 }).toBuffer(),
  )
  await writeFile(
    at(`public/art/${name}-${width}.webp`),
    await sharp(picture).webp({ quality: 62, effort: 6 }).toBuffer(),
  )
}

/** An ICO file around one PNG of 32 by 32 pixels. */
function ico(png: Buffer) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

const icon = (source: string, size: number, view?: string) =>
  draw(source, size, size, view).png({ compressionLevel: 9, palette: true }).toBuffer()

await mkdir(at('public/art/'), { recursive: true })

const hero = await readFile(at('scripts/art/hero.svg'), 'utf8')
for (const width of [800, 1600, 2400]) await shipHero(hero, 'hero', width, (width * 9) / 16)
for (const width of [480, 828]) {
  await shipHero(hero, 'hero-portrait', width, Math.round((width * 16) / 9), '1160 20 980 1742')
}

const mark = await readFile(at('app/icon.svg'), 'utf8')
await writeFile(at('app/apple-icon.png'), await icon(mark, 180, '-3 -3 38 38'))
await writeFile(at('public/icon-192.png'), await icon(mark, 192))
await writeFile(at('public/icon-512.png'), await icon(mark, 512))
await writeFile(at('public/icon-maskable-512.png'), await icon(mark, 512, '-6 -6 44 44'))
await writeFile(at('app/favicon.ico'), ico(await draw(mark, 32, 32).ensureAlpha().png().toBuffer()))

await shipCovers(at('public/art/covers/'))
