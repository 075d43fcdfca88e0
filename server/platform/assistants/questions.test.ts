import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveAttendance } from '#contract/planning/attendance.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import {
  allowAssistants,
  apiToken,
  connectAssistant,
  type Assistant,
} from '../../../test/support/assistants.ts'
import {
  makeClub,
  makeMember,
  makeSession,
  makeSquad,
  type TestUser,
} from '../../../test/support/factories.ts'
import { TOOLS } from './tools.ts'

const PAGE = readFileSync(join(import.meta.dirname, '../../../docs/api/mcp.md'), 'utf8')
const QUESTIONS = PAGE.split('\n### ')
  .slice(1)
  .map((part) => ({
    question: part.split('\n', 1)[0] ?? '',
    calls: [...part.matchAll(/^\{ "tool".*\}$/gm)].map(([call]) => call),
  }))

let app: TestApp
let coach: TestUser, silent: TestUser
let assistant: Assistant
let ids: Record<string, number>

beforeAll(async () => {
  app = await startTestApp()
  const club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.head_coach])
  silent = await makeMember(app.db, club)
  const coming = await makeMember(app.db, club)
  const squad = await makeSquad(app.db, club, [silent.id, coming.id])
  const session = await makeSession(
    app.db,
    club,
    { user_id: coach.id },
    {
      start_date: '2026-03-07T08:00:00Z',
      planned_time: 5400,
    },
  )
  await app.rows(
    `insert into participants (club_id, session_id, user_id, role_id)
     select $1, $2, unnest($3::bigint[]), $4`,
    [club, session, [silent.id, coming.id], ROLE.athlete],
  )
  await app.ask(
    saveAttendance,
    { body: { event_id: session, users: { [coming.id]: { attending: 1 } } } },
    { token: coming.token, club },
  )
  ids = { squad, session }
  await allowAssistants(app, club)
  assistant = await connectAssistant(app, await apiToken(app, coach, { club, scope: 'write' }))
})
afterAll(async () => {
  await assistant.close()
  await app.close()
})

/** What the calls of a question answer, in their order. */
async function answersTo(words: string): Promise<unknown[]> {
  const { calls = [] } = QUESTIONS.find(({ question }) => question.includes(words)) ?? {}
  expect(calls.length).toBeGreaterThan(0)
  const answers = []
  for (const call of calls) {
    const filled = call.replaceAll(/"\{(\w+)\}"/g, (_, name: string) => String(ids[name]))
    const { tool, arguments: input } = JSON.parse(filled) as { tool: string; arguments: object }
    const { answer, refusal } = await assistant.ask(tool, input)
    expect(refusal, filled).toBeNull()
    answers.push(answer)
  }
  return answers
}

test('who has not answered yet', async () => {
  const [squads, calendar, attendance] = await answersTo('not answered')
  expect(squads).toMatchObject({ squads: [{ squad_id: ids['squad'] }] })
  expect(calendar).toMatchObject({ sessions: [{ session_id: ids['session'], people: 2 }] })
  const { people } = attendance as { people: { role: string; user_id: number; answer: unknown }[] }
  const missing = people.filter(({ role, answer }) => role === 'athlete' && answer === null)
  expect(missing.map(({ user_id }) => user_id)).toEqual([silent.id])
})

test('who trained less than planned', async () => {
  const [load] = await answersTo('less than planned')
  const { athletes } = load as { athletes: { user_id: number; total: object }[] }
  expect(athletes.find(({ user_id }) => user_id === silent.id)?.total).toMatchObject({
    sessions: 0,
    missed: 1,
    time_s: null,
    planned_time_s: 5400,
  })
})

test('a draft', async () => {
  const [draft] = await answersTo('Draft')
  expect(draft).toEqual({ session_id: expect.any(Number) as number, is_draft: true })
})

test('the page lists every tool with what it takes', () => {
  const rows = TOOLS.map(({ name, title, input, drafts }) => {
    const { properties = {}, required = [] } = input as { properties?: object; required?: string[] }
    const takes = Object.keys(properties).map((key) =>
      required.includes(key) ? `\`${key}\`` : `\`${key}\`?`,
    )
    const who = drafts ? `${title} (token that writes)` : title
    return `| \`${name}\` | ${who} | ${takes.join(', ') || '–'} |`
  })
  const [, table = ''] = /<!-- tools -->\n.*\n.*\n([^]*?)\n<!-- \/tools -->/.exec(PAGE) ?? []
  expect(table.split('\n')).toEqual(rows)
})
