import type { TaskList } from 'graphile-worker'
import type { Pool } from '../db/client.ts'
import type { Logger } from '../log.ts'
import type { Secrets } from '../secrets.ts'
import { readBounce, REPORT_LIMIT } from './bounce.ts'

type Parts = {
  pool: Pool
  log: Logger
  secrets: Secrets
  /** The mailbox to which undelivered mails come back; undefined: nobody looks. */
  bounceUrl: string | undefined
}

/** So many at a time; the rest waits for the next look. */
const MOST = 200

/** Looks which mails came back, and notes the addresses that take none. Each is read once. */
export const bounceTasks = ({ pool, log, secrets, bounceUrl }: Parts): TaskList => ({
  'read-bounces': async () => {
    if (bounceUrl === undefined) return
    const noted = await readBox(bounceUrl, async (source) => {
      const bounce = readBounce(secrets, source)
      if (!bounce) return false
      const { address, reason } = bounce
      await pool.query('select app.note_mail_refusal($1, $2, false)', [address, reason])
      return true
    })
    if (noted > 0) log.info({ noted }, 'mails came back')
  },
})

/** Reads what is unread in a mailbox and marks it as read; how often `read` found something. */
async function readBox(url: string, read: (source: string) => Promise<boolean>): Promise<number> {
  const { hostname, port, protocol, username, password, pathname } = new URL(url)
  const secure = protocol === 'imaps:'
  const { ImapFlow } = await import('imapflow')
  const client = new ImapFlow({
    host: hostname,
    port: Number(port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    socketTimeout: 30_000,
  })
  // Without a listener an error of the connection would end the process; the call fails as well.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.mailboxOpen(decodeURIComponent(pathname.slice(1)) || 'INBOX')
    const unread = (await client.search({ seen: false }, { uid: true })) || []
    let found = 0
    for (const uid of unread.slice(0, MOST)) {
      const range = { start: 0, maxLength: REPORT_LIMIT.bytes }
      const mail = await client.fetchOne(String(uid), { source: range }, { uid: true })
      if (mail && mail.source && (await read(mail.source.toString('utf8')))) found += 1
      await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
    }
    return found
  } finally {
    await client.logout().catch(() => client.close())
  }
}
