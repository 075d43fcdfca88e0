import { describe, expect, test } from 'vitest'
import { bringInColumns, previewPeople, takePeopleIn } from '#contract/platform/bring-in.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { makeClub, makeMember } from '../../../test/support/factories.ts'
import {
  addressOf,
  ammann,
  app,
  as,
  club,
  listOf,
  manager,
  people,
  prepareListClub,
  preview,
  squadNames,
  take,
  undo,
} from '../../../test/support/people-lists.ts'

prepareListClub()

describe('a list of people', () => {
  test('shows each row as it will be, and why a value is not understood', async () => {
    const known = await makeMember(app.db, club, [ROLE.athlete])
    const { rows, open_day, squads } = await preview([
      ammann(),
      { full_name: 'Known, Kim', email: known.email },
      { first_name: 'Clara', last_name: 'Dubois', date_of_birth: '31.02.2002' },
      { first_name: 'Anna', last_name: 'Frei', email: 'frei.anna@example' },
      { first_name: '=cmd|1', last_name: 'http://example.org', phone: 'call me' },
    ])
    expect(rows).toMatchObject([
      { line: 2, state: 'new', cells: { date_of_birth: '2010-03-14' }, faults: {} },
      { line: 3, state: 'known', cells: { first_name: 'Kim', last_name: 'Known' } },
      { line: 4, state: 'look', faults: { date_of_birth: ['There is no 31 February.'] } },
      {
        line: 5,
        state: 'look',
        faults: { email: [expect.stringContaining('“frei.anna@example”')] },
      },
      { line: 6, state: 'look' },
    ])
    expect(Object.keys(rows[4]?.faults ?? {})).toEqual(['last_name', 'phone'])
    expect(open_day).toBeNull()
    expect(squads).toEqual([{ written: 'Juniors B', name: 'Juniors B', is_new: true }])
    expect((await people()).map(({ name }) => name)).not.toContain('Lea Ammann')
  })

  test('asks which number is the day where nothing in the list shows it', async () => {
    const born = [
      { full_name: 'Ida Jensen', date_of_birth: '03/04/2012' },
      { full_name: 'Bo Berg', date_of_birth: '05/06/2011' },
    ]
    const open = await preview(born)
    expect(open.open_day).toBe('03/04/2012')
    expect(open.rows.map(({ state }) => state)).toEqual(['look', 'look'])
    const { rows, open_day } = await preview(born, { date_order: 'day-month' })
    expect({ open_day, born: rows[0]?.cells['date_of_birth'] }).toEqual({
      open_day: '03/04/2012',
      born: '2012-04-03',
    })
  })

  test('is the same when it is sent again: everyone is known, and nothing is added', async () => {
    const rows = [ammann(), { first_name: 'Li Na', last_name: 'Chen', date_of_birth: '2009-01-08' }]
    expect(await take(rows)).toMatchObject({ added: 2, filled: 0, left_out: 0 })
    const before = await people()
    expect(before).toEqual([
      { name: 'Lea Ammann', status: 6, email: addressOf('lea'), squads: 'Juniors B' },
      { name: 'Li Na Chen', status: 6, email: null, squads: null },
    ])
    expect((await preview(rows)).rows.map(({ state }) => state)).toEqual(['known', 'known'])
    expect(await take(rows)).toMatchObject({ added: 0, filled: 0 })
    expect(await people()).toEqual(before)
    expect(await app.rows('select from mails where address = $1', [addressOf('lea')])).toEqual([])
  })

  test('puts the names of its squads down to the ones they mean, and leaves others out', async () => {
    await app.rows(`insert into squads (club_id, name) values ($1, 'Juniors A')`, [club])
    const rows = [
      { full_name: 'Ida Jensen', squad: 'JM A' },
      { full_name: 'Bo Berg', squad: 'JM A; Passive' },
    ]
    const squads = [
      { written: 'JM A', name: 'Juniors A' },
      { written: 'Passive', name: null },
    ]
    expect((await preview(rows, { squads })).squads).toEqual([
      { written: 'JM A', name: 'Juniors A', is_new: false },
      { written: 'Passive', name: null, is_new: false },
    ])
    await take(rows, { squads })
    expect((await people()).map((one) => one.squads)).toEqual(['Juniors A', 'Juniors A'])
    expect(await squadNames()).toEqual(['Juniors A'])
  })

  test('knows a member by name and day of birth who has another address', async () => {
    const member = await makeMember(app.db, club, [ROLE.athlete])
    await app.rows(
      `update users set first_name = 'Nils', last_name = 'Brandt', date_of_birth = '2005-11-19'
       where id = $1`,
      [member.id],
    )
    const brandt = { full_name: 'Nils Brandt', date_of_birth: '19.11.2005' }
    const { rows } = await preview([
      { ...brandt, email: addressOf('nils.at.home') },
      { full_name: 'Nils Brandt', date_of_birth: '20.11.2005' },
    ])
    expect(rows.map(({ state }) => state)).toEqual(['known', 'new'])
  })

  test('says nothing of people of another club, and changes nothing of theirs', async () => {
    const other = await makeClub(app.db)
    const stranger = await makeMember(app.db, other, [ROLE.athlete])
    const before = await app.rows('select * from users where id = $1', [stranger.id])
    const row = { full_name: 'Some One', email: stranger.email, phone: '079 555 00 00' }
    const [seen] = (await preview([row])).rows
    expect(seen).toEqual({
      line: 2,
      state: 'new',
      cells: { first_name: 'Some', last_name: 'One', email: stranger.email, phone: row.phone },
      faults: {},
    })
    const { id } = await take([row])
    expect(await app.rows('select * from users where id = $1', [stranger.id])).toEqual(before)
    const noted = 'select written from bring_in_people where club_id = $1'
    expect(await app.rows(noted, [club])).toEqual([{ written: {} }])
    expect(await undo(id)).toEqual({ status: 200, stays: [] })
    expect(await app.rows('select * from users where id = $1', [stranger.id])).toEqual(before)
    expect(await people()).toEqual([])
  })

  test('adds children as the club notes them, who are minors from then on', async () => {
    await take([{ full_name: 'Kid Kern', date_of_birth: '2016', guardian_email: addressOf('ma') }])
    const [kid] = await app.rows(
      `select u.date_of_birth::text as born, u.birth_day_known, u.guardian_email, u.health_consent
       from users u join memberships m on m.user_id = u.id
       where m.club_id = $1 and u.last_name = 'Kern'`,
      [club],
    )
    expect(kid).toMatchObject({
      born: '2016-12-31',
      birth_day_known: false,
      guardian_email: addressOf('ma'),
    })
  })

  test('is refused to coaches, to more rights than one has, and beyond the limit', async () => {
    const coach = await makeMember(app.db, club, [ROLE.coach])
    const refused = await app.send(previewPeople, { body: listOf([ammann()]) }, as(coach))
    expect(refused.status).toBe(403)
    const many = Array.from({ length: 2001 }, (_, at) => ({ full_name: `No ${at}` }))
    const tooMany = await app.send(previewPeople, { body: listOf(many) }, as(manager))
    expect(tooMany.status).toBe(400)
    const head = await makeMember(app.db, club, [ROLE.head_coach])
    const body = { ...listOf([ammann()]), role_id: ROLE.manager }
    expect((await app.send(previewPeople, { body }, as(head))).status).toBe(403)
    const taking = { body: { ...body, file_name: 'a.csv' } }
    expect((await app.send(takePeopleIn, taking, as(head))).status).toBe(403)
  })
})

test('remembers how columns were matched, for the club alone', async () => {
  const remember = { headings: ['Name', 'Spind'], fields: ['full_name', null] }
  const body = { ...listOf([{ full_name: 'Ida Jensen' }]), file_name: 'a.csv', remember }
  expect((await app.send(takePeopleIn, { body }, as(manager))).status).toBe(201)
  const asked = { query: { kind: 'people' as const } }
  const { json } = await app.send(bringInColumns, asked, as(manager))
  expect(json).toEqual({ data: [remember] })
  const elsewhere = await makeClub(app.db)
  const other = await makeMember(app.db, elsewhere, [ROLE.manager])
  const foreign = { token: other.token, club: elsewhere }
  expect((await app.send(bringInColumns, asked, foreign)).json).toEqual({ data: [] })
})
