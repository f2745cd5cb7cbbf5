import { describe, expect, it } from 'vitest'
import { filmOf } from '../figure/film.ts'
import { parseTrick } from '../read/parse.ts'
import { lessonFor } from './lesson.ts'
import type { Lesson } from './phrases.ts'

// What a skater who reads a lesson looks for in it.

function lessonOf(name: string): Lesson {
  const answer = parseTrick(name)
  if (!answer.ok) throw new Error(`${name}: ${answer.message}`)
  return lessonFor(answer.motion)
}

const text = ({ description, steps, mistakes }: Lesson): string =>
  [description, ...steps, ...mistakes.flatMap(({ mistake, fix }) => [mistake, fix])].join(' ')

/** The first step that says so; -1 when none does. */
const stepOf = ({ steps }: Lesson, what: RegExp): number => steps.findIndex((step) => what.test(step))

describe('a hardflip with half a turn', () => {
  it.each(['ghetto bird', 'nollie ghetto bird', 'fakie ghetto bird', 'switch ghetto bird'])(
    'is caught before it turns in a %s, and nothing turns against anything',
    (name) => {
      const lesson = lessonOf(name)
      const [flick, turn] = [
        stepOf(lesson, /^(Flick|Brush) the toes/),
        stepOf(lesson, /shoulders once the first part is caught/),
      ]
      expect(flick).toBeGreaterThan(0)
      expect(turn).toBeGreaterThan(flick)
      expect(lesson.description).toMatch(/hardflip.* late (backside 180|half cab)/)
      expect(text(lesson)).not.toMatch(/turn against|"hips"|other way/)
    },
  )

  it('is drawn in two beats in a ghetto bird, as in a hardflip with a late backside 180', () => {
    const drawn = (name: string) => {
      const answer = parseTrick(name)
      return answer.ok ? filmOf(answer.motion, 'regular').moments : null
    }
    expect(drawn('ghetto bird')).toEqual(drawn('hardflip late 180'))
  })

  it.each(['hardflip bs 180', 'nollie hardflip bs 180', 'half cab hardflip', 'switch hardflip bs 180'])(
    'is scooped in a %s',
    (name) => {
      const lesson = lessonOf(name)
      expect(lesson.description).toMatch(/hardflip/)
      expect(stepOf(lesson, /out past your toes|behind your heels/)).toBeGreaterThan(0)
      expect(lesson.steps.join(' ')).not.toMatch(/keeps its line|flies on without turning/)
    },
  )

  it('is none in a kickflip under a body varial, which has the same numbers', () => {
    const answer = parseTrick('kickflip backside body varial')
    const lesson = answer.ok ? lessonFor(answer.motion, { name: 'Kickflip Backside Body Varial' }) : null
    expect(lesson?.steps.join(' ')).not.toMatch(/scoop/)
  })
})

describe('feet and ends on the way into switch', () => {
  it.each([
    ['fakie ollie switch 5-0', 'the truck under the nose', 'front foot'],
    ['fakie ollie to switch manual', 'the nose truck', 'front foot'],
    ['fakie kickflip switch manual', 'the nose truck', 'front foot'],
    ['fakie heelflip switch nosegrind', 'the truck under the tail', 'back foot'],
    ['fakie ollie to switch nose manual', 'the tail truck', 'back foot'],
    ['fs 180 switch manual', 'the nose truck', 'front foot'],
    ['bs 180 switch 5-0', 'the truck under the nose', 'front foot'],
    ['nollie fs 180 switch 5-0', 'the truck under the nose', 'front foot'],
    ['nollie bs 180 switch manual', 'the nose truck', 'front foot'],
    ['fs 180 switch nosegrind', 'the truck under the tail', 'back foot'],
    ['nollie fs 180 switch nosegrind', 'the truck under the tail', 'back foot'],
  ])('are called by one name throughout a %s, which stands on %s', (name, truck, foot) => {
    const said = text(lessonOf(name))
    expect(said).not.toMatch(/(leading|trailing) foot|(front|back) truck/)
    expect(said).not.toMatch(/front foot (is )?on the tail|back foot (is )?on the nose/)
    expect(said).toContain(truck)
    expect(said).not.toContain(truck.replace(/nose|tail/, (end) => (end === 'nose' ? 'tail' : 'nose')))
    expect(said).toMatch(
      new RegExp(`(hips|shoulders|weight|chest|chin)[^.]* (over|to|above) (the|your) ${foot}`),
    )
  })

  it.each(['switch fs 180 manual', 'switch bs 180 5-0'])('get their own names back after a %s', (name) => {
    expect(text(lessonOf(name))).toMatch(/the foot that popped is the front foot now, and its end the nose/)
  })

  it('are called after their place on the way from switch into fakie as well', () => {
    const said = text(lessonOf('switch kickflip fakie manual'))
    expect(said).not.toMatch(/(front|back) foot|the tail (truck|wheels)/)
    expect(said).toMatch(/over the leading foot/)
  })
})

