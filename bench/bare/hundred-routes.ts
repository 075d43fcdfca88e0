import fastify from 'fastify'

/**
 * The least that answers on a hundred routes: what a start costs with this HTTP library before the
 * product is in it.
 */
const app = fastify()
for (let n = 0; n < 100; n++) {
  app.get(`/api/v2/things-${n}/:id`, async () => ({ data: { n } }))
}
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
process.on('SIGTERM', () => process.exit(0))
