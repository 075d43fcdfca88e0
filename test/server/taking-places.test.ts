import { describe, expect, test } from 'vitest'
import * as members from '#contract/people/members.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { makeClub, makeMember, makeSquad, makeUser } from '../support/factories.ts'
import { app, as, club, headCoach, prepareInvitationClub } from './invitation-club.ts'
import { notedMember } from './matrix-parts-clubs.ts'
import { ended, join, look, makeOne, rowOf } from './personal-link-calls.ts'

prepareInvitationClub()

describe('the holder of a link', () => {
  test('takes the place of the member, once, and can come back to it', async () => {
    const nele = await notedMember(app.db, club)
    const squad = await makeSquad(app.db, club, [nele])
    await app.rows(
      `update users set date_of_birth = '2012-05-01', gender = 'w', guardian_email = 'p@x.test'
         where id = $1`,
      [nele],
    )
    const code = await makeOne(nele)
    const holder = await makeUser(app.db)
    expect(await look(code, holder)).toMatchObject({
      json: { data: { person: { first_name: 'Nele' }, status: null, becomes: 1 } },
    })
    expect(await join(holder, code)).toMatchObject({ json: { data: { status: 1 } } })
    expect(await join(holder, code)).toMatchObject({ json: { data: { status: 1 } } })
    expect(await look(code, holder)).toMatchObject({
      json: { data: { status: 1, becomes: null } },
    })
    const { data } = await app.ask(members.getMember, { params: { id: holder.id } }, as(headCoach))
    expect(data).toMatchObject({ status: 1, roles: [ROLE.athlete], squads: [{ id: squad }] })
    expect(await app.rows('select from users where id = $1', [nele])).toEqual([])
    expect(
      await app.rows(
        'select date_of_birth::text, gender, guardian_email from users where id = $1',
        [holder.id],
      ),
    ).toEqual([{ date_of_birth: '2012-05-01', gender: 'w', guardian_email: 'p@x.test' }])
    expect(await rowOf(holder.id)).toMatchObject({ link: null, joined_at: expect.any(String) })
    expect(
      await app.rows("select from audit_log where user_id = $1 and action = 'joined-by-link'", [
        holder.id,
      ]),
    ).toHaveLength(1)
    expect(
      await app.rows("select from notifications where kind = 'member-joined' and user_id = $1", [
        headCoach.id,
      ]),
    ).not.toEqual([])
    expect(await look(code)).toMatchObject(ended)
    expect(await join(await makeUser(app.db), code)).toMatchObject(ended)
  })

  test('keeps what their own account says', async () => {
    const nele = await notedMember(app.db, club)
    await app.rows("update users set date_of_birth = '2012-05-01' where id = $1", [nele])
    const holder = await makeUser(app.db, { date_of_birth: '1990-02-03' })
    await join(holder, await makeOne(nele))
    expect(
      await app.rows('select date_of_birth::text from users where id = $1', [holder.id]),
    ).toEqual([{ date_of_birth: '1990-02-03' }])
  })

  const FIGURES = 'emergency_contact, weight, max_hr, resting_hr, hr_zones'
  const figuresOf = (id: number) => app.rows(`select ${FIGURES} from users where id = $1`, [id])
  const noteFigures = (id: number) =>
    app.rows(
      `update users set emergency_contact = 'Ann 0170', weight = 61, max_hr = 195, resting_hr = 48,
         hr_zones = '{100,120,140,150,165,180}' where id = $1`,
      [id],
    )

  test('gets the figures and the contact that the club noted', async () => {
    const nele = await notedMember(app.db, club)
    await noteFigures(nele)
    const noted = await figuresOf(nele)
    const holder = await makeUser(app.db)
    await join(holder, await makeOne(nele))
    expect(await figuresOf(holder.id)).toEqual(noted)
  })

  test('keeps zones and beats together as they are in their own account', async () => {
    const nele = await notedMember(app.db, club)
    await noteFigures(nele)
    const holder = await makeUser(app.db)
    await app.rows('update users set max_hr = 187, weight = 70 where id = $1', [holder.id])
    await join(holder, await makeOne(nele))
    expect(await figuresOf(holder.id)).toEqual([
      {
        emergency_contact: 'Ann 0170',
        weight: 70,
        max_hr: 187,
        resting_hr: null,
        hr_zones: null,
      },
    ])
  })

  test('is one of two who come at once', async () => {
    const code = await makeOne(await notedMember(app.db, club))
    const holders = [await makeUser(app.db), await makeUser(app.db)]
    const statuses = (await Promise.all(holders.map((one) => join(one, code)))).map(
      ({ status }) => status,
    )
    expect(statuses.toSorted()).toEqual([200, 404])
  })

  test('is refused when the club has them under their own account', async () => {
    const code = await makeOne(await notedMember(app.db, club))
    const left = await makeMember(app.db, club, [ROLE.athlete])
    await app.rows('update memberships set status = 3 where user_id = $1', [left.id])
    for (const user of [left, headCoach])
      expect(await look(code, user)).toMatchObject({ json: { data: { becomes: null } } })
    expect(await join(left, code)).toMatchObject({
      status: 409,
      json: { code: 'already_member' },
    })
    expect(await look(code)).toMatchObject({ status: 200 })
  })

  test('leaves another club what it noted of the same account', async () => {
    const nele = await notedMember(app.db, club)
    const other = await makeClub(app.db)
    await app.rows('insert into memberships (club_id, user_id, status) values ($1, $2, 6)', [
      other,
      nele,
    ])
    await join(await makeUser(app.db), await makeOne(nele))
    expect(await app.rows('select club_id from memberships where user_id = $1', [nele])).toEqual([
      { club_id: other },
    ])
  })
})
