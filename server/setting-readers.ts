import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { isTimeZone } from '#domain/time/time-zone.ts'
import { addressesIn, wantedOf } from './db/hosts.ts'

/** Reads one setting's text; `allowed` completes the sentence "NAME is …, but must be …". */
export type Read<T> = (text: string) => { value: T } | { allowed: string }

export const roles = ['web', 'worker', 'live'] as const
export type Role = (typeof roles)[number]

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

const refuse = (allowed: string) => ({ allowed })
const accept = <T>(value: T) => ({ value })

export const text: Read<string> = accept

export const port: Read<number> = (given) => {
  const value = Number(given)
  return /^\d+$/.test(given) && value <= 65_535
    ? accept(value)
    : refuse('a number from 0 to 65535 (0 takes a free one)')
}

export const seconds: Read<number> = (given) =>
  /^\d{1,3}$/.test(given) ? accept(Number(given)) : refuse('a number of seconds from 0 to 999')

export const connections: Read<number> = (given) =>
  /^\d{1,3}$/.test(given) && Number(given) >= 2
    ? accept(Number(given))
    : refuse('a number of connections from 2 to 999')

export const milliseconds: Read<number> = (given) =>
  /^\d{2,5}$/.test(given)
    ? accept(Number(given))
    : refuse('a number of milliseconds from 10 to 99999')

export const hours: Read<number> = (given) =>
  /^\d{1,4}$/.test(given) && Number(given) > 0
    ? accept(Number(given))
    : refuse('a number of hours from 1 to 9999')

export const fewOrMany: Read<number> = (given) =>
  /^\d{1,3}$/.test(given) && Number(given) > 0
    ? accept(Number(given))
    : refuse('a number from 1 to 999')

/** Long enough that trying them out is hopeless. */
export const passphrase: Read<string> = (given) =>
  given.length >= 16
    ? accept(given)
    : refuse('at least 16 characters, as openssl rand -base64 24 prints them')

export const backupPlace: Read<string> = (given) =>
  accept(given === 'bucket' ? given : resolve(given))

export const host: Read<string> = (given) =>
  isIP(given) || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(given)
    ? accept(given)
    : refuse('an IP address or host name to listen on, such as 127.0.0.1 or 0.0.0.0')

export const timeZone: Read<string> = (given) =>
  isTimeZone(given) ? accept(given) : refuse('an IANA time zone such as Europe/Zurich')

export const folder: Read<string> = (given) => accept(resolve(given))