describe('fakie at the coping', () => {
  it.each(['fakie disaster', 'half cab disaster', 'fakie kickflip disaster'])(
    'brings the nose over the platform in a %s, and may hit the coping with it',
    (name) => {
      const said = text(lessonOf(name))
      expect(said).not.toMatch(/nose comes to look down the ramp|tail hits the coping/)
      expect(said).toMatch(/nose hits the coping|nose comes up over the platform/)
    },
  )

  it.each(['fakie axle stall', 'fakie ollie to axle stall', 'fakie kickflip axle stall'])(
    'puts down the same truck first wherever a %s speaks of it',
    (name) => {
      const trucks = [...text(lessonOf(name)).matchAll(/truck under (?:your|the) (front|back) foot/g)]
      expect(trucks.length).toBeGreaterThan(0)
      expect(new Set(trucks.map(([, foot]) => foot))).toEqual(new Set(['front']))
    },
  )

  it('turns a half cab before a rock and roll, pivots after it, and rolls out regular', () => {
    const lesson = lessonOf('half cab rock n roll')
    const [cab, pivot] = [
      stepOf(lesson, /halfway around below the coping/),
      stepOf(lesson, /finish the half turn/),
    ]
    expect(cab).toBeGreaterThan(0)
    expect(pivot).toBeGreaterThan(cab)
    expect(lesson.steps.at(-1)).toMatch(/regular/)
    expect(lessonOf('fakie rock and roll').steps.at(-1)).toMatch(/fakie/)
  })

  it('catches nothing that was never let go', () => {
    for (const name of ['ollie to tail', 'fakie ollie to axle stall', 'ollie to blunt'])
      expect(text(lessonOf(name))).not.toMatch(/catch|caught/i)
    expect(text(lessonOf('kickflip to tail'))).toMatch(/caught/)
  })

  it('turns an axle stall along the coping before its truck comes down', () => {
    for (const name of ['axle stall', 'bs axle stall', 'fakie axle stall'])
      expect(stepOf(lessonOf(name), /carve a quarter .* along it/)).toBeGreaterThan(0)
  })
})

describe('varials on vert', () => {
  it.each(['varial mctwist', 'indy varial', 'mute varial', 'varial indy 540'])(
    'are one air in a %s, in which the hand turns the board before it lets go',
    (name) => {
      const lesson = lessonOf(name)
      const turn = stepOf(lesson, /turn it half around from the wrist/)
      expect(turn).toBeGreaterThan(0)
      expect(lesson.steps.slice(turn).join(' ')).toMatch(/(let go|open the hand|drop the grab)/i)
      expect(text(lesson)).not.toMatch(/across the flat|the next wall/)
    },
  )

  it.each(['varial 360', 'varial 540', 'backside 540 varial'])(
    'throw the spin of a %s at the coping',
    (name) => {
      const lesson = lessonOf(name)
      const [spin, let_go] = [stepOf(lesson, /Throw head and shoulders/), stepOf(lesson, /let go/)]
      expect(spin).toBeGreaterThan(0)
      expect(spin).toBeLessThan(let_go)
    },
  )

  it.each(['540 airwalk', 'airwalk mctwist'])('flies a %s off a coping and comes in forward', (name) => {
    const lesson = lessonOf(name)
    expect(lesson.steps[0]).toMatch(/up the wall/)
    expect(lesson.steps.at(-1)).toMatch(/forward/)
    expect(text(lesson)).not.toMatch(/pop the tail/)
  })
})

describe('what a sentence leaves out or says twice', () => {
  it('rolls back what a hospital flip flips, with a revert as well', () => {
    for (const name of ['hospital flip', 'hospital flip revert'])
      expect(lessonOf(name).description).toMatch(/rolled back the way it came/)
  })

  it('names the knee that a stalefish reaches behind', () => {
    for (const name of ['fs stalefish', 'stalefish 360'])
      expect(text(lessonOf(name))).toMatch(/behind the trailing knee/)
  })

  it('scoops a shuvit off the wall, and leaves it once', () => {
    const lesson = lessonOf('fs wallride shuv out')
    expect(stepOf(lesson, /against the wall, scooping it behind your heels/)).toBeGreaterThan(0)
    expect(lesson.description.match(/leave it/g) ?? []).toHaveLength(1)
  })
})

