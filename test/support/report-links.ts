import * as contract from '#contract/analysis/report-links.ts'
import { updateClub } from '#contract/people/clubs.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { makeMember, type TestUser } from './factories.ts'
import { openTrainingClub } from './training-club.ts'

const ADULT = '1990-05-05'
const YOUNG = '2012-05-05'
export const DAYS_OF_MARCH = { from: '2026-03-01', to: '2026-03-31' }

type Question = contract.ReportLink['question']
export type LinkWish = { page?: contract.ReportLink['page']; question?: Question }
export const linkWish = ({ page = 'attendance', question = DAYS_OF_MARCH }: LinkWish = {}) => ({
  body: { page, question, days: 30 as const },
})

/**
 * A club that shows reports outside, with two adults, two people under 18, one of unknown age, one
 * who has not consented and one who shows nothing. Each came to one session in March.
 */
export async function openReportLinks() {
  const training = await openTrainingClub()
  const { app, club, asCoach } = training
  const manager = await makeMember(app.db, club, [ROLE.manager])
  const asManager = { token: manager.token, club }
  const come = async (last_name: string, given: object): Promise<TestUser> => {
    const athlete = await makeMember(app.db, club, [ROLE.athlete], { last_name, ...given })
    const session = await training.planFor(athlete, { start_date: '2026-03-02T06:00:00Z' })
    await training.answer(athlete, session, 1)
    return athlete
  }
  const adults: TestUser[] = []
  for (const name of ['Adler', 'Bach']) adults.push(await come(name, { date_of_birth: ADULT }))
  const young: TestUser[] = []
  for (const name of ['Fink', 'Gans']) young.push(await come(name, { date_of_birth: YOUNG }))
  await come('Nachtigall', { date_of_birth: null })
  await come('Stumm', { date_of_birth: ADULT, consent: null })
  const hidden = await come('Versteckt', { date_of_birth: ADULT })
  await app.rows(
    `insert into privacy_settings (club_id, user_id, mode) values ($1, $2, 'only-me')`,
    [club, hidden.id],
  )
  const allow = (reports_outside: boolean) =>
    app.ask(updateClub, { params: { id: club }, body: { reports_outside } }, asManager)
  await allow(true)
  return {
    ...training,
    manager,
    asManager,
    adults,
    young,
    allow,
    make: async (wish: LinkWish = {}, as = asCoach) => {
      const { data } = await app.ask(contract.makeReportLink, linkWish(wish), as)
      return { id: data.id, token: data.url.split('/').at(-1) ?? '' }
    },
    look: (token: string) => app.send(contract.publicReport, { params: { token } }, {}),
    shown: async (token: string) =>
      (await app.ask(contract.publicReport, { params: { token } }, {})).data,
    held: async (as = asCoach) => (await app.ask(contract.reportLinks, {}, as)).data.links,
  }
}
export type ReportLinks = Awaited<ReturnType<typeof openReportLinks>>
