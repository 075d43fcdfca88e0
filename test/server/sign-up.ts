import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll } from 'vitest'
import { accountDetails, getUserData, register } from '#contract/people/account.ts'
import { startTestApp, type TestApp } from '../support/app.ts'

/** Every test file that prepares it has a server of its own that sends mails. */
export let app: TestApp
export function prepareSignUp(): void {
  beforeAll(async () => {
    app = await startTestApp({ work: true })
  })
  afterAll(() => app.close())
}

let serial = 0
export const address = () => `founder${(serial += 1)}@slipway.test`
export const NEW = 'a quiet bend upstream'
/** A sign-up by the link of a club; the password is chosen when the mail is opened. */
export const signUpBy = (link: string, email: string) => {
  const { password: _, ...body } = signUp(email).body
  return { body: { ...body, account_type: 'member' as const, join: link } }
}
export const signUp = (email: string, account_type: 'club' | 'individual' = 'club') => ({
  body: {
    first_name: ' Fay ',
    last_name: 'Founder',
    email,
    password: NEW,
    preferred_language: 'de' as const,
    account_type,
  },
})
export const details = (id: number, activation_code: string) => ({
  body: {
    id,
    activation_code,
    first_name: 'Fay',
    last_name: 'Founder',
    password: NEW,
    preferred_language: 'de' as const,
    time_zone: 'Europe/Zurich',
  },
})
export const credentials = (username: string, password: string) => ({
  body: {
    username,
    password,
    grant_type: 'password' as const,
    client_id: 'test',
    client_secret: 'test',
  },
})

/** The newest mail to an address, once there are that many. */
export async function mailTo(to: string, count = 1): Promise<string> {
  for (let wait = 0; wait < 100; wait++) {
    const folder = join(app.folder, 'mail')
    const mails = (
      await app.rows<{ id: number }>(
        'select id from mails where address = $1 and sent_at is not null order by id',
        [to],
      )
    ).map(({ id }) =>
      readFileSync(
        join(
          folder,
          readdirSync(folder).find((name) => name === `${String(id).padStart(6, '0')}.eml`) ?? '',
        ),
        'utf8',
      ),
    )
    const last = mails.at(-1)
    if (last !== undefined && mails.length >= count) return last
    await sleep(50)
  }
  throw new Error(`no mail to ${to}`)
}
export const codeIn = (mail: string): string =>
  /\/(?:activate-account|reset-password)\/([\w-]+)/.exec(mail)?.[1] ?? ''

export async function opened(kind: 'club' | 'individual' = 'club') {
  const email = address()
  await app.ask(register, signUp(email, kind), {})
  const code = codeIn(await mailTo(email))
  const { data } = await app.ask(getUserData, { params: { code } }, {})
  const { accessToken } = await app.ask(accountDetails, details(data.id, code), {})
  return { email, code, id: data.id, as: { token: accessToken } }
}
