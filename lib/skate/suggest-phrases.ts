/** Words after which things are not wanted. */
export const NEGATORS = new Set(
  'no|not|without|dont|never|avoid|except|excluding|hate|minus|cant|cannot|skip|wont|isnt|nothing|neither|nor|arent'.split(
    '|',
  ),
)
/** The same in several words. */
export const REFUSING = [
  'sick of',
  'tired of',
  'bored of',
  'instead of',
  'other than',
  'rather than',
  'anything but',
  'everything but',
  'fed up with',
  'not into',
  'scared of',
  'afraid of',
  'stay away from',
  'done with',
  'hold the',
  'zero',
]
/** What a skater says to have already follows. */
export const HAVING = [
  'i can',
  'i already',
  'i know',
  'i have',
  'ive got',
  'ive landed',
  'i land',
  'ive mastered',
  'i mastered',
  'i do',
  'ive learned',
  'i got',
  'i learned',
  'after learning',
  'ive been doing',
  'im good at',
  'im comfortable with',
  'i just landed',
  'i just learned',
  'next after',
  'comfortable with',
  'my',
]
/** The trick to start from follows. */
export const LIKING = [
  'like',
  'similar to',
  'variation of',
  'variation on',
  'version of',
  'close to',
  'based on',
  'builds on',
  'build on',
  'reminds of',
]
/** What is wanted follows again. */
export const WANTING = [
  'i want',
  'want',
  'something',
  'give me',
  'show me',
  'just',
  'only',
  'instead',
  'rather',
  'looking for',
  'id like',
  'please',
  'need',
  'suggest',
  'teach me',
  'prefer',
  'for',
]
