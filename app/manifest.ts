import type { MetadataRoute } from 'next'
import { brand, colors } from '@/lib/brand'
import { page } from '@/lib/pages'

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: page('/').title,
    short_name: brand,
    description: page('/').description,
    id: '/',
    // Who has installed it wants to log a try with the next press.
    start_url: page('/my-tricks').path,
    display: 'standalone',
    background_color: colors.light.paper,
    theme_color: colors.dark.paper,
    shortcuts: [
      { name: page('/my-tricks/session').title, url: page('/my-tricks/session').path },
      { name: 'Add a trick', short_name: 'Add', url: page('/tricks').path },
      { name: 'TrickBot', url: page('/trickbot').path },
    ],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
