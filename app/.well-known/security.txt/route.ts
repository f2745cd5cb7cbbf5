import { securityText } from '@/lib/well-known-files'

// Its date moves on.
export const revalidate = 86_400

export function GET() {
  return new Response(securityText(new Date()), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
