import { createServer, type Server, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { freePort } from '../product.ts'

/** A mail server that can be away. */
export type MailServer = {
  url: string
  /** The addresses of all mails it has taken. */
  taken: string[]
  start(): Promise<void>
  stop(): Promise<void>
}

/** Takes mails as RFC 5321 has it, and keeps no more of them than whom they are for. */
export async function startMailServer(): Promise<MailServer> {
  const port = await freePort()
  const taken: string[] = []
  const open = new Set<Socket>()
  const state = { server: undefined as Server | undefined }
  const start = async () => {
    const server = createServer((socket) => {
      open.add(socket)
      socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy())
      takeMails(socket, taken)
    })
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    state.server = server
  }
  await start()
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    start,
    stop: async () => {
      const closed = new Promise((resolve) => state.server?.close(resolve))
      for (const socket of open) socket.destroy()
      await closed
    },
  }
}

function takeMails(socket: Socket, taken: string[]): void {
  const mail = { to: [] as string[], isContent: false }
  const say = (line: string) => socket.write(`${line}\r\n`)
  say('220 stand-in')
  createInterface({ input: socket }).on('line', (line) => {
    const command = line.slice(0, 4).toUpperCase()
    if (mail.isContent) {
      if (line !== '.') return
      taken.push(...mail.to.splice(0))
      mail.isContent = false
      return say('250 taken')
    }
    if (command === 'RCPT') mail.to.push(/<(.*?)>/.exec(line)?.[1] ?? '')
    if (command === 'DATA') mail.isContent = true
    if (command === 'QUIT') return void socket.end('221 bye\r\n')
    return say(command === 'DATA' ? '354 go on' : '250 ok')
  })
}
