import { afterAll, beforeAll, expect, test } from 'vitest'
import * as lookups from '#contract/lookups.ts'
import * as members from '#contract/people/members.ts'
import * as sessions from '#contract/planning/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { SPORTS } from '#domain/constants/sports.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeClub, makeMember } from '../support/factories.ts'
import { PLAN } from '../support/planning-club.ts'
import { sheetOf } from '../support/xlsx.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function managerOf(sport: string, language = 'en') {
  const default_sport_id = SPORTS.find(({ key }) => key === sport)?.id ?? 0
  const club = await makeClub(app.db, { default_sport_id })
  const { token } = await makeMember(app.db, club, [ROLE.manager, ROLE.coach])
  return { token, club, language }
}

test.each([
  ['rowing', 'en', 'Create squads'],
  ['bike', 'en', 'Create groups'],
  ['bike', 'zh-cn', '新建小组'],
])('a club of %s reads in %s the permission “%s”', async (sport, language, title) => {
  const { data } = await app.ask(lookups.permissions, {}, await managerOf(sport, language))
  expect(data.find(({ name }) => name === 'create-squads')?.title).toBe(title)
})

test.each([
  ['rowing', 'Enter either a distance or a time for a piece or segment.'],
  ['kayak', 'Enter either a distance or a time for an effort or segment.'],
])('a club of %s is refused a plan with “%s”', async (sport, sentence) => {
  const piece = { planned_distance: 500, planned_time: 90, rest: null, split_length: null }
  const structure = {
    piece_structure: 1 as const,
    repetitions: 1,
    pieces: [{ ...piece, segments: [] }],
  }
  const problem = await app.refused(
    sessions.createSession,
    { body: { ...PLAN, sport_id: 1, structure } },
    await managerOf(sport),
  )
  expect(Object.values(problem.errors ?? {}).flat()).toEqual([sentence])
})

test.each([
  ['rowing', 'Squads'],
  ['bike', 'Groups'],
])('the members of a club of %s are exported with a column %s', async (sport, column) => {
  const { bytes } = await app.send(members.exportMembers, {}, await managerOf(sport))
  expect(sheetOf(bytes)[0]).toContain(column)
})
