import { expect, test } from 'vitest'
import * as invitations from '#contract/people/invitations.ts'
import * as stops from '#contract/people/invitations-stops.ts'
import * as members from '#contract/people/members.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { remindInvited } from '../../server/people/invitations/jobs.ts'
import { makeUser, type TestUser } from '../support/factories.ts'
import { app, as, club, headCoach, mailsTo, prepareInvitationClub } from './invitation-club.ts'

prepareInvitationClub()

const SITE = 'https://slipway.example.org'

async function inviteUser(): Promise<TestUser> {
  const user = await makeUser(app.db, { preferred_language: 'de' })
  await app.rows('update users set email_verified_at = now() where id = $1', [user.id])
  const people = [{ line: 1, email: user.email, first_name: 'Somebody', last_name: '' }]
  await app.ask(
    invitations.inviteMembers,
    { body: { people, role_ids: [ROLE.athlete], invite: true } },
    as(headCoach),
  )
  return user
}

/** As if everything about the invitations of the person had happened that much earlier. */
const passDays = (user: TestUser, days: number) =>
  app.rows(
    `update one_time_codes set created_at = created_at - make_interval(days => $2),
       expires_at = expires_at - make_interval(days => $2) where user_id = $1`,
    [user.id, days],
  )
const remind = () => remindInvited(app.database.worker, SITE)
const remindersTo = async (user: TestUser) =>
  (await mailsTo(user.email)).filter(({ template }) => template === 'invitation-reminder')
const invitationOf = async (user: TestUser) =>
  (await app.ask(members.getMember, { params: { id: user.id } }, as(headCoach))).data.invitation

test('an invitation without an answer is brought to mind after 3 and 10 days', async () => {
  const user = await inviteUser()
  const counts: number[] = []
  for (const days of [2, 1, 3, 4, 2]) {
    await passDays(user, days)
    await remind()
    await remind()
    counts.push((await remindersTo(user)).length)
  }
  expect(counts).toEqual([0, 1, 1, 2, 2])
  const [mail] = await remindersTo(user)
  expect(mail).toMatchObject({ language: 'de', values: { club: 'Lakeside RC', days: 11 } })
})

test('two jobs at once send one reminder', async () => {
  const user = await inviteUser()
  await passDays(user, 3)
  await Promise.all([remind(), remind(), remind()])
  expect(await remindersTo(user)).toHaveLength(1)
})

test('the link of a reminder answers, and nothing comes after the answer', async () => {
  const user = await inviteUser()
  await passDays(user, 4)
  await remind()
  const [mail] = await remindersTo(user)
  const code = new URL(mail?.values.link ?? '').searchParams.get('code') ?? ''
  const { token } = user
  const shown = await app.ask(invitations.invitation, { query: { code } }, { token })
  expect(shown.data).toMatchObject({ club_id: club, code: 'open', inviter: expect.any(String) })
  await app.ask(
    invitations.answerInvitation,
    { body: { code, club_id: club, accept: false } },
    { token },
  )
  await passDays(user, 6)
  await remind()
  expect(await remindersTo(user)).toHaveLength(1)
})

test('the stop link of a reminder declines, and no further one is sent', async () => {
  const user = await inviteUser()
  await passDays(user, 3)
  await remind()
  const [mail] = await app.rows<{ unwanted: string }>(
    `select "values" ->> 'unwanted' as unwanted from mails
      where address = $1 and template = 'invitation-reminder'`,
    [user.email],
  )
  const code = mail?.unwanted.split('/').at(-1) ?? ''
  await app.ask(stops.stopInvitations, { params: { code }, body: { scope: 'club' } }, {})
  await passDays(user, 7)
  await remind()
  expect(await remindersTo(user)).toHaveLength(1)
})

test('renewing counts from the renewal', async () => {
  const user = await inviteUser()
  await passDays(user, 9)
  await remind()
  await app.ask(
    members.actOnMembers,
    { body: { action: 'invite', user_ids: [user.id] } },
    as(headCoach),
  )
  expect(await invitationOf(user)).toMatchObject({ reminded_at: null })
  await passDays(user, 2)
  await remind()
  expect(await remindersTo(user)).toHaveLength(1)
  await passDays(user, 1)
  await remind()
  expect(await remindersTo(user)).toHaveLength(2)
})

test('managers see when somebody was reminded, and how long the invitation holds', async () => {
  const user = await inviteUser()
  await passDays(user, 3)
  const before = await invitationOf(user)
  await remind()
  const after = await invitationOf(user)
  expect([before?.reminded_at, after?.sent_at, after?.expires_at]).toEqual([
    null,
    before?.sent_at,
    before?.expires_at,
  ])
  expect(Math.abs(Date.parse(after?.reminded_at ?? '') - Date.now())).toBeLessThan(60_000)
})

test('nobody is reminded of an invitation that has ended or did not arrive', async () => {
  const [ended, unreachable] = [await inviteUser(), await inviteUser()]
  await passDays(ended, 15)
  await app.rows("update mails set error = 'no such mailbox', sent_at = null where address = $1", [
    unreachable.email,
  ])
  await app.rows(
    `update one_time_codes set created_at = created_at - interval '4 days' where user_id = $1`,
    [unreachable.id],
  )
  await remind()
  expect([await remindersTo(ended), await remindersTo(unreachable)]).toEqual([[], []])
})
