import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../../server/config.ts'

const OWNER = 'postgres://u:p@db/x'

test('a pooler takes the requests, and its URL is not that of the owner', () => {
  const { database } = readConfig(
    {
      DATABASE_URL: 'postgres://u:p@pooler:6432/x',
      DATABASE_APP_URL: 'postgres://a:s%2Fp@pooler:6432/x',
      DATABASE_POOLER: 'transaction',
      DATABASE_DIRECT_URL: OWNER,
    },
    [],
  )
  expect(database).toEqual({
    url: OWNER,
    urls: {
      app: 'postgres://a:s%2Fp@db/x',
      worker: undefined,
      pooler: 'postgres://u:p@pooler:6432/x',
      replica: undefined,
    },
  })
})

test('a URL may name several hosts', () => {
  const url = 'postgres://u:p@a:5432,b:5433/x?target_session_attrs=read-write'
  expect(readConfig({ DATABASE_URL: url }, []).database?.url).toBe(url)
  const reading = url.replace('read-write', 'any')
  expect(readConfig({ DATABASE_URL: url, DATABASE_READ_URL: reading }, []).database?.urls).toEqual(
    expect.objectContaining({ replica: reading }),
  )
})

test.each([
  [{ DATABASE_URL: OWNER, DATABASE_POOLER: 'transaction' }, /^DATABASE_POOLER .* belong together/],
  [{ DATABASE_URL: OWNER, DATABASE_DIRECT_URL: OWNER }, /^DATABASE_POOLER .* belong together/],
  [{ DATABASE_URL: OWNER, DATABASE_POOLER: 'session' }, /^DATABASE_POOLER .* one of transaction/],
  [{ DATABASE_READ_URL: OWNER }, 'DATABASE_READ_URL needs DATABASE_URL: set it as well.'],
  [{ DATABASE_URL: 'postgres://u:p@a,/x' }, /^DATABASE_URL .* must be a URL such as/],
  [
    { DATABASE_URL: 'postgres://u:p@a,b/x?target_session_attrs=standby' },
    /must be a URL whose target_session_attrs is read-write or primary/,
  ],
])('%j is refused', (env, message) => {
  expect(() => readConfig(env, [])).toThrow(message)
})

test('the page on the reverse proxy shows what lies in deploy/', () => {
  const text = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')
  expect(text('docs/operate/reverse-proxy.md')).toContain(text('deploy/nginx.conf').trim())
})
