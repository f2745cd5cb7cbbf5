import { describe, expect, it } from 'vitest'
import { LEVELS } from '../difficulty/difficulty.ts'
import { checkProposal, wordingProblems } from './check.ts'
import { toLibrary } from './library.ts'
import { offersFor, type Request, suggest } from './suggest.ts'
import { coachLibrary as library, coachTricks as tricks } from './testdata/coach-library.ts'

const ask = (text: string, more: Partial<Request> = {}) => suggest(library, { text, levels: LEVELS, ...more })

describe('suggest', () => {
  it('takes trouble with a trick for no contradiction', () => {
    const answer = ask('kickflips wont flip fully, land upside down')
    expect(answer).toMatchObject({ trick: { name: 'Kickflip' }, notes: [] })
    expect(answer?.remedy).not.toBeNull()
  })

  it.each([
    ['im lefty which stance am i', 'Pushing', /in front.*hand you write with/],
    ['should i skate goofy', 'Pushing', /left one for regular/],
    ['how do i know my stance', 'Pushing', /left one for regular/],
    ['am i goofy or regular?', 'Pushing', /left one for regular/],
    ['which foot goes first', 'Pushing', /left one for regular/],
    ['what foot goes first when i get on', 'Pushing', /left one for regular/],
    ['what stance is it when my left foot is forward', 'Pushing', /left one for regular/],
    ['what does goofy mean', 'Pushing', /left one for regular/],
    ['goofy footed is fs for me the same as for regular', 'Frontside 180', /chest.*mirror image/],
  ])('says which foot goes in front, and which way is frontside then: %s', (text, name, told) => {
    const answer = ask(text)
    expect(answer?.trick.name).toBe(name)
    expect(answer?.why).toMatch(told)
  })

  it.each([
    ['i keep landing tre flips with only my front foot on the board', /back foot is the one that gives up/],
    ['nollie heelflip i only land with my front foot', /back foot is the one that gives up/],
    ['kickflip lands on my back foot only', /front foot stays out/],
    ["shinners every pop shuv i'm getting scared of it", /sweep it flat.*shin pads/],
    ['board smacks my ankle when i tre flip', /knees wide.*shin pads/],
    ['fs 5-0 stalls i lean back and shoot out behind', /over the coping(?!.*(?:far end|walking pace))/],
    ['nose stall i cant get back in', /look back down the ramp(?!.*weight on the tail)/],
  ])('says what mends just that: %s', (text, said) => expect(ask(text)?.why).toMatch(said))

  it('drills a trick where it is done', () => {
    expect(ask('blunt to fakie scares me to death')?.remedy?.drill).toContain('ramp')
    expect(ask('bs 50-50 I cant see the ledge')?.remedy?.drill).toContain('edge')
  })

  it('never answers a trick that the skater lands', () => {
    const own = new Map(tricks.filter(({ value }) => value < 4).map(({ id }) => [id, 'CONSISTENT' as const]))
    const answer = ask('what next', { own })
    expect(answer?.trick.value).toBeGreaterThanOrEqual(4)
  })

  it('says what could not be had', () => {
    const poor = ask('a 900 on a handrail', { levels: ['Beginner'] })
    expect(poor?.missing.length).toBeGreaterThan(0)
    expect(poor?.notes.join(' ')).toContain('this comes closest')
  })

  it('calls nothing a step that is none', () => {
    const text = 'what do I learn before a kickflip'
    expect(ask(text)?.why).toMatch(/^On the way to the kickflip: /)
    const above = ask(text, { levels: ['Intermediate'] })
    expect(above?.why).not.toContain('On the way')
    expect(above?.notes).toContain('No step to the kickflip is at the levels you chose; this comes closest.')
  })

  it('puts a trick together when the library has none', () => {
    const small = toLibrary(tricks.slice(0, 1))
    expect(suggest(small, { text: 'a switch kickflip', levels: LEVELS })?.trick).toMatchObject({
      id: null,
      name: 'Switch Kickflip',
    })
  })

  it('asks three questions where it understood nothing, and none elsewhere', () => {
    expect(ask('best pizza in Berlin')?.questions).toHaveLength(3)
    expect(ask('a flip on flat')?.questions).toEqual([])
    for (const { fills } of ask('best pizza in Berlin')?.questions ?? [])
      expect(ask(fills)?.understood).toBe(true)
  })

  it('reports the words that it left alone', () => {
    expect(ask('a kickflip with mayonnaise and ketchup')).toMatchObject({
      understood: true,
      ignored: ['mayonnaise', 'ketchup'],
    })
  })

  it.each([
    [
      'kickflip with mayonnaise and ketchup',
      ['I went by “kickflip” and could make nothing of “mayonnaise” or “ketchup”.'],
    ],
    ['natas spin', ['I could make nothing of “natas spin”, so the frontside 180 is only a guess.']],
    ['something australian', ['I could make nothing of “australian”, so the shuvit is only a guess.']],
    ['a trick for my roof', ["I don't know what to do with “roof”, so here is one for anyone."]],
    ['a grind on a ledge', []],
  ])('says what it went by and what it could make nothing of: %s', (text, notes) =>
    expect(ask(text)?.notes).toEqual(notes),
  )

  it.each(LEVELS)(
    'guesses at the chosen level, not always the same and the same for the same words: %s',
    (level) => {
      const texts = [
        'asdfgh',
        'what is love',
        'blorb',
        'qwertz',
        'hmm',
        'beep boop',
        'lorem',
        'zzz',
        'foo bar',
      ]
      const guesses = texts.map((text) => ask(text, { levels: [level] }))
      expect(guesses.map((each) => each?.understood)).toEqual(texts.map(() => false))
      expect(guesses.map((each) => each?.trick.level)).toEqual(texts.map(() => level))
      expect(new Set(guesses.map((each) => each?.trick.name)).size).toBeGreaterThan(1)
      expect(texts.map((text) => ask(text, { levels: [level] })?.trick.name)).toEqual(
        guesses.map((each) => each?.trick.name),
      )
    },
  )

  it('answers what follows without a word', () => {
    const first = ask('kickflip')
    const follow = (change: 'easier' | 'harder' | 'stance' | 'no flip' | 'another') =>
      ask('kickflip', { follow: { from: 'Kickflip', change } })?.trick
    const value = first?.trick.value ?? 0
    expect(follow('easier')?.value).toBeLessThan(value)
    expect(follow('harder')?.value).toBeGreaterThan(value)
    expect(follow('stance')).toMatchObject({ motion: { flip: { kind: 'kick', count: 1 }, boardDeg: 0 } })
    expect(follow('stance')?.motion.stance).not.toBe('regular')
    expect(follow('no flip')?.motion.flip.kind).toBe('none')
    expect(follow('another')?.name).not.toBe('Kickflip')
  })

  it('explains an earlier answer again', () => {
    expect(ask('something with a spin', { shown: 'Backside 360' })?.trick.name).toBe('Backside 360')
    expect(ask('something with a spin', { shown: 'no trick at all' })?.trick.name).toBe(
      ask('something with a spin')?.trick.name,
    )
  })

  it('is the same every time', () => {
    expect(ask('a flip on flat')).toEqual(ask('a flip on flat'))
  })

  it('offers a choice of tricks with what is true about them', () => {
    const offers = offersFor(library, { text: 'I can kickflip and heelflip, what next', levels: LEVELS })
    expect(offers.length).toBeGreaterThan(3)
    expect(offers.every(({ name }) => name !== 'Kickflip' && name !== 'Heelflip')).toBe(true)
    expect(offers[0]?.facts.uses).toMatch(/flip/)
  })
})

