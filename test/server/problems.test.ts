import { createConnection } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CONTRACT } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { LANGUAGES } from '#domain/constants/languages.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { endpointsOf } from '../../server/http/mount.ts'
import { errorText } from '../../server/text/text.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeClub, makeMember } from '../support/factories.ts'
import { formOf, problemOf, type Answer, type As } from '../support/http.ts'
import { MATRIX_CALLS } from './matrix-calls.ts'
import { makeThings, type Things } from './matrix-parts.ts'

const ENDPOINTS = Object.values(CONTRACT).flatMap((contract) =>
  endpointsOf(contract).map(([, endpoint]) => endpoint),
)
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const named = (endpoints: readonly Endpoint[]) =>
  endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const)
const WITH_BODY = ENDPOINTS.filter((endpoint) => endpoint.body !== undefined)
const WITH_PARAMS = ENDPOINTS.filter((endpoint) => endpoint.params !== undefined)

let app: TestApp
let as: As
let things: Things
beforeAll(async () => {
  app = await startTestApp()
  const club = await makeClub(app.db)
  const coach = await makeMember(app.db, club, [ROLE.head_coach])
  as = { token: coach.token, club }
  things = await makeThings(app.db, club, coach.id, coach.email)
})
afterAll(() => app.close())

const address = ({ path }: Endpoint) => path.replaceAll(/\{\w+\}/g, String(things.session))
const json = { 'content-type': 'application/json' }

