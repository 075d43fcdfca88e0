import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { PROVIDERS, type ProviderKey } from '#domain/constants/providers.ts'

/** Reads one setting's text; `allowed` completes the sentence "NAME is …, but must be …". */
export type Read<T> = (text: string) => { value: T } | { allowed: string }

/** One environment variable: what the server reads, checks and documents. */
export type Setting<T> = { default: string | undefined; meaning: string; read: Read<T> }

export const roles = ['web', 'worker', 'live'] as const
export type Role = (typeof roles)[number]

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

const refuse = (allowed: string) => ({ allowed })
const accept = <T>(value: T) => ({ value })

const text: Read<string> = accept

const port: Read<number> = (given) => {
  const value = Number(given)
  return /^\d+$/.test(given) && value <= 65_535
    ? accept(value)
    : refuse('a number from 0 to 65535 (0 takes a free one)')
}

const host: Read<string> = (given) =>
  isIP(given) || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(given)
    ? accept(given)
    : refuse('an IP address or host name to listen on, such as 127.0.0.1 or 0.0.0.0')

const folder: Read<string> = (given) => accept(resolve(given))

/** A URL of one of some schemes, without the slash at its end. */
function url(schemes: readonly string[], example: string): Read<string> {
  return (given) => {
    const parsed = URL.parse(given)
    const fits =
      parsed !== null && schemes.includes(parsed.protocol.slice(0, -1)) && parsed.hostname !== ''
    return fits ? accept(given.replace(/\/+$/, '')) : refuse(`a URL such as ${example}`)
  }
}

/**
 * The origin people open: no path, for cookies, links in mails and the content security policy all
 * build on it.
 */
const origin: Read<string> = (given) => {
  const parsed = URL.parse(given)
  const fits =
    parsed !== null &&
    /^https?:$/.test(parsed.protocol) &&
    parsed.pathname === '/' &&
    !parsed.search &&
    !parsed.hash &&
    !parsed.username
  return fits
    ? accept(parsed.origin)
    : refuse(
        'the http or https address of the site without a path, such as https://slipway.example.org',
      )
}

const tileTemplate: Read<string> = (given) =>
  /^https?:\/\/\S+$/.test(given) && ['{z}', '{x}', '{y}'].every((part) => given.includes(part))
    ? accept(given)
    : refuse(
        'an http or https address with {z}, {x} and {y} in it, such as https://tiles.example.org/{z}/{x}/{y}.png',
      )

const addressNames = ['loopback', 'linklocal', 'uniquelocal']

/** Addresses only: a number of hops or "all" would let anyone write the header. */
const proxies: Read<readonly string[]> = (given) => {
  const list = given.split(',').map((part) => part.trim())
  return list.every((part) => addressNames.includes(part) || isNetwork(part))
    ? accept(list)
    : refuse(
        'a list, with commas, of IP addresses, networks such as 10.0.0.0/8, or the words loopback, linklocal, uniquelocal',
      )
}

function isNetwork(given: string): boolean {
  const [address = '', bits, ...rest] = given.split('/')
  const family = isIP(address)
  const wide =
    bits === undefined ||
    (/^\d+$/.test(bits) && Number(bits) > 0 && Number(bits) <= (family === 4 ? 32 : 128))
  return family !== 0 && wide && rest.length === 0
}

const mailAddress: Read<string> = (given) =>
  /^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(given)
    ? accept(given)
    : refuse('a mail address, alone or as Name <name@example.org>')

const contact: Read<string> = (given) =>
  /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(given)
    ? accept(given)
    : refuse(
        'a contact for push services, such as mailto:office@example.org or https://example.org',
      )

const secretKey: Read<string> = (given) =>
  /^[\w-]+=*$/.test(given) && Buffer.from(given, 'base64url').length === 32
    ? accept(given)
    : refuse('a key of 32 bytes in base64url, as openssl rand -base64 32 | tr +/ -_ prints it')

/** A key of a web push pair: so many bytes, base64url. */
function key(bytes: number): Read<string> {
  return (given) =>
    /^[\w-]+=*$/.test(given) && Buffer.from(given, 'base64url').length === bytes
      ? accept(given)
      : refuse(`a key of ${bytes} bytes in base64url, as web-push generate-vapid-keys prints it`)
}

function beginsWith(...prefixes: string[]): Read<string> {
  return (given) =>
    prefixes.some((prefix) => given.startsWith(prefix))
      ? accept(given)
      : refuse(`a text that begins with ${prefixes.join(' or ')}`)
}

function oneOf<T extends string>(values: readonly T[]): Read<T> {
  return (given) => {
    const value = values.find((candidate) => candidate === given)
    return value === undefined ? refuse(`one of ${values.join(', ')}`) : accept(value)
  }
}

const roleSet: Read<ReadonlySet<Role>> = (given) => {
  const parts = given.split(',').map((part) => part.trim())
  const known = roles.filter((role) => parts.includes(role))
  return known.length === new Set(parts).size
    ? accept(new Set(known))
    : refuse(`one or more of ${roles.join(', ')}, with commas`)
}

const database = url(['postgres', 'postgresql'], 'postgres://user:password@host:5432/name')
const web = url(['http', 'https'], 'https://example.org/script.js')

function setting<T>(read: Read<T>, standard: string | undefined, meaning: string): Setting<T> {
  return { default: standard, meaning, read }
}

type ProviderSettingName =
  `${Uppercase<ProviderKey>}_${'CLIENT_ID' | 'CLIENT_SECRET' | 'WEBHOOK_SECRET' | 'URL'}`

/** The last part of an address, or a key to sign with: long enough not to be guessed. */
const webhookSecret: Read<string> = (given) =>
  /^[\w-]{16,200}$/.test(given)
    ? accept(given)
    : refuse('a text of 16 to 200 letters, digits, - and _')

