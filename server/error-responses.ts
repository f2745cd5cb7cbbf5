import type { IncomingMessage, ServerResponse } from 'node:http'
import { brand, colors, pageTitle } from '../lib/brand.ts'
import { outageMessage } from '../lib/errors.ts'
import { hadOutage } from '../lib/outages.ts'

const retryAfterSeconds = 5

type Theme = (typeof colors)['light' | 'dark']

/** What went wrong with a request, in the one shape of errors. */
export type Problem = { status: number; code: string; message: string }

const unavailable: Problem = {
  status: 503,
  code: 'unavailable',
  message: outageMessage,
}

export const problems = {
  badRequest: { status: 400, code: 'bad_request', message: 'Bad request' },
  notFound: { status: 404, code: 'not_found', message: 'Not found' },
  methodNotAllowed: { status: 405, code: 'method_not_allowed', message: 'Method not allowed' },
  tooLarge: { status: 413, code: 'too_large', message: 'The body is too large' },
  addressTooLong: { status: 414, code: 'bad_request', message: 'Address too long' },
} satisfies Record<string, Problem>

function problemOf(address: string, status: number): Problem {
  if (status >= 500)
    return hadOutage(address) ? unavailable : { status, code: 'internal', message: 'Something went wrong' }
  const known = Object.values(problems).find((problem) => problem.status === status)
  return known ?? { ...problems.badRequest, status }
}

const isCall = (path: string) => /^\/api(\/|$)/.test(path)
const isFile = (path: string) => /\.\w+$/.test(path)

export type ErrorResponse = { status: number; headers: Record<string, string>; body: string }

/**
 * What to send instead of an error that the framework worded: JSON to a call, text for a file, else a page of last
 * resort. Null where the response may go out as it is, as the handlers' own errors and the site's 404 pages do.
 */
export function errorInstead(
  { url = '/' }: Pick<IncomingMessage, 'url'>,
  recorded: Pick<ServerResponse, 'statusCode' | 'getHeader'>,
): ErrorResponse | null {
  const { statusCode } = recorded
  const path = url.split('?', 1)[0] ?? ''
  if (statusCode < 400 || /json/.test(String(recorded.getHeader('content-type') ?? ''))) return null
  if (statusCode < 500 && !isCall(path)) return null
  const problem = problemOf(url, statusCode)
  const headers = {
    'cache-control': 'no-store',
    ...(problem === unavailable && { 'retry-after': String(retryAfterSeconds) }),
  }
  return { status: problem.status, ...bodyOf(path, problem, headers) }
}

function bodyOf(path: string, problem: Problem, headers: Record<string, string>) {
  const { code, message } = problem
  if (isCall(path))
    return {
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ message, code }),
    }
  if (isFile(path))
    return { headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' }, body: `${message}\n` }
  return {
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
    body: errorPage(problem === unavailable),
  }
}

const variables = ({ paper, sheet, ink, line }: Theme, shade: string) =>
  `--paper:${paper};--sheet:${sheet};--ink:${ink};--line:${line};--shade:${shade}`

// Of the page of last resort, which needs no file, font or script of the site: those may be what failed.
const style = `:root{color-scheme:light dark;${variables(colors.light, colors.light.line)}}
@media(prefers-color-scheme:dark){:root{${variables(colors.dark, '#000')}}}
body{margin:0;min-height:100dvh;display:grid;place-items:center;background:var(--paper);color:var(--ink);
font:1.125rem/1.6 system-ui,sans-serif}
main{max-width:34rem;margin:1.5rem;padding:2rem;border:2px solid var(--line);background:var(--sheet);
box-shadow:4px 4px var(--shade)}
h1,b{font:900 2rem/1.2 Impact,HelveticaNeue-CondensedBlack,"Arial Narrow",sans-serif;
text-transform:uppercase;margin:0;font-synthesis:none}
b{font-size:1.25rem;border-bottom:4px solid ${colors.signal}}h1{margin-top:1.5rem}
a{color:inherit;display:inline-block;padding:.75rem 1.25rem;border:2px solid var(--line);font-weight:700;
text-decoration:none;margin:0 .75rem .75rem 0}a[href=""]{background:${colors.signal};color:${colors.signalInk}}
a:hover,a:focus-visible{outline:3px solid;outline-offset:2px}`

function errorPage(isUnavailable: boolean): string {
  const title = 'Something went wrong'
  const says = isUnavailable
    ? `${brand} cannot reach its database right now. What you saved is still there. Please try again in a moment.`
    : 'The page could not be shown. Nothing you entered elsewhere is lost.'
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${pageTitle(title)}</title><style>${style}</style></head>
<body><main role="alert"><b>${brand}</b><h1>${title}</h1><p>${says}</p>
<a href="">Try Again</a><a href="/">Home</a></main></body></html>
`
}
