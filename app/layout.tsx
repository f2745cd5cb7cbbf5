import type { Metadata, Viewport } from 'next'
import localFont from 'next/font/local'
import { Activity, type ReactNode } from 'react'
import { AccountCorner, AccountItems } from '@/components/accounts/account-menu'
import { SaveDialogs } from '@/components/my-tricks/saving'
import { RegisterOffline } from '@/components/offline/register-offline'
import { AroundPages } from '@/components/site/around-pages'
import { Footer, Header, ThumbBar } from '@/components/site/frame'
import { PageFocus } from '@/components/site/page-focus'
import { Toaster } from '@/components/ui/overlays/toaster'
import { VitalsStart } from '@/components/vitals/vitals-start'
import { brand, colors } from '@/lib/brand'
import { env } from '@/lib/env'
import { menuLinks, page } from '@/lib/pages'
import { absoluteUrl, owner } from '@/lib/site'
import './globals.css'

// Headlines are the brand's face: they come in any case, and what stands there before is as wide (globals.css).
const display = localFont({
  src: '../node_modules/@fontsource/anton/files/anton-latin-400-normal.woff2',
  variable: '--font-display',
  weight: '400',
  display: 'swap',
  adjustFontFallback: false,
  fallback: ['Impact', 'HelveticaNeue-CondensedBlack', 'as-wide-roboto', 'as-wide-arial', 'sans-serif'],
})
// On a slow connection the fallback stays for this page: text that shifts while it is read is worse.
const body = localFont({
  src: '../node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
  variable: '--font-body',
  weight: '100 900',
  display: 'optional',
  adjustFontFallback: false,
  fallback: ['as-wide-dejavu', 'system-ui', 'sans-serif'],
})

export const metadata: Metadata = {
  metadataBase: new URL(absoluteUrl('/')),
  applicationName: brand,
  title: page('/').title,
  description: page('/').description,
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: colors.light.paper },
    { media: '(prefers-color-scheme: dark)', color: colors.dark.paper },
  ],
}

const headerMenus = {
  bar: menuLinks('bar'),
  dropdown: menuLinks('dropdown'),
  phone: menuLinks('phone'),
  door: menuLinks('door'),
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // Preferences stand at the element before React does.
    <html lang="en" suppressHydrationWarning className={`${display.variable} ${body.variable}`}>
      <body className="flex min-h-dvh flex-col above-thumb-bar">
        <AroundPages>
          <a
            href="#content"
            className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-signal focus:px-4 focus:py-3 focus:text-signal-ink"
          >
            Skip to content
          </a>
          <Header menus={headerMenus} account={<AccountCorner />} accountItems={<AccountItems />} />
        </AroundPages>
        <main id="content" className="flex-1 outline-none">
          {/* A boundary of its own is hydrated in slices, between which the page responds. */}
          <Activity>{children}</Activity>
        </main>
        <AroundPages>
          <Footer links={menuLinks('footer')} owner={owner.name} year={new Date().getFullYear()} />
          <ThumbBar links={menuLinks('thumb')} />
          <SaveDialogs />
          <Toaster />
          <PageFocus />
          {env.NODE_ENV === 'production' && <RegisterOffline />}
          {env.WEB_VITALS && <VitalsStart />}
        </AroundPages>
      </body>
    </html>
  )
}
