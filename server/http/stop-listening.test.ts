import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { stopListening } from './stop-listening.ts'

test('lets in who waits, answers them, and takes nobody else', async () => {
  const release = Promise.withResolvers<void>()
  const server = createServer((_request, response) => {
    void release.promise.then(() => response.setHeader('connection', 'close').end('served'))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const sockets = Array.from({ length: 50 }, () => connect(port, '127.0.0.1'))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await stopListening(server)
  const late = await once(connect(port, '127.0.0.1'), 'connect').catch((error: Error) => error)
  expect(late).toMatchObject({ code: 'ECONNREFUSED' })
  release.resolve()
  const answers = await Promise.all(sockets.map((socket) => text(socket)))
  expect(answers.filter((answer) => answer.endsWith('served'))).toHaveLength(50)
})
