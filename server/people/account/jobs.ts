import { randomBytes } from 'node:crypto'
import type { TaskList } from 'graphile-worker'
import { sql, type RawBuilder } from 'kysely'
import type { Language } from '#domain/constants/languages.ts'
import { inTransaction, type Db, type Pool } from '../../db/client.ts'
import { hashOf } from '../../http/gate.ts'
import { queueMail } from '../../mail/queue.ts'
import type { MailSettings } from '../../mail/jobs.ts'
import type { AccountRequest } from './activation.ts'

type Answer = {
  mail: 'activation' | 'account-exists' | 'password-reset'
  name: string
  language: Language
}

const PATHS: Record<Answer['mail'], (code: string) => string> = {
  activation: (code) => `/activate-account/${code}`,
  'account-exists': () => '/login',
  'password-reset': (code) => `/reset-password/${code}`,
}

/**
 * What somebody who is not signed in asked for under an address; the answer goes there, if it is
 * known and to its owner only.
 */
export const accountTasks = ({ pool, mail }: { pool: Pool; mail: MailSettings }): TaskList => ({
  'answer-by-mail': async (payload) => {
    const request = payload as AccountRequest
    await inTransaction(pool, {}, (db) => answerByMail(db, request, mail.publicUrl))
  },
})

async function answerByMail(db: Db, request: AccountRequest, publicUrl: string): Promise<void> {
  const code = randomBytes(24).toString('base64url')
  const { rows } = await sql<Answer>`select mail, name, language
      from ${questionOf(request, hashOf(code))}`.execute(db)
  const [answer] = rows
  if (!answer) return
  const values = { name: answer.name, link: `${publicUrl}${PATHS[answer.mail](code)}` }
  await queueMail(db, {
    address: request.address,
    language: answer.language,
    template: answer.mail,
    values,
  })
}

function questionOf(request: AccountRequest, hash: Buffer): RawBuilder<unknown> {
  switch (request.ask) {
    case 'register': {
      const { address, first_name, last_name, password_hash, language, kind } = request
      return sql`app.register(${address}, ${first_name}, ${last_name}, ${password_hash},
        ${language}, ${kind}, ${hash})`
    }
    case 'activation':
      return sql`app.renew_activation(${request.address}, ${hash})`
    case 'reset':
      return sql`app.request_reset(${request.address}, ${hash})`
  }
}
