import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/**
 * A way to a server on which the signal may go without anybody noticing: connections stay open, new
 * ones are taken, and nothing comes through until it is back.
 */
export async function openStallingLine(server: string) {
  const { hostname, port } = new URL(server)
  const ends = new Set<Socket>()
  let isStalled = false
  const join = (from: Socket, to: Socket) => {
    ends.add(from)
    if (isStalled) from.pause()
    from.on('data', (bytes) => to.write(bytes))
    from.on('end', () => to.end())
    from.on('error', () => to.destroy())
    from.on('close', () => {
      ends.delete(from)
      to.destroy()
    })
  }
  const line = createServer((near) => {
    const far = connect(Number(port), hostname)
    join(near, far)
    join(far, near)
  })
  line.listen(0, '127.0.0.1')
  await once(line, 'listening')
  const address = line.address()
  if (address === null || typeof address === 'string') throw new Error('The line has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    stall() {
      isStalled = true
      for (const end of ends) end.pause()
    },
    resume() {
      isStalled = false
      for (const end of ends) end.resume()
    },
    async close() {
      for (const end of ends) end.destroy()
      line.close()
      await once(line, 'close')
    },
  }
}
