import { describe, expect, test } from 'vitest'
import * as invitations from '#contract/people/invitations.ts'
import * as members from '#contract/people/members.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { makeClub, makeSquad, makeUser, type TestUser } from '../support/factories.ts'
import {
  app,
  approved,
  as,
  athlete,
  athlete_rejected,
  club,
  headCoach,
  invited,
  mailsTo,
  onboarding,
  prepareInvitationClub,
} from './invitation-club.ts'

prepareInvitationClub()

const statusOf = async (userId: number) =>
  (
    await app.rows<{ status: number }>(
      'select status from memberships where club_id = $1 and user_id = $2',
      [club, userId],
    )
  )[0]?.status
const row = (line: number, email: string, name = 'New') => ({
  line,
  email,
  first_name: name,
  last_name: `Rower ${line}`,
})
const codeOf = (link: string) =>
  new URL(link).searchParams.get('code') ?? new URL(link).pathname.split('/').at(-1) ?? ''

describe('people added by address', () => {
  const add = (people: object[], rest: object = {}, user = headCoach) =>
    app.send(
      invitations.inviteMembers,
      { body: { people, role_ids: [ROLE.athlete], invite: false, ...rest } },
      as(user),
    )

  test('are taken where their rows are right, the others listed with their lines', async () => {
    const people = [
      row(2, 'a1@new.test'),
      row(3, 'broken'),
      row(4, 'A1@new.test'),
      row(5, athlete.email),
      { ...row(6, 'a2@new.test'), date_of_birth: '1.2.2001' },
    ]
    const trial = await add(people, { dry_run: true })
    expect(trial.status).toBe(200)
    expect(trial.json).toMatchObject({ data: { taken: 1, refused: 3 } })
    expect(await app.rows("select from users where email = 'a1@new.test'")).toHaveLength(0)
    const answer = await add(people)
    expect(answer.status).toBe(206)
    expect(answer.json).toMatchObject({
      message: expect.stringMatching(/^Not added: .+, .+ and .+\. Fix this and try again\.$/),
      data: {
        taken: 1,
        refused: 3,
        rows: [
          { line: 2, outcome: 'added' },
          { line: 3, outcome: 'refused', errors: { email: [expect.any(String)] } },
          { line: 4, outcome: 'refused' },
          { line: 5, outcome: 'already-member' },
          { line: 6, outcome: 'refused', errors: { date_of_birth: [expect.any(String)] } },
        ],
      },
    })
    expect((await add([{ ...row(6, 'a2@new.test'), date_of_birth: '2001-02-01' }])).status).toBe(
      200,
    )
    expect(await mailsTo('a1@new.test')).toEqual([])
  })

  test('cost the same number of statements, one or a thousand', async () => {
    const many = Array.from({ length: 1000 }, (_, index) => row(index + 1, `many${index}@new.test`))
    const one = await app.statements(() => add([row(1, 'single@new.test')], { invite: true }))
    const thousand = await app.statements(() => add(many, { invite: true }))
    expect(thousand.length).toBe(one.length)
    expect(one.length).toBeLessThanOrEqual(10)
    expect(
      await app.rows("select from mails where template = 'invitation' and address like 'many%'"),
    ).toHaveLength(1000)
  })

  test('keep to the rights of who adds them', async () => {
    expect((await add([row(1, 'boss@new.test')], { role_ids: [ROLE.manager] })).status).toBe(403)
    expect((await add([row(1, 'boss@new.test')], {}, athlete)).status).toBe(403)
    const other = await makeClub(app.db)
    const foreign = await makeSquad(app.db, other, [])
    expect((await add([row(1, 'boss@new.test')], { squad_ids: [foreign] })).status).toBe(400)
  })
})

