import { absoluteUrl, brand } from '../site'

const rss = { url: absoluteUrl('/blog/rss.xml'), title: `${brand} Blog (RSS)` }
const atom = { url: absoluteUrl('/blog/atom.xml'), title: `${brand} Blog (Atom)` }

/** The feeds by their types, for the metadata of the pages that they tell of. */
export const feedLinks = { 'application/rss+xml': [rss], 'application/atom+xml': [atom] }

/** Where a page stands at last and where its news are. */
export const withFeeds = (path: string) => ({ canonical: absoluteUrl(path), types: feedLinks })
