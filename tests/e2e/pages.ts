import { pageTitle } from '../../lib/brand'
import { fillPath, pages as known } from '../../lib/pages'

// One row for each path that stands for many.
const samples: Record<string, { value: string; title: string }> = {
  '/tricks/[slug]': { value: 'kickflip', title: 'Kickflip' },
  '/blog/[slug]': {
    value: 'regular-nollie-fakie-switch',
    title: 'Regular, Nollie, Fakie and Switch: The Four Stances Explained',
  },
}

/** Every page that search engines are led to, with its title and preview; of rows, one sample. */
export const pages = known
  .filter(({ search }) => search === 'sitemap')
  .map(({ path, title, preview }) => {
    const sample = samples[path]
    if (title === null && !sample) throw new Error(`Add a sample row of ${path} to tests/e2e/pages.ts`)
    return {
      path: fillPath(path, sample?.value ?? ''),
      title: pageTitle(title ?? sample?.title ?? ''),
      preview: fillPath(preview, sample?.value ?? ''),
    }
  })
