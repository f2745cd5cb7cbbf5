import type { ReactNode } from 'react'
import { JsonLd, PageHeading } from '@/components/ui/page'
import { breadcrumbs, type PagePath, page } from '@/lib/pages'
import { breadcrumbData } from '@/lib/tricks/structured-data'

/** What a page begins with: its breadcrumbs for search engines, its title, and a lead sentence. */
export function PageIntro({ path, children }: { path: PagePath; children: ReactNode }) {
  const steps = breadcrumbs(path)
  return (
    <>
      {/* One step alone leads nowhere. */}
      {steps.length > 1 && <JsonLd data={breadcrumbData(steps)} />}
      <PageHeading title={page(path).title ?? ''}>{children}</PageHeading>
    </>
  )
}
