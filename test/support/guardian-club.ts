import * as guardians from '#contract/club/guardians.ts'
import * as links from '#contract/club/guardians-links.ts'
import { publish } from '#contract/planning/publishing.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from './app.ts'
import { makeClub, makeMember, makeSession, makeUser, today, type TestUser } from './factories.ts'

/** The day so many years before today. */
export const yearsAgo = (years: number) =>
  `${Number(today().slice(0, 4)) - years}${today().slice(4)}`.replace('02-29', '03-01')

export type GuardianClub = Awaited<ReturnType<typeof openGuardianClub>>

/** A club with a manager, a coach, and two children of the same parents. */
export async function openGuardianClub() {
  const app = await startTestApp()
  const club = await makeClub(app.db, { name: 'Lake RC' })
  await app.rows(`update clubs set country = 'DE' where id = $1`, [club])
  const child = (first_name: string, years: number, of = club) =>
    makeMember(app.db, of, [ROLE.athlete], {
      first_name,
      last_name: 'Meier',
      date_of_birth: yearsAgo(years),
      consent: null,
    })
  const manager = await makeMember(app.db, club, [ROLE.manager], { date_of_birth: '1980-01-01' })
  const coach = await makeMember(app.db, club, [ROLE.head_coach], { date_of_birth: '1981-01-01' })
  const at = (who: TestUser, of: ClubId = club) => ({ token: who.token, club: of })
  const mia = await child('Mia', 12)
  const ben = await child('Ben', 14)
  const parent = await makeUser(app.db, {
    first_name: 'Petra',
    last_name: 'Meier',
    date_of_birth: '1985-03-03',
  })
  const context = { app, club, manager, coach, mia, ben, parent, at, child }
  return { ...context, ...stepsIn(context) }
}

type Context = {
  app: TestApp
  club: ClubId
  manager: TestUser
  coach: TestUser
  at: (who: TestUser, of?: ClubId) => { token: string; club: ClubId }
}

function stepsIn({ app, club, manager, coach, at }: Context) {
  /** The code in the last mail to an address. */
  const codeFor = async (address: string): Promise<string> => {
    const [mail] = await app.rows<{ link: string }>(
      `select "values" ->> 'link' as link from mails
        where address = $1 and template = 'guardian-invitation' order by id desc limit 1`,
      [address],
    )
    return mail?.link.split('/').at(-1) ?? ''
  }
  type Inviting = { by?: TestUser; of?: ClubId }
  const invite = async (
    child: TestUser,
    email: string,
    { by = manager, of = club }: Inviting = {},
  ): Promise<string> => {
    await app.ask(
      links.inviteGuardian,
      { params: { id: child.id }, body: { email, language: 'de' } },
      at(by, of),
    )
    return codeFor(email)
  }
  /** The child gets the guardian, by an invitation to their address. */
  const link = async (guardian: TestUser, child: TestUser, inviting: Inviting = {}) => {
    const code = await invite(child, guardian.email, inviting)
    await app.ask(links.acceptGuardianInvitation, { params: { code } }, { token: guardian.token })
  }
  const place = (child: TestUser, of: ClubId = club) => ({
    params: { child_id: child.id, club_id: of },
  })
  const daysOf = async (guardian: TestUser, child: TestUser, of: ClubId = club) =>
    (await app.ask(guardians.childDays, place(child, of), { token: guardian.token })).data
  /** A published session of these people, so many days from now. */
  const session = async (days: number, people: readonly TestUser[], more: object = {}) => {
    const start_date = new Date(Date.now() + days * 86_400_000).toISOString()
    const athlete_ids = people.map(({ id }) => id)
    const id = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { start_date, athlete_ids, published: false, ...more },
    )
    await app.ask(publish, { body: { session_ids: [id] } }, at(coach))
    return id
  }
  return { codeFor, invite, link, place, daysOf, session }
}
