import type { Config } from 'tailwindcss'

// Colors are custom properties in app/globals.css, where each has its dark and its light value.
export default {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}'],
  theme: {
    extend: {
      colors: {
        paper: 'var(--paper)',
        sheet: 'var(--sheet)',
        ink: 'var(--ink)',
        soft: 'var(--soft)',
        line: 'var(--line)',
        signal: 'var(--signal)',
        'signal-ink': 'var(--signal-ink)',
        'signal-text': 'var(--signal-text)',
        danger: 'var(--danger)',
        flatground: 'var(--flatground)',
        rail: 'var(--rail)',
        ledge: 'var(--ledge)',
        transitions: 'var(--transitions)',
        manuals: 'var(--manuals)',
        grinds: 'var(--grinds)',
        flips: 'var(--flips)',
        uncategorized: 'var(--uncategorized)',
        bright: 'var(--bright)',
      },
      fontFamily: {
        display: ['var(--font-display)', 'Impact', 'sans-serif'],
        body: ['var(--font-body)', 'system-ui', 'sans-serif'],
      },
      fontSize: {
        poster: ['clamp(2.75rem, 9vw, 7.5rem)', { lineHeight: '0.95' }],
        headline: ['clamp(2.25rem, 6vw, 4.25rem)', { lineHeight: '1' }],
        title: ['clamp(1.5rem, 3vw, 2.1rem)', { lineHeight: '1.05' }],
        label: ['0.75rem', { lineHeight: '1rem', letterSpacing: '0.08em' }],
      },
      boxShadow: { sticker: '4px 4px 0 0 var(--shade)', 'sticker-sm': '2px 2px 0 0 var(--shade)' },
      maxWidth: { page: '76rem', prose: '42rem' },
      transitionTimingFunction: { pop: 'cubic-bezier(0.2, 0.9, 0.3, 1.2)' },
    },
  },
} satisfies Config
