import { execFileSync, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const script = fileURLToPath(new URL('./trick.ts', import.meta.url))

function ask(...names: string[]): Record<string, unknown>[] {
  const output = execFileSync(process.execPath, [script, ...names], { encoding: 'utf8' })
  return output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

describe('npm run trick', () => {
  it('prints one line per name, in order', () => {
    const [half, wrong, open] = ask('fakie backside 180 heelflip', 'kickflip qwerty', 'hurricane')
    expect(half).toMatchObject({
      name: 'fakie backside 180 heelflip',
      motion: {
        stance: 'fakie',
        bodyDeg: -180,
        boardDeg: -180,
        flip: { kind: 'heel', count: 1, late: false },
      },
      exit: 'regular',
      difficulty: expect.any(Number),
      level: expect.stringMatching(/^(Beginner|Intermediate|Advanced|Expert)$/),
    })
    expect(Object.keys(half ?? {})).toEqual(['name', 'motion', 'exit', 'difficulty', 'level'])
    expect(wrong).toEqual({ name: 'kickflip qwerty', error: 'Not understood: "qwerty".' })
    expect(open?.exit).toBeNull()
  })

  it('leaves the rider where the library says', () => {
    const exits = ask('Drop In, Kickturn', 'Drop In', 'BS 180 Mute Grab', 'Mute Grab', 'half cab on a ramp')
    expect(exits.map(({ exit }) => exit)).toEqual(['regular', 'regular', 'fakie', 'regular', 'fakie'])
  })

  it('wants a name', () => {
    const { status, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toContain('Name at least one trick')
  })
})
