import type { ParkFeatureContent, TrickFacts, TrickText } from '@/prisma/seed/content'

/** A library of three tricks and one rail, as the seed reads it. */
export type Content = {
  facts: TrickFacts[]
  texts: Record<string, TrickText>
  features: ParkFeatureContent[]
}

export const trick = (name: string, fields: Partial<TrickFacts> = {}): TrickFacts => ({
  slug: name.toLowerCase(),
  name,
  aliases: [],
  category: 'Flatground',
  trickType: 'BASE',
  level: 'Beginner',
  family: 'ollie',
  stance: 'regular',
  approach: null,
  obstacles: ['Flat Ground'],
  difficulty: 2,
  difficultySources: 3,
  prosLanded: null,
  prosMissed: null,
  prosSet: null,
  prosSetLanded: null,
  sources: 5,
  ...fields,
})

export const text = (description: string, prerequisites: string[] = []): TrickText => ({
  description,
  steps: ['Crouch.', 'Pop.'],
  mistakes: [{ mistake: 'It stays down.', fix: 'Jump.' }],
  prerequisites,
})

export const rail: ParkFeatureContent = {
  name: 'Flat rail',
  category: 'Rails',
  difficulty: 'Beginner',
  description: 'A low round bar.',
  aliases: [],
  trickFamilies: ['boardslide'],
  reversesTravel: 'no',
  speedEffect: 'none',
  order: 1,
}

export const first: Content = {
  facts: [
    trick('Ollie', { foundational: 1, aliases: ['No Hands', 'no-hands'] }),
    trick('Kickflip', { category: 'Flips', family: 'kickflip' }),
    trick('Fakie Kickflip', {
      slug: 'fakie-kickflip',
      trickType: 'VARIATION',
      baseSlug: 'kickflip',
      variationDetails: 'Backwards.',
    }),
  ],
  texts: { ollie: text('The first pop.'), kickflip: text('An ollie that rolls.', ['ollie']) },
  features: [rail],
}
