/** What a skater says to skate, closer than by its kind: what is true of a curb is not true of a hubba. */
export type Spot = keyof typeof SPOTS

const SPOTS = {
  slappy: /slappy curb/,
  curb: /(?:curb|kerb)(?! cut)s?/,
  block: /parking block|jersey barrier/,
  hubba: /hubba/,
  bench: /bench(?:es)?/,
  table: /picnic table/,
  box: /(?:grind |slick |ledge )?box(?:es)?(?! jump)/,
  ledge: /ledge/,
  handrail: /handrail|hand rail|down rail/,
  bar: /flat ?bar|round bar|bar|rail/,
  pad: /(?:manual|manny|mannie|mani) pad|manual table|pad/,
  'euro gap': /euro gap/,
  stairs: /stairs?|stair set|staircase|steps|double set|\d+ ?set|down (?:an? |the )?\d{1,2}(?=$|[.,!?])/,
  gap: /gap/,
  funbox: /fun ?box|pyramid/,
  hip: /hip/,
  kicker: /kicker|launch(?:er| ramp| box)|jump (?:ramp|box)/,
  quarter: /quarter(?: ?pipe)?/,
  mini: /mini(?: ?ramp)?/,
  'half pipe': /half ?pipe/,
  pool: /pool|deep end|shallow end/,
  bowl: /bowl/,
  vert: /vert(?: ramp)?/,
  spine: /spine/,
  ramp: /ramp/,
  bank: /bank/,
  wall: /wall/,
  pole: /pole jam|bent pole/,
  court: /(?:tennis|basketball|netball|handball) court/,
  'parking lot': /parking lot|car park/,
  driveway: /driveway/,
  garage: /garage/,
  sidewalk: /sidewalk|pavement/,
} as const

const REFUSED =
  "(?<!\\b(?:no|without|any|not|nor|never|hate|instead of|not (?:on|into|for|at)|isn'?t|closed) (?:(?:an?|the|real|more|\\w+ or|\\w+ and) )*)"

const PATTERNS = Object.entries(SPOTS).map(
  ([spot, said]) => [spot as Spot, new RegExp(`${REFUSED}\\b(?:${said.source})s?\\b`)] as const,
)

/** The places that a text names to skate, first the one that is named first. */
export function spotsIn(text: string): Spot[] {
  const found = PATTERNS.flatMap(([spot, said]) => {
    const at = text.search(said)
    return at < 0 ? [] : [{ spot, at }]
  })
  return found.sort((one, other) => one.at - other.at).map(({ spot }) => spot)
}
