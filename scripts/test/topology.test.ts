import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { missingPrograms, placeConfiguration, scalePrograms } from './topology.ts'

describe('programs', () => {
  it('says in one sentence what to install', () => {
    const onlyRedis = (name: string) => (name === 'nginx' ? null : '/usr/bin/redis-server')
    expect(missingPrograms(scalePrograms, onlyRedis)).toBe(
      'nginx cannot be found: on Debian, apt-get install nginx-light brings that.',
    )
    expect(missingPrograms(scalePrograms, () => null)).toMatch(
      /^nginx and redis-server .*nginx-light redis-server brings that\.$/,
    )
    expect(missingPrograms(scalePrograms, () => '/there')).toBeNull()
  })
})

describe('nginx', () => {
  const shipped = readFileSync('deploy/nginx.conf', 'utf8')
  const linesOf = (text: string) => text.split('\n')

  it('changes nothing of the shipped configuration but addresses, ports and folders', () => {
    const placed = placeConfiguration(shipped, { directory: '/tmp/x', port: 8123, servers: [3001, 3002] })
    const [before, after] = [linesOf(shipped).filter((line) => !line.includes('resolver ')), linesOf(placed)]
    expect(after.length).toBe(before.length)
    const changed = before.flatMap((line, index) => (line === after[index] ? [] : [after[index]?.trim()]))
    expect(changed).toEqual([
      'include /tmp/x/trusted-proxies/*.conf;',
      'server 127.0.0.1:3001 max_fails=2 fail_timeout=2s;',
      'server 127.0.0.1:3002 max_fails=2 fail_timeout=2s;',
      'server 127.0.0.1:3001 max_fails=0 backup;',
      'server 127.0.0.1:3002 max_fails=0 backup;',
      expect.stringMatching(/^proxy_cache_path \/tmp\/x\/pages /),
      'proxy_temp_path /tmp/x/answers;',
      'client_body_temp_path /tmp/x/bodies;',
      'listen 127.0.0.1:8123 reuseport;',
    ])
  })

  it('can stand before one server', () => {
    const placed = placeConfiguration(shipped, { directory: '/tmp/x', port: 8123, servers: [3001] })
    expect(placed).not.toContain('two:3000')
    expect(linesOf(placed).length).toBe(linesOf(shipped).length - 3)
  })
})
