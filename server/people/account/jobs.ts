import { randomBytes } from 'node:crypto'
import type { TaskList } from 'graphile-worker'
import type { Language } from '#domain/constants/languages.ts'
import { inTransaction, type Db, type Pool } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { hashOf } from '../../http/gate.ts'
import { queueMail } from '../../mail/queue.ts'
import type { MailSettings } from '../../mail/jobs.ts'
import type { AccountRequest } from './activation.ts'
import {
  answerToActivation,
  answerToReset,
  answerToSignUp,
  type AnswerToSignUpRow,
} from './statements.ts'

type Answer = AnswerToSignUpRow & {
  mail: 'activation' | 'account-exists' | 'password-reset'
  language: Language
}

const PATHS: Record<Answer['mail'], (code: string, join: string | null) => string> = {
  activation: (code) => `/activate-account/${code}`,
  'account-exists': (_, join) => (join === null ? '/login' : `/join/${join}`),
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
  const [answer] = (await answersTo(db, request, hashOf(code))) as Answer[]
  if (!answer) return
  const join = request.ask === 'register' ? request.join : null
  const values = { name: answer.name, link: `${publicUrl}${PATHS[answer.mail](code, join)}` }
  await queueMail(db, {
    address: request.address,
    language: answer.language,
    template: answer.mail,
    values,
  })
}

function answersTo(db: Db, request: AccountRequest, code_hash: Buffer) {
  const { address } = request
  switch (request.ask) {
    case 'register':
      return run(db, answerToSignUp, { ...request, code_hash })
    case 'activation':
      return run(db, answerToActivation, { address, code_hash })
    case 'reset':
      return run(db, answerToReset, { address, code_hash })
  }
}
