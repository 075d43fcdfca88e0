import { createServer, type AddressInfo } from 'node:net'

export type StandInMailbox = {
  url: string
  /** Whether each mail was marked as read. */
  seen: boolean[]
  close(): void
}

/** A mailbox that speaks as much IMAP (RFC 3501) as reading it takes. */
export async function openMailbox(mails: readonly string[]): Promise<StandInMailbox> {
  const seen = mails.map(() => false)
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.write('* OK stand-in\r\n')
    let rest = ''
    socket.on('data', (chunk) => {
      const lines = `${rest}${chunk.toString('latin1')}`.split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) socket.write(answerTo(line, { mails, seen }))
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `imap://bounces%40club.test:p%40ss@127.0.0.1:${port}/INBOX`,
    seen,
    close: () => server.close(),
  }
}

type Box = { mails: readonly string[]; seen: boolean[] }

function answerTo(line: string, { mails, seen }: Box): string {
  const [tag = '', ...words] = line.split(' ')
  const command = words[0]?.toUpperCase() === 'UID' ? words.slice(0, 2) : words.slice(0, 1)
  const number = Number(words[2])
  const ok = `${tag} OK done\r\n`
  switch (command.join(' ').toUpperCase()) {
    case 'CAPABILITY':
      return `* CAPABILITY IMAP4rev1\r\n${ok}`
    case 'LOGIN':
      return /bounces@club\.test"? "?p@ss"?$/.test(line) ? ok : `${tag} NO who are you\r\n`
    case 'LIST':
      return `* LIST (\\HasNoChildren) "/" INBOX\r\n${ok}`
    case 'SELECT':
      return (
        `* FLAGS (\\Seen)\r\n* ${mails.length} EXISTS\r\n* OK [UIDVALIDITY 1] here\r\n` +
        `* OK [UIDNEXT ${mails.length + 1}] next\r\n${tag} OK [READ-WRITE] open\r\n`
      )
    case 'UID SEARCH':
      return `* SEARCH ${seen.flatMap((isSeen, at) => (isSeen ? [] : [at + 1])).join(' ')}\r\n${ok}`
    case 'UID FETCH': {
      const mail = mails[number - 1] ?? ''
      return `* ${number} FETCH (UID ${number} BODY[]<0> {${Buffer.byteLength(mail)}}\r\n${mail})\r\n${ok}`
    }
    case 'UID STORE':
      seen[number - 1] = true
      return ok
    case 'LOGOUT':
      return `* BYE\r\n${ok}`
    default:
      return ok
  }
}
