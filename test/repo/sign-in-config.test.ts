import { expect, test } from 'vitest'
import { readConfig } from '../../server/config.ts'

const CLUB = {
  key: 'club',
  name: 'Club account',
  issuer: 'https://id.example.org',
  client_id: 'slipway',
  client_secret: 'hush',
}
const read = (list: unknown) =>
  readConfig({ OIDC_PROVIDERS: JSON.stringify(list) }, []).signInProviders

test('providers of the sign-in are read, with the usual scope', () => {
  const { client_id: clientId, client_secret: clientSecret, ...rest } = CLUB
  const scope = 'openid email profile'
  expect(read([CLUB])).toEqual([{ ...rest, clientId, clientSecret, scope }])
  expect(read([{ ...CLUB, scope: 'openid' }])[0]?.scope).toBe('openid')
  expect(read([{ ...CLUB, issuer: 'http://localhost:9000' }])).toHaveLength(1)
})

test.each([
  ['no list', CLUB],
  ['no secret', [{ ...CLUB, client_secret: '' }]],
  ['a misspelt name', [{ ...CLUB, clientid: 'x' }]],
  ['a key that is no part of an address', [{ ...CLUB, key: 'Club/1' }]],
  ['an unencrypted issuer elsewhere', [{ ...CLUB, issuer: 'http://id.example.org' }]],
  ['an issuer that is no address', [{ ...CLUB, issuer: 'id.example.org' }]],
  ['a scope without openid', [{ ...CLUB, scope: 'email' }]],
  ['one key twice', [CLUB, { ...CLUB, issuer: 'https://other.example.org' }]],
  ['one issuer twice', [CLUB, { ...CLUB, key: 'other' }]],
])('%s is refused without repeating the secret', (_, list) => {
  expect(() => read(list)).toThrow(/^OIDC_PROVIDERS is set to something else, but must be a JSON/)
})

test('what is no JSON is refused', () => {
  expect(() => readConfig({ OIDC_PROVIDERS: 'club' }, [])).toThrow('OIDC_PROVIDERS')
})