/** A URL of one of some schemes, without the slash at its end. */
export function url(schemes: readonly string[], example: string): Read<string> {
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
export const origin: Read<string> = (given) => {
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

export const tileTemplate: Read<string> = (given) =>
  /^https?:\/\/\S+$/.test(given) && ['{z}', '{x}', '{y}'].every((part) => given.includes(part))
    ? accept(given)
    : refuse(
        'an http or https address with {z}, {x} and {y} in it, ' +
          'such as https://tiles.example.org/{z}/{x}/{y}.png',
      )

const addressNames = ['loopback', 'linklocal', 'uniquelocal']

/** Addresses only: a number of hops or "all" would let anyone write the header. */
export const proxies: Read<readonly string[]> = (given) => {
  const list = given.split(',').map((part) => part.trim())
  return list.every((part) => addressNames.includes(part) || isNetwork(part))
    ? accept(list)
    : refuse(
        'a list, with commas, of IP addresses, networks such as 10.0.0.0/8, ' +
          'or the words loopback, linklocal, uniquelocal',
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

export const mailAddress: Read<string> = (given) =>
  /^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(given)
    ? accept(given)
    : refuse('a mail address, alone or as Name <name@example.org>')

export const plainAddress: Read<string> = (given) =>
  /^[^\s<>@]+@[^\s<>@]+$/.test(given) ? accept(given) : refuse('a mail address alone')

export const contact: Read<string> = (given) =>
  /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(given)
    ? accept(given)
    : refuse(
        'a contact for push services, such as mailto:office@example.org or https://example.org',
      )

export const secretKey: Read<string> = (given) =>
  given.split(',').every((one) => isKey(one.trim()))
    ? accept(given)
    : refuse(
        'a key of 32 bytes in base64url, as openssl rand -base64 32 | tr +/ -_ prints it, or ' +
          'several with commas between, the new one first',
      )

const isKey = (typed: string) =>
  /^[\w-]+=*$/.test(typed) && Buffer.from(typed, 'base64url').length === 32

/** A key of a web push pair: so many bytes, base64url. */
export function key(bytes: number): Read<string> {
  return (given) =>
    /^[\w-]+=*$/.test(given) && Buffer.from(given, 'base64url').length === bytes
      ? accept(given)
      : refuse(`a key of ${bytes} bytes in base64url, as web-push generate-vapid-keys prints it`)
}

export function beginsWith(...prefixes: string[]): Read<string> {
  return (given) =>
    prefixes.some((prefix) => given.startsWith(prefix))
      ? accept(given)
      : refuse(`a text that begins with ${prefixes.join(' or ')}`)
}

export function oneOf<T extends string>(values: readonly T[]): Read<T> {
  return (given) => {
    const value = values.find((candidate) => candidate === given)
    return value === undefined ? refuse(`one of ${values.join(', ')}`) : accept(value)
  }
}

export const roleSet: Read<ReadonlySet<Role>> = (given) => {
  const parts = given.split(',').map((part) => part.trim())
  const known = roles.filter((role) => parts.includes(role))
  return known.length === new Set(parts).size
    ? accept(new Set(known))
    : refuse(`one or more of ${roles.join(', ')}, with commas`)
}

/** A URL of PostgreSQL, which may name several hosts, of which one is meant by these words. */
const postgres =
  (wanted: readonly string[]): Read<string> =>
  (given) => {
    const one = url(['postgres', 'postgresql'], 'postgres://user:password@host:5432/name')
    const addresses = addressesIn(given)
    const refused = addresses.map((address) => one(address)).find((read) => 'allowed' in read)
    if (refused) return refused
    return wanted.includes(wantedOf(addresses[0] ?? given))
      ? accept(given.replace(/\/+$/, ''))
      : refuse(`a URL whose target_session_attrs is ${wanted.join(' or ')}`)
  }
const WRITABLE = ['read-write', 'primary']
export const database = postgres(WRITABLE)
export const anyDatabase = postgres([...WRITABLE, 'any'])
/** Behind the host may be the number of a database. */
export const redis: Read<string> = (given) => {
  const example = 'redis://:password@host:6379'
  const isNumbered = /^\/?\d*$/.test(URL.parse(given)?.pathname ?? '')
  return isNumbered ? url(['redis', 'rediss'], example)(given) : refuse(`a URL such as ${example}`)
}
export const web = url(['http', 'https'], 'https://example.org/script.js')

/** The last part of an address, or a key to sign with: long enough not to be guessed. */
export const webhookSecret: Read<string> = (given) =>
  /^[\w-]{16,200}$/.test(given)
    ? accept(given)
    : refuse('a text of 16 to 200 letters, digits, - and _')

export const sharedToken: Read<string> = (given) =>
  /^[\w.~+/=-]{16,200}$/.test(given)
    ? accept(given)
    : refuse('a text of 16 to 200 letters, digits and . _ ~ + / = -')

export const country: Read<string> = (given) =>
  /^[A-Z]{2}$/.test(given) ? accept(given) : refuse('a country of two letters such as CH')

export const iban: Read<string> = (given) => {
  const plain = given.toUpperCase().replaceAll(/\s/g, '')
  return /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(plain)
    ? accept(plain)
    : refuse('an IBAN such as CH9300762011623852957')
}

/** In hundredths of a percent. */
export const percentage: Read<number> = (given) => {
  const value = Math.round(Number(given) * 100)
  return /^\d{1,2}(\.\d{1,2})?$/.test(given)
    ? accept(value)
    : refuse('a number of percent from 0 to 99.99')
}

/** Whether only this machine can open it. */
export function isLoopback(address: string): boolean {
  const name = address.replace(/^\[|\]$/g, '')
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '::1' ||
    /^127(\.\d{1,3}){3}$/.test(name)
  )
}
