/** Structured data for search engines. `<` is escaped so that no text can end the element. */
export function JsonLd({ data }: { data: Record<string, unknown> | null }) {
  if (!data) return null
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
}
