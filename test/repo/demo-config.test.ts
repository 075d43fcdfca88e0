import { describe, expect, test } from 'vitest'
import { readConfig } from '../../server/config.ts'

describe('the demo', () => {
  test.each([
    [{ HOST: '0.0.0.0' }, []],
    [{ PUBLIC_URL: 'https://slipway.example.org' }, []],
    [{ PUBLIC_URL: 'https://localhost.example.org' }, []],
    [{ DATABASE_URL: 'postgres://u:p@localhost/x' }, []],
    [{ HOST: '0.0.0.0' }, ['--demo']],
    [{}, ['--no-demo']],
  ])('%j %j loads no demo', (env, argv) => {
    expect(readConfig(env, argv).demo).toBe(false)
  })

  test('a public demo runs anywhere, and keeps and sends nothing', () => {
    const env = { HOST: '0.0.0.0', PUBLIC_URL: 'https://demo.example.org', DEMO: 'public' }
    expect(readConfig(env, [])).toMatchObject({ demo: true, demoResetsAt: '03:00' })
    const lasting = { DATABASE_URL: 'postgres://u:p@localhost/x', SMTP_URL: 'smtp://localhost' }
    expect(() => readConfig({ ...env, ...lasting }, [])).toThrow(
      'DEMO=public empties its own database every night and sends no mail: ' +
        'leave DATABASE_URL, SMTP_URL out.',
    )
  })

  test('--demo loads the demo into a database of one’s own', () => {
    const env = { DATABASE_URL: 'postgres://u:p@localhost/x' }
    expect(readConfig(env, ['--demo']).demo).toBe(true)
  })
})

test.each([
  ['localhost', true],
  ['slipway.localhost', true],
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['[::1]', true],
  ['0.0.0.0', false],
  ['192.168.0.1', false],
  ['127.0.0.1.example.org', false],
])('isLoopback(%s) is %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected)
})

test('every default passes its own check', () => {
  const wrong = Object.entries(SETTINGS).filter(
    ([, { default: standard, read }]) => standard !== undefined && !('value' in read(standard)),
  )
  expect(wrong).toEqual([])
})

const page = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')

test('the page on settings shows their table as it is', () => {
  // when it does not: node scripts/run.mjs scripts/settings-table.ts prints it
  expect(page('docs/operate/settings.md')).toContain(settingsTable())
})

test('README is a first page: what lies beside it is linked, and is there', () => {
  const readme = page('README.md')
  expect(readme.split('\n').length).toBeLessThanOrEqual(120)
  const links = [...readme.matchAll(/\]\(([\w./-]+)\)/g)].map(([, path = '']) => path)
  expect(links.length).toBeGreaterThan(10)
  expect(links.filter((path) => !existsSync(join(import.meta.dirname, '../..', path)))).toEqual([])
})
