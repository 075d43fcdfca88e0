import { afterAll, beforeAll } from 'vitest'
import { impersonate } from '#contract/people/account.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeClub, makeMember, makeUser, type TestUser } from '../support/factories.ts'
import type { As } from '../support/http.ts'

/** Every test file that prepares it has a server of its own with an administrator and a club. */
export let app: TestApp
export let admin: TestUser
export let club: ClubId
export let manager: TestUser

export function prepareImpersonationClub(): void {
  beforeAll(async () => {
    app = await startTestApp()
    admin = await makeUser(app.db, { is_admin: true, first_name: 'Ada', last_name: 'Admin' })
    club = await makeClub(app.db)
    manager = await makeMember(app.db, club, [ROLE.manager])
  })
  afterAll(() => app.close())
}

export const body = { reason: 'Cannot find the calendar' }
export const open = (id: number, as: As = { token: admin.token }) =>
  app.ask(impersonate, { params: { id }, body }, as)
export const inNameOf = async ({ id }: TestUser, by = admin): Promise<As> => ({
  token: (await open(id, { token: by.token })).data.accessToken,
  club,
})
