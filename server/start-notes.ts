import { join } from 'node:path'
import { DEMO_PAYEE } from './billing-config.ts'
import type { Config } from './config.ts'
import type { Database } from './db/open.ts'
import { quickFindings } from './doctor/checks.ts'
import { lineOf } from './doctor/finding.ts'
import { isEmpty, setupCode } from './people/account/open.ts'
import type { Secrets } from './secrets.ts'

/**
 * What somebody who starts the server has to know before people come. It serves by then, so a
 * database that is too busy to be asked does not end it.
 */
export async function startNotes(
  database: Database,
  config: Config,
  secrets: Secrets,
): Promise<string[]> {
  const notes = [...withoutMailServer(config), ...withoutPayee(config)]
  try {
    const first = await firstAccount(database, config, secrets)
    return [...first, ...notes, ...(await thingsToDo(database, config, secrets))]
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [...notes, `What is left to do is not known yet (${reason}): see npm run doctor.`]
  }
}

/** What the quick part of `npm run doctor` finds wrong. */
async function thingsToDo(database: Database, config: Config, secrets: Secrets): Promise<string[]> {
  const findings = await quickFindings({ config, database, secrets })
  return findings.filter(({ ok }) => !ok).map(lineOf)
}

/** How the first account is made; nothing where there is one. */
async function firstAccount(
  { app }: Database,
  { publicUrl }: Config,
  secrets: Secrets,
): Promise<string[]> {
  if (!(await isEmpty(app))) return []
  return [
    `Nobody has an account yet: open ${publicUrl}/setup. From another machine it asks for the ` +
      `setup code ${setupCode(secrets)}`,
  ]
}

/** Where mails are and how people get in, when no server sends them; the demo shows their links. */
function withoutMailServer({ mail, dataDir, demo }: Config): string[] {
  if (mail.smtpUrl !== undefined || demo) return []
  return [
    `No mail server is configured (SMTP_URL): mails are kept in ${join(dataDir, 'mail')}, with ` +
      'their links left out.',
    'To let people in, an administrator hands over the activation link of an account, under ' +
      '/admin/users.',
  ]
}

/** Nobody is to pay into the account of the demo. */
function withoutPayee({ billing: { payee, stripe }, demo }: Config): string[] {
  if (demo || stripe !== undefined || payee.iban !== DEMO_PAYEE.iban) return []
  return [
    'Invoices for plans name a made-up account: set BILLING_IBAN and the other BILLING settings ' +
      'before clubs order.',
  ]
}
