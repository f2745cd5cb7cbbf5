import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkTarget } from './package.ts'
import { projectRoot } from './run/fingerprint.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'darkslide-package-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('the folder of a package, which is emptied first', () => {
  it('may be missing, empty, or an earlier package', async () => {
    await checkTarget(path.join(folder, 'new'))
    await checkTarget(folder)
    await mkdir(path.join(folder, 'server'))
    await writeFile(path.join(folder, 'server/main.ts'), '')
    await checkTarget(folder)
  })

  it('may not hold anything else, least of all the project', async () => {
    await writeFile(path.join(folder, 'letter.txt'), 'mine')
    await expect(checkTarget(folder)).rejects.toThrow('is not empty')
    await expect(checkTarget(projectRoot)).rejects.toThrow('is not empty')
    await expect(checkTarget(path.dirname(projectRoot))).rejects.toThrow('is not empty')
  })
})
