/** Tells in a header where a list goes on, as RFC 8288 has it; nothing at its end. */
export function nextPageLink({ url }: Request, before: string | null): { link?: string } {
  if (before === null) return {}
  const { pathname, searchParams } = new URL(url)
  searchParams.set('before', before)
  return { link: `<${pathname}?${searchParams}>; rel="next"` }
}
