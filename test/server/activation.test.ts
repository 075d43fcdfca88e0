import { describe, expect, test } from 'vitest'
import { accountDetails, getUserData, login, me, register } from '#contract/people/account.ts'
import { foundClub, myClubs } from '#contract/people/clubs.ts'
import { dismissFirstSteps, firstSteps } from '#contract/analysis/home.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { addMember, makeSquad, makeUser, PASSWORD } from '../support/factories.ts'
import {
  NEW,
  address,
  app,
  codeIn,
  credentials,
  details,
  mailTo,
  opened,
  signUp,
  prepareSignUp,
} from './sign-up.ts'

prepareSignUp()

describe('signing up', () => {
  test('leads by mail to an open account and a club of its own on trial', async () => {
    const email = address()
    await app.ask(register, signUp(email), {})
    const mail = await mailTo(email)
    expect(mail).toContain('Subject: Bestätige deine Adresse')
    const code = codeIn(mail)
    expect((await app.refused(login, credentials(email, NEW), {})).code).toBe('email_unverified')

    const { data } = await app.ask(getUserData, { params: { code } }, {})
    expect(data).toMatchObject({
      email,
      first_name: 'Fay',
      email_verified: false,
      current_club_user: { club_id: null, club: { creator_id: data.id } },
    })
    const { accessToken } = await app.ask(accountDetails, details(data.id, code), {})
    const as = { token: accessToken }
    expect((await app.ask(me, {}, as)).data.founds_club).toBe(true)

    const club = {
      name: ' New Bridge RC ',
      country: 'CH',
      time_zone: 'Europe/Zurich',
      default_sport_id: 1,
      venue_name: 'Lake',
      coaches: true,
    }
    const founded = await app.ask(foundClub, { body: club }, as)
    const { data: clubs } = await app.ask(myClubs, {}, as)
    expect(clubs).toHaveLength(1)
    expect(clubs[0]).toMatchObject({
      club: {
        id: founded.data.id,
        name: 'New Bridge RC',
        creator_id: data.id,
        venue: { name: 'Lake' },
      },
    })
    expect(clubs[0]?.roles.map(({ id }) => id)).toEqual([3, 5])
    expect(clubs[0]?.club.subscription_info?.subscription_plan.key).toBe('free-trial')
    const days =
      (Date.parse(clubs[0]?.club.subscription_info?.next_bill_date ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(12.9)
    expect(days).toBeLessThan(14.1)
    expect((await app.ask(me, {}, as)).data.founds_club).toBe(false)
    const again = await app.ask(getUserData, { params: { code } }, {})
    expect(again.data).toMatchObject({
      email_verified: true,
      current_club_user: { club_id: founded.data.id, status: 1 },
    })
  })

  test('alone makes an individual account that is never billed', async () => {
    const { as } = await opened('individual')
    const { data } = await app.ask(myClubs, {}, as)
    expect(data.map(({ club }) => [club.name, club.is_individual, club.time_zone])).toEqual([
      ['Fay Founder', true, 'Europe/Zurich'],
    ])
    expect((await app.ask(me, {}, as)).data.founds_club).toBe(false)
  })

  test('answers the same for a known address, which gets a mail', async () => {
    const known = await makeUser(app.db)
    const [first, second] = [
      await app.send(register, signUp(known.email), {}),
      await app.send(register, signUp(address()), {}),
    ]
    expect([first.status, first.text]).toEqual([second.status, second.text])
    expect(await mailTo(known.email)).toContain('Subject: You already have an account')
    expect((await app.ask(login, credentials(known.email, PASSWORD), {})).user.id).toBe(known.id)
  })

  test('refuses common passwords at the field', async () => {
    const problem = await app.refused(
      register,
      { body: { ...signUp(address()).body, password: 'Passwort123' } },
      { language: 'de' },
    )
    expect(problem.errors).toEqual({
      password: ['Dieses Passwort ist zu verbreitet. Wähle eines, das schwerer zu erraten ist.'],
    })
  })
})

test('the first steps tick themselves off and can be waved away', async () => {
  const { as, id } = await opened()
  const { data } = await app.ask(
    foundClub,
    {
      body: { name: 'Club', country: null, time_zone: 'UTC', default_sport_id: 1, coaches: false },
    },
    as,
  )
  const here = { ...as, club: data.id }
  expect((await app.ask(firstSteps, {}, here)).data).toEqual({
    members: false,
    squads: false,
    week: false,
    invite: false,
  })
  await makeSquad(app.db, data.id as never, [id])
  await addMember(
    app.db,
    data.id as never,
    (await makeUser(app.db)).id,
    [2],
    MEMBER_STATUS.onboarding,
  )
  expect((await app.ask(firstSteps, {}, here)).data).toEqual({
    members: true,
    squads: true,
    week: false,
    invite: false,
  })
  await app.ask(dismissFirstSteps, {}, here)
  expect((await app.ask(firstSteps, {}, here)).data).toBeNull()
})