describe('spins and throws onto an edge', () => {
  it.each([
    ['half cab back tail', 'tail'],
    ['fs 270 back tail', 'tail'],
    ['bs 270 noseslide', 'nose'],
  ])('throw over the ledge in a %s what slides there, the %s', (name, end) => {
    const { fix } = lessonOf(name).mistakes.find(({ fix }) => fix.includes('rather than around it')) ?? {}
    if (fix) expect(fix).toContain(`throw the ${end} over`)
    expect(text(lessonOf(name))).not.toContain(`throw the ${end === 'tail' ? 'nose' : 'tail'} over`)
  })

  it.each(['wallie to 50-50', 'pole jam 50-50'])('put both trucks down once in a %s', (name) => {
    const downs = lessonOf(name).steps.filter((step) => step.includes('both trucks'))
    expect(downs).toHaveLength(1)
  })

  it.each([
    ['fs 270 bs lipslide', 'tail'],
    ['half cab bs lipslide', 'tail'],
    ['fakie fs 270 fs lipslide', 'tail'],
    ['half cab bs bluntslide', 'tail'],
    ['fs 270 boardslide', 'nose'],
  ])('throw over the edge in a %s what crosses it, the %s', (name, end) => {
    const lesson = lessonOf(name)
    const other = end === 'tail' ? 'nose' : 'tail'
    expect(text(lesson)).not.toContain(`throw the ${other} over`)
    const foot = end === 'tail' ? 'front' : 'back'
    expect(text(lesson)).not.toMatch(
      new RegExp(`(throw|lift|push) the ${foot} foot .*(across|over the)`, 'i'),
    )
  })

  it.each(['50-50 to boardslide', '5-0 to lipslide', 'rock slide'])('jump up to nothing in a %s', (name) => {
    const { mistakes } = lessonOf(name)
    expect(mistakes.filter(({ mistake, fix }) => /hopped|pop higher/i.test(mistake + fix))).toEqual([])
  })
})

describe('rolling backward', () => {
  it.each([
    ...['half cab', 'half cab flip', 'fs half cab flip', 'half cab heelflip', 'fakie bigspin', 'caballerial'],
    ...['fakie bigflip', 'half cab hardflip', 'half cab late flip', 'fs caballerial', 'fakie sex change'],
  ])('forbids no turn in a %s, which is one', (name) => {
    const said = text(lessonOf(name))
    expect(said).not.toMatch(/lands on a curve|hips opened toward travel|peek at the road/)
    expect(said).not.toMatch(/sit down backward/)
  })

  it.each(['fakie kickflip', 'fakie 360 flip', 'fakie heelflip'])('ends in fakie in a %s', (name) => {
    expect(text(lessonOf(name))).not.toMatch(/nothing leaves the ground|trails when you land/)
  })

  it.each(['fakie nosegrind', 'fakie crooked grind', 'fs 180 nosegrind', 'nollie fs 180 nosegrind'])(
    'has the tail ahead and the nose behind in a %s',
    (name) => {
      const said = text(lessonOf(name))
      expect(said).not.toMatch(/behind like a kite|in line behind|hips drift back|runs out ahead/)
      expect(said).not.toMatch(/nose bites|push the front foot ahead|out behind you/i)
    },
  )

  it.each(['fakie slappy', 'fakie slappy 5-0', 'fakie slappy nosegrind'])(
    'climbs tail first in a %s',
    (name) => {
      expect(text(lessonOf(name))).toMatch(/leading wheels hit the curb, lighten the back foot/)
      expect(text(lessonOf(name))).not.toMatch(/(front|back) wheels/)
    },
  )

  it.each([
    ['fakie tailslide', /back to forward/],
    ['fakie 5-0', /tail drags|a little back when/],
    ['fakie smith grind', /down and ahead|pitches you forward/],
    ['fakie feeble grind', /front wheels/],
    ['fakie noseslide', /front wheels/],
    ['fakie bs lipslide', /throw the back foot|(hold|until) the back foot/i],
  ])('turns around no end of a %s', (name, wrong) => {
    expect(text(lessonOf(name))).not.toMatch(wrong)
  })
})

