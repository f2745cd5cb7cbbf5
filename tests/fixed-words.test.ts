import { expect, it } from 'vitest'
import { isTest, readSources } from './setup/sources'

// What is said word for word as it was agreed, where no other test waits for it: it is gone before a journey could look,
// or stands where none comes by. What is not here is held by the journeys and by the tests beside the code.
const sentences = [
  'Our AI helps you learn new tricks, build lines and create custom park flows.',
  "Be specific about style and any particular elements you're interested in.",
  'A flatground trick that combines an ollie with a spin',
  'Generating...',
  'Reset Complete',
  'Suggesting Line Order...',
  'Line Generated',
  'Failed to generate line',
  'Enter line name',
  'Saving...',
  'No saved lines yet. Use the line builder to create and save your lines.',
  'Creating Flow...',
  'Feature Removed',
  'Selections Cleared',
  'Failed to get suggestions',
  'Failed to save trick',
  'Generated step-by-step instructions for the trick',
  'An unknown authentication error occurred.',
  'Checking authentication...',
  'An unknown error occurred',
  'No blog posts found.',
  'Create Your First Post',
  'Unknown error occurred',
  'Search Failed',
  'Failed to fetch blog posts',
]

const code = [...readSources('app', 'components', 'lib')]
  .flatMap(([file, text]) => (isTest(file) ? [] : [text]))
  .join('\n')
  .replaceAll('&apos;', "'")
  .replace(/\s+/g, ' ')

it.each(sentences)('it is said in these words: %s', (sentence) => {
  const whole = [`'${sentence}'`, `"${sentence}"`, `>${sentence}<`, `> ${sentence} <`]
  expect(whole.some((words) => code.includes(words))).toBe(true)
})

// The same of numbers, and of what longer texts have to say, as the code writes it.
it.each([
  ['signing up means agreeing', 'By signing up, you agree to our'],
  ['the terms are of March 23, 2025', "lastUpdated = 'March 23, 2025'"],
  ['the least age is 13', 'You must be at least 13 years old.'],
  [
    'under 18 a parent or guardian has to agree',
    'If you are under 18, you need the permission of a parent or guardian',
  ],
  [
    'new terms are announced 30 days ahead',
    'at least 30 days before it takes effect, here on the site or by email',
  ],
  [
    'the privacy policy speaks of ads',
    'uses an advertising service to help pay for itself. That service may set cookies',
  ],
  [
    'the privacy policy says whom to write to',
    'For anything about privacy, including exports and deletion, write to {privacyContact}.',
  ],
  ['a tooltip opens after 700 ms', 'openDelayMs = 700'],
  ['the next one within 300 ms opens at once', 'skipWindowMs = 300'],
  ['a tooltip stands 4 px from its target', 'offsetPx = 4'],
  ['a toast is at most 420 px wide from medium screens up', 'md:max-w-[420px]'],
  ['the list of selected features is 200 px high', 'h-[200px]'],
  ['a trick has 18% for its category', '<th className="w-[18%]">Category</th>'],
  ['a trick has 15% for its type', '<th className="w-[15%]">Type</th>'],
  ['a trick has 37% for its name', "action ? 'w-[37%]' : 'w-[49%]'}>Trick Name</th>"],
  ['a trick has 18% for its difficulty', '<th className="w-[18%]">Difficulty</th>'],
  ['a trick has 12% for its button', '<th className="w-[12%]">{action.label}</th>'],
  ['buttons have six looks', "'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link'"],
  ['buttons have four sizes', "'default' | 'sm' | 'lg' | 'icon'"],
  ["the provider's quota takes about an hour to recover", 'quotaRecoverySeconds = 3600'],
  ['the library asks every half minute who is signed in', 'halfMinute = 30_000'],
  ['elsewhere that is known for five minutes', 'staleMs = fiveMinutes'],
  ['a transcript is fresh for an hour and kept for a day', 'staleTime: 3_600_000, gcTime: dayMs'],
])('%s', (_, written) => expect(code).toContain(written))
