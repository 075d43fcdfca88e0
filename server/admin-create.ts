import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { hashPassword } from './people/account/open.ts'
import { connectOwner, handleOn, type Db } from './db/client.ts'
import { runAsOwner } from './db/run-as-owner.ts'
import { StartError } from './start-error.ts'

type Person = { email: string; first_name: string; last_name: string; resets: boolean }

/**
 * Makes a platform administrator of a new or known address. A new person gets a random password,
 * which is returned once; a known one keeps theirs, and loses the second step where that is asked
 * for.
 */
export async function createAdmin(
  ownerUrl: string,
  { email, first_name, last_name, resets }: Person,
): Promise<{ password: string | null }> {
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
      .executeTakeFirst()
    if (promoted.numUpdatedRows > 0n) {
      if (resets) await removeSecondStep(db, address)
      return { password: null }
    }
    const password = randomBytes(12).toString('base64url')
    const password_hash = await hashPassword(password)
    await db
      .insertInto('users')
      .values({
        email: address,
        first_name,
        last_name,
        is_admin: true,
        password_hash,
        email_verified_at: new Date().toISOString(),
      })
      .execute()
    return { password }
  } finally {
    await client.end()
  }
}

const removeSecondStep = (db: Db, email: string) =>
  db
    .deleteFrom('second_steps')
    .where('user_id', '=', (eb) => eb.selectFrom('users').select('id').where('email', '=', email))
    .execute()

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

if (import.meta.main) {
  await runAsOwner(
    'npm run admin:create -- --email ADDRESS [--first-name NAME] [--last-name NAME] [--reset-second-step]',
    async (ownerUrl, args) => {
      const person = readArguments(args)
      if (!person) return undefined
      const { password } = await createAdmin(ownerUrl, person)
      if (password !== null)
        return `${person.email} is a platform administrator. The password, shown this once: ${password}`
      const step = person.resets
        ? ' The second step is removed: set it up again after signing in.'
        : ''
      return `${person.email} is a platform administrator now and keeps the password.${step}`
    },
  )
}
