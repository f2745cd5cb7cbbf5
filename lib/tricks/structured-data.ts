import { brand } from '../brand'
import { absoluteUrl } from '../site'
import type { TrickDetail, TrickLink } from './schema'

type Thing = Record<string, unknown>

/** The structured data of the site, with its search. */
export function websiteData(): Thing {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: brand,
    url: absoluteUrl('/'),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: absoluteUrl('/tricks?q={search_term_string}') },
      'query-input': 'required name=search_term_string',
    },
  }
}

/** Breadcrumbs from the top; the last one is the page itself. */
export function breadcrumbData(steps: { name: string; path: string }[]): Thing {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  }
}

/** The structured data of a list of tricks, in the order shown. */
export function trickListData(name: string, tricks: Pick<TrickLink, 'slug'>[]): Thing {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: tricks.length,
    itemListElement: tricks.map((trick, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: absoluteUrl(`/tricks/${trick.slug}`),
    })),
  }
}

/** The instructions of a trick; null without steps, since a HowTo needs some. */
export function howToData(trick: TrickDetail): Thing | null {
  if (trick.steps.length === 0) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    name: `How to ${trick.name}`,
    description: trick.description,
    image: absoluteUrl(`/preview/trick/${trick.slug}.png`),
    tool: [{ '@type': 'HowToTool', name: 'Skateboard' }],
    step: trick.steps.map((text, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      text,
      url: absoluteUrl(`/tricks/${trick.slug}#step-${index + 1}`),
    })),
  }
}