describe('a manual', () => {
  it.each(['manual', 'nose manual', 'fakie manual', 'switch manual'])(
    'starts on the flat in a %s, and a pad comes when it lasts',
    (name) => {
      const { steps, mistakes } = lessonOf(name)
      expect(stepOf(lessonOf(name), /flat ground/)).toBe(0)
      expect(stepOf(lessonOf(name), /\bpad\b/)).toBe(2)
      expect(steps.slice(0, 2).join(' ')).not.toMatch(/\bollie\b|\bland\b|\bpad\b/)
      expect(mistakes).toHaveLength(3)
    },
  )

  it('is done on a pad where it is known for pads', () => {
    const answer = parseTrick('one foot manual')
    const lesson = answer.ok ? lessonFor(answer.motion, { obstacles: ['Manual Pad'] }) : null
    expect(lesson?.steps[0]).toMatch(/toward the pad/)
  })
})

describe('from one thing to the next on an edge', () => {
  it.each(['boardslide to switch boardslide', 'noseslide to tailslide', 'boardslide to lipslide'])(
    'turns halfway around in a %s',
    (name) => {
      expect(text(lessonOf(name))).toMatch(/hop, turn halfway around/)
      expect(text(lessonOf(name))).not.toMatch(/without a hop|leave the middle|only the other end moves/)
    },
  )

  it.each(['5-0 to boardslide', '50-50 to lipslide', 'feeble to lipslide', 'smith to tailslide'])(
    'turns a quarter in a %s',
    (name) => expect(stepOf(lessonOf(name), /Halfway along, .*turn a quarter/)).toBeGreaterThan(3),
  )

  it.each([
    ['5-0 to tail', /pivot a quarter on the back truck so that the nose looks down the ramp/],
    ['feeble to disaster', /pivot a quarter on the back truck so that the nose looks down the ramp/],
    ['axle stall to disaster', /lift both trucks clear, turn a quarter/],
    ['pivot to disaster', /pivot a quarter on the truck under the tail/],
    ['nose stall to tail stall', /turn halfway around so that the nose looks down the ramp/],
    ['fakie 5-0 to tail stall', /pivot a quarter .* so that the nose looks down the ramp/],
    ['rock to axle stall', /turn a quarter so that the board lies along the coping/],
    ['smith to rock and roll', /pivot a quarter on the back truck so that the nose comes over the platform/],
  ])('turns across the coping in a %s', (name, turn) => {
    expect(text(lessonOf(name))).toMatch(turn)
  })

  it.each(['50-50 to 5-0', '5-0 to feeble', 'tailslide to lipslide', 'boardslide to noseslide'])(
    'turns no further in a %s',
    (name) =>
      expect(lessonOf(name).steps.slice(4).join(' ')).not.toMatch(/halfway around|turn a quarter|into line/),
  )

  it('brings the tail around to the coping in a slide on it, but in fakie', () => {
    expect(text(lessonOf('tailslide on coping'))).toMatch(/so that the tail swings up over the coping/)
    const fakie = parseTrick('fakie tailslide')
    const said = fakie.ok ? text(lessonFor(fakie.motion, { obstacles: ['Mini Ramp'] })) : ''
    expect(said).toMatch(/coping/)
    expect(said).not.toMatch(/swings up over/)
  })
})

describe('the moment of a turn', () => {
  it.each(['hippie jump 180', 'bs 360 hippie jump', 'bs 180 wallie', 'fs 180 acid drop', '180 caveman'])(
    'is wound up before a %s and let go with the jump',
    (name) => {
      const lesson = lessonOf(name)
      const jump = stepOf(lesson, /jump (straight up|off one foot)|draw both knees up|wheels leave the edge/)
      expect(stepOf(lesson, /wind the shoulders up/)).toBe(jump - 1)
      expect(stepOf(lesson, /Let the shoulders go/)).toBe(jump + 1)
      expect(lesson.steps.length).toBeGreaterThan(jump + 2)
    },
  )

  it('is scooped in a dragon flip, and told once', () => {
    const lesson = lessonOf('dragon flip')
    expect(stepOf(lesson, /scoop the tail/)).toBeGreaterThan(0)
    expect(text(lesson).match(/full turn on its way/g)).toHaveLength(1)
    expect(lesson.description).not.toMatch(/makes a full turn/)
  })
})

