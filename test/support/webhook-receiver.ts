import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Outbound } from '../../server/outbound/outbound.ts'

export type Received = {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
  bytes: Buffer
}
type Answer = (response: ServerResponse, message: Received) => unknown

/** A receiver on this machine, and the way out that leads to it whatever the name. */
export async function startReceiver() {
  const received: Received[] = []
  const state: { answer: Answer } = { answer: (response) => response.end('thanks') }
  const server = createServer((incoming, response) => {
    void (async () => {
      const pieces: Buffer[] = []
      for await (const piece of incoming as AsyncIterable<Buffer>) pieces.push(piece)
      const bytes = Buffer.concat(pieces)
      const { method = '', url: path = '', headers } = incoming
      const message = { method, path, headers, body: bytes.toString('utf8'), bytes }
      received.push(message)
      state.answer(response, message)
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const outbound: Outbound = {
    resolve: async () => ['127.0.0.1'],
    isAllowed: () => true,
    request: (url, options, onAnswer) =>
      request(new URL(`http://${url.host}${url.pathname}`), options, onAnswer),
  }
  return {
    port,
    address: `https://receiver.example:${port}/slipway`,
    outbound,
    received,
    answers: (answer: Answer) => (state.answer = answer),
    answersWith: (status: number, text = '') =>
      (state.answer = (response) => response.writeHead(status).end(text)),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>
