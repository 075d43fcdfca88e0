import { afterAll, beforeAll, expect, test } from 'vitest'
import * as members from '#contract/people/members.ts'
import { savePrivacySettings } from '#contract/people/privacy.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeClub, makeMember, type TestUser } from '../support/factories.ts'
import { sheetOf } from '../support/xlsx.ts'

let app: TestApp
let club: ClubId
let headCoach: TestUser

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  headCoach = await makeMember(app.db, club, [ROLE.head_coach])
})
afterAll(() => app.close())

const as = (user: TestUser) => ({ token: user.token, club })

test('the workbook has the address of a parent, and the phone of those the viewer sees', async () => {
  const phones = ['+49 30 555 01', '+49 30 555 02']
  const [seen, hidden] = [
    await makeMember(app.db, club, [ROLE.athlete], { last_name: 'Workbook' }),
    await makeMember(app.db, club, [ROLE.athlete], { last_name: 'Workbook' }),
  ]
  for (const [index, { id }] of [seen, hidden].entries())
    await app.rows('update users set phone = $2, guardian_email = $3 where id = $1', [
      id,
      phones[index],
      `parent${index}@slipway.test`,
    ])
  await app.ask(savePrivacySettings, { body: { mode: 'only-me', coach_ids: [] } }, as(hidden))
  const query = { query: 'Workbook' }
  const { bytes } = await app.send(members.exportMembers, { query }, as(headCoach))
  const [head = [], ...rows] = sheetOf(bytes)
  const column = (name: string) => rows.map((row) => row[head.indexOf(name)] ?? null)
  expect(column('Parent’s email').toSorted()).toEqual([
    'parent0@slipway.test',
    'parent1@slipway.test',
  ])
  expect(column('Phone').filter(Boolean)).toEqual([phones[0]])
  expect(await app.refused(members.exportMembers, { query }, as(seen))).toMatchObject({
    need: 'manage-members',
  })
})
