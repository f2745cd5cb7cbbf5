import { describe, expect, it } from 'vitest'
import { whatNext } from './next.ts'
import { coachLibrary as library } from './testdata/coach-library.ts'

/**
 * What skaters land, and after the arrow what they would learn next. Written down before the advice was asked.
 * A side may be added to a grind or slide.
 */
const NEXT = `
=> Pushing, Kickturn, Tic Tac, Manual, Ollie, Hippie Jump
Pushing, Kickturn, Tic Tac => Ollie, Manual, Shuvit, Hippie Jump, Drop In, Powerslide, Tail Stall
Ollie => Frontside 180, Backside 180, Pop Shuvit, Manual, Shuvit, 50-50, Fakie Ollie, Nollie, Boardslide, Ollie to Manual, Boneless, No Comply, Rock to Fakie
Ollie, Frontside 180, Pop Shuvit => Backside 180, Kickflip, Half Cab, Heelflip, 50-50, Boardslide, Fakie Ollie, Frontside Shuvit, Frontside Pop Shuvit, Noseslide, Manual, No Comply
Kickflip, Frontside 180, Backside 180, 50-50 => Varial Kickflip, Frontside Flip, Backside Flip, 5-0, Noseslide, Heelflip, Boardslide, Half Cab, Kickflip Manual, Fakie Kickflip
Kickflip, Heelflip, Pop Shuvit => Varial Kickflip, Frontside Pop Shuvit, Varial Heelflip, Fakie Kickflip, 360 Shuvit, Frontside 180, Backside 180, Boardslide, 50-50, Noseslide, Frontside Flip, Backside Flip, Manual, Inward Heelflip, Kickflip Manual, Half Cab
Varial Kickflip, 360 Shuvit => 360 Flip, Bigspin, Hardflip, Heelflip, Frontside Flip, Backside Flip, Boardslide, 50-50, Noseslide, Fakie Kickflip, Manual, Kickflip Manual, Half Cab, Frontside 180, Backside 180
Kickflip, Half Cab => Half Cab Flip, Fakie Kickflip, Varial Kickflip, Backside Flip, Frontside Flip, Heelflip, 50-50, Boardslide, Noseslide, Frontside Half Cab, Caballerial, Frontside 180, Backside 180, Pop Shuvit, Manual, Kickflip Manual
50-50, Boardslide => 5-0, Noseslide, Lipslide, Frontside 180, Backside 180, Tailslide, Boardslide to Fakie, Frontside 50-50 180 Out, Kickflip, Manual, Nosegrind, Pop Shuvit, Crooked Grind, Feeble Grind
Drop In, Rock to Fakie, Axle Stall => Tail Stall, Rock and Roll, Pivot, Nose Stall, Rock to Fakie Revert, Disaster, Backside Disaster, Frontside Disaster, Ollie, Manual, Ollie to Fakie, Feeble Stall, Frontside Rock and Roll, Backside Rock and Roll
Axle Stall, Rock and Roll, Ollie => Disaster, Backside Disaster, Frontside Disaster, Feeble Stall, Pivot, Blunt to Fakie, Frontside Air, Ollie to Fakie, Smith Grind, Frontside 180, Backside 180, 50-50, Pop Shuvit, Sweeper, Backside Smith Grind to Fakie, Manual, Frontside Rock and Roll, Backside Rock and Roll
Manual, Ollie, Kickflip => Nose Manual, Heelflip, Kickflip Manual, Varial Kickflip, 50-50, Frontside 180, Backside 180, Boardslide, Noseslide, Pop Shuvit, Fakie Kickflip, Ollie to Manual, Half Cab, Manual Pop Shuvit Out, Frontside Flip, Backside Flip, Fakie Manual
360 Flip, Kickflip, Heelflip, Nollie => Nollie Kickflip, Nollie Heelflip, Varial Heelflip, Hardflip, Laser Flip, Bigflip, Nollie Frontside 180, Nollie Backside 180, Fakie 360 Flip, Nollie Pop Shuvit, Noseslide, 50-50, Boardslide, Nollie 360 Flip, Frontside Flip, Backside Flip, Inward Heelflip, Bigspin, Tailslide, 5-0, Kickflip Manual, Backside Heelflip, Double Kickflip, Frontside Heelflip, Half Cab Flip, 360 Flip Manual
Switch Ollie, Kickflip => Switch Kickflip, Switch Frontside 180, Switch Backside 180, Switch Pop Shuvit, Switch Shuvit, Varial Kickflip, Heelflip, Frontside Flip, Backside Flip, Fakie Kickflip, Nollie, 50-50, Boardslide, Noseslide, Manual, Switch Manual, Kickflip Manual, Half Cab
Frontside 5-0, Frontside 50-50, Noseslide => Frontside Smith Grind, Feeble Grind, Crooked Grind, Nosegrind, Tailslide, Boardslide, Lipslide, Kickflip, Frontside 50-50 180 Out, Frontside 5-0 180 Out, Frontside 50-50 to 5-0, Frontside Noseslide Shuvit Out, Frontside Noseslide to Fakie, Smith Grind, Frontside 50-50 Shuvit Out, Backside 50-50, Backside 5-0, Salad Grind, Nose Manual, Frontside 180, Backside 180, Pop Shuvit
Backside Air, Frontside Air, Indy Grab => Mute Grab, Melon Grab, Tail Grab, Nose Grab, Stalefish, Slob Air, Lien Air, Method Air, Tuck Knee, Frontside 360 Air, Crail Grab, Japan Air, Backside 180 Mute Grab, Disaster, Backside Disaster, Kickflip Indy, Nosebone
540 => 720, McTwist, Frontside 360 Air, Mute Grab, Indy Grab, Melon Grab, Stalefish, Method Air, Tail Grab, Lien Air, Slob Air
Hardflip, 360 Flip, Varial Heelflip, Inward Heelflip => Laser Flip, 360 Hardflip, 360 Inward Heelflip, Bigflip, Nollie Kickflip, Nollie Heelflip, Switch Kickflip, Fakie 360 Flip, Hardflip Backside 180, Hardflip Frontside 180, Frontside Flip, Backside Flip, Fakie Hardflip, Fakie Varial Heelflip, Tailslide, 5-0, Noseslide, 50-50, Boardslide, Kickflip Manual, 360 Flip Manual, Bigspin, Big Heelflip, 540 Flip, Double Kickflip, Half Cab Flip, Frontside Heelflip, Backside Heelflip
Half Cab Flip, Caballerial => Caballerial Flip, Fakie Bigspin, Frontside Half Cab Flip, Backside Flip, Frontside Flip, Varial Kickflip, Half Cab Heelflip, Fakie Varial Kickflip, Fakie 360 Flip, Heelflip, Noseslide, 50-50, Boardslide, Caballerial Bigspin, Fakie Heelflip, Kickflip Manual, Manual, Backside 360, Frontside Caballerial, Frontside 180, Backside 180, Fakie Bigflip
Double Kickflip, Varial Kickflip => Nightmare Flip, Triple Kickflip, 360 Flip, Heelflip, Double Heelflip, Frontside Flip, Backside Flip, Hardflip, Noseslide, 50-50, Boardslide, Kickflip Manual, Manual, Frontside Double Kickflip, Backside Double Kickflip, Fakie Kickflip, 360 Shuvit, Half Cab Flip, Frontside 180, Backside 180
`

