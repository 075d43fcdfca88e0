import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TOTP } from 'otpauth'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as account from '#contract/people/account.ts'
import { agenda } from '#contract/planning/calendar.ts'
import { home } from '#contract/insight/home.ts'
import { addExercise } from '#contract/lookups.ts'
import * as contract from '#contract/people/settings.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import {
  makeClub,
  makeMember,
  makeUser,
  PASSWORD,
  signInOf,
  type TestUser,
} from '../../../test/support/factories.ts'
import { openSocket } from '../../../test/support/sockets.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const NEW_PASSWORD = 'eight oars in the fog'
const login = (username: string, password = PASSWORD, otp?: string) => ({
  body: {
    username,
    password,
    grant_type: 'password' as const,
    client_id: 'test',
    client_secret: 'test',
    ...(otp !== undefined && { otp }),
  },
})
const statusOf = async (token: string) => (await app.call('GET', 'me', { as: { token } })).status
const auditOf = async ({ id }: TestUser) =>
  (
    await app.rows<{ action: string }>(
      'select action from audit_log where user_id = $1 order by id',
      [id],
    )
  ).map(({ action }) => action)

test('names and language are changed, without blanks around them', async () => {
  const me = await makeUser(app.db)
  const body = { first_name: '  Ida ', last_name: 'Jensen', preferred_language: 'de' as const }
  const { data } = await app.ask(contract.updateNames, { body }, me)
  expect(data).toMatchObject({
    first_name: 'Ida',
    full_name: 'Ida Jensen',
    preferred_language: 'de',
  })
  expect(
    await app.refused(contract.updateNames, { body: { ...body, last_name: ' ' } }, me),
  ).toMatchObject({ code: 'invalid' })
})

describe('a change of password', () => {
  test('ends every other sign-in with its sockets, and personal tokens', async () => {
    const me = await makeUser(app.db)
    const other = await signInOf(app.db, me.id)
    const { token: api } = (
      await app.ask(
        contract.createToken,
        { body: { name: 'Script', only_club: null, scope: 'read', days: 30 } },
        me,
      )
    ).data
    const theirs = await openSocket(app, { token: other })
    expect([await statusOf(other), await statusOf(api)]).toEqual([200, 200])
    await app.ask(
      contract.changePassword,
      { body: { password: PASSWORD, new_password: NEW_PASSWORD } },
      me,
    )
    await theirs.ended()
    await expect
      .poll(async () => [await statusOf(other), await statusOf(api), await statusOf(me.token)], {
        timeout: 1000,
      })
      .toEqual([401, 401, 200])
    await app.ask(account.login, login(me.email, NEW_PASSWORD), {})
    expect(await app.refused(account.login, login(me.email), {})).toMatchObject({
      code: 'wrong_credentials',
    })
    expect(await auditOf(me)).toContain('password-changed')
  })

  test.each([
    [
      'a wrong password',
      { password: 'not the one', new_password: NEW_PASSWORD },
      'wrong_password',
      'password',
    ],
    ['a short one', { password: PASSWORD, new_password: 'short' }, 'invalid', 'new_password'],
    [
      'a common one',
      { password: PASSWORD, new_password: 'passwort123' },
      'invalid',
      'new_password',
    ],
  ])('is refused for %s', async (_, body, code, field) => {
    const problem = await app.refused(contract.changePassword, { body }, await makeUser(app.db))
    expect(problem).toMatchObject({ status: 400, code })
    expect(Object.keys(problem.errors ?? {})).toEqual([field])
  })
})

test('a password may not be guessed by whoever holds a sign-in', async () => {
  const slow = await startTestApp({ loginsPerMinute: 30 })
  try {
    const me = await makeUser(slow.db)
    const body = { password: 'a guess', new_password: NEW_PASSWORD }
    const statuses = []
    for (let i = 0; i < 12; i++)
      statuses.push((await slow.send(contract.changePassword, { body }, me)).status)
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429])
  } finally {
    await slow.close()
  }
})

