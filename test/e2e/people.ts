import { Secret, TOTP } from 'otpauth'
import { vi } from 'vitest'
import type { DemoFile } from '../../server/demo/demo-file.ts'

export type Person = { email: string; password: string; token: string }
export type Founder = Person & { club: number }

type Call = { token?: string; club?: number; body?: unknown }

const PATIENCE_MS = 20_000

/** One call of the API, as a script of the club would make it. @throws when it is refused */
export async function call<R>(
  demo: DemoFile,
  method: string,
  path: string,
  { token, club, body }: Call = {},
): Promise<R> {
  const response = await fetch(`${demo.url}/api/v2/${path}`, {
    method,
    headers: {
      'accept-language': 'en',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(club !== undefined && { 'selected-club-id': String(club) }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`)
  return JSON.parse(text) as R
}

/**
 * What the authenticator app of a demo account shows now; undefined for one without a second step.
 */
export function codeOf(demo: DemoFile, account: string): string | undefined {
  const secret = demo.totp[account]
  return secret === undefined
    ? undefined
    : new TOTP({ secret: Secret.fromBase32(secret) }).generate()
}

/** One of the demo's accounts, or somebody a story made. */
export type Account = keyof DemoFile['accounts'] | { email: string; password: string }

/** A sign-in by the API. */
export async function tokenOf(demo: DemoFile, account: Account): Promise<string> {
  const body = {
    ...credentialsOf(demo, account),
    grant_type: 'password',
    client_id: 'test',
    client_secret: 'test',
  }
  return (await call<{ accessToken: string }>(demo, 'POST', 'login', { body })).accessToken
}

function credentialsOf(demo: DemoFile, account: Account) {
  if (typeof account === 'object') return { username: account.email, password: account.password }
  const otp = codeOf(demo, account)
  return {
    username: demo.accounts[account],
    password: demo.password,
    ...(otp !== undefined && { otp }),
  }
}

type Outbox = { data: { id: number; address: string; template: string }[] }

/** The link of the latest mail to an address, once it is there: what its reader would click. */
export async function mailedLink(
  demo: DemoFile,
  admin: string,
  address: string,
  template: string,
): Promise<string> {
  const link = async () => {
    const { data } = await call<Outbox>(demo, 'GET', 'admin/mails', { token: admin })
    const mail = data.find((one) => one.address === address && one.template === template)
    const read =
      mail &&
      (await call<{ data: { text: string } }>(demo, 'GET', `admin/mails/${mail.id}`, {
        token: admin,
      }))
    const found = /^https?:\/\/\S+$/m.exec(read?.data.text ?? '')?.[0]
    if (found === undefined) throw new Error(`no ${template} mail to ${address}`)
    return found
  }
  return vi.waitFor(link, { timeout: PATIENCE_MS, interval: 100 })
}

type Names = { first_name: string; last_name: string; email: string }

/** Somebody who signed up, opened the mail and set a password. */
export async function newPerson(
  demo: DemoFile,
  admin: string,
  names: Names,
  account_type: 'club' | 'individual',
): Promise<Person> {
  const password = 'a calm lake at dawn'
  await call(demo, 'POST', 'register', {
    body: { ...names, password, preferred_language: 'en', account_type },
  })
  const code = (await mailedLink(demo, admin, names.email, 'activation')).split('/').at(-1) ?? ''
  const { data } = await call<{ data: { id: number } }>(demo, 'GET', `get-user-data/${code}`)
  const { email, ...rest } = names
  const body = { id: data.id, activation_code: code, ...rest, password, preferred_language: 'en' }
  return {
    email,
    password,
    token: (await call<{ accessToken: string }>(demo, 'POST', 'account-details', { body }))
      .accessToken,
  }
}

/** Somebody new with a new club. */
export async function newFounder(
  demo: DemoFile,
  admin: string,
  names: Names,
  club: string,
): Promise<Founder> {
  const person = await newPerson(demo, admin, names, 'club')
  const body = {
    name: club,
    country: 'CH',
    time_zone: demo.time_zone,
    default_sport_id: 1,
    venue_name: null,
    coaches: true,
  }
  const { data } = await call<{ data: { id: number } }>(demo, 'POST', 'found-club', {
    token: person.token,
    body,
  })
  return { ...person, club: data.id }
}
