import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { CONTRACT } from '#contract/all.ts'
import { endpointsOf } from '../../server/http/mount.ts'
import { checkOf } from '../../server/http/validation.ts'

const calls = Object.values(CONTRACT).flatMap((contract) => endpointsOf(contract))

/** The server compiles a schema when it is first used; here all are, so that a broken one is found before. */
test.each(calls)('the schemas of %s compile', async (_name, { params, query, body, upload, reply }) => {
  for (const schema of [params, query, upload]) if (schema) expect(typeof checkOf(schema, 'querystring')({})).toBe('boolean')
  if (body) expect(typeof checkOf(body, 'body')({})).toBe('boolean')
  const app = fastify()
  app.get('/', { schema: { response: { 200: reply ?? {} } } }, async () => ({}))
  await expect(app.ready()).resolves.toBe(app)
})
