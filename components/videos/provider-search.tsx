import { providerSearchUrl } from '@/lib/videos/player'

/** Leads to other videos where one could not be found or played. Nothing is asked of the provider before a press. */
export const ProviderSearch = ({ name }: { name: string }) => (
  <a
    href={providerSearchUrl(name)}
    target="_blank"
    rel="noreferrer"
    className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-signal-text"
  >
    Search YouTube for {name}
  </a>
)
