import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { signInOf } from '../support/factories.ts'
import { CANARIES, canariesIn } from '../support/health-canaries.ts'
import { MATRIX_CALLS } from './matrix-calls.ts'
import { ENDPOINTS } from './matrix-run.ts'
import { nameOf } from './matrix-world.ts'
import { actFor, PEOPLE } from './walk/impersonation.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('refuses health, privacy, messages and links to who acts in the name of a member', async () => {
  const closed = ENDPOINTS.filter(({ notWhileImpersonating }) => notWhileImpersonating)
  expect(closed.map(nameOf).toSorted()).toEqual([
    'DELETE absences/{id}',
    'DELETE blocked-people/{id}',
    'DELETE children/{child_id}/clubs/{club_id}',
    'DELETE children/{child_id}/clubs/{club_id}/absences/{id}',
    'DELETE clubs/{club_id}/public-pages/{id}',
    'DELETE message-threads/{id}/messages/{number}',
    'DELETE performance-tests/{id}',
    'DELETE performance-tests/{id}/breaths',
    'DELETE push/devices/{id}',
    'DELETE return-notes/{id}',
    'DELETE session/{id}/comments/{comment_id}',
    'DELETE wall/comments/{id}',
    'DELETE wall/posts/{id}',
    'GET availability',
    'GET calendar-links',
    'GET children/{child_id}/clubs/{club_id}',
    'GET children/{child_id}/clubs/{club_id}/consent',
    'GET children/{child_id}/clubs/{club_id}/message-threads',
    'GET children/{child_id}/clubs/{club_id}/message-threads/{id}/messages',
    'GET children/{child_id}/clubs/{club_id}/message-threads/{id}/messages/{number}/file',
    'GET children/{child_id}/clubs/{club_id}/message-threads/{id}/messages/{number}/photo',
    'GET invitation-links',
    'GET message-reports',
    'GET message-threads',
    'GET message-threads/{id}',
    'GET message-threads/{id}/export',
    'GET message-threads/{id}/messages',
    'GET message-threads/{id}/messages/{number}/file',
    'GET message-threads/{id}/messages/{number}/photo',
    'GET morning-notice',
    'GET morning-reminder',
    'GET mornings/{id}',
    'GET mornings/{id}/course',
    'GET performance-test-day',
    'GET performance-test-recordings',
    'GET performance-tests',
    'GET performance-tests/athletes/{id}',
    'GET performance-tests/csv',
    'GET performance-tests/export',
    'GET performance-tests/{id}',
    'GET performance-tests/{id}/breaths',
    'GET performance-tests/{id}/csv',
    'GET performance-tests/{id}/export',
    'GET performance-tests/{id}/report',
    'GET performance-tests/{id}/zones',
    'GET personal-links',
    'GET privacy-settings',
    'GET session/{id}/comments',
    'GET session/{id}/workout',
    'GET session/{id}/workout-file',
    'GET session/{id}/workout-files',
    'GET session/{id}/workouts',
    'GET wall/comments/{id}/reactions',
    'GET wall/own-results',
    'GET wall/people',
    'GET wall/posts',
    'GET wall/posts/{id}',
    'GET wall/posts/{id}/comments',
    'GET wall/posts/{id}/file',
    'GET wall/posts/{id}/photo',
    'GET wall/posts/{id}/reactions',
    'GET wall/reports',
    'GET week-workouts',
    'PATCH club-webhooks/{id}',
    'PATCH public-pages/{id}',
    'PATCH return-notes/{id}',
    'PATCH wall/comments/{id}',
    'PATCH wall/posts/{id}',
    'POST absences',
    'POST availability',
    'POST billing/orders/{id}/checkout',
    'POST billing/portal',
    'POST blocked-people',
    'POST calendar-links',
    'POST children/{child_id}/clubs/{club_id}/absences',
    'POST children/{child_id}/clubs/{club_id}/attendance',
    'POST children/{child_id}/clubs/{club_id}/consent',
    'POST children/{child_id}/clubs/{club_id}/message-threads/{id}/read',
    'POST club-exports',
    'POST club-exports/plan',
    'POST club-exports/{id}/link',
    'POST club-webhooks',
    'POST club-webhooks/{id}/rotate',
    'POST equipment/{id}/sticker',
    'POST followed-calendars',
    'POST invitation-links',
    'POST message-reports/{id}/settle',
    'POST message-threads',
    'POST message-threads/{id}/files',
    'POST message-threads/{id}/leave',
    'POST message-threads/{id}/messages',
    'POST message-threads/{id}/messages/{number}/report',
    'POST message-threads/{id}/mute',
    'POST message-threads/{id}/people',
    'POST message-threads/{id}/photos',
    'POST message-threads/{id}/read',
    'POST message-threads/{id}/typing',
    'POST message/create-message',
    'POST morning-files',
    'POST morning-monitoring-date-range',
    'POST morning-notice',
    'POST morning-readings',
    'POST morning-reminder',
    'POST mornings',
    'POST performance-test-day',
    'POST performance-tests',
    'POST performance-tests/import',
    'POST performance-tests/{id}/breaths',
    'POST performance-tests/{id}/zones',
    'POST personal-links',
    'POST privacy-settings',
    'POST public-pages/{id}/confirm',
    'POST push/devices',
    'POST push/devices/{id}/trial',
    'POST report-links',
    'POST report-mails',
    'POST return-notes',
    'POST session/{id}/comments',
    'POST session/{id}/connect-codes',
    'POST session/{id}/public-page',
    'POST session/{id}/rpe',
    'POST session/{id}/workout-sending',
    'POST wall/comments/{id}/reactions',
    'POST wall/files',
    'POST wall/photos',
    'POST wall/posts',
    'POST wall/posts/{id}/comments',
    'POST wall/posts/{id}/reactions',
    'POST wall/posts/{id}/state',
    'POST wall/reports',
    'POST wall/reports/{id}/settle',
  ])
  const { as, things } = await actFor(app, [ROLE.athlete, ROLE.coach, ROLE.manager])
  for (const endpoint of closed) {
    const parts = await MATRIX_CALLS[nameOf(endpoint)]?.parts(things, app.db, app.files)
    expect((await app.refused(endpoint, parts ?? {}, as)).code).toBe('impersonating')
  }
})

test('the person finds every canary again', async () => {
  const { as, things } = await actFor(app, PEOPLE.everything)
  const token = await signInOf(app.db, things.user_id)
  const found = new Set<string>()
  for (const endpoint of ENDPOINTS.filter(({ method, reads }) => method === 'GET' || reads)) {
    const parts = await MATRIX_CALLS[nameOf(endpoint)]?.parts(things, app.db, app.files)
    for (const canary of canariesIn(await app.send(endpoint, parts ?? {}, { ...as, token })))
      found.add(canary)
  }
  expect([...found].toSorted()).toEqual(CANARIES.map(String).toSorted())
}, 120_000)
