import { expect, test } from 'vitest'
import { membersByAddress } from '#contract/people/invitations.ts'
import { makeUser } from '../support/factories.ts'
import { app, as, athlete, headCoach, prepareInvitationClub } from './invitation-club.ts'

prepareInvitationClub()

test('members are found by their addresses, and nobody of another club', async () => {
  const stranger = await makeUser(app.db)
  const emails = [athlete.email.toUpperCase(), stranger.email, 'nobody@example.org']
  const { data } = await app.ask(membersByAddress, { body: { emails } }, as(headCoach))
  expect(data).toEqual([{ email: athlete.email.toUpperCase(), user_id: athlete.id }])
})

test('refuses to compare addresses when one may not invite', async () => {
  const { status } = await app.send(
    membersByAddress,
    { body: { emails: [headCoach.email] } },
    as(athlete),
  )
  expect(status).toBe(403)
})
