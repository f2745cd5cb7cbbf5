import type { MetadataRoute } from 'next'
import { brand, homeDescription, homeTitle } from '@/lib/site'

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: homeTitle,
    short_name: brand,
    description: homeDescription,
    id: '/',
    start_url: '/',
    display: 'standalone',
    background_color: '#f4f0e6',
    theme_color: '#131211',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
