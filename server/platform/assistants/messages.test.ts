import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { allowAssistants, apiToken, connectAssistant } from '../../../test/support/assistants.ts'
import {
  makeClub,
  makeMember,
  makeSession,
  today,
  type TestUser,
} from '../../../test/support/factories.ts'
import type { ClubId } from '../../db/client.ts'
import { TOKEN_CALLS } from '../../http/rate-limit.ts'

let app: TestApp
let club: ClubId
let coach: TestUser
let token: string
let session: number

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.head_coach])
  session = await makeSession(
    app.db,
    club,
    { user_id: coach.id },
    { start_date: `${today()}T06:00:00Z` },
  )
  token = await apiToken(app, coach, { club, scope: 'write' })
  await allowAssistants(app, club)
})
afterAll(() => app.close())

const post = (json: unknown, secret = token) =>
  app.call('POST', '/mcp', {
    as: { token: secret },
    json,
    headers: { accept: 'application/json, text/event-stream' },
  })
const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' }

describe('an assistant', () => {
  test('leaves a line in the audit log for every call, without what was answered', async () => {
    const asking = await connectAssistant(app, token)
    await app.rows(`delete from audit_log where action = 'assistant-call'`)
    await asking.ask('attendance', { session_id: session })
    await asking.ask('attendance', { session_id: 999_999_999 })
    await asking.ask('attendance', { session_id: 'all' })
    await asking.close()
    const lines = await app.rows(
      `select user_id, about_club, subject from audit_log where action = 'assistant-call'
       order by id`,
    )
    const line = (id: number, outcome: string) => ({
      user_id: coach.id,
      about_club: club,
      subject: {
        tool: 'attendance',
        token_id: expect.any(Number) as number,
        calls: [`GET /api/v2/session/${id}/attendance`],
        outcome,
      },
    })
    const wrong = line(0, 'refused')
    expect(lines).toEqual([
      line(session, 'answered'),
      line(999_999_999, 'refused'),
      { ...wrong, subject: { ...wrong.subject, calls: [] } },
    ])
  })

  test('spends the calls of its token', async () => {
    const own = await apiToken(app, coach, { club, scope: 'read' })
    const call = { name: 'squads', arguments: {} }
    const answer = await post({ ...LIST, method: 'tools/call', params: call }, own)
    expect(answer.headers.get('ratelimit')).toContain(`r=${TOKEN_CALLS - 1};`)
    const next = await post(LIST, own)
    expect(next.headers.get('ratelimit')).toContain(`r=${TOKEN_CALLS - 3};`)
  })

  test('is refused streams, other methods and what is no message, and never with a failure', async () => {
    const statuses = await Promise.all([
      post({ ...LIST, method: 'subscriptions/listen' }),
      app.call('GET', '/mcp', { as: { token } }),
      app.call('DELETE', '/mcp', { as: { token } }),
      post([]),
      post('tools'),
      post({}),
      post(null),
      app.call('POST', '/mcp', {
        as: { token },
        raw: '{',
        headers: { 'content-type': 'application/json' },
      }),
      app.call('POST', '/mcp', {
        as: { token },
        raw: 'a=1',
        headers: { 'content-type': 'text/plain' },
      }),
    ])
    for (const { status, text } of statuses) {
      expect(status, text).toBeGreaterThanOrEqual(400)
      expect(status, text).toBeLessThan(500)
    }
  })
})