/**
 * What skaters land, what a coach would name first, and after the semicolon what may come as well. Written down
 * before the advice was asked. A side may be added to a grind, slide, or air.
 */
const COACHED = `
Kickflip, Frontside 180, Backside 180, 50-50 => Varial Kickflip, Frontside Flip, 5-0, Noseslide ;
Backside Air, Indy Grab, Axle Stall, Rock and Roll, Drop In => Mute Grab, Melon Grab, Frontside Air, Tail Grab, Disaster ; Stalefish, Nose Grab, Lien Air, Frontside Ollie, Backside Ollie, Indy to Fakie, Slob Air, Frontside 50-50 to Fakie, Pivot, Blunt to Fakie, Smith Stall, 5-0 Stall, Frontside 360 Air, Alley-Oop, Method Air, Invert, Lien to Tail, Tail Stall, Roll In, Frontside Indy
540, McTwist, Indy Grab, Mute Grab, Stalefish, Backside Air => 720, Kickflip Indy, Kickflip McTwist, Backside 540 Indy, Backside 540 Tail Grab ; Frontside 540 Stalefish, Backside 540 Stalefish, Backside 540 Nose Grab, Method Air, Tail Grab, Rodeo 540, Alley-Oop Backside 540, Frontside 540 Mute, Backside 540 Kickflip Indy, Heelflip Indy, Frontside 360 Air, Backside 360 Air, Japan Air, Backside Varial, Frontside 540 Melon, Roast Beef, Nuclear Grab, Caballerial Mute, Frontside 360 Mute, Frontside Invert, Backside 360 Indy, Melon Grab, Alley-Oop McTwist, Kickflip Mute, Lien Air, Seatbelt Grab, Judo Air
Drop In, Kickturn, Rock to Fakie => Axle Stall, Rock and Roll, Tail Stall ; Pump, Fakie Rock, Nose Stall, Carve, Roll In, Pivot, Fakie Kickturn, Frontside Kickturn, Rock to Fakie Revert, Boardslide Stall, Fakie Tail Stall, Ollie to Fakie, Feeble Stall, 5-0 Stall, Axle Stall to Fakie, Fakie Ollie
Rock and Roll, Axle Stall, Tail Stall, Disaster => Frontside Disaster, Blunt to Fakie, Smith Stall, Feeble Stall, 5-0, Pivot ; Nose Pick, 5-0 Stall, Blunt, Frontside Rock and Roll, Frontside Axle Stall, Backside Air, Frontside Air, Half Cab Disaster, Disaster Revert, Nose Stall, Smith Grind, Backside Smith Grind to Fakie, Frontside Disaster Revert, Backside Disaster Revert, 50-50, Boardslide, Frontside 50-50 to Fakie, Lipslide, Ollie to Fakie, Pivot to Fakie, Disaster to Fakie, Crail Stall, Sweeper, Half Cab Rock, Fastplant
Ollie, Shuvit, Manual => Frontside 180, Backside 180, Pop Shuvit, 50-50, Kickflip, Nose Manual ; Boardslide, Fakie Ollie, Nollie, Boneless, No Comply, Half Cab, Ollie to Manual, Manual 180 Out, Rock to Fakie, Drop In, Frontside Shuvit, Slappy, Noseslide, Manual Frontside 180 Out, Manual Backside 180 Out, Heelflip
Heelflip, Frontside 180, Backside 180, Pop Shuvit => Kickflip, Varial Heelflip, Frontside Heelflip, Backside Heelflip, 50-50 ; Inward Heelflip, Half Cab, Boardslide, Noseslide, Heelflip Manual, Fakie Heelflip, Nollie Heelflip, 5-0, Frontside Pop Shuvit, 360 Shuvit, Bigspin, Manual
Boardslide, 50-50, 5-0, Noseslide => Lipslide, Crooked Grind, Tailslide, Feeble Grind, Smith Grind ; Nosegrind, Boardslide to Fakie, Frontside 5-0 180 Out, Frontside 50-50 180 Out, Frontside Noseslide Shuvit Out, Backside Noseslide Shuvit Out, Noseslide to Fakie, Backside 5-0 180 Out, Backside 50-50 180 Out, Frontside 50-50 to 5-0, Kickflip, Backside 50-50 to 5-0, Half Cab Noseslide, Boardslide 270 Out, Noseslide 270 Out, Frontside 180, Nose Manual
360 Flip, Kickflip, Frontside Flip, Backside Flip, Half Cab Flip => Nollie Kickflip, Switch Kickflip, Hardflip, Bigflip, Fakie 360 Flip, Varial Heelflip, Heelflip ; Laser Flip, Double Kickflip, Bigspin, Inward Heelflip, Nollie Heelflip, 360 Flip Manual, Kickflip Manual, Caballerial Flip, Nightmare Flip, 540 Flip, Nollie Frontside Flip, Kickflip Noseslide, Kickflip 50-50, Frontside Heelflip, Backside Heelflip, Frontside Half Cab Flip, Nollie 360 Flip, Boardslide, 50-50, 5-0, Noseslide, Late Kickflip, Frontside Bigflip, Tailslide, Crooked Grind, Biggerflip, Kickflip Boardslide
Nollie, Nollie Frontside 180, Nollie Pop Shuvit, Kickflip, Heelflip => Nollie Kickflip, Nollie Heelflip, Nollie Backside 180 ; Nollie Bigspin, Nollie Frontside Flip, Nollie 360 Shuvit, Varial Kickflip, Varial Heelflip, Nollie Frontside Pop Shuvit, Nollie Noseslide, Fakie Kickflip, Frontside Flip, Backside Flip, Switch Ollie, Nollie Late Shuvit, Nollie Manual, Nollie Frontside 360, 50-50, Boardslide, Noseslide, Nose Manual, Nollie Nose Manual, Nollie 50-50, Nollie Boardslide, Nollie Crooked Grind, Kickflip Manual, Heelflip Manual, Inward Heelflip, Nollie Varial Kickflip
Switch Ollie, Switch Frontside 180, Switch Pop Shuvit, Kickflip, Frontside Flip => Switch Kickflip, Switch Heelflip, Switch Backside 180 ; Switch Manual, Switch 50-50, Varial Kickflip, Half Cab Flip, Switch Boardslide, Switch Frontside Pop Shuvit, Switch Varial Kickflip, Switch 360 Shuvit, Switch Frontside Flip, 360 Flip, Nollie Kickflip, Backside Flip, Heelflip, Kickflip Manual, 50-50, Boardslide, Noseslide, Fakie Kickflip, Switch Bigspin, Switch Noseslide, Frontside Heelflip, Hardflip, Switch Late Shuvit
Manual, Nose Manual, Kickflip, Pop Shuvit => Kickflip Manual, Manual Pop Shuvit Out, Manual to Nose Manual, Manual Kickflip Out, Pop Shuvit Manual ; Kickflip Nose Manual, Manual 180 Out, Varial Kickflip, Heelflip, Ollie to Nose Manual, Manual Frontside 180 Out, Manual Backside 180 Out, Half Cab Manual, Nose Manual to Manual, Nose Manual Pop Shuvit Out, Fakie Manual, Switch Manual, 50-50, Frontside 180, Backside 180, Nose Manual Nollie Shuvit Out, 5-0, Pop Shuvit Nose Manual, Nose Manual Frontside 180 Out, 360 Shuvit, Noseslide, Boardslide, Frontside Flip, Backside Flip, One Foot Manual, Fakie Kickflip
Kickflip, Backside Tailslide, Noseslide, Crooked Grind => Kickflip Backside Tailslide, Nosegrind, Bluntslide, Backside Tailslide Shuvit Out, Kickflip Noseslide ; Lipslide, Noseblunt Slide, Smith Grind, Feeble Grind, Backside Tailslide to Fakie, Half Cab Noseslide, Half Cab Crooked Grind, Overcrook Grind, Backside Tailslide 270 Out, Backside Tailslide Bigspin Out, Kickflip 50-50, Kickflip Crooked Grind, Backside Crooked Grind Nollie Flip Out, Frontside Noseslide Shuvit Out, Salad Grind, Backside Noseslide to Crooked Grind, Varial Kickflip, Heelflip, Frontside Flip, Backside Flip, Boardslide, 5-0, Kickflip 5-0, Kickflip Boardslide, Backside Tailslide Kickflip Out, Backside Noseslide Shuvit Out
Smith Grind, Feeble Grind, 50-50, Boardslide, Lipslide => Tailslide, Bluntslide, Crooked Grind, Nosegrind, Frontside Smith Grind 180 Out, Backside Smith Grind 180 Out, Salad Grind ; Hurricane, 5-0, Feeble Grind to Fakie, Backside 50-50 to Smith Grind, Sugarcane, Suski Grind, Feeble Grind 180 Out, Lipslide to Fakie, Boardslide to Fakie, Noseslide, Backside Feeble Grind to Backside Lipslide, Frontside Feeble Grind to Frontside Lipslide, Kickflip Backside Smith Grind, Overcrook Grind, Lipslide Shuvit Out, Kickflip, Frontside Smith Grind Shuvit Out, Boardslide Shuvit Out, Frontside Smith Grind to Frontside Boardslide, 270 Lipslide, Barley Grind, Half Cab Smith Grind, Backside 5-0 to Backside Smith Grind, Frontside 5-0 to Frontside Smith Grind, Smith Grind to Fakie, Frontside Smith Grind to Fakie, Smith Grind 180 Out
Half Cab, Fakie Ollie, Frontside Half Cab, Kickflip => Half Cab Flip, Fakie Kickflip, Frontside Half Cab Flip, Caballerial, Fakie Bigspin ; Fakie Pop Shuvit, Fakie Shuvit, Varial Kickflip, Frontside Flip, Backside Flip, Heelflip, Half Cab Manual, 50-50, Boardslide, Noseslide, Half Cab Noseslide, Fakie Heelflip, Fakie Varial Kickflip, Manual, Fakie Manual, Half Cab Backside 50-50, Rock to Fakie, Pop Shuvit, Kickflip Manual, Half Cab Heelflip, Fakie Frontside Pop Shuvit, Half Cab Revert, Fakie Late Shuvit
No Comply, Boneless, Pop Shuvit, Ollie => No Comply Backside 180, No Comply Frontside 180, Frontside 180, Backside 180, Bean Plant ; No Comply Shuvit, Fastplant, Kickflip, Frontside Boneless, Backside Boneless, Street Plant, 50-50, Boardslide, Manual, Slappy, Fakie Ollie, Wallride, Half Cab, Heelflip, Shifty, Noseslide, Frontside Shuvit, Frontside Pop Shuvit, Nollie, Hippie Jump, Boneless Fingerflip, Caveman, Rock to Fakie, Wallplant, 360 Shuvit
Hardflip, Kickflip, Frontside Flip => 360 Flip, Varial Kickflip, Heelflip, Inward Heelflip, Backside Flip ; 360 Hardflip, Varial Heelflip, Half Cab Flip, Nollie Kickflip, Fakie Hardflip, Hardflip Frontside 180, Kickflip Manual, 50-50, Boardslide, Noseslide, Bigspin, Frontside Bigflip, Switch Kickflip, Fakie Kickflip, Nollie Hardflip, Frontside Heelflip, Double Kickflip, Hardflip Revert, 5-0, Nollie Frontside Flip, Frontside Half Cab Flip, Manual, Kickflip Revert
Slappy, Ollie, Manual, Boneless => 50-50, Slappy Crooked Grind, Slappy 5-0, Frontside 180, Backside 180, Pop Shuvit, 5-0, Slappy Noseslide ; Boardslide, Noseslide, Nose Manual, No Comply, Kickflip, Slappy Nosegrind, Slappy Feeble Grind, Slappy Smith Grind, Shuvit, Ollie to Manual, Wallride, Fakie Ollie, Shifty, Bean Plant, Frontside Boneless, Backside Boneless, Tail Bonk, Pole Jam, Nollie, Half Cab, Rock to Fakie, Manual 180 Out, Manual Frontside 180 Out, Manual Backside 180 Out
Bigspin, 360 Shuvit, Backside 180, Kickflip => Bigflip, 360 Flip, Frontside Bigspin, Fakie Bigspin, Varial Kickflip, Backside Flip ; Biggerspin, Caballerial, Frontside Flip, Heelflip, Half Cab, 540 Shuvit, Backside 360, Half Cab Flip, Bigspin Boardslide, Bigspin Frontside Boardslide, 50-50, Boardslide, Noseslide, Nollie Bigspin, Switch Bigspin, Frontside 360 Shuvit, Fakie 360 Shuvit, Fakie Kickflip, Hardflip, Kickflip Manual, Bigspin Revert, Manual, Nollie 360 Shuvit, Caballerial Bigspin
Backside Invert, Fastplant, Backside Air, Axle Stall => Frontside Invert, Egg Plant, Andrecht, Frontside Air, Mute Grab, Indy Grab ; Sad Plant, Melon Grab, Tail Grab, Miller Flip, Texas Plant, Disaster, Fingerflip Invert, Invert to Fakie, Elguerial, Lien Air, Nose Grab, Frontside Fastplant, Backside Fastplant, Stalefish, Ho Ho, Pivot, Rock and Roll, Blunt to Fakie, Backside 360 Air, Slob Air, Bean Plant, Yoyo Plant, Layback Air, Smith Stall, Lien to Tail, Madonna
`

