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

describe('npm run trick -- --draw', () => {
  it('prints the lines and parks of a seed, each with its words', () => {
    const drawn = execFileSync(process.execPath, [script, '--draw', '777'], { encoding: 'utf8' })
    expect(drawn.match(/^Line \d+: /gm)).toHaveLength(25)
    expect(drawn.match(/^Park \d+: /gm)).toHaveLength(12)
    expect(drawn).not.toMatch(/undefined|null/)
  })
})

describe('npm run trick -- --wish', () => {
  const described = (wish: string) =>
    execFileSync(process.execPath, [script, '--wish', wish], { encoding: 'utf8' }).trim().split('\n')

  it('prints words, readings from the cheapest on, what was heard, and the best tricks with what decides', () => {
    const lines = described('I land kickflips, something nollie')
    expect(lines[0]).toBe('Tokens: i | land | kickflip | , | something | nollie')
    const costs = lines.flatMap((line) => /^Reading \d costs ([\d.]+): \[/.exec(line)?.[1] ?? [])
    expect(costs.length).toBeGreaterThan(1)
    expect(costs.map(Number)).toEqual(costs.map(Number).toSorted((one, other) => one - other))
    expect(lines[2]).toContain('“I land” cue can · “kickflips” name Kickflip')
    expect(lines).toContain('Heard: [trick can Kickflip] [trait want stance nollie]')
    const scores = lines.flatMap((line) => /^\d\. .+, (-?[\d.]+)$/.exec(line)?.[1] ?? []).map(Number)
    expect(scores).toHaveLength(5)
    const [first = 0] = scores
    const at = (rank: number) => lines.findIndex((line) => line.startsWith(`${rank}. `))
    const parts = lines.slice(at(1) + 1, at(2)).map((line) => Number(/^ +(-?[\d.]+) {2}/.exec(line)?.[1]))
    expect(parts).not.toContain(0)
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(first, 1)
  })

  it('says what goes wrong and answers with the trick it is about', () => {
    const lines = described('my kickflip lands primo')
    expect(lines.find((line) => line.startsWith('Heard'))).toMatch(/^Heard: \[trouble Kickflip /)
    expect(lines.find((line) => line.startsWith('Answer'))).toMatch(/^Answer: Kickflip\. /)
  })
})

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
