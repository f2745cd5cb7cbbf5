import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { COVERS } from './covers.ts'
import { HEIGHT, WIDTH } from './ink.ts'

const svg = (title: string, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><title>${title}</title>${drawing}</svg>`

/** Draws the blog's covers into a folder. */
export async function shipCovers(folder: URL) {
  await mkdir(folder, { recursive: true })
  for (const [name, { title, draw }] of Object.entries(COVERS)) {
    const picture = await sharp(Buffer.from(svg(title, draw())))
      .removeAlpha()
      .png()
      .toBuffer()
    for (const width of [800, 1600]) {
      const sized = sharp(picture).resize(width)
      const to = (kind: string) => new URL(`${name}-${width}.${kind}`, folder)
      await writeFile(to('avif'), await sized.clone().avif({ quality: 48, effort: 4 }).toBuffer())
      await writeFile(to('webp'), await sized.clone().webp({ quality: 58, effort: 4 }).toBuffer())
    }
  }
}