const idOf = (name: string) => {
  const found =
    library.tricks.find((trick) => trick.name === name) ??
    library.tricks.find((trick) => withoutSide(trick.name) === name)
  if (!found?.id) throw new RangeError(`The library has no ${name}.`)
  return found.id
}
const withoutSide = (name: string) => name.replace(/\b(?:Frontside|Backside) /g, '')
const nameOf = new Map(library.tricks.map(({ id, name }) => [id, name]))

/** What comes next for one who lands these, and works on those. */
const nextOf = (landed: readonly string[], learned: readonly string[] = []) =>
  whatNext(library, {
    own: new Map([
      ...learned.map((name) => [idOf(name), 'LEARNING'] as const),
      ...landed.map((name) => [idOf(name), 'CONSISTENT'] as const),
    ]),
  })
const offeredTo = (landed: readonly string[], learned: readonly string[] = []) =>
  nextOf(landed, learned).tricks.map(({ id }) => nameOf.get(id) ?? '')

const namesIn = (text: string) => text.split(', ').flatMap((name) => name.trim() || [])
const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [has = '', good = ''] = row.split('=>')
      const [first = '', also = ''] = good.split(';')
      return {
        has: namesIn(has),
        first: namesIn(first),
        good: new Set([...namesIn(first), ...namesIn(also)]),
      }
    })