describe('what a model proposes', () => {
  const request: Request = { text: 'I can kickflip, a flip trick without shuvits please', levels: LEVELS }
  const own = suggest(library, request)
  const judged = (name: string) => own && checkProposal(name, library, request, own)

  it.each(['Heelflip', 'backside flip', 'Frontside Flip'])('may be %s', (name) => {
    expect(judged(name)).toMatchObject({ problems: [], suggestion: { understood: true } })
  })

  it.each([
    ['Super Mega Flip 9000', 'no trick'],
    ['Kickflip', 'lands the trick'],
    ['Varial Kickflip', 'ruled it out'],
    ['Ollie', 'lacks'],
    ['Quad Kickflip', 'out of reach'],
  ])('may not be %s', (name, problem) => {
    const verdict = judged(name)
    expect(verdict?.suggestion).toBeNull()
    expect(verdict?.problems.join()).toContain(problem)
  })

  const heelflip = judged('Heelflip')?.suggestion
  const problems = (text: string) => heelflip && wordingProblems(text, heelflip, library, request)

  it.each([
    'You have the kickflip, and the heelflip only changes which side of the foot does the work.',
    'Your ollie carries it. The heel goes out past the nose.',
  ])('may be worded like this: %s', (text) => expect(problems(text)).toEqual([]))

  it.each([
    'You roll away switch, which makes it special.',
    'The board makes a 360 under you.',
    'It is a beginner trick that takes a day.',
    'A varial kickflip is half of it already.',
    'Grind the ledge before you try it.',
    'One. Two. Three sentences are too many.',
  ])('may not be worded like this: %s', (text) => expect(problems(text)).not.toEqual([]))
})