test('sign-ins are listed and ended, one’s own only', async () => {
  const me = await makeUser(app.db)
  const { accessToken } = await app.ask(account.login, login(me.email), {})
  const { data } = await app.ask(contract.listSignIns, {}, me)
  expect(data.map(({ current }) => current)).toEqual([true, false])
  const second = data[1]?.id ?? 0
  expect(
    await app.refused(contract.endSignIn, { params: { id: second } }, await makeUser(app.db)),
  ).toMatchObject({ status: 404 })
  expect(await statusOf(accessToken)).toBe(200)
  await app.ask(contract.endSignIn, { params: { id: second } }, me)
  await expect.poll(() => statusOf(accessToken), { timeout: 1000 }).toBe(401)
})

describe('the second step', () => {
  const codeOf = (secret: string, shift = 0) =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + shift * 30_000 })
  async function switchedOn() {
    const me = await makeUser(app.db)
    const { data } = await app.ask(contract.beginSecondStep, { body: { password: PASSWORD } }, me)
    const codes = (
      await app.ask(contract.confirmSecondStep, { body: { code: codeOf(data.secret, -1) } }, me)
    ).data.recovery_codes
    return { me, ...data, codes }
  }

  test('is on only when confirmed', async () => {
    const me = await makeUser(app.db)
    const { data } = await app.ask(contract.beginSecondStep, { body: { password: PASSWORD } }, me)
    expect(data.qr_svg).toMatch(/^<svg/)
    expect(data.uri).toContain(data.secret)
    await app.ask(account.login, login(me.email), {})
    expect(
      await app.refused(contract.confirmSecondStep, { body: { code: '000000' } }, me),
    ).toMatchObject({
      status: 400,
      code: 'wrong_code',
    })
    expect((await app.ask(contract.accountSettings, {}, me)).data).toMatchObject({
      second_step: false,
      recovery_codes_left: 0,
    })
  })

  test('is asked for after the password, and its code counts once', async () => {
    const { me, secret } = await switchedOn()
    const code = codeOf(secret)
    expect(await app.refused(account.login, login(me.email), {})).toMatchObject({
      status: 401,
      code: 'second_step_required',
    })
    expect(await app.refused(account.login, login(me.email, 'not it', code), {})).toMatchObject({
      code: 'wrong_credentials',
    })
    expect(await app.refused(account.login, login(me.email, PASSWORD, '123456'), {})).toMatchObject(
      { code: 'wrong_credentials' },
    )
    await app.ask(account.login, login(me.email, PASSWORD, code), {})
    expect(await app.refused(account.login, login(me.email, PASSWORD, code), {})).toMatchObject({
      code: 'wrong_credentials',
    })
  })

  test('has ten recovery codes, each for once', async () => {
    const { me, codes } = await switchedOn()
    expect(new Set(codes).size).toBe(10)
    await app.ask(account.login, login(me.email, PASSWORD, codes[0]?.toLowerCase()), {})
    expect(await app.refused(account.login, login(me.email, PASSWORD, codes[0]), {})).toMatchObject(
      { code: 'wrong_credentials' },
    )
    expect((await app.ask(contract.accountSettings, {}, me)).data).toMatchObject({
      second_step: true,
      recovery_codes_left: 9,
    })
  })

  test('is kept sealed, and its codes hashed', async () => {
    const { me, secret, codes } = await switchedOn()
    const [step] = await app.rows<{ secret: Buffer }>(
      'select secret from second_steps where user_id = $1',
      [me.id],
    )
    expect(step?.secret.includes(secret)).toBe(false)
    const kept = await app.rows<{ hash: Buffer }>(
      'select hash from recovery_codes where user_id = $1',
      [me.id],
    )
    expect(kept.some(({ hash }) => codes.some((code) => hash.includes(code)))).toBe(false)
  })

  test('is switched off with the password, and not set up twice', async () => {
    const { me } = await switchedOn()
    expect(
      await app.refused(contract.beginSecondStep, { body: { password: PASSWORD } }, me),
    ).toMatchObject({ status: 409 })
    expect(
      await app.refused(contract.endSecondStep, { body: { password: 'not it' } }, me),
    ).toMatchObject({ code: 'wrong_password' })
    await app.ask(contract.endSecondStep, { body: { password: PASSWORD } }, me)
    await app.ask(account.login, login(me.email), {})
  })
})

