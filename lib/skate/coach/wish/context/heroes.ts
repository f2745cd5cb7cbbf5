import { pattern } from '../pattern.ts'
/** A skater, a crew or a video, and the tricks it is known for. */
export interface Hero {
  /** As it stands in a sentence: "one you know from …". */
  readonly name: string
  /** What comes to mind first stands first. */
  readonly tricks: readonly string[]
}

const PROS: readonly (readonly [said: string, name: string, tricks: string])[] = [
  [
    "thps|tony hawk(?:'?s)? pro skater(?: \\d)?|tony hawks? games?|pro skater games?|(?:the )?(?:video )?game skate (?:1|2|3|4)|ea skate|skate video games?",
    'the video games',
    'Kickflip Indy, Christ Air, Benihana, McTwist, Stalefish, 900',
  ],
  ['andrew reynolds|reynolds', 'Andrew Reynolds', 'Frontside Flip, Backside Flip, Kickflip'],
  ['tom penny|penny style', 'Tom Penny', 'Frontside Flip, Kickflip, Backside Flip'],
  ['jamie foy|foy', 'Jamie Foy', 'Frontside Crooked Grind, Backside Lipslide'],
  ['eric koston|koston', 'Eric Koston', 'Backside Tailslide, Backside Noseblunt Slide, Noseslide'],
  ['guy mariano|mariano', 'Guy Mariano', 'Backside Tailslide, Kickflip Backside Tailslide'],
  ['ishod wair|ishod', 'Ishod Wair', 'Backside Flip, Frontside Flip, Backside Smith Grind'],
  ['dennis busenitz|busenitz', 'Dennis Busenitz', 'Powerslide, Wallride, Backside 180'],
  ['ray barbee|barbee', 'Ray Barbee', 'No Comply, No Comply Shuvit, Slappy'],
  ['mark gonzales|gonz|the gonz', 'Mark Gonzales', 'Wallie, Wallride, No Comply, Boardslide'],
  ['natas kaupas|natas', 'Natas Kaupas', 'Wallride, Slappy, Boardslide'],
  ['tony hawk|hawk|birdman', 'Tony Hawk', 'Stalefish, Madonna, Indy Grab, 720, 900'],
  ['christian hosoi|hosoi', 'Christian Hosoi', 'Method Air, Christ Air, Rocket Air'],
  ['eddie elguera|elguera|el gato', 'Eddie Elguera', 'Frontside Rock and Roll, Frontside Invert'],
  ['jeremy wray|wray', 'Jeremy Wray', 'Ollie, Frontside Flip, Backside 180'],
  ['ben raybourn|raybourn', 'Ben Raybourn', 'Boneless, Lien Air'],
  ['leap of faith', 'the Leap of Faith', 'Melon Grab'],
  ['steve caballero|caballero', 'Steve Caballero', 'Caballerial, Half Cab, Frontside Invert'],
  ['lance mountain', 'Lance Mountain', 'Backside Invert, Rock and Roll, Sad Plant'],
  ['mike mcgill|mcgill', 'Mike McGill', 'McTwist'],
  ['danny way', 'Danny Way', 'Method Air, McTwist, Indy Grab'],
  ['neil blender|blender', 'Neil Blender', 'Lien Air, Slappy'],
  ['grant taylor|raw transition', 'Grant Taylor', 'Frontside Air, Backside Smith Grind, Lien Air'],
  ['john cardiel|cardiel', 'John Cardiel', 'Frontside Air, Frontside 50-50, Wallride'],
  ['oski|oskar rozenberg|pedro barros|barros', 'the bowls', 'Frontside Air, Lien Air, Layback Grind'],
  ['jay adams', 'Jay Adams', 'Bertslide, Carve, Powerslide'],
  ['tony alva|alva', 'Tony Alva', 'Frontside Air, Carve, Bertslide'],
  ['duane peters', 'Duane Peters', 'Layback Grind, Acid Drop, Sweeper'],
  ['alan gelfand|ollie gelfand|gelfand', 'Alan Gelfand', 'Ollie, Ollie to Fakie'],
  ['mike vallely|vallely|mike v', 'Mike Vallely', 'Boneless, No Comply, Street Plant'],
  ['kevin harris', 'Kevin Harris', 'Spacewalk, Walk the Dog, Casper'],
  ['jason lee', 'Jason Lee', '360 Flip, No Comply'],
  ['matt hensley|hensley', 'Matt Hensley', 'Impossible, No Comply'],
  ['josh kalis|kalis', 'Josh Kalis', '360 Flip, Backside Tailslide'],
  ['keenan milton|keenan', 'Keenan Milton', 'Switch Kickflip, Nollie Heelflip'],
  ['kareem campbell', 'Kareem Campbell', 'Nollie Hardflip, Hardflip'],
  ['rayssa leal|rayssa|fadinha', 'Rayssa Leal', 'Heelflip, Frontside Feeble Grind'],
  ['sky brown', 'Sky Brown', 'Frontside Air, Indy Grab'],
  ['arisa trew|trew', 'Arisa Trew', 'McTwist, 720'],
  ['zion wright|zion', 'Zion Wright', 'Indy Grab, McTwist, 360 Flip'],
  ['nora vasconcellos|vasconcellos|nora', 'Nora Vasconcellos', 'Frontside Air, Lien Air'],
  ['lizzie armanto|armanto', 'Lizzie Armanto', 'Frontside Air, Lien Air'],
  ['funa nakayama|funa', 'Funa Nakayama', 'Frontside Crooked Grind, Feeble Grind'],
  ['yuto horigome|yuto', 'Yuto Horigome', 'Nollie Backside 180, Nollie Heelflip, Nollie 360 Flip'],
  ['shane oneill|shane o neill|nugget', "Shane O'Neill", 'Switch Kickflip, Nollie 360 Flip, Switch 360 Flip'],
  ['paul rodriguez|p rod|prod', 'Paul Rodriguez', 'Nollie Heelflip, Switch Kickflip, Switch 360 Flip'],
  ['chris joslin|joslin', 'Chris Joslin', '360 Flip, Backside Flip'],
  ['pj ladd|p j ladd', 'PJ Ladd', 'Switch Heelflip, Frontside Flip, Nollie 360 Flip'],
  ['bastien salabanzi|salabanzi', 'Bastien Salabanzi', 'Backside Flip, 360 Flip'],
  ['dylan rieder|rieder', 'Dylan Rieder', 'Impossible, Frontside Flip, Backside 180'],
  ['heath kirchart|kirchart', 'Heath Kirchart', 'Frontside Lipslide, Backside Lipslide'],
  ['torey pudwill|pudwill', 'Torey Pudwill', 'Backside Smith Grind, Backside Tailslide'],
  ['ryan sheckler|sheckler', 'Ryan Sheckler', 'Kickflip Indy, Frontside Flip'],
  ['tyshawn jones|tyshawn', 'Tyshawn Jones', 'Kickflip, Hardflip'],
  ['milton martinez', 'Milton Martinez', 'Kickflip, Frontside Flip'],
  ['aurelien giraud|giraud', 'Aurélien Giraud', 'Hardflip, Backside Flip'],
  [
    'nyjah huston|nyjah',
    'Nyjah Huston',
    'Backside Lipslide, Kickflip Backside Lipslide, Frontside Crooked Grind',
  ],
  ['mark suciu|suciu', 'Mark Suciu', 'Backside Tailslide, Backside Noseslide, Nosegrind'],
  ['stefan janoski|janoski', 'Stefan Janoski', 'Switch Ollie, Switch Frontside 180'],
  ['jake johnson', 'Jake Johnson', 'Wallride, Switch Kickflip'],
  ['andy anderson', 'Andy Anderson', 'No Comply, Boneless, Walk the Dog, Casper'],
  ['richie jackson', 'Richie Jackson', 'Hippie Jump, Wallride, No Comply'],
  ['jaws|aaron homoki|homoki', 'Jaws', 'Ollie, Acid Drop, Bomb Drop'],
  ['eric dressen|dressen', 'Eric Dressen', 'Slappy, Frontside 50-50, Boneless'],
  ['luan oliveira|luan', 'Luan Oliveira', '360 Flip, Kickflip'],
  ['tiago lemos|tiago', 'Tiago Lemos', 'Backside Tailslide, Switch Backside Tailslide'],
  ['sean malto|malto', 'Sean Malto', 'Backside Noseblunt Slide, Crooked Grind, Nosegrind'],
  ['chris cole', 'Chris Cole', '360 Flip, Frontside Flip'],
  ['leticia bufoni|bufoni', 'Leticia Bufoni', 'Backside Smith Grind, Frontside Feeble Grind'],
  ['louie lopez', 'Louie Lopez', 'Frontside Flip, Backside Tailslide'],
  ['ed templeton|templeton', 'Ed Templeton', 'Impossible, Nosegrind'],
  ['marc johnson', 'Marc Johnson', 'Nose Manual, Noseslide'],
  ['stevie williams', 'Stevie Williams', 'Switch Heelflip, Nollie Heelflip'],
  ['antwuan dixon|antwuan', 'Antwuan Dixon', 'Backside 180, Kickflip, 360 Flip'],
  ['evan smith', 'Evan Smith', 'Wallride, Frontside Flip'],
  ['chris haslam|haslam', 'Chris Haslam', 'Nose Manual, Pressure Flip'],
  ['tony trujillo|trujillo', 'Tony Trujillo', 'Frontside Air, Backside Smith Grind'],
  ['elissa steamer|steamer', 'Elissa Steamer', 'Kickflip, Frontside 50-50'],
  ['momiji nishiya|momiji', 'Momiji Nishiya', 'Frontside Crooked Grind, Feeble Grind'],
  ['bones brigade', 'the Bones Brigade', 'Boneless, Bean Plant, Method Air, Rocket Air'],
  [
    'welcome to hell|girl video|alien workshop|mosaic|yeah right|fully flared|menikmati|baker 3|sorry video|pretty sweet|photosynthesis',
    'the videos of those years',
    '360 Flip, Backside Tailslide, Crooked Grind, Kickflip Backside Tailslide',
  ],
]

/** "P-Rod" and "O'Neill" as well as "p rod" and "o neill". */
const spelled = (said: string) => said.replaceAll(' ', "[ '.-]")

export const HEROES = PROS.map(
  ([said, name, tricks]) =>
    [
      pattern`\b(?:${spelled(said)})(?:'s|s)?\b(?! (?:slide|spin|grind|air|flip))`,
      { name, tricks: tricks.split(', ') },
    ] as const,
)
const ANY = pattern`\b(?:${PROS.map(([said]) => spelled(said)).join('|')})`

/** Whose tricks a text wants, and the text with "trick" in the place of the name. */
export function heroIn(text: string): { rest: string; hero: Hero | null } {
  if (
    !ANY.test(text) ||
    /\b(?:who|when|where|how old|how tall|net worth|why) (?:is|was|did|does|invented|won)\b/.test(text)
  )
    return { rest: text, hero: null }
  const found = HEROES.find(([said]) => said.test(text))
  return found
    ? {
        rest: text.replace(found[0], ' trick ').replace(/\b(?:invented|created|named|made) by\b/, ' '),
        hero: found[1],
      }
    : { rest: text, hero: null }
}