const lists = rowsOf(NEXT)
const coached = rowsOf(COACHED)

/** A side more does not make it another advice. */
const isAmong = (wanted: ReadonlySet<string>, name: string) =>
  wanted.has(name) || wanted.has(withoutSide(name))
describe('next for you, from the whole library', () => {
  it.each([
    ['twenty lists', lists, 0.85],
    ['twenty more', coached, 0.9],
  ])('is mostly what skaters with %s would learn', (_, rows, share) => {
    expect(rows).toHaveLength(20)
    const off = rows.map(({ has, good }) => ({
      has,
      off: offeredTo(has).filter((name) => !isAmong(good, name)),
    }))
    const offered = rows.flatMap(({ has }) => offeredTo(has)).length
    const wrong = off.flatMap((row) => row.off).length
    expect(1 - wrong / offered, JSON.stringify(off)).toBeGreaterThan(share)
  })

  it('begins with what a coach would name first', () => {
    const right = coached.filter(({ has, first }) => isAmong(new Set(first), offeredTo(has)[0] ?? ''))
    expect(right.length).toBeGreaterThanOrEqual(16)
  })

  it('offers no beginnings on flat ground to those who skate vert', () => {
    const riders = coached.filter(({ has }) => has.includes('Backside Air'))
    expect(riders).toHaveLength(3)
    const flat = riders.flatMap(({ has }) =>
      nextOf(has).tricks.filter(({ id }) =>
        library.tricks.some((trick) => trick.id === id && trick.place === 'flat'),
      ),
    )
    expect(flat).toEqual([])
  })

  it.each([
    ['Kickflip', 'Ollie', "You're working on the kickflip, and the ollie comes first."],
    ['Boardslide', 'Ollie', "You're working on the boardslide, and the ollie comes first."],
    ['Rock to Fakie', 'Drop In', "You're working on the rock to fakie, and the drop in comes first."],
    ['Ollie', 'Ollie', 'the ollie on your list'],
  ])('begins with the steps to the one trick that is worked on: %s', (project, first, reason) => {
    const [next] = nextOf([], [project]).tricks
    expect(nameOf.get(next?.id ?? 0)).toBe(first)
    expect(next?.why).toContain(reason)
  })

  it('sends no one who works on kickflips and grinds back to riding', () => {
    const projects = [
      'Kickflip',
      'Heelflip',
      'Ollie',
      'Boardslide',
      'Backside 180',
      'Smith Grind',
      'Pop Shuvit',
    ]
    const easy = nextOf([], projects).tricks.filter(
      ({ id }) => (library.tricks.find((one) => one.id === id)?.value ?? 0) < 2,
    )
    expect(easy).toEqual([])
  })

  it('sends no one who lands a trick back to pushing and turning', () => {
    const riding = ['Pushing', 'Kickturn', 'Frontside Kickturn', 'Fakie Kickturn', 'Tic Tac', 'Foot Brake']
    const ofRamps = [...riding, 'Pump']
    const basics = new Set(['Falling', 'Tail Brake', 'Ollie', ...ofRamps])
    const laughable = library.tricks.slice(0, 150).flatMap(({ name, place }) => {
      if (basics.has(name)) return []
      const known = new Set(place === 'wall' || place === 'air' ? ofRamps : riding)
      return offeredTo([name]).flatMap((next) => (known.has(next) ? `${name}: ${next}` : []))
    })
    expect(laughable).toEqual([])
    expect(offeredTo([]).slice(0, 2)).toEqual(['Ollie', 'Shuvit'])
  })

  it('may begin with what is on the list, and goes on with what is not', () => {
    const { tricks, order } = nextOf(
      ['Ollie', 'Kickflip', 'Pop Shuvit', 'Frontside 180'],
      ['Heelflip', '360 Flip'],
    )
    expect(nameOf.get(tricks[0]?.id ?? 0)).toBe('Heelflip')
    expect(tricks[0]?.id).toBe(order[0])
    const listed = new Set(['Heelflip', '360 Flip'].map(idOf))
    expect(tricks.slice(1).filter(({ id }) => listed.has(id))).toEqual([])
    expect(order).toContain(idOf('360 Flip'))
  })
})

