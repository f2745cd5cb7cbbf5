'use client'

import { buttonStyle } from '@/components/ui/button'
import { errorMessage, toast } from '@/components/ui/toast'
import { call } from '@/lib/http/client'

type Props = { providers: { id: string; name: string }[]; next: string }

/** The ways in through somebody else's account; there are none when the server has no keys for any. */
export function ProviderButtons({ providers, next }: Props) {
  if (providers.length === 0) return null
  return (
    <div className="mt-6 space-y-3 border-line border-t-2 pt-6">
      {providers.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className={`w-full ${buttonStyle({ variant: 'outline' })}`}
          onClick={() => leaveFor(id, next).catch(fail)}
        >
          Continue with {name}
        </button>
      ))}
    </div>
  )
}

async function leaveFor(provider: string, callbackUrl: string): Promise<void> {
  const { csrfToken } = await call<{ csrfToken: string }>('/api/auth/csrf')
  const { url } = await call<{ url: string }>(`/api/auth/signin/${provider}`, {
    method: 'POST',
    json: { csrfToken, callbackUrl, json: 'true' },
  })
  window.location.assign(url)
}

function fail(error: unknown): void {
  const description = errorMessage(error, 'An unknown authentication error occurred.')
  toast({ title: 'Login failed', description, variant: 'destructive' })
}
