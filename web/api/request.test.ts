import { expect, test } from 'vitest'
import { clubUsers } from '#contract/people/members.ts'
import { me } from '#contract/people/account.ts'
import { startImport } from '#contract/recordings/imports.ts'
import { activityDetail, activityChannels } from '#contract/recordings/activities.ts'
import { trainingSummary } from '#contract/analysis/reports.ts'
import { rateSession } from '#contract/planning/sessions.ts'
import { bodyOf, urlOf } from './request.ts'

test.each([
  ['no input', urlOf(me), '/api/v2/me'],
  ['a parameter', urlOf(activityDetail, { params: { id: 12 } }), '/api/v2/activities/12'],
  [
    'a parameter and a query',
    urlOf(activityChannels, { params: { id: 12 }, query: { max_points: 500 } }),
    '/api/v2/activities/12/channels?max_points=500',
  ],
  ['an empty query', urlOf(clubUsers, { query: {} }), '/api/v2/club-users'],
  [
    'lists and spaces',
    urlOf(clubUsers, { query: { status: '0,1', limit: 10 } }),
    '/api/v2/club-users?status=0%2C1&limit=10',
  ],
  [
    'days',
    urlOf(trainingSummary, { query: { start_date: '2026-10-21', end_date: '2026-11-21' } }),
    '/api/v2/reports/training-summary?start_date=2026-10-21&end_date=2026-11-21',
  ],
])('the address of %s', (_, url, expected) => {
  expect(url).toBe(expected)
})

test('a path is not broken out of', () => {
  const endpoint = { ...me, path: 'notes/{name}' } as const
  expect(urlOf(endpoint, { params: { name: '../admin?x=1#y' } } as never)).toBe(
    '/api/v2/notes/..%2Fadmin%3Fx%3D1%23y',
  )
})

test('bodies are JSON, uploads are forms with the file last', () => {
  expect(bodyOf(me)).toBeUndefined()
  expect(bodyOf(rateSession, { params: { id: 1 }, body: { rpe: null } })).toBe('{"rpe":null}')
  const form = bodyOf(startImport, { upload: { session_id: 4 }, file: new File(['x'], 'row.fit') })
  expect(form instanceof FormData && [...form.keys()]).toEqual(['session_id', 'file'])
})
