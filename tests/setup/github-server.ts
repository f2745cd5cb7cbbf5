import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A server that knows one person and signs them in as GitHub does. */
export async function openGitHub() {
  const directory = await mkdtemp(path.join(tmpdir(), 'darkslide-auth-'))
  const server = createServer((request, response) => {
    const isToken = request.url === '/login/oauth/access_token'
    const token = { access_token: 'gho_token', token_type: 'bearer', scope: 'user:email' }
    const refusal = { error: 'bad_verification_code', error_description: 'said-by-provider' }
    const isRefused = isToken && github.refuses
    response.writeHead(isRefused ? 400 : 200, { 'content-type': 'application/json' })
    const asked = request.url === '/user/emails' ? github.emails : github.profile
    response.end(JSON.stringify(isRefused ? refusal : isToken ? token : asked))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const github = {
    profile: {} as Record<string, unknown>,
    emails: [] as { email: string; primary: boolean; verified: boolean }[],
    refuses: false,
    environment: { GITHUB_URL: url, GITHUB_API_URL: url, DATA_DIR: directory },
    close: async () => {
      server.close()
      await rm(directory, { recursive: true })
    },
  }
  return github
}
