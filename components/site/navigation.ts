export type Destination = { href: string; label: string }

export const library: Destination = { href: '/tricks', label: 'Trick Library' }

export const menuDestinations: Destination[] = [{ href: '/', label: 'Home' }, library]

export const footerDestinations: Destination[] = [
  { href: '/tricks/name-it', label: 'Name That Trick' },
  { href: '/terms-of-service', label: 'Terms of Service' },
  { href: '/privacy-policy', label: 'Privacy Policy' },
]