describe('a request that cannot be understood', () => {
  test.each([
    ['an unknown call', 'GET', 'no-such-call', {}, 404, 'route_not_found'],
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

  test('tells which methods are there only below the calls', async () => {
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

  test('is told in the language asked for, field by field', async () => {
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

const LONE = '"\\ud800"'
const RUBBISH: [string, string][] = [
  ['nothing', '{}'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a text', '"x"'],
  ['a number', '7'],
  ['a negative id', '{"id":-1}'],
  ['a text for an id', '{"id":"x"}'],
  ['a number without end', '{"event_id":1e308,"id":1e308,"rpe":1e308,"session_id":1e308}'],
  ['a long text', JSON.stringify({ a: 'x'.repeat(70_000) })],
  ['a prototype', '{"__proto__":{"x":1}}'],
  ['a hidden prototype', '{"users":{"__proto__":{"x":1},"constructor":1}}'],
  ['a constructor', '{"constructor":{"prototype":{"x":1}}}'],
  ['deep lists', '['.repeat(5000)],
  ['deep objects', `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`],
  ['very deep lists', `${'['.repeat(400_000)}${']'.repeat(400_000)}`],
  ['a lone surrogate', LONE],
  ['lone surrogates inside', `{"name":${LONE},"username":${LONE},"password":${LONE}}`],
  ['a null character', '{"name":"a\\u0000b","username":"a\\u0000b"}'],
]

describe('rubbish is refused with a problem', () => {
  test.each(named(WITH_BODY))('by %s', async (_, endpoint) => {
    const faults: string[] = []
    for (const [what, raw] of RUBBISH) {
      const answer = await app.call(endpoint.method, address(endpoint), { as, raw, headers: json })
      if (answer.status < 400 || answer.status >= 500) faults.push(`${answer.status} for ${what}`)
      else problemOf(answer)
    }
    expect(faults).toEqual([])
  })

  test.each(named(WITH_PARAMS))('by %s in its address', async (name, endpoint) => {
    const { body, ...rest } = (await MATRIX_CALLS[name]?.parts(things, app.db, app.files)) ?? {}
    const faults: string[] = []
    for (const id of [
      '0',
      '-1',
      '99999999',
      'x',
      '1e9',
      '%27',
      '9'.repeat(40),
      '1.5',
      '%00',
      '1%20or%201=1',
      'x'.repeat(600),
    ]) {
      const path = endpoint.path.replaceAll(/\{\w+\}/g, id)
      const answer = await app.call(endpoint.method, path, {
        as,
        ...(body !== undefined && { json: body }),
        ...(rest.file && { raw: formOf(rest) }),
      })
      if (answer.status < 400 || answer.status >= 500)
        faults.push(`${answer.status} for ${id.slice(0, 20)}`)
      else problemOf(answer)
    }
    expect(faults).toEqual([])
  })
})

/**
 * Every place where a valid body holds a text, taken by one that PostgreSQL or UTF-8 cannot hold.
 */
const HOSTILE_TEXTS = [
  'a\u0000b',
  '\u0000',
  '\ud800',
  'x\udfff',
  'r\u202eow',
  '💣'.repeat(20_000),
  '=1+1',
  "'; drop table users; --",
]

function withTexts(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text
  if (Array.isArray(value)) return value.map((one) => withTexts(one, text))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, withTexts(one, text)]),
    )
  return value
}

/** Every place where a valid body holds a number. */
function withNumbers(value: unknown, number: number): unknown {
  if (typeof value === 'number') return number
  if (Array.isArray(value)) return value.map((one) => withNumbers(one, number))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, withNumbers(one, number)]),
    )
  return value
}

const PLAN = {
  name: 'Row',
  sport_id: 1,
  start_date: '2026-03-02T06:00:00Z',
  end_date: '2026-03-02T07:30:00Z',
  description: 'd',
  location: 'l',
  planned_distance: 6000,
  planned_time: 5400,
  planned_rpe: 4,
  intensities: [{ id: 2, percentage: 100 }],
  focus_ids: [1],
  tags: ['Rain'],
  structure: {
    piece_structure: 3,
    repetitions: 1,
    pieces: [
      {
        planned_distance: 2000,
        planned_time: null,
        rest: 60,
        split_length: 500,
        segments: [{ planned_distance: 500, planned_time: null }],
      },
    ],
  },
}

describe('a full plan', () => {
  const texts = ['name', 'description', 'location', 'tags'] as const
  test.each(HOSTILE_TEXTS.map((text) => [JSON.stringify(text).slice(0, 30), text] as const))(
    'with the text %s',
    async (_, text) => {
      const fits = !text.includes('\u0000') && text.isWellFormed() && text.length < 1000
      const faults: string[] = []
      for (const field of texts) {
        const answer = await app.call('POST', 'create-session', {
          as,
          json: { ...PLAN, [field]: withTexts(PLAN[field], text) },
        })
        const isPlain = field === 'description' || !text.includes('\u202E')
        if (
          !(fits && isPlain
            ? await isKept(answer, text)
            : isRefusedAt(answer, field === 'tags' ? 'tags.0' : field))
        )
          faults.push(`${field}: ${answer.text}`)
      }
      expect(faults).toEqual([])
    },
  )

  async function isKept({ status, json: reply }: Answer, text: string): Promise<boolean> {
    if (status !== 201) return false
    const { id } = (reply as { data: { id: number } }).data
    return (await app.call('GET', `session/${id}`, { as })).text.includes(JSON.stringify(text))
  }

  function isRefusedAt(answer: Answer, field: string): boolean {
    const { status, code, errors = {} } = problemOf(answer)
    return status === 400 && code === 'invalid' && field in errors
  }

  test.each([-1, 0, 0.5, 1e15, 1e308, -1e308, Number.MAX_SAFE_INTEGER])(
    'with the number %s everywhere',
    async (number) => {
      const { status } = await app.call('POST', 'create-session', {
        as,
        json: withNumbers(PLAN, number),
      })
      expect(status).toBe(400)
    },
  )

  test.each([
    ['0000-01-01T00:00:00Z', '0000-01-01T01:00:00Z'],
    ['9999-12-31T23:59:60Z', '9999-12-31T23:59:60Z'],
    ['2026-03-02T06:00:00+99:99', '2026-03-02T07:00:00+99:99'],
    ['2026-03-02T06:00:00', '2026-03-02T07:00:00'],
    ['2026-03-02 06:00:00Z', '2026-03-02 07:00:00Z'],
    ['2026-03-02T06:00:00+23:59', '2026-03-02T07:00:00+23:59'],
  ])('at %s', async (start_date, end_date) => {
    const answer = await app.call('POST', 'create-session', {
      as,
      json: { ...PLAN, start_date, end_date },
    })
    expect([201, 400], answer.text).toContain(answer.status)
    if (answer.status === 400)
      expect(Object.keys((answer.json as { errors: object }).errors)).toContain('start_date')
  })

  test.each([
    [
      '0001-03-02T06:00:00Z',
      '2026-03-02T07:00:00Z',
      'start_date',
      'Enter a date between 1900 and 2100.',
    ],
    [
      '2026-03-02T06:00:00Z',
      '9999-12-31T07:00:00Z',
      'end_date',
      'Enter a date between 1900 and 2100.',
    ],
    [
      '2026-03-02T06:00:00Z',
      '2027-03-04T06:00:00Z',
      'end_date',
      'Choose a period of at most 366 days.',
    ],
    [
      '2026-03-02T06:00:00Z',
      '2026-03-02T05:00:00Z',
      'end_date',
      'The end must not be before the start.',
    ],
  ])('from %s to %s it says at %s: %s', async (start_date, end_date, field, message) => {
    const answer = await app.call('POST', 'create-session', {
      as,
      json: { ...PLAN, start_date, end_date },
    })
    expect(answer.status).toBe(400)
    expect((answer.json as { errors: object }).errors).toEqual({ [field]: [message] })
  })
})

test.each([
  ['venues?query=%00', 'query'],
  ['availability/grid?week_of=9999-12-31', 'week_of'],
  ['availability/grid?week_of=0000-01-01', 'week_of'],
])('%s is refused at its field', async (asked, field) => {
  const answer = await app.call('GET', asked, { as })
  expect(answer.status).toBe(400)
  expect(answer.json).toMatchObject({ errors: { [field]: [expect.any(String)] } })
})
