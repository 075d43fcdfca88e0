import { createServer } from 'node:http'

/** This is the least code that gives many readers a page: the same bytes to each. */
const PAGE = Buffer.alloc(6_000, 'a page of a session ')

const server = createServer((_request, reply) => {
  reply.writeHead(200, { 'content-type': 'text/html' }).end(PAGE)
})
server.listen(Number(process.env['PORT']), '127.0.0.1')
process.on('SIGTERM', () => process.exit(0))
