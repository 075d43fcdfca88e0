import { afterAll, beforeAll } from 'vitest'
import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { addMember, makeClub, makeMember, makeUser, type TestUser } from '../support/factories.ts'

export const { approved, invited, pending, onboarding, athlete_rejected } = MEMBER_STATUS

/** Every test file that prepares it has a server of its own with a club that people can join. */
export let app: TestApp
export let club: ClubId
let creator: TestUser
export let headCoach: TestUser
export let athlete: TestUser

export function prepareInvitationClub(): void {
  beforeAll(async () => {
    app = await startTestApp()
    creator = await makeUser(app.db)
    club = await makeClub(app.db, { creator_id: creator.id, name: 'Lakeside RC' })
    await addMember(app.db, club, creator.id, [ROLE.manager])
    headCoach = await makeMember(app.db, club, [ROLE.head_coach])
    athlete = await makeMember(app.db, club, [ROLE.athlete])
  })
  afterAll(() => app.close())
}

export const as = (user: TestUser) => ({ token: user.token, club })
export const mailsTo = (email: string) =>
  app.rows<{ template: string; language: string; values: { link: string } }>(
    'select template, language, "values" from mails where address = $1 order by id',
    [email],
  )
