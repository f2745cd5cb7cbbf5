import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cpuOf, median, type Run, scriptsOf, speedTable, table } from './measure'

describe('median', () => {
  it('has as many values below as above', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1 }), (values) => {
        const middle = median(values)
        const half = values.length / 2
        expect(values.filter((value) => value < middle).length).toBeLessThanOrEqual(half)
        expect(values.filter((value) => value > middle).length).toBeLessThanOrEqual(half)
      }),
    )
  })

  it('lies between the two in the middle', () => {
    expect(median([4, 1, 3, 2])).toBe(2.5)
    expect(median([])).toBeNaN()
  })
})

it('aligns the columns of a table', () => {
  expect(
    table([
      ['', 'a'],
      ['one', '100'],
    ]),
  ).toBe('       a\none  100')
})

describe('scriptsOf', () => {
  it('counts each script once and leaves out those for old browsers', () => {
    const html =
      '<script src="/_next/static/chunks/a.js" async></script><script noModule="" src="/_next/static/chunks/old.js"></script>' +
      '<script>x.push([1,"\\"/_next/static/chunks/a.js\\",\\"/_next/static/chunks/b.js\\""])</script>'
    expect(scriptsOf(html)).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'])
  })

  it('finds none in plain text', () => {
    expect(scriptsOf('<p>_next/static</p>')).toEqual([])
  })
})

it('reads the processor time of a program whose name is awkward', () => {
  expect(cpuOf('12 (next) server (v16) S 1 1 1 0 -1 4194304 1 0 0 0 150 50 0 0 20 0 11 0')).toBe(2000)
})

describe('speedTable', () => {
  const run = (name: string, perSecond: number, cpu: number | null): Run => ({
    path: '/',
    name,
    perSecond,
    p50: 1,
    p99: 9,
    cpu,
  })

  it('compares round by round with the first server', () => {
    const text = speedTable([
      run('own', 100, 1),
      run('bare', 400, 0.25),
      run('own', 50, 2),
      run('bare', 200, 0.5),
    ])
    expect(text.split('\n')[1]).toMatch(/^own +75 +1 +9 +1\.50 +1\.00 +1\.00$/)
    expect(text.split('\n')[2]).toMatch(/^bare +300 +1 +9 +0\.38 +0\.25 +4\.00$/)
  })

  it('leaves the CPU time open where it is unknown', () => {
    expect(speedTable([run('own', 100, null)])).toMatch(/ - +1\.00 +-$/)
  })
})