describe('hands', () => {
  it.each([
    ['invert', /leading hand and reach the trailing one/],
    ['bs invert', /leading hand and reach the trailing one/],
    ['fs invert', /trailing hand and reach the leading one/],
    ['fakie invert', /one hand and reach the other/],
  ])('know their parts in an %s', (name, parts) => {
    expect(text(lessonOf(name))).toMatch(parts)
    expect(text(lessonOf(name))).not.toMatch(/back to it/)
  })

  it('bring an invert to fakie down as it went up', () => {
    expect(text(lessonOf('invert to fakie'))).toMatch(/without|leave out the half turn/i)
    expect(text(lessonOf('invert'))).not.toMatch(/leave out the half turn/i)
  })

  it.each(['ho ho', 'gymnast plant'])('carry a %s both', (name) => {
    expect(text(lessonOf(name))).not.toMatch(/planted hand|the arm you use/)
  })

  it.each([
    ['rocket air', /hold the nose/],
    ['tuck knee', /hold the toe-side edge/],
    ['layback air', /hold the nose/],
    ['bs air', /$/],
  ])('hold in a %s what its lesson says', (name, held) => {
    expect(text(lessonOf(name))).toMatch(held)
    expect(text(lessonOf(name))).not.toMatch(/the tuck\b(?! knee)|the catch stopped/i)
  })

  it('lift a fingerflip that no foot pops', () => {
    const said = text(lessonOf('fingerflip'))
    expect(said).toMatch(/Step down on the tail and lift the front foot/)
    expect(said).not.toMatch(/\bollie\b|\bpop\b|Drag the front foot/)
    expect(text(lessonOf('ollie fingerflip'))).toMatch(/Drag the front foot/)
  })

  it.each([
    ['fingerflip', 'front'],
    ['fakie fingerflip', 'front'],
    ['nollie fingerflip', 'back'],
    ['half cab fingerflip', 'front'],
    ['switch ollie fingerflip', 'leading'],
  ])('take in a %s the end that comes up, with the %s one', (name, hand) => {
    expect(text(lessonOf(name))).toMatch(new RegExp(`(comes up to|rise into) your ${hand} hand`))
  })

  it('lead in a fakie and a nollie boneless', () => {
    expect(text(lessonOf('fakie boneless'))).toMatch(/with the leading hand/)
    expect(text(lessonOf('nollie boneless'))).toMatch(/with the leading hand/)
    expect(text(lessonOf('boneless'))).toMatch(/with the trailing hand/)
  })
})

it('teaches a tail drop as the drop in it is', () => {
  for (const stance of ['', 'fakie ', 'switch '])
    expect(lessonOf(`${stance}tail drop`).steps).toEqual(lessonOf(`${stance}drop in`).steps)
})

describe('a wallride', () => {
  it.each([
    ['bs wallride to fakie', /behind your back/],
    ['fs wallride to fakie', /in front of your chest/],
    ['fs wallride kickflip out', /in front of your chest/],
    ['bs wallride kickflip out', /behind your back/],
  ])('has the wall on its side in a %s', (name, side) => {
    expect(lessonOf(name).description).toMatch(side)
  })

  it('shows the grip before it only where the board has flipped', () => {
    expect(text(lessonOf('kickflip wallride'))).toMatch(/at the top, grip up and level/)
    expect(text(lessonOf('pop shuvit wallride'))).toMatch(/at the top, level/)
  })

  it.each(['wallride to 50-50', 'wallride to boardslide'])('is taught as the way into a %s', (name) => {
    const lesson = lessonOf(name)
    expect(lesson.isOpen).toBeUndefined()
    expect(stepOf(lesson, /four wheels on it/)).toBeGreaterThan(0)
    expect(text(lesson)).not.toMatch(/hopped|pop higher/i)
  })
})

describe('off a slide', () => {
  it.each([
    ['front tail bigspin out', 'Open', 'out past your toes'],
    ['back tail bigspin out', 'Close', 'behind your heels'],
    ['back board bigspin out', 'Open', 'out past your toes'],
    ['front board bigspin out', 'Close', 'behind your heels'],
    ['back noseslide nollie bigspin out', 'Open', 'behind your heels'],
  ])('a bigspin goes on the way it was turned onto in a %s', (name, turn, scoop) => {
    const said = text(lessonOf(name))
    expect(said).toContain(`${turn} the shoulders a further quarter`)
    expect(said).toContain(scoop)
  })

  it.each(['back blunt kickflip out', 'front blunt shuv out', 'noseblunt nollie flip out'])(
    'the end that a blunt stands on is popped in a %s',
    (name) => {
      expect(text(lessonOf(name))).toMatch(/pop the (tail|nose) off the ledge/)
      expect(text(lessonOf(name))).not.toMatch(/with both feet before it ends|sweep the/)
    },
  )

  it.each(['kickflip back noseslide 270 out', 'front tail fs flip out', 'back tail bs flip out'])(
    'nobody unwinds before a turn that goes on, as in a %s',
    (name) => expect(text(lessonOf(name))).not.toMatch(/unwind/i),
  )
})

