import { expect, test } from 'vitest'
import { secretsOf } from '../secrets.ts'
import { messageIdOf, readBounce, REPORT_LIMIT } from './bounce.ts'

const secrets = secretsOf(Buffer.alloc(32, 3))
const sent = { mailId: 12, address: 'Ida@example.org', site: 'https://slipway.example.org' }

const report = ({
  messageId = messageIdOf(secrets, sent),
  recipient = 'ida@example.org',
  action = 'failed',
  status = '5.1.1',
} = {}) =>
  `From: MAILER-DAEMON@mx.example.org
Subject: Undelivered Mail Returned to Sender
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: text/plain

The mail could not be delivered.
--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.org

Final-Recipient: rfc822; ${recipient}
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; 550 5.1.1 <ida@example.org>: user
    unknown
--b
Content-Type: message/rfc822

Message-ID: ${messageId}
Subject: Confirm your address
--b--
`.replaceAll('\n', '\r\n')

test('reads who did not get a mail of ours, and why', () => {
  expect(readBounce(secrets, report())).toEqual({
    address: 'ida@example.org',
    reason: 'smtp; 550 5.1.1 <ida@example.org>: user unknown',
  })
})

test.each([
  ['a delay', report({ action: 'delayed', status: '4.4.1' })],
  ['a failure that may pass', report({ status: '4.2.2' })],
  ['a mail of somebody else', report({ messageId: '<abc@mx.example.org>' })],
  ['a mail that went to another address', report({ recipient: 'eva@example.org' })],
  [
    'a mail that somebody made up',
    report({ messageId: `<mail.12.${'0'.repeat(32)}@slipway.example.org>` }),
  ],
  ['an answer', 'Subject: Re: Confirm your address\r\n\r\nThank you!'],
  ['nothing', ''],
])('leaves %s alone', (_, source) => {
  expect(readBounce(secrets, source)).toBe(null)
})

/** The same key, which counts what it was asked to hash. */
function counting() {
  const asked = { marks: 0 }
  const counted = {
    ...secrets,
    marks: (text: string) => {
      asked.marks += 1
      return secrets.marks(text)
    },
  }
  return { asked, counted }
}

const many = (most: number, line: (at: number) => string) =>
  Array.from({ length: most }, (_, at) => line(at)).join('\r\n')

test('hashes little for a mail of thousands of recipients and Message-IDs', () => {
  const { asked, counted } = counting()
  const hostile = [
    'Action: failed',
    'Status: 5.1.1',
    many(2500, (at) => `Final-Recipient: rfc822; a${at}@x.org`),
    many(2000, (at) => `Message-ID: <mail.${at}.${'0'.repeat(32)}@slipway.example.org>`),
  ].join('\r\n')
  expect(readBounce(counted, hostile)).toBe(null)
  expect(asked.marks).toBe(REPORT_LIMIT.recipients * REPORT_LIMIT.mails)
})

test('hashes once for what is repeated thousands of times', () => {
  const { asked, counted } = counting()
  const hostile = [
    'Action: failed',
    'Status: 5.1.1',
    many(2000, () => 'Final-Recipient: rfc822; a@x.org'),
    many(2000, () => `Message-ID: <mail.1.${'0'.repeat(32)}@slipway.example.org>`),
  ].join('\r\n')
  expect(readBounce(counted, hostile)).toBe(null)
  expect(asked.marks).toBe(1)
})

test('looks at the beginning of a mail alone', () => {
  const late = `${' '.repeat(REPORT_LIMIT.bytes)}\r\n${report()}`
  expect(readBounce(secrets, late)).toBe(null)
})
