import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Motion } from '../motion.ts'
import { exitOf, leadOf } from '../stance.ts'
import exceptions from '../testdata/exceptions.json' with { type: 'json' }
import { cellsOf, FLAT } from '../testdata/known-tricks.ts'
import { ROWS, type Row } from '../testdata/samples.ts'
import { VOCABULARY } from '../vocabulary.ts'
import { parseTrick } from './parse.ts'

function read(name: string): Motion {
  const parsed = parseTrick(name)
  if (!parsed.ok) throw new Error(parsed.message)
  return parsed.motion
}

/** The flip as the sources write it. */
function flipInWords({ flip, wrap }: Motion): string {
  if (wrap === 'back foot' || wrap === 'front foot') return 'wrap 360 (pitch)'
  return flip.kind === 'none' ? 'none' : `${flip.kind} x${flip.count}${flip.late ? ' (late)' : ''}`
}

function isExact(row: Row): boolean {
  const parsed = parseTrick(row.name)
  if (!parsed.ok || !row.motion) return false
  const { stance, bodyDeg, boardDeg } = parsed.motion
  const read = JSON.stringify([stance, bodyDeg, boardDeg, flipInWords(parsed.motion)])
  return read === JSON.stringify([row.stance, ...row.motion])
}

describe('parseTrick', () => {
  test.each(cellsOf(FLAT))('%s', (name, stance, body, board, flip) => {
    const made = read(name)
    const { kind, count, late } = made.flip
    const flipRead = kind === 'none' ? 'none' : `${kind} ${count}${late ? ' late' : ''}`
    expect([made.stance, `${made.bodyDeg}`, `${made.boardDeg}`, flipRead]).toEqual([
      stance,
      body,
      board,
      flip,
    ])
  })

  it('agrees with the sources but for the listed exceptions', () => {
    const given = ROWS.filter((row) => row.motion)
    const wrong = given.filter((row) => !isExact(row)).map((row) => row.name)
    expect(wrong.sort()).toEqual(Object.keys(exceptions.motions).sort())
    expect(wrong.length / given.length).toBeLessThanOrEqual(0.02)
  })

  it('understands every name of the sources and the stance in it', () => {
    for (const row of ROWS) expect([row.name, read(row.name).stance]).toEqual([row.name, row.stance])
  })

  it('reproduces where the sources say a trick leaves you', () => {
    const wrong = ROWS.filter((row) => {
      const made = read(row.name)
      const exit = exitOf(made)
      return row.swaps !== undefined && row.swaps !== (exit && exit !== leadOf(made.stance))
    })
    expect(wrong.map((row) => row.name).sort()).toEqual(Object.keys(exceptions.leads).sort())
  })

  it.each([
    ['tre flip', '360 Flip'],
    ['three flip', '360 Flip'],
    ['nollie tre', 'Nollie 360 Flip'],
    ['front shuv', 'Frontside Shuvit'],
    ['nollie back heel', 'Nollie Backside Heelflip'],
    ['bs 180', 'Backside 180'],
    ['sw hardflip', 'Switch Hardflip'],
    ['cab', 'Caballerial'],
    ['varial flip', 'Varial Kickflip'],
    ['fs 3 shuv', 'Frontside 360 Shuvit'],
    ['tre shuv', '360 Shuvit'],
    ['fs tre shuv', 'Frontside 360 Shuvit'],
    ['FS Kickflip 180', 'Frontside Flip'],
    ['kikflip', 'Kickflip'],
    ['heeflip', 'Heelflip'],
    ['fakie  FS-bigspin', 'Fakie Frontside Bigspin'],
    ['360 nollie flip', 'Nollie 360 Flip'],
    ['Kickflip Backside 180', 'Backside Flip'],
    ['back lip', 'Backside Lipslide'],
    ['front blunt', 'Frontside Bluntslide'],
    ['sw bs tail', 'Switch Backside Tailslide'],
    ['bs 5.0', 'Backside 5-0'],
    ['nollie crook', 'Nollie Crooked Grind'],
    ["Rock 'n' Roll", 'Rock and Roll'],
    ['frontside boardslide fakie', 'Frontside Boardslide to Fakie'],
    ['kickflip to backside 50-50', 'Kickflip Backside 50-50'],
    ['nose manual, nollie flip out', 'Nose Manual Nollie Kickflip Out'],
    ['back blunt to fakie', 'Backside Bluntslide to Fakie'],
    ['fs 180 half cab flip', 'Frontside 180, Half Cab Flip'],
    ['bs 180 cab', 'Backside 180, Caballerial'],
    ['half cab flip fs', 'Frontside Half Cab Flip'],
    ['late shuv kickflip', 'Kickflip Late Shuvit'],
    ['late fs shuv heel', 'Heelflip Late Frontside Shuvit'],
    ['late 180 kickflip', 'Kickflip Late 180'],
    ['pop shuvit 360', '360 Shuvit'],
    ['fs shuv 360', 'Frontside 360 Shuvit'],
    ['pop shuv 180', 'Pop Shuvit'],
    ['pop shuv revert 360', 'Pop Shuvit Revert, Fakie 360'],
    ['hardflip rewind 360', 'Hardflip Rewind, Ollie 360'],
    ['melon nosebone', 'Melon Grab'],
    ['kickflip to indy', 'Kickflip Indy'],
    ['heelflip to fs mute', 'Frontside Heelflip Mute'],
    ['kickflip a 10 stair', 'Kickflip'],
    ['tre a 9', '360 Flip'],
    ['tre down', '360 Flip'],
    ['50-50 handrail', '50-50'],
    ['nosegrind ledge', 'Nosegrind'],
    ['heelflip the 9', 'Heelflip'],
    ['boardslide a kinked rail', 'Boardslide'],
    ['5-0 9 stair rail', '5-0'],
    ['boardslide down a 12 stair handrail', 'Boardslide'],
    ['nose ollie', 'Nollie'],
    ['no-handed 50-50', 'Truckstand'],
    ['bs 180 to fakie', 'Backside 180'],
    ['bigspin to fakie', 'Bigspin'],
    ['720 to fakie', '720'],
    ['bs 360 indy to fakie', 'Backside 360 Indy'],
    ['nollie axle stall', 'Nollie to Axle Stall'],
    ['nollie to disaster', 'Nollie Disaster'],
    ['540 bigspin', 'Biggerspin'],
    ['big hardflip fs', 'Frontside Bigflip'],
    ['kickflip, revert', 'Kickflip Revert'],
    ['90 powerslide', 'Powerslide'],
    ['sfs pressure flip', 'Switch Frontside Pressure Flip'],
    ['720 backside varial', 'Backside 720 Varial'],
    ['fs 180 var fingerflip', 'Frontside 180 Varial Fingerflip'],
    ['rodeo fs', 'Frontside Rodeo 540'],
    ['rock to regular', 'Rock'],
    ['front tail fs bigspin out', 'Frontside Tailslide Bigspin Out'],
    ['back tail bs bigspin out', 'Backside Tailslide Bigspin Out'],
  ])('reads %s like %s', (short, long) => {
    expect(read(short)).toEqual(read(long))
  })

  it('leaves open what the words do not decide', () => {
    expect(read('180 kickflip')).toMatchObject({
      bodyDeg: null,
      boardDeg: null,
      bodyTurn: 180,
      boardTurn: 180,
    })
    expect(read('dolphin flip')).toMatchObject({ bodyDeg: 0, boardDeg: null })
    expect(read('body varial')).toMatchObject({ bodyDeg: null, bodyTurn: 180, boardDeg: 0 })
    expect(read('boardslide').approach).toBeNull()
    expect(read('pressure flip').flip).toEqual({ kind: null, count: null, late: false })
    expect(read('late pressure flip revert')).toMatchObject({
      flip: { kind: null, late: true },
      revert: 'either',
    })
    expect(read('540')).toMatchObject({ bodyDeg: null, bodyTurn: 540, reverses: true })
    expect(read('fakie 720')).toMatchObject({ stance: 'fakie', bodyTurn: 720, reverses: true })
    expect(read('fakie ollie 720')).toMatchObject({ bodyTurn: 720, reverses: false })
    expect(exitOf(read('rail flip'))).toBeNull()
  })

  it('keeps a spin into a grind under its old name, with the lead it arrives in', () => {
    expect(read('frontside 180 nosegrind').parts.map((part) => part.stance)).toEqual(['regular', 'fakie'])
    expect(read('frontside 180 to switch 5-0').parts.map((part) => part.stance)).toEqual([
      'regular',
      'switch',
    ])
  })
})

