import { createServer } from 'node:http'
import { WebSocketServer } from 'ws'

/**
 * This is the least code that sends a text to every socket: the server of the ws package. It knows
 * nobody, and asks nothing.
 */
const server = createServer((request, response) => {
  if (request.url !== '/send') {
    response.end('ok')
    return
  }
  const pieces: Buffer[] = []
  request.on('data', (piece: Buffer) => pieces.push(piece))
  request.on('end', () => {
    const text = Buffer.concat(pieces).toString()
    for (const client of sockets.clients) client.send(text)
    response.end('sent')
  })
})
const sockets = new WebSocketServer({ server, perMessageDeflate: false })
server.listen(Number(process.env['PORT']), '127.0.0.1')
process.on('SIGTERM', () => process.exit(0))