const sharedToken: Read<string> = (given) =>
  /^[\w.~+/=-]{16,200}$/.test(given)
    ? accept(given)
    : refuse('a text of 16 to 200 letters, digits and . _ ~ + / = -')

/** The same four settings for each provider of the table. */
const providerSettings = Object.fromEntries(
  PROVIDERS.flatMap(({ key: word, name }) => {
    const prefix = word.toUpperCase()
    return [
      [
        `${prefix}_CLIENT_ID`,
        setting(
          text,
          undefined,
          `Your registration with ${name}. Without it: nobody can connect an account there.`,
        ),
      ],
      [`${prefix}_CLIENT_SECRET`, setting(text, undefined, 'Secret of the registration.')],
      [
        `${prefix}_WEBHOOK_SECRET`,
        setting(
          webhookSecret,
          undefined,
          `Proves that a notification is from ${name}; see Integrations.`,
        ),
      ],
      [`${prefix}_URL`, setting(web, undefined, `Address to reach instead of ${name}'s own.`)],
    ]
  }),
) as Record<ProviderSettingName, Setting<string>> // the names are made of the same two lists

/**
 * Every environment variable the server knows; the checks at the start and the table in the README
 * both come from here.
 */
export const SETTINGS = {
  PORT: setting(port, '3000', 'Port of the site, the API and the live channel.'),
  HOST: setting(host, '127.0.0.1', 'Address to listen on; `0.0.0.0` for all.'),
  DATA_DIR: setting(
    folder,
    './data',
    'Folder of the embedded database, uploaded files and kept mails.',
  ),
  PUBLIC_URL: setting(
    origin,
    undefined,
    'Address people open, used in mails and for cookies. Without it: `http://localhost:PORT`.',
  ),
  DATABASE_URL: setting(
    database,
    undefined,
    'A PostgreSQL 15 or newer of your own, as the owner of its database. Without it: the embedded PostgreSQL in DATA_DIR.',
  ),
  DATABASE_APP_URL: setting(
    database,
    undefined,
    'The same database as the role that answers requests, when DATABASE_URL may not create that role.',
  ),
  DATABASE_WORKER_URL: setting(
    database,
    undefined,
    'The same database as the role that runs jobs, when DATABASE_URL may not create that role.',
  ),
  SECRET_KEY: setting(
    secretKey,
    undefined,
    'Key that encrypts secrets at rest, such as those of the second step; the same on every node. Without it: the file secret.key in DATA_DIR.',
  ),
  REDIS_URL: setting(
    url(['redis', 'rediss'], 'redis://host:6379'),
    undefined,
    'Redis for live telemetry between nodes; checked, not used yet: PostgreSQL carries live events.',
  ),
  S3_ENDPOINT: setting(
    url(['http', 'https'], 'https://s3.example.org'),
    undefined,
    'S3-compatible store for files. Without it: DATA_DIR.',
  ),
  S3_REGION: setting(text, 'us-east-1', 'Region of the store.'),
  S3_BUCKET: setting(text, undefined, 'Bucket of the store.'),
  S3_ACCESS_KEY_ID: setting(text, undefined, 'Access key of the store.'),
  S3_SECRET_ACCESS_KEY: setting(text, undefined, 'Secret of the access key.'),
  SMTP_URL: setting(
    url(['smtp', 'smtps'], 'smtp://user:password@host:587'),
    undefined,
    'Mail server. Without it: mails are kept in DATA_DIR/mail.',
  ),
  MAIL_FROM: setting(mailAddress, 'Slipway <slipway@localhost>', 'Sender of mails.'),
  STRIPE_SECRET_KEY: setting(
    beginsWith('sk_', 'rk_'),
    undefined,
    'Secret key for card payments; checked, not used yet.',
  ),
  STRIPE_WEBHOOK_SECRET: setting(
    beginsWith('whsec_'),
    undefined,
    'Signing secret of the payment webhook; checked, not used yet.',
  ),
  VAPID_PUBLIC_KEY: setting(key(65), undefined, 'Public key for web push; checked, not used yet.'),
  VAPID_PRIVATE_KEY: setting(
    key(32),
    undefined,
    'Private key for web push; checked, not used yet.',
  ),
  VAPID_SUBJECT: setting(
    contact,
    undefined,
    'Contact told to push services; checked, not used yet.',
  ),
  MAP_TILE_URL: setting(
    tileTemplate,
    undefined,
    'Template of map tiles. Without it: tracks are drawn on a plain ground.',
  ),
  MAP_ATTRIBUTION: setting(text, '© OpenStreetMap contributors', 'Credit shown on maps.'),
  TRUST_PROXY: setting(
    proxies,
    undefined,
    'Proxies whose X-Forwarded headers are believed. Without it: none.',
  ),
  METRICS_TOKEN: setting(
    sharedToken,
    undefined,
    'Token that opens `/metrics`, sent as `Authorization: Bearer …`. Without it: only requests of this machine that no proxy has passed on.',
  ),
  CHAT_WIDGET_URL: setting(web, undefined, 'Script of a support chat; checked, not used yet.'),
  TAG_SCRIPT_URL: setting(web, undefined, 'Script of a tag manager; checked, not used yet.'),
  ...providerSettings,
  SUUNTO_SUBSCRIPTION_KEY: setting(
    text,
    undefined,
    'Subscription key of the Suunto registration, sent with every call.',
  ),
  LOG_LEVEL: setting(oneOf(logLevels), 'info', `How much is logged: ${logLevels.join(', ')}.`),
  ROLES: setting(roleSet, 'web,worker,live', 'What this process does; also `--roles`.'),
}

export type SettingName = keyof typeof SETTINGS
