type RichTextProps = { html: string; className?: string }

/** HTML that has been through lib/html.ts; nothing else may be given here. */
export function RichText({ html, className }: RichTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it is read
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
