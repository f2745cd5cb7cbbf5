import { pageTitle } from '../../lib/brand'
import { fillPath, pages as known } from '../../lib/pages'

// One row for each path that stands for many.
const samples: Record<string, { value: string; title: string }> = {
  '/tricks/[slug]': { value: 'kickflip', title: 'Kickflip: How to Do It, Step by Step' },
  '/embed/tricks/[slug]': { value: 'kickflip', title: 'Kickflip' },
  '/blog/[slug]': {
    value: 'regular-nollie-fakie-switch',
    title: 'Regular, Nollie, Fakie and Switch: The Four Stances Explained',
  },
}

/** The address of a page; of rows, that of a sample or else one that leads nowhere. */
export const addressOf = (path: string) => fillPath(path, samples[path]?.value ?? 'no-such-row')

/** Some at a time: what one page has loaded, the next ones find in the browser's cache. */
export const inParts = <Row>(rows: readonly Row[], count: number): Row[][] =>
  Array.from({ length: count }, (_, part) => rows.filter((_, at) => at % count === part))

/** Every page that search engines are led to, with its title and preview; of rows, one sample. */
export const pages = known
  .filter(({ search }) => search === 'sitemap')
  .map(({ path, title, preview }) => {
    const sample = samples[path]
    if (title === null && !sample) throw new Error(`Add a sample row of ${path} to tests/e2e/pages.ts`)
    return {
      path: addressOf(path),
      title: pageTitle(title ?? sample?.title ?? ''),
      preview: fillPath(preview, sample?.value ?? ''),
    }
  })
