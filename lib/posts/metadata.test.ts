import { describe, expect, it } from 'vitest'
import { authorData, blogData, blogPostingData, modifiedAt, postVideosData } from './metadata'
import { samplePost } from './testdata/sample-post'

describe('the structured data of a post', () => {
  it('has every required and recommended property', () => {
    expect(blogPostingData(samplePost)).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'How to Ollie',
      description: 'Pop, slide, land.',
      image: [
        expect.stringMatching(/^https?:\/\/.*\/art\/covers\/how-to-ollie-1600\.webp$/),
        expect.stringMatching(/^https?:\/\/.*\/preview\/post\/how-to-ollie\.png$/),
      ],
      datePublished: '2026-09-14T09:00:00.000Z',
      dateModified: '2026-10-01T09:00:00.000Z',
      author: [{ '@type': 'Organization', name: 'DarkSlide Crew', url: expect.stringMatching(/^http/) }],
      publisher: { '@type': 'Organization', name: 'DarkSlide', logo: { '@type': 'ImageObject' } },
      mainEntityOfPage: { '@id': expect.stringMatching(/\/blog\/how-to-ollie$/) },
      wordCount: 4,
      keywords: 'ollie, street',
      timeRequired: 'PT1M',
    })
  })

  it('has the URL of an external cover, or of the default one', () => {
    const imageOf = (coverImage: string | null) =>
      (blogPostingData({ ...samplePost, coverImage }).image as string[])[0]
    expect(imageOf('https://example.com/a.png')).toBe('https://example.com/a.png')
    expect(imageOf(null)).toMatch(/\/art\/covers\/default-1600\.webp$/)
  })

  it('has the pictures of its text, each with its whole URL', () => {
    const content = '<p><img src="/uploads/a.webp" alt="x"><img src="https://example.com/b.png" alt=""></p>'
    const { image } = blogPostingData({ ...samplePost, content })
    expect((image as string[]).slice(2)).toEqual([
      expect.stringMatching(/^https?:\/\/[^/]+\/uploads\/a\.webp$/),
      'https://example.com/b.png',
    ])
  })

  it('is signed by an organization or a person', () => {
    expect(blogPostingData({ ...samplePost, author: 'Ada Ollie' }).author).toMatchObject([
      { '@type': 'Person', name: 'Ada Ollie' },
    ])
    expect(authorData('DarkSlide Crew')).toMatchObject({ '@type': 'Organization' })
  })

  it('is never modified before it is published', () => {
    expect(modifiedAt({ publishedAt: '2026-02-01', updatedAt: '2026-01-01' })).toBe('2026-02-01')
    expect(modifiedAt({ publishedAt: null, updatedAt: '2026-01-01' })).toBe('2026-01-01')
  })

  it('describes each of its videos', () => {
    const [video, ...more] = postVideosData(samplePost)
    expect(more).toEqual([])
    expect(video).toMatchObject({
      '@type': 'VideoObject',
      name: 'Ollie lesson',
      description: 'Pop, slide, land.',
      thumbnailUrl: ['https://i.ytimg.com/vi/abcdefghi_1/hqdefault.jpg'],
      uploadDate: '2026-09-14T09:00:00.000Z',
      embedUrl: 'https://www.youtube.com/embed/abcdefghi_1?start=42',
      url: expect.stringMatching(/\/blog\/how-to-ollie#video-abcdefghi_1$/),
    })
  })
})

it('blogData lists the posts of the blog', () => {
  expect(blogData([samplePost]).blogPost).toEqual([
    expect.objectContaining({
      '@type': 'BlogPosting',
      headline: 'How to Ollie',
      author: [expect.objectContaining({ '@type': 'Organization', name: 'DarkSlide Crew' })],
      image: [
        expect.stringMatching(/^https?:\/\/.*\/art\/covers\/how-to-ollie-1600\.webp$/),
        expect.stringMatching(/\/preview\/post\/how-to-ollie\.png$/),
      ],
    }),
  ])
})
