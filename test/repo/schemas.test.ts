import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { CONTRACT } from '#contract/all.ts'
import { endpointsOf } from '../../server/http/mount.ts'
import { checkOf } from '../../server/http/validation.ts'

const calls = Object.values(CONTRACT).flatMap((contract) => endpointsOf(contract))

/**
 * The server compiles a schema when it is first used; here all are, so that a broken one is found
 * before.
 */
test.each(calls)(
  'the schemas of %s compile',
  async (_name, { params, query, body, upload, reply }) => {
    const parts = [params, query, upload].filter((schema) => schema !== undefined)
    const checks = [
      ...parts.map((schema) => checkOf(schema, 'querystring')),
      ...(body ? [checkOf(body, 'body')] : []),
    ]
    expect(checks.map((check) => typeof check({}))).toEqual(checks.map(() => 'boolean'))
    const app = fastify()
    app.get('/', { schema: { response: { 200: reply ?? {} } } }, async () => ({}))
    await expect(app.ready()).resolves.toBe(app)
  },
)
