import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeClub, makeMember } from '../support/factories.ts'
import { problemOf, type Answer, type As } from '../support/http.ts'
import { makeThings } from './matrix-parts.ts'

let app: TestApp
let as: As
beforeAll(async () => {
  app = await startTestApp()
  const club = await makeClub(app.db)
  const coach = await makeMember(app.db, club, [ROLE.head_coach])
  as = { token: coach.token, club }
  await makeThings(app.db, club, coach.id, coach.email)
})
afterAll(() => app.close())

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
