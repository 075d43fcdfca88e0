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

  test('--demo loads the demo into a database of one’s own', () => {
    const env = { DATABASE_URL: 'postgres://u:p@localhost/x' }
    expect(readConfig(env, ['--demo']).demo).toBe(true)
  })

  test('a public one runs anywhere, and keeps and sends nothing', () => {
    const env = { HOST: '0.0.0.0', PUBLIC_URL: 'https://demo.example.org', DEMO: 'public' }
    expect(readConfig(env, [])).toMatchObject({ demo: true, demoResetsAt: '03:00' })
    const lasting = { DATABASE_URL: 'postgres://u:p@localhost/x', SMTP_URL: 'smtp://localhost' }
    expect(() => readConfig({ ...env, ...lasting }, [])).toThrow(
      'DEMO=public empties its own database every night and sends no mail: ' +
        'leave DATABASE_URL, SMTP_URL out.',
    )
  })
})
