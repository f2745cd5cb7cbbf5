import { expect, it } from 'vitest'
import { isTest, readSources } from './setup/sources'

// What is said word for word as it was agreed, where no other test waits for it: it is gone before a journey could look,
// or stands where none comes by. What is not here is held by the journeys and by the tests beside the code.
const sentences = [
  'Master skateboarding tricks with the help of AI',
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
  'Learning - Just starting to learn this trick',
  'Consistent - Can land it regularly in practice',
  'Trick Name',
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
