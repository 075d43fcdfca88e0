import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { protect, type ThirdParty } from './security.ts'

const PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

/** What pages may load, by directive. */
async function policyOf(thirdParty?: ThirdParty): Promise<Map<string, string[]>> {
  const app = Fastify()
  const map = { tileUrl: undefined }
  protect(app, { publicUrl: 'https://slipway.example.org', map, thirdParty })
  app.get('/home', () => 'page')
  const { headers } = await app.inject('/home')
  await app.close()
  const lines = String(headers['content-security-policy']).split(';')
  return new Map(lines.map((line) => line.split(' ')).map(([name = '', ...rest]) => [name, rest]))
}

test('pages load nothing of others where nothing is configured', async () => {
  const policy = await policyOf()
  expect(policy.get('script-src')).toEqual(["'self'"])
  expect(policy.get('connect-src')).toEqual(["'self'", 'wss://slipway.example.org'])
  expect(policy.get('frame-src')).toEqual(["'self'", ...PLAYERS])
})

test('pages load scripts of others from where they are configured, and from nowhere else', async () => {
  const chatWidgetUrl = 'https://chat.example.org/w/1.js?id=3'
  const policy = await policyOf({ chatWidgetUrl, tagScriptUrl: undefined })
  expect(policy.get('script-src')).toEqual(["'self'", 'https://chat.example.org'])
  expect(policy.get('frame-src')).toEqual(["'self'", ...PLAYERS, 'https://chat.example.org'])
  expect(policy.get('connect-src')).toContain('wss://chat.example.org')
  expect(policy.get('object-src')).toEqual(["'none'"])
})
