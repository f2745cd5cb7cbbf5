// What each row of an answer that screens are made of holds as text. One that lacks it is a broken answer, as what
// cannot be read at all is: a screen then says that it did not load, and goes on.
const textsOf: Readonly<Record<string, readonly string[]>> = {
  'GET /api/skatepark/features': ['name', 'category', 'difficulty'],
  'POST /api/skatepark/suggest-tricks': ['featureName'],
  'GET /api/tricks/summaries': ['name', 'slug', 'category'],
  'GET /api/tricks/tree': ['name', 'slug', 'category'],
  'GET /api/tricks/book': ['name', 'slug', 'category'],
  'GET /api/tricks/my-tricks': ['name', 'slug', 'category'],
  'GET /api/tricks/my-tricks/diary': ['day'],
  'GET /api/tricks/my-tricks/calendar': ['day'],
  'GET /api/tricks/my-tricks/last-times': ['day'],
  'GET /api/runs': ['name', 'startingPosition'],
  'POST /api/run/generate': ['reasoning'],
  'GET /api/blog/posts': ['title', 'slug'],
}

const isRowWith = (row: unknown, texts: readonly string[]): boolean =>
  typeof row === 'object' &&
  row !== null &&
  texts.every((name) => typeof (row as Record<string, unknown>)[name] === 'string')

/** Whether an answer to a call is what a screen can be made of, as far as that is known here. */
export function isWhole(method: string, path: string, answer: unknown): boolean {
  const texts = textsOf[`${method} ${path.split('?')[0]}`]
  return !texts || (Array.isArray(answer) && answer.every((row) => isRowWith(row, texts)))
}
