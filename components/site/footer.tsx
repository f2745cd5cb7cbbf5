import Link from 'next/link'
import { ownerName } from '@/lib/site'
import { footerDestinations } from './navigation'

export function Footer() {
  return (
    <footer className="mt-16 border-line border-t-2 bg-sheet print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-4 px-4 py-8 text-sm">
        <p>
          &copy; {new Date().getFullYear()} {ownerName}
        </p>
        <nav aria-label="Footer" className="flex flex-wrap gap-6">
          {footerDestinations.map(({ href, label }) => (
            <Link
              key={href}
              href={href}
              prefetch={false}
              className="underline underline-offset-4 hover:text-signal-text"
            >
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  )
}
