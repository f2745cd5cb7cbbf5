import { brand } from './brand'
import { page } from './pages'
import { absoluteUrl, owner } from './site'

/** llms.txt: what the site is and where its content is, for language models (https://llmstxt.org). */
export function llmsText(tricks: { name: string; slug: string }[]): string {
  const foundations = tricks.map(({ name, slug }) => `- [${name}](${absoluteUrl(`/tricks/${slug}`)})`)
  return `# ${brand}

> ${page('/').description}. A free library of skateboard tricks with descriptions, steps, common mistakes and their fixes, prerequisites and measured difficulty; a blog; and a coach that suggests tricks, orders lines and plans park flows.

## Library

- [All tricks](${absoluteUrl('/tricks')}): every trick with category, type and difficulty
- [Classification](${absoluteUrl('/tricks/classification')}): base tricks, variations and combinations
- [All tricks as data](${absoluteUrl('/api/tricks')}): JSON
- [Name a trick](${absoluteUrl('/tricks/name-it')}): what a motion is called
- [Game of SKATE](${absoluteUrl('/skate')}): against friends or a machine with recorded odds

## Foundational tricks, in the order to learn them

${foundations.join('\n')}

## Reading

- [Blog](${absoluteUrl('/blog')})
- [Feed](${absoluteUrl('/blog/rss.xml')})
`
}

/** security.txt: where to report a vulnerability (RFC 9116). Expires a year after `now`. */
export function securityText(now: Date): string {
  const expires = new Date(now)
  expires.setUTCFullYear(now.getUTCFullYear() + 1)
  return `Contact: mailto:${owner.email}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${absoluteUrl('/.well-known/security.txt')}
`
}
