import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { hashPassword } from './people/account/open.ts'
import { connectOwner, handleOn, type Db } from './db/client.ts'
import { runAsOwner } from './db/run-as-owner.ts'
import { StartError } from './start-error.ts'

type Person = { email: string; first_name: string; last_name: string; resets: boolean }

type Made = { password: string | null; disabled: boolean }

/**
 * Makes a platform administrator of a new or known address. Somebody who cannot sign in by a
 * password of their own yet gets a random one, which is returned once, and a confirmed address; one
 * who can keeps theirs, and loses the second step where that is asked for.
 */
export async function createAdmin(
  ownerUrl: string,
  { email, first_name, last_name, resets }: Person,
): Promise<Made> {
  const address = email.trim().toLowerCase()
  if (!/^[^\s@]+@[^\s@]+$/.test(address) || address.length > 254)
    throw new StartError(`${JSON.stringify(email)} is not an e-mail address.`)
  const client = await connectOwner(ownerUrl)
  try {
    const db = handleOn(client, [])
    const promoted = await db
      .updateTable('users')
      .set({ is_admin: true })
      .where('email', '=', address)
      .returning(['id', 'password_hash', 'email_verified_at', 'disabled_at'])
      .executeTakeFirst()
    if (promoted && resets) await removeSecondStep(db, promoted.id)
    const disabled = typeof promoted?.disabled_at === 'string'
    if (promoted?.password_hash && promoted.email_verified_at) return { password: null, disabled }
    const password = randomBytes(12).toString('base64url')
    const entry = {
      password_hash: await hashPassword(password),
      email_verified_at: new Date().toISOString(),
    }
    if (promoted) await db.updateTable('users').set(entry).where('id', '=', promoted.id).execute()
    else
      await db
        .insertInto('users')
        .values({ email: address, first_name, last_name, is_admin: true, ...entry })
        .execute()
    return { password, disabled }
  } finally {
    await client.end()
  }
}

const removeSecondStep = (db: Db, person: number) =>
  db.deleteFrom('second_steps').where('user_id', '=', person).execute()

const OPTIONS = {
  email: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  'reset-second-step': { type: 'boolean' },
} as const

function readArguments(args: string[]): Person | undefined {
  try {
    const { values } = parseArgs({ args, options: OPTIONS })
    if (values.email === undefined) return undefined
    return {
      email: values.email,
      first_name: values['first-name'] ?? 'Platform',
      last_name: values['last-name'] ?? 'Admin',
      resets: values['reset-second-step'] ?? false,
    }
  } catch {
    return undefined
  }
}

function sentenceOn({ email, resets }: Person, { password, disabled }: Made): string {
  const made =
    password === null
      ? `${email} is a platform administrator now and keeps the password.`
      : `${email} is a platform administrator. The password, shown this once: ${password}`
  const step = '\nThe second step is removed: set it up again after signing in.'
  const closed =
    '\nThe account is disabled: nobody can sign in to it until an administrator enables it.'
  return `${made}${resets ? step : ''}${disabled ? closed : ''}`
}

if (import.meta.main) {
  await runAsOwner(
    'npm run admin:create -- --email ADDRESS [--first-name NAME] [--last-name NAME] [--reset-second-step]',
    async (ownerUrl, args) => {
      const person = readArguments(args)
      if (!person) return undefined
      return sentenceOn(person, await createAdmin(ownerUrl, person))
    },
  )
}