describe('practice', () => {
  const own = new Map([
    [idOf('Ollie'), 'MASTERED' as const],
    [idOf('Frontside 180'), 'CONSISTENT' as const],
  ])
  const next = (level: 'LEARNING' | 'CONSISTENT', tries: number, lands: number) =>
    whatNext(library, {
      own: new Map([...own, [idOf('Kickflip'), level]]),
      tried: new Map([[idOf('Kickflip'), { tries, lands }]]),
    })
  const place = ({ order }: ReturnType<typeof next>) => order.indexOf(idOf('Kickflip'))

  it('brings forward what is landed now and then, and puts off what was tried in vain', () => {
    expect(place(next('LEARNING', 60, 24))).toBe(0)
    expect(place(next('LEARNING', 80, 0))).toBeGreaterThan(place(next('LEARNING', 0, 0)))
    expect(next('LEARNING', 60, 24).tricks[0]?.why).toContain('24 of 60')
  })

  it('counts what the tries say before the level that was chosen once', () => {
    expect(place(next('CONSISTENT', 40, 30))).toBe(-1)
    expect(place(next('LEARNING', 40, 30))).toBe(-1)
    expect(place(next('CONSISTENT', 40, 4))).toBe(0)
    expect(next('CONSISTENT', 40, 4).tricks[0]?.why).toContain("lately it's 4 of 40")
  })
})
