import { fillPath, isRowPath, type PagePath, pages, type RowPath } from '../../lib/pages.ts'

const samples: Partial<Record<RowPath, string>> = {
  '/tricks/[slug]': 'kickflip',
  '/blog/[slug]': 'how-to-ollie',
}

/** The address at which a page is measured: of a page for rows that of a sample, and null where there is none. */
export function samplePath(path: PagePath): string | null {
  if (!isRowPath(path)) return path
  const sample = samples[path]
  return sample ? fillPath(path, sample) : null
}

/** The pages that search engines list, each at its sample. */
export const publicPaths = pages.flatMap(({ path, search }) =>
  search === 'sitemap' ? (samplePath(path) ?? []) : [],
)
