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
test('the schemas of all requests compile', () => {
  for (const [name, { params, query, body, upload }] of calls) {
    const parts = [params, query, upload].filter((schema) => schema !== undefined)
    const checks = [
      ...parts.map((schema) => checkOf(schema, 'querystring')),
      ...(body ? [checkOf(body, 'body')] : []),
    ]
    expect(
      checks.map((check) => typeof check({})),
      name,
    ).toEqual(checks.map(() => 'boolean'))
  }
})

test('the schemas of all replies compile', async () => {
  const app = fastify()
  for (const [name, { reply }] of calls)
    app.get(`/${name}`, { schema: { response: { 200: reply ?? {} } } }, async () => ({}))
  await expect(app.ready()).resolves.toBe(app)
})
