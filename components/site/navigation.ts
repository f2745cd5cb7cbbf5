export type Destination = { href: string; label: string }

/** The bar on wide screens; the phone's menu begins with the home page. */
export const mainDestinations: Destination[] = [
  { href: '/tricks', label: 'Trick Library' },
  { href: '/my-tricks', label: 'My Tricks' },
]

const tools: Destination[] = [
  { href: '/trickbot/suggest', label: 'Suggest a Trick' },
  { href: '/trickbot/builder', label: 'Line Builder' },
  { href: '/trickbot/parkflow', label: 'Park Flow' },
]

/** The dropdown of the bar. */
export const trickBotPages: Destination[] = [{ href: '/trickbot', label: 'TrickBot Home' }, ...tools]

/** The same in the menu of small screens, below everything else. */
export const trickBotDestinations: Destination[] = [{ href: '/trickbot', label: 'TrickBot' }, ...tools]

export const menuDestinations: Destination[] = [{ href: '/', label: 'Home' }, ...mainDestinations]

export const footerDestinations: Destination[] = [
  { href: '/blog', label: 'Blog' },
  { href: '/tricks/name-it', label: 'Name That Trick' },
  { href: '/terms-of-service', label: 'Terms of Service' },
  { href: '/privacy-policy', label: 'Privacy Policy' },
]
