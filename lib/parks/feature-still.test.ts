import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import features from '@/prisma/seed/park-features.json'
import { stillWords } from '../tricks/still-path'
import { featureStill } from './feature-still'

const pictures = features.map(({ name }) => featureStill(stillWords(name)) ?? '')
const areas = (svg: string) => svg.replace(/aria-label="[^"]*"/, '')

describe('the picture of a park feature', () => {
  it('shows each feature that a park can have, and no two alike', () => {
    expect(pictures).not.toContain('')
    expect(new Set(pictures.map(areas)).size).toBe(features.length)
  })

  it('weighs less than a kilobyte', () => {
    for (const picture of pictures) expect(gzipSync(picture).length).toBeLessThan(1024)
  })

  it('is of nothing where nobody knows the feature', () => {
    expect(featureStill('moon-crater')).toBeNull()
  })
})