describe('a personal API token', () => {
  const period = { start_date: '2026-03-01', end_date: '2026-03-31' }
  async function tokenOf(scope: 'read' | 'write', forClub: boolean) {
    const club = await makeClub(app.db)
    const me = await makeMember(app.db, club, [ROLE.head_coach])
    const body = { name: 'Script', only_club: forClub ? club : null, scope, days: 30 }
    const { data } = await app.ask(contract.createToken, { body }, me)
    return { club, me, as: { token: data.token, club }, id: data.id }
  }

  test('is kept nowhere as it was told, not for a repetition either', async () => {
    const me = await makeUser(app.db)
    const body = { name: 'Script', only_club: null, scope: 'read' as const, days: 1 }
    const answer = await app.send(contract.createToken, { body }, me, { 'idempotency-key': 'once' })
    expect(answer.status).toBe(201)
    expect(
      await app.rows('select reply from idempotency_keys where user_id = $1', [me.id]),
    ).toEqual([])
  })

  test('that reads, reads', async () => {
    const { as } = await tokenOf('read', true)
    await app.ask(home, {}, as)
    await app.ask(agenda, { body: period }, as)
    await app.ask(account.me, {}, as)
    expect(await app.refused(addExercise, { body: { name: 'Plank' } }, as)).toMatchObject({
      status: 403,
      code: 'token_scope',
    })
  })

  test('that writes, writes', async () => {
    const { as } = await tokenOf('write', true)
    expect((await app.ask(addExercise, { body: { name: 'Plank' } }, as)).data.name).toBe('Plank')
  })

  test.each(['read', 'write'] as const)('to %s never touches the account', async (scope) => {
    const { as, me } = await tokenOf(scope, false)
    for (const endpoint of [
      contract.listSignIns,
      contract.listTokens,
      contract.accountSettings,
      account.logout,
    ])
      expect(await app.refused(endpoint, {}, as)).toMatchObject({
        status: 403,
        code: 'token_scope',
      })
    const body = { name: 'More', only_club: null, scope: 'write' as const, days: 1 }
    expect(await app.refused(contract.createToken, { body }, as)).toMatchObject({
      code: 'token_scope',
    })
    expect(await statusOf(me.token)).toBe(200)
  })

  test('of one club opens no other', async () => {
    const { as, me } = await tokenOf('read', true)
    const other = await makeClub(app.db)
    await app.rows('insert into memberships (club_id, user_id, status) values ($1, $2, 1)', [
      other,
      me.id,
    ])
    expect(await app.refused(home, {}, { token: as.token, club: other })).toMatchObject({
      status: 403,
      code: 'not_a_member',
    })
    await app.ask(home, {}, { token: me.token, club: other })
    const all = await app.ask(
      contract.createToken,
      { body: { name: 'All', only_club: null, scope: 'read', days: 1 } },
      me,
    )
    await app.ask(home, {}, { token: all.data.token, club: other })
  })

  test('is listed without its secret, revoked, and of a club of one’s own only', async () => {
    const { as, me, id, club } = await tokenOf('read', true)
    const { data } = await app.ask(contract.listTokens, {}, me)
    expect(data).toEqual([
      expect.objectContaining({ id, name: 'Script', club_id: club, scope: 'read' }),
    ])
    expect(JSON.stringify(data)).not.toContain(as.token)
    await app.ask(contract.revokeToken, { params: { id } }, me)
    await expect.poll(() => statusOf(as.token), { timeout: 1000 }).toBe(401)
    const body = {
      name: 'Theirs',
      only_club: await makeClub(app.db),
      scope: 'read' as const,
      days: 1,
    }
    expect(await app.refused(contract.createToken, { body }, me)).toMatchObject({
      status: 400,
      code: 'unknown_reference',
    })
  })
})

