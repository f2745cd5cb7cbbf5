import 'server-only'
import { request as requestByHttp } from 'node:http'
import { request as requestByHttps } from 'node:https'
import webPush from 'web-push'
import { readRetryAfter } from '../answers'
import { createCircuitBreaker } from '../circuit-breaker'
import { env } from '../env'
import { describeError, log } from '../observability/log'
import { isPushEndpoint, isStandIn, publicLookup } from './endpoint'

/** Where messages for a browser go, and the keys with which only it reads them. */
export type Subscription = { endpoint: string; p256dh: string; auth: string }

/** What a browser is to show, and what it opens. */
export type PushMessage = { title: string; body: string; path: string; tag: string }

/** `gone`: nothing can ever be sent there again. `failed`: this message is lost, the next one may go through. */
type Outcome = 'sent' | 'gone' | 'failed'

/** The public key of this site for push services; null where the owner has made no keys. */
export const pushKey = (): string | null => env.VAPID_PUBLIC_KEY ?? null

const timeoutMs = 10_000
const daySeconds = 24 * 60 * 60

// Each push service is away on its own; whoever subscribes names one, so not more than so many are remembered.
const mostCircuits = 100
const circuits = new Map<string, ReturnType<typeof createCircuitBreaker>>()

function circuitOf(origin: string) {
  const circuit = circuits.get(origin) ?? createCircuitBreaker({ trialMs: timeoutMs })
  circuits.set(origin, circuit)
  const [oldest] = circuits.keys()
  if (circuits.size > mostCircuits && oldest !== undefined) circuits.delete(oldest)
  return circuit
}

/** Forgets which services were away, as a new start of the app does. */
export const resetPush = (): void => circuits.clear()

/** Sends a message to one browser, encrypted for it and signed with the owner's keys. Never throws. */
export async function sendPush(subscription: Subscription, message: PushMessage): Promise<Outcome> {
  if (!isPushEndpoint(subscription.endpoint)) return 'gone'
  const { origin } = new URL(subscription.endpoint)
  const circuit = circuitOf(origin)
  const prepared = prepare(subscription, message)
  if (!prepared) return 'gone'
  if (!circuit.admit()) return 'failed'
  try {
    const { status, retryAfter } = await post(prepared)
    return outcomeOf(status, { origin, circuit, retryAfter })
  } catch (error) {
    circuit.fail()
    log.warn({ at: 'push', service: origin, ...describeError(error) })
    return 'failed'
  }
}

/** The request to the service; null where the browser's keys are none. */
function prepare({ endpoint, p256dh, auth }: Subscription, { tag, ...message }: PushMessage) {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env
  if (!publicKey || !privateKey) return null
  try {
    return webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify({ ...message, tag }),
      {
        vapidDetails: { subject: `mailto:${env.OWNER_EMAIL}`, publicKey, privateKey },
        TTL: daySeconds,
        contentEncoding: 'aes128gcm',
        // One that was not shown yet makes way for the next of the same game.
        topic: tag,
      },
    )
  } catch (error) {
    log.warn({ at: 'push', ...describeError(error) })
    return null
  }
}

type Prepared = NonNullable<ReturnType<typeof prepare>>

function post({ endpoint, headers, body }: Prepared): Promise<{ status: number; retryAfter?: string }> {
  const url = new URL(endpoint)
  const request = url.protocol === 'https:' ? requestByHttps : requestByHttp
  const signal = AbortSignal.timeout(timeoutMs)
  // Follows no redirect, and what the service says beyond its status is not read.
  return new Promise((resolve, reject) => {
    request(
      url,
      { method: 'POST', headers, signal, ...(!isStandIn(url) && { lookup: publicLookup() }) },
      (response) => {
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] })
        response.destroy()
      },
    )
      .on('error', reject)
      .end(body)
  })
}

type Asked = { origin: string; circuit: ReturnType<typeof createCircuitBreaker>; retryAfter?: string }

const pauseSeconds = 60

function outcomeOf(status: number, { origin, circuit, retryAfter }: Asked): Outcome {
  if (status >= 500) circuit.fail()
  else circuit.close()
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  if (status === 429) circuit.open((readRetryAfter(retryAfter) ?? pauseSeconds) * 1000)
  log.warn({ at: 'push', service: origin, status })
  return 'failed'
}
