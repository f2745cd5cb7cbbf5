import { startYoutubeServer } from './youtube-server.ts'

// The provider that the app of the browser tests talks to: always good, every video has these captions.
const { served } = await startYoutubeServer({ port: Number(process.env.YOUTUBE_PORT) })

served.videos = ['one', 'two', 'six'].map((number) => ({
  videoId: `lesson_${number}_`,
  title: `How to skate, lesson ${number}`,
  channel: 'Deck & Co',
}))

const sentences = [
  'Welcome back to the curb, today we look at one trick.',
  'Your weight is on the tail and your shoulders stay level.',
  'The front foot hangs off the heel side, right behind the bolts.',
  'Pop first, then flick off the corner of the nose.',
  'Catch it in the air and bend your knees.',
]

served.captions = Array.from({ length: 40 }, (_, index) => ({
  startMs: index * 5000,
  durationMs: 5000,
  text: sentences[index] ?? `And again, slowly, that was try number ${index}.`,
}))
