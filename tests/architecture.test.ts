import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { belowFloor, type Lock } from './architecture/floors.ts'
import { knownArrows, knownAstray, knownLong } from './architecture/known.ts'
import { brokenArrows, layerOf, unguarded } from './architecture/layers.ts'
import { astray, badNames, catching, sizes, tooLong, uncheckedTypes } from './architecture/rules.ts'
import { isTest, readSources, root } from './architecture/sources.ts'

const product = readSources('app', 'components', 'lib')
const everything = readSources('app', 'components', 'lib', 'prisma', 'scripts', 'tests', 'middleware.ts')
const written = new Map([...everything].filter(([file]) => !isTest(file) && !file.startsWith('tests/')))

describe('the house', () => {
  it('has a layer for every file', () => {
    expect([...product.keys()].filter((file) => !isTest(file) && layerOf(file) === null)).toEqual([])
  })

  it('breaks no arrow of the table', () => {
    const broken = brokenArrows(product).filter(
      ({ from, to }) => !knownArrows.some((known) => known.from === from && known.to === to),
    )
    expect(broken).toEqual([])
  })

  it('guards its server modules', () => {
    expect(unguarded(product)).toEqual([])
  })

  it('keeps each thing in its one home', () => {
    expect(astray(product).filter((what) => !knownAstray.some((known) => known.what === what))).toEqual([])
  })

  it('excuses nothing that is not there', () => {
    const broken = brokenArrows(product)
    const isGone = ({ from, to }: { from: string; to: string }) =>
      !broken.some((arrow) => arrow.from === from && arrow.to === to)
    expect(knownArrows.filter(isGone)).toEqual([])
    const long = tooLong(everything).map((line) => line.split(':')[0])
    expect(knownLong.filter(({ file }) => !long.includes(file))).toEqual([])
    expect(knownAstray.filter(({ what }) => !astray(product).includes(what))).toEqual([])
  })

  it('has small files', () => {
    const excused = knownLong.map(({ file }) => file)
    expect(tooLong(everything).filter((line) => !excused.includes(line.split(':')[0] ?? ''))).toEqual([])
    expect(sizes(written).median).toBeLessThanOrEqual(45)
    expect(sizes(written).p95).toBeLessThanOrEqual(130)
  })

  it('has names that say something', () => {
    expect(badNames(everything.keys())).toEqual([])
  })

  it('does not go around the type checker', () => {
    expect(uncheckedTypes(everything)).toEqual([])
  })

  it('does not catch errors in pages and components', () => {
    expect(catching(readSources('app', 'components'))).toEqual([])
  })

  it('locks no package below its security floor', () => {
    const lock: Lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
    expect(belowFloor(lock)).toEqual([])
  })
})
