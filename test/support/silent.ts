import { createServer, type AddressInfo, type Socket } from 'node:net'

/** A database that takes connections and says nothing. */
export async function startSilent(): Promise<{ url: string; stop(): Promise<void> }> {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => {}) // cut off by the other side
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `postgres://nobody:none@127.0.0.1:${(server.address() as AddressInfo).port}/none`,
    stop: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const socket of open) socket.destroy()
      await closed
    },
  }
}