describe('a body varial after a turn', () => {
  it.each(['fs half cab body varial', 'bs heelflip 360 body varial'])(
    'leaves the board alone in a %s',
    (name) => {
      const said = text(lessonOf(name))
      expect(said).toMatch(/turn on above it/)
      expect(said).not.toMatch(/turning with it|once the first part is caught|under both soles/)
    },
  )
})

describe('a flip flicked by the foot that pops', () => {
  it.each([
    'back foot heelflip',
    'switch back foot kickflip',
    'fakie back foot heelflip',
    'back foot kickflip',
  ])('asks no other foot to kick, in a %s', (name) => {
    const { steps, mistakes } = lessonOf(name)
    const holds = /switch/.test(name) ? 'leading foot' : 'front foot'
    expect(steps.join(' ')).toMatch(/Bring the (back|trailing) foot up with the board/)
    for (const { fix } of mistakes)
      expect(fix).not.toMatch(new RegExp(`${holds} (is still out|flicked|is past it|further over|is enough)`))
  })
})

describe('the way onto a slide', () => {
  it.each([
    'heelflip back noseslide',
    'kickflip noseslide',
    'pop shuv back tail',
    'pop shuv front board',
    '360 flip front lip',
  ])('is told as a whole sentence in a %s', (name) =>
    expect(text(lessonOf(name))).not.toMatch(/(ledge|rail|foot|down), turn a quarter[^,]*\./),
  )
})

describe('a pressure flip', () => {
  it('goes along with the rider who turns frontside', () => {
    expect(lessonOf('fs half cab pressure flip').description).toMatch(/half a turn frontside together/)
  })
})

describe('an axle stall that is spun onto', () => {
  it('is not told that it turned too early', () => {
    const said = text(lessonOf('bs 270 axle stall'))
    expect(said).toMatch(/with the turn unfinished/)
    expect(said).not.toMatch(/too early|carve a quarter/)
  })
})

describe('sentences that a skater would laugh at', () => {
  it.each(['bigspin front board to fakie', 'blunt kickflip to fakie', 'kickflip back lip to fakie'])(
    'end in fakie once in a %s',
    (name) => expect(lessonOf(name).description).not.toMatch(/to fakie, .*fakie/),
  )

  it('send nobody who is on a ledge off a pad', () => {
    expect(text(lessonOf('50-50 to manual'))).not.toMatch(/\bpad\b/)
  })

  it.each(['slappy feeble', 'slappy salad grind', 'slappy 50-50', 'slappy crooked grind'])(
    'tell nobody to jump less far who never jumped, in a %s',
    (name) => expect(text(lessonOf(name))).not.toMatch(/jump less|jump a little/i),
  )

  it('call a plant on two hands by its own name', () => {
    expect(text(lessonOf('double hand street plant'))).not.toMatch(/gymnast/)
  })

  it.each(['fs body varial', 'fakie body varial', 'bs 360 body varial'])(
    'stop no board that keeps its line, in a %s',
    (name) => expect(text(lessonOf(name))).not.toMatch(/stopped swinging|back in line below|stop it with/),
  )

  it('put down no cup with a foot', () => {
    for (const name of ['manual', 'nose manual', 'fakie manual', 'kickflip manual', 'half cab nose manual'])
      expect(text(lessonOf(name))).not.toMatch(/cup with your/)
  })

  it.each([
    ['fs 180', /leading hand when it points where you came from/],
    ['bs 180', /trailing hand when it points where you are going/],
  ])('stop the hand of a %s where it is at the end of the turn', (name, said) => {
    const seeds = ['', 'nollie ', 'fakie ', 'switch '].flatMap((stance) =>
      ['', ' kickflip', ' heelflip', ' north'].flatMap((more) => {
        const answer = parseTrick(`${stance}${name}${more}`)
        return answer.ok ? lessonFor(answer.motion).mistakes.map(({ fix }) => fix) : []
      }),
    )
    const hands = seeds.filter((fix) => /too much arm/.test(fix))
    for (const fix of hands) expect(fix).toMatch(fix.includes('leading hand') ? /came from/ : /are going/)
    expect(hands.some((fix) => said.test(fix))).toBe(true)
  })
})
