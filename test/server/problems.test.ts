import { createConnection } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES } from '#domain/constants/languages.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { errorText } from '../../server/text/text.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeClub, makeMember } from '../support/factories.ts'
import { formOf, problemOf, type As } from '../support/http.ts'

let app: TestApp
let as: As
beforeAll(async () => {
  app = await startTestApp()
  const club = await makeClub(app.db)
  const coach = await makeMember(app.db, club, [ROLE.head_coach])
  as = { token: coach.token, club }
})
afterAll(() => app.close())

const json = { 'content-type': 'application/json' }

describe('a request that cannot be understood', () => {
  test.each([
    ['an unknown call', 'GET', 'no-such-call', {}, 404, 'route_not_found'],
    [
      'an unknown call that changes something',
      'POST',
      'no-such-call',
      { json: {} },
      404,
      'route_not_found',
    ],
    ['an unknown call with a number', 'DELETE', 'no-such/17', {}, 404, 'route_not_found'],
    ['a call with rubbish in its address', 'GET', 'session/%E0%A4%A', {}, 400, 'bad_request'],
    ['an address outside the calls', 'POST', '/nothing/here', {}, 404, 'route_not_found'],
    ['a wrong method', 'DELETE', 'home', {}, 405, 'method_not_allowed'],
    [
      'a wrong method on an address with a number',
      'PATCH',
      'session/1',
      {},
      405,
      'method_not_allowed',
    ],
    ['a method nobody uses', 'PUT', 'me', { json: {} }, 405, 'method_not_allowed'],
    ['broken JSON', 'POST', 'agenda', { raw: '{"a":', headers: json }, 400, 'broken_json'],
    ['an empty body', 'POST', 'agenda', { raw: '', headers: json }, 400, 'broken_json'],
    ['no body at all', 'POST', 'agenda', {}, 400, 'invalid'],
    [
      'a prototype as key',
      'POST',
      'agenda',
      { raw: '{"__proto__":{"x":1}}', headers: json },
      400,
      'broken_json',
    ],
    ['a control character', 'POST', 'agenda', { raw: '\u0000', headers: json }, 400, 'broken_json'],
    [
      'a body over a megabyte',
      'POST',
      'agenda',
      { json: { x: 'x'.repeat(1_100_000) } },
      413,
      'too_large',
    ],
    [
      'a text',
      'POST',
      'agenda',
      { raw: 'hello', headers: { 'content-type': 'text/html' } },
      415,
      'unsupported_media_type',
    ],
    [
      'a form',
      'POST',
      'agenda',
      { raw: formOf({ upload: { a: 1 } }) },
      415,
      'unsupported_media_type',
    ],
    ['JSON for an upload', 'POST', 'imports', { json: {} }, 415, 'unsupported_media_type'],
    ['an unknown include', 'GET', 'club-users?include=passwords', {}, 400, 'invalid'],
    ['an include of a call without any', 'GET', 'home?include=everything', {}, 400, 'invalid'],
    ['unknown fields', 'GET', 'squads?fields=id', {}, 400, 'invalid'],
    ['a page beyond counting', 'GET', 'squads?page=1e99', {}, 400, 'invalid'],
    ['more rows than a page has', 'GET', 'club-users?limit=1001', {}, 400, 'invalid'],
    [
      'a day that is none',
      'GET',
      'reports/training-summary?start_date=2026-02-30&end_date=2026-03-01',
      {},
      400,
      'invalid',
    ],
    [
      'an id list with rubbish',
      'GET',
      'reports/training-summary?start_date=2026-02-01&end_date=2026-03-01&squads=1;2',
      {},
      400,
      'invalid',
    ],
  ] as const)('%s', async (_, method, path, options, status, code) => {
    expect(problemOf(await app.call(method, path, { as, ...options }))).toMatchObject({
      status,
      code,
    })
  })

  test('says which methods are there only below the calls', async () => {
    for (const path of ['/healthz', '/metrics'])
      expect((await app.call('POST', path, { json: {} })).status, path).toBe(404)
  })

  test('that is no HTTP is answered and closed', async () => {
    const { port } = new URL(app.url)
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = createConnection(Number(port), '127.0.0.1', () =>
        socket.write('GET /api\u0000/v2 HTTP/9\r\n\r\n'),
      )
      let text = ''
      socket.on('data', (chunk) => (text += chunk.toString()))
      socket.on('error', reject)
      socket.on('close', () => resolve(text))
    })
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  })

  test('is explained in the language asked for, field by field', async () => {
    const messages = await Promise.all(
      LANGUAGES.map(async (language) =>
        problemOf(
          await app.call('POST', 'create-session', {
            as: { ...as, language },
            json: { name: ' ', sport_id: 99 },
          }),
        ),
      ),
    )
    expect(new Set(messages.map(({ message }) => message)).size).toBe(LANGUAGES.length)
    expect(new Set(messages.map(({ errors }) => errors?.['sport_id']?.[0])).size).toBe(
      LANGUAGES.length,
    )
    for (const { errors } of messages)
      expect(Object.keys(errors ?? {}).toSorted()).toEqual([
        'end_date',
        'name',
        'sport_id',
        'start_date',
      ])
    expect(messages[0]?.errors?.['sport_id']).toEqual(['Value must be between 1 and 54.'])
  })

  test.each([
    ['de-AT,de;q=0.9', 'de'],
    ['xx,fr;q=0.5', 'fr'],
    ['zh-TW', 'zh-cn'],
    ['en;q=0.1,fr;q=0.9', 'fr'],
    ['*', 'en'],
    [';;q=,,', 'en'],
  ] as const)('understands Accept-Language %s', async (language, understood) => {
    const { message } = problemOf(
      await app.call('GET', 'no-such-call', { as: { ...as, language } }),
    )
    expect(message).toBe(errorText(understood, 'route_not_found'))
  })
})
