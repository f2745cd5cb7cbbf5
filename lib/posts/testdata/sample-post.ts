import type { Post } from '../schema'

export const samplePost: Post = {
  id: 7,
  slug: 'how-to-ollie',
  title: 'How to Ollie',
  excerpt: 'Pop, slide, land.',
  content:
    '<p>It is a <a href="/tricks/ollie">jump</a>.</p><iframe src="https://www.youtube-nocookie.com/embed/abcdefghi_1?start=42" title="Ollie lesson"></iframe>',
  coverImage: '/art/covers/how-to-ollie-1600.webp',
  imageAttribution: null,
  published: true,
  publishedAt: '2026-09-14T09:00:00.000Z',
  publishedOn: '2026-09-14',
  createdAt: '2026-09-01T09:00:00.000Z',
  updatedAt: '2026-10-01T09:00:00.000Z',
  readingMinutes: 1,
  author: 'DarkSlide Crew',
  tags: [
    { id: 1, name: 'ollie', slug: 'ollie' },
    { id: 2, name: 'street', slug: 'street' },
  ],
}