describe('parseTrick on what is no name', () => {
  it.each([
    ['asdf', 'asdf'],
    ['kickflip asdf heelflip', 'asdf'],
    ['hardflip 55', '55'],
    ['switch half cab', 'half cab'],
    ['backside hardflip', 'hardflip'],
    ['frontside backside 180', 'backside'],
    ['nollie switch flip', 'switch'],
    ['frontside', 'frontside'],
    ['fakie', 'fakie'],
    ['double impossible', 'impossible'],
    ['late boardslide', 'boardslide'],
    ['hard heelflip', 'heelflip'],
    ['over smith', 'over'],
    ['double triple kickflip', 'triple'],
    ['late late flip', 'late'],
    ['hardflip late back lip', 'lip'],
    ['line', 'line'],
    ['pogo plant', 'plant'],
    ['wheel bite', 'wheel'],
    ['gorilla flip', 'gorilla'],
    ['kickflip to fakie manual', 'fakie'],
    ['half cab switch manual', 'switch'],
    ['nollie kickflip fakie manual', 'fakie'],
    ['kickflip over feeble', 'over'],
    ['🛹', '🛹'],
    ['kickflip ledge', 'ledge'],
    ['big hardflip bs', 'bs'],
    ['half cab anti bigspin', 'bigspin'],
    ['オーリーラーメン', 'オーリーラーメン'],
  ])('stumbles in %s on %s', (name, stumbledOn) => {
    expect(parseTrick(name)).toMatchObject({ ok: false, stumbledOn })
  })

  it.each([
    ['goofy kickflip', 'Goofy is how you stand, whatever the trick: leave it out.'],
    ['tre flip fakie', 'Not understood at "fakie": name the trick after it.'],
    ['switch cab', 'Not understood at "cab": A cab starts fakie; elsewhere it is a backside 180 or 360.'],
    ['fakie half cab 90', 'A board lands in line: say 180, 360, or 540.'],
    ['kickflip 1800', 'Nobody turns that far.'],
    ['fs air to fakie', 'With that turn you come down forward.'],
    ['bs rock and roll to fakie', 'With that turn you come down forward.'],
    ['acid drop to fakie', 'An acid drop rolls away forward; gone in backward, it is a fakie acid drop.'],
    ['half cab to tail', 'The tail comes up by itself in fakie: say fakie tail stall.'],
    ['nollie drop in', 'Nollie is a pop, and nothing is popped there: leave it out.'],
    ['50-50 to pretzel', 'Not understood at "pretzel": Say which way you turn out.'],
    ['to fakie', 'Not understood at "to": Nothing leads there.'],
  ])('says what to do about %s', (name, message) => {
    expect(parseTrick(name)).toMatchObject({ ok: false, message })
  })

  it.each(['', '  ', ',', '()', '"'])('finds no trick in %j', (name) => {
    expect(parseTrick(name)).toMatchObject({ ok: false })
  })

  it('refuses very long names at once', () => {
    let steps = 0
    const answer = parseTrick('kickflip '.repeat(100_000), () => {
      steps++
    })
    expect([answer.ok, steps]).toEqual([false, 0])
  })
})

describe('parseTrick on any text', () => {
  const words = fc.array(fc.constantFrom(...VOCABULARY.keys(), 'xx', '?'), { maxLength: 30 })
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    words.map((list) => list.join(' ')),
    words.map((list) => list.join('')),
  )

  it('never throws, and says where it stumbled', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const answer = parseTrick(text)
        expect(answer.ok || answer.message.length > 0).toBe(true)
      }),
      { numRuns: 5000 },
    )
  })

  it('takes work in proportion to the length', () => {
    const worst = VOCABULARY.size + 20
    fc.assert(
      fc.property(anything, (text) => {
        let steps = 0
        parseTrick(text, () => {
          steps++
        })
        expect(steps).toBeLessThanOrEqual(worst * (text.length + 1))
      }),
      { numRuns: 1000 },
    )
  })

  it.each(['flip ', 'kikflip ', 'rock to ', 'one foot ', '((', 'a', '360 ', 'half cab '])(
    'doubles with %j',
    (unit) => {
      const work = (times: number) => {
        let steps = 0
        parseTrick(unit.repeat(times), () => {
          steps++
        })
        return steps
      }
      expect(work(20)).toBeLessThanOrEqual(2 * work(10) + 60)
    },
  )
})