describe('an invitation', () => {
  const inviteUser = async (language: 'fr' | 'de' = 'fr') => {
    const user = await makeUser(app.db, { preferred_language: language })
    await app.rows('update users set email_verified_at = now() where id = $1', [user.id])
    const people = [{ line: 1, email: user.email, first_name: 'Somebody', last_name: '' }]
    await app.ask(
      invitations.inviteMembers,
      { body: { people, role_ids: [ROLE.athlete], invite: true } },
      as(headCoach),
    )
    const [mail] = await mailsTo(user.email)
    return { user, mail, code: codeOf(mail?.values.link ?? '') }
  }
  const answer = (user: TestUser, body: { code?: string; accept: boolean }) =>
    app.send(
      invitations.answerInvitation,
      { body: { club_id: club, ...body } },
      { token: user.token },
    )

  test('comes in the person’s language and is accepted once, however often', async () => {
    const { user, mail, code } = await inviteUser()
    expect(mail).toMatchObject({ template: 'invitation', language: 'fr' })
    const shown = await app.ask(invitations.invitation, { query: { code } }, { token: user.token })
    expect(shown.data).toMatchObject({
      club_id: club,
      club_name: 'Lakeside RC',
      status: invited,
      roles: [2],
      code: 'open',
    })
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => answer(user, { code, accept: true })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(
      answers.filter(({ json }) => !(json as { data: { already: boolean } }).data.already),
    ).toHaveLength(1)
    expect(await app.rows('select from memberships where user_id = $1', [user.id])).toHaveLength(1)
    expect(await statusOf(user.id)).toBe(approved)
    expect(
      await app.rows("select from notifications where kind = 'member-joined' and user_id = $1", [
        headCoach.id,
      ]),
    ).toHaveLength(1)
    expect((await answer(user, { code, accept: false })).status).toBe(409)
  })

  test('holds for fourteen days, and says when its mail has failed', async () => {
    const { user } = await inviteUser()
    const shown = async () =>
      (await app.ask(members.getMember, { params: { id: user.id } }, as(headCoach))).data.invitation
    const { sent_at = '', expires_at = '', failed } = (await shown()) ?? {}
    expect([Date.parse(expires_at) - Date.parse(sent_at), failed]).toEqual([14 * 86_400_000, false])
    await app.rows("update mails set error = 'no such mailbox' where address = $1", [user.email])
    expect((await shown())?.failed).toBe(true)
  })

  test('is for one person', async () => {
    const { user, code } = await inviteUser()
    const other = await makeUser(app.db)
    expect((await answer(other, { accept: true })).status).toBe(404)
    expect(await (await answer(other, { code, accept: true })).json).toMatchObject({
      code: 'invitation_foreign',
    })
    expect((await answer(user, { code, accept: false })).status).toBe(200)
    expect(await statusOf(user.id)).toBe(athlete_rejected)
    expect((await answer(user, { code, accept: true })).status).toBe(409)
  })

  test('runs out, and is sent again', async () => {
    const { user, code } = await inviteUser('de')
    await app.rows(
      "update one_time_codes set expires_at = now() - interval '1 hour' where user_id = $1",
      [user.id],
    )
    expect((await answer(user, { code, accept: true })).json).toMatchObject({
      code: 'invitation_ended',
    })
    await app.ask(
      members.actOnMembers,
      { body: { action: 'invite', user_ids: [user.id] } },
      as(headCoach),
    )
    const again = codeOf((await mailsTo(user.email)).at(-1)?.values.link ?? '')
    expect(again).not.toBe(code)
    expect((await answer(user, { code: again, accept: true })).status).toBe(200)
  })

  test('opens an account first where there is none', async () => {
    const people = [row(1, 'first@new.test')]
    await app.ask(
      invitations.inviteMembers,
      { body: { people, role_ids: [ROLE.athlete], invite: false } },
      as(headCoach),
    )
    const [added] = await app.rows<{ id: number }>(
      "select id from users where email = 'first@new.test'",
    )
    expect(await statusOf(added?.id ?? 0)).toBe(onboarding)
    await app.ask(
      members.changeMemberStatus,
      { params: { id: added?.id ?? 0 }, body: { status: invited } },
      as(headCoach),
    )
    expect((await mailsTo('first@new.test'))[0]?.values.link).toMatch(
      /\/activate-account\/[\w-]{32}$/,
    )
  })
})
