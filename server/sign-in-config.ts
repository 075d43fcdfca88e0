import { isLoopback, url, type Read } from './setting-readers.ts'

/** A registration at a provider of OpenID Connect, by whose accounts people may sign in. */
export type SignInProvider = Readonly<{
  /** Its part of the address people come back to. */
  key: string
  /** As the button on the sign-in page names it. */
  name: string
  issuer: string
  clientId: string
  clientSecret: string
  scope: string
}>

const EXAMPLE =
  '[{"key":"club","name":"Club account","issuer":"https://id.example.org",' +
  '"client_id":"slipway","client_secret":"…"}]'
const REFUSED = {
  allowed:
    `a JSON list such as ${EXAMPLE}, each with a key of its own of small letters, digits and -, ` +
    'and an https issuer of its own',
}

/** The list of providers; what a registration has beside these names is refused, not ignored. */
export const signInProviders: Read<readonly SignInProvider[]> = (given) => {
  const list = parsed(given)
  if (!Array.isArray(list)) return REFUSED
  const providers = list.map(providerOf)
  const sound = providers.filter((provider) => provider !== null)
  const areApart = (part: 'key' | 'issuer') =>
    new Set(sound.map((provider) => provider[part])).size === sound.length
  const isSound = sound.length === list.length && areApart('key') && areApart('issuer')
  return isSound ? { value: Object.freeze(sound) } : REFUSED
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const NAMES = ['key', 'name', 'issuer', 'client_id', 'client_secret', 'scope']
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= 500

function providerOf(given: unknown): SignInProvider | null {
  if (typeof given !== 'object' || given === null) return null
  if (Object.keys(given).some((name) => !NAMES.includes(name))) return null
  const {
    key,
    name,
    issuer,
    client_id,
    client_secret,
    scope = 'openid email profile',
  } = given as Record<string, unknown>
  if (!isText(key) || !/^[a-z\d-]{1,40}$/.test(key) || !isText(name) || !isIssuer(issuer))
    return null
  if (!isText(client_id) || !isText(client_secret) || !isText(scope)) return null
  if (!scope.split(' ').includes('openid')) return null
  return { key, name, issuer, clientId: client_id, clientSecret: client_secret, scope }
}

/** Unencrypted only on this machine, where a provider is tried out. */
const isIssuer = (given: unknown): given is string =>
  isText(given) &&
  'value' in url(['https', 'http'], '')(given) &&
  (given.startsWith('https:') || isLoopback(new URL(given).hostname))
