import { Agent, createServer, request } from 'node:http'

/**
 * Readers of a page, five hundred a second from as many addresses, in a process of their own. Who
 * asks for `/read?PAGE` says what they read from now on, and is answered how many have got it.
 */
const A_SECOND = 500
const STEP_MS = 10
const ADDRESSES = 500

const agent = new Agent({ keepAlive: true, maxSockets: 50 })
const state = { page: '', asked: 0, read: 0, failed: 0 }

function readOnce(): void {
  const from = state.asked % ADDRESSES
  state.asked += 1
  const headers = { 'x-forwarded-for': `10.0.${from >> 8}.${from & 255}` }
  const sent = request(state.page, { agent, headers }, (reply) => {
    if (reply.statusCode === 200) state.read += 1
    else state.failed += 1
    reply.resume()
  })
  sent.on('error', () => {
    state.failed += 1
  })
  sent.end()
}

let begun = performance.now()
let due = 0
setInterval(() => {
  const owed = Math.floor(((performance.now() - begun) / 1000) * A_SECOND)
  for (; due < owed; due += 1) if (state.page !== '') readOnce()
}, STEP_MS)

const server = createServer(({ url = '' }, reply) => {
  const { read, failed } = state
  if (url.startsWith('/read')) {
    Object.assign(state, { page: decodeURIComponent(url.split('?')[1] ?? ''), read: 0, failed: 0 })
    begun = performance.now()
    due = 0
  }
  reply.end(JSON.stringify({ read, failed }))
})
server.listen(Number(process.env['PORT']), '127.0.0.1')
process.on('SIGTERM', () => process.exit(0))
