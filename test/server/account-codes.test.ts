import { describe, expect, test } from 'vitest'
import {
  accountDetails,
  forgotPassword,
  getUserData,
  login,
  me,
  passwordReset,
  resendActivation,
  resetPassword,
} from '#contract/people/account.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { addMember, makeClub, makeUser, PASSWORD } from '../support/factories.ts'
import { hashOf } from '../../server/http/gate.ts'
import {
  NEW,
  address,
  app,
  codeIn,
  credentials,
  details,
  mailTo,
  opened,
  prepareSignUp,
} from './sign-up.ts'

prepareSignUp()

describe('a code', () => {
  test('works once, and for its own account only', async () => {
    const { id, code } = await opened()
    expect((await app.refused(accountDetails, details(id, code), {})).code).toBe('code_used')
    const { email } = await makeUser(app.db, { email_verified_at: null })
    await app.ask(resendActivation, { body: { email } }, {})
    expect(
      (await app.refused(accountDetails, details(id, codeIn(await mailTo(email))), {})).code,
    ).toBe('code_unknown')
    expect((await app.refused(getUserData, { params: { code: 'never-was' } }, {})).code).toBe(
      'code_unknown',
    )
  })

  test('is not used up by looking, and runs out', async () => {
    const { id } = await makeUser(app.db, { email_verified_at: null })
    await app.db
      .insertInto('one_time_codes')
      .values({
        hash: hashOf('old'),
        purpose: 'activation',
        user_id: id,
        expires_at: new Date().toISOString(),
      })
      .execute()
    for (const _ of [1, 2])
      expect((await app.refused(getUserData, { params: { code: 'old' } }, {})).code).toBe(
        'code_expired',
      )
    expect((await app.refused(accountDetails, details(id, 'old'), {})).code).toBe('code_expired')
  })

  test('leads an invited person to the club that invites', async () => {
    const club = await makeClub(app.db)
    const { id, email } = await makeUser(app.db)
    await addMember(app.db, club, id, [2], MEMBER_STATUS.invited)
    await app.db
      .insertInto('one_time_codes')
      .values({ hash: hashOf('come'), purpose: 'invitation', user_id: id, about_club: club })
      .execute()
    const { data } = await app.ask(getUserData, { params: { code: 'come' } }, {})
    expect(data).toMatchObject({
      id,
      email,
      email_verified: true,
      current_club_user: { club_id: club, status: MEMBER_STATUS.invited },
    })
  })
})

describe('a forgotten password', () => {
  test('is set again by mail, which ends all sign-ins', async () => {
    const person = await makeUser(app.db)
    const [known, unknown] = [
      await app.send(forgotPassword, { body: { email: person.email } }, {}),
      await app.send(forgotPassword, { body: { email: address() } }, {}),
    ]
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    const code = codeIn(await mailTo(person.email))
    expect(await app.ask(passwordReset, { params: { code } }, {})).toEqual({
      data: { valid: true },
    })
    await app.ask(resetPassword, { body: { code, password: NEW } }, {})
    expect((await app.send(me, {}, { token: person.token })).status).toBe(401)
    expect((await app.refused(login, credentials(person.email, PASSWORD), {})).code).toBe(
      'wrong_credentials',
    )
    expect((await app.ask(login, credentials(person.email, NEW), {})).user.id).toBe(person.id)
    expect((await app.refused(resetPassword, { body: { code, password: NEW } }, {})).code).toBe(
      'code_used',
    )
    expect((await app.refused(passwordReset, { params: { code } }, {})).code).toBe('code_used')
    expect(await mailTo(person.email, 2)).toContain('Your password was changed')
  })
})
