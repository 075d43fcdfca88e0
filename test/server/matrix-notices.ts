import { randomBytes } from 'node:crypto'
import type { Db } from '../../server/db/client.ts'
import { hashOf } from '../../server/http/gate.ts'
import { plain, type MatrixCall, type Things } from './matrix-parts.ts'

/** A code as a mail to the person has it. */
async function codeOf({ user_id }: Pick<Things, 'user_id'>, db: Db): Promise<string> {
  const code = randomBytes(24).toString('base64url')
  await db
    .insertInto('notice_mail_codes')
    .values({ hash: hashOf(code), user_id, kind_group: 'training' })
    .execute()
  return code
}
const withCode = async (things: Things, db: Db) => ({ code: await codeOf(things, db) })

/** How notices come, and the links in mails that stop them. */
export const NOTICE_SETTINGS: Record<string, MatrixCall> = {
  'GET notification-settings': plain,
  'POST notification-settings': {
    parts: () => ({ body: { choice: { group: 'training', way: 'mail', wanted: false } } }),
  },
  'GET no-notice-mails/{code}': {
    parts: async (things, db) => ({ params: await withCode(things, db) }),
  },
  'POST no-notice-mails/{code}': {
    parts: async (things, db) => ({
      params: await withCode(things, db),
      body: { stopped: true },
    }),
  },
  'POST no-notice-mails/{code}/one-click': {
    parts: async (things, db) => ({ params: await withCode(things, db) }),
  },
}
