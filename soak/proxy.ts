import { createServer, connect, type AddressInfo, type Socket } from 'node:net'

/** What stands in front of several nodes. */
export type Front = {
  url: string
  /** Cuts every connection. */
  cut(): void
  stop(): Promise<void>
}

/** Connections go to the nodes in turn; from one that does not answer to the next. */
export async function startProxy(nodes: readonly { port: number }[]): Promise<Front> {
  const open = new Set<Socket>()
  let turn = 0
  const lead = (from: Socket, tries: number) => {
    const port = nodes[turn++ % nodes.length]?.port ?? 0
    const to = connect(port, '127.0.0.1')
    const give = () => {
      from.destroy()
      to.destroy()
    }
    const tryNext = () => (tries > 1 ? lead(from, tries - 1) : give())
    to.once('error', tryNext)
    to.once('connect', () => {
      to.off('error', tryNext)
      to.on('error', give).on('close', give)
      from.on('close', give)
      from.pipe(to).pipe(from)
    })
  }
  const server = createServer((from) => {
    open.add(from)
    from.on('close', () => open.delete(from)).on('error', () => from.destroy())
    lead(from, nodes.length)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${port}`,
    cut,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      cut()
      await closed
    },
  }
}
