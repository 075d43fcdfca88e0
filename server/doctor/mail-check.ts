import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import type { Config } from '../config.ts'
import { isLoopback } from '../setting-readers.ts'
import { fine, reasonOf, toDo, type Finding } from './finding.ts'

const TIMEOUTS = { connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 8000 }

/** Greets the mail server, encrypts and signs in where that is set, and sends nothing. */
export async function checkMail({ mail: { smtpUrl } }: Config): Promise<Finding[]> {
  if (smtpUrl === undefined)
    return [fine('mail', 'no server is set (SMTP_URL): mails are kept in DATA_DIR/mail')]
  const settings = parseConnectionUrl(smtpUrl)
  const host = settings.host ?? ''
  const connection = new SMTPConnection({ ...settings, ...TIMEOUTS })
  try {
    await heard(connection, (done) => connection.connect(done))
    const { auth } = settings
    if (auth) await heard(connection, (done) => connection.login(auth, done))
    connection.quit()
    return [
      connection.secure || isLoopback(host)
        ? fine('mail', `${host} answers${auth ? ' and takes the sign-in' : ''}`)
        : toDo(
            'mail',
            `The server ${host} offers no encryption (STARTTLS), so mails and their links can be ` +
              'read on the way: use a server that encrypts, such as one with smtps://.',
          ),
    ]
  } catch (error) {
    connection.close()
    return [
      toDo(
        'mail',
        `The server ${host} of SMTP_URL cannot be used (${reasonOf(error)}): ` +
          'see that host, port, user and password are right.',
      ),
    ]
  }
}

/** Waits for a step, or for the connection to fail. */
const heard = (
  connection: SMTPConnection,
  step: (done: (error?: Error | null) => void) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    connection.once('error', reject)
    step((error) => {
      if (error) reject(error)
      else resolve()
    })
  })
