/** Who did a trick first or gave it its name, where that is beyond doubt. */
const ORIGINS: Readonly<Record<string, string>> = {
  Ollie: 'Alan Gelfand did it first, in the pools of the late seventies, and Ollie was his nickname',
  Kickflip: 'Rodney Mullen did it first, in the early eighties',
  Heelflip: 'Rodney Mullen did it first, in the early eighties',
  '360 Flip': 'Rodney Mullen did it first, in the early eighties',
  Impossible: 'Rodney Mullen did it first, in the early eighties',
  Caballerial: 'Steve Caballero did it first, and it carries his name',
  'Half Cab': 'It is half of a caballerial, which carries the name of Steve Caballero',
  McTwist: 'Mike McGill did it first, in 1984, and it carries his name',
  '900': 'Tony Hawk landed the first one at a contest, in 1999',
  'Smith Grind': 'It carries the name of Mike Smith',
  Stalefish: 'Tony Hawk named it after bad canned fish at a skate camp in Sweden',
  Bertslide: 'It carries the name of the surfer Larry Bertlemann',
  'Coleman Slide': 'It carries the name of Cliff Coleman',
  'Christ Air': 'Christian Hosoi did it first',
  'Barley Grind': 'It carries the name of Donny Barley',
  'Suski Grind': 'It carries the name of Aaron Suski',
  'Losi Grind': 'It carries the name of Allen Losi',
  Elguerial: 'Eddie Elguera did it first, and it carries his name',
}

/** Where a trick comes from, or that it is not known, in one sentence. */
export const originOf = (name: string): string =>
  `${ORIGINS[name] ?? "Where it comes from I don't know for sure, so I won't guess"}.`