describe('a picture', () => {
  const photo = () =>
    sharp({ create: { width: 900, height: 400, channels: 3, background: '#357' } })
      .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '47/1 3/1 0/1' } })
      .jpeg()
      .toBuffer()

  test('becomes a square of pixels at an address nobody can guess', async () => {
    const club = await makeClub(app.db)
    const me = await makeMember(app.db, club)
    const sent = await app.send(
      contract.uploadPicture,
      { upload: {}, file: { bytes: await photo(), name: 'me.jpg' } },
      me,
    )
    expect(sent.status).toBe(200)
    const path = (sent.json as { data: { picture: string } }).data.picture
    expect(path).toMatch(/^\/api\/v2\/pictures\/[\w-]{24}$/)
    const answer = await app.call('GET', path)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const { format, width, height, exif } = await sharp(answer.bytes).metadata()
    expect({ format, width, height, exif }).toEqual({
      format: 'webp',
      width: 256,
      height: 256,
      exif: undefined,
    })
    await app.ask(contract.removePicture, {}, me)
    expect((await app.call('GET', path)).status).toBe(404)
  })

  test.each([
    [
      'a drawing',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
      415,
    ],
    ['a text', 'hello', 415],
    ['half a picture', Buffer.from('ffd8ffe000104a464946', 'hex'), 422],
  ])('is not %s', async (_, content, status) => {
    const parts = { upload: {}, file: { bytes: Buffer.from(content), name: 'me.png' } }
    expect(await app.refused(contract.uploadPicture, parts, await makeUser(app.db))).toMatchObject({
      status,
    })
  })
})

describe('another address', () => {
  const wanted = (serial: number) => `new.${serial}.${Date.now()}@slipway.test`
  async function mailTo(address: string): Promise<string> {
    const folder = join(app.folder, 'mail')
    const read = () => {
      try {
        return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
      } catch {
        return []
      }
    }
    await expect
      .poll(() => read().some((mail) => mail.includes(`To: ${address}`)), { timeout: 8000 })
      .toBe(true)
    return read().find((mail) => mail.includes(`To: ${address}`)) ?? ''
  }
  const codeIn = (mail: string) => /email_code=([\w-]+)/.exec(mail)?.[1] ?? ''

  test('holds once it is confirmed by its owner, and the old one is told', async () => {
    await app.work()
    const me = await makeUser(app.db)
    const email = wanted(1)
    await app.ask(contract.requestEmailChange, { body: { password: PASSWORD, email } }, me)
    const code = codeIn(await mailTo(email))
    expect((await app.ask(account.me, {}, me)).data.email).toBe(me.email)
    expect(
      await app.refused(contract.confirmEmail, { body: { code } }, await makeUser(app.db)),
    ).toMatchObject({ code: 'code_unknown' })
    expect((await app.ask(contract.confirmEmail, { body: { code } }, me)).data.email).toBe(email)
    expect(await app.refused(contract.confirmEmail, { body: { code } }, me)).toMatchObject({
      code: 'code_used',
    })
    await app.ask(account.login, login(email), {})
    expect(await mailTo(me.email)).toContain('Your email address was changed')
  })

  test('that somebody has is answered the same, and stays theirs', async () => {
    const me = await makeUser(app.db)
    const them = await makeUser(app.db)
    const answer = await app.send(
      contract.requestEmailChange,
      { body: { password: PASSWORD, email: them.email } },
      me,
    )
    expect([answer.status, answer.json]).toEqual([200, { data: { done: true } }])
    expect(await app.rows('select 1 from one_time_codes where user_id = $1', [me.id])).toEqual([])
  })

  test('needs the password', async () => {
    const body = { password: 'not it', email: wanted(2) }
    expect(
      await app.refused(contract.requestEmailChange, { body }, await makeUser(app.db)),
    ).toMatchObject({ code: 'wrong_password' })
  })
})
