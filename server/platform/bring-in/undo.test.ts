import { describe, expect, test } from 'vitest'
import { bringIns, undoBringIn } from '#contract/platform/bring-in.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { makeClub, makeMember, makeSquad } from '../../../test/support/factories.ts'
import {
  addressOf,
  ammann,
  app,
  as,
  club,
  manager,
  people,
  prepareListClub,
  squadNames,
  take,
  undo,
} from '../../../test/support/people-lists.ts'

prepareListClub()

describe('undoing a list of people', () => {
  test('takes everything back in one step, once', async () => {
    const rows = [ammann(), { full_name: 'Li Na Chen', squad: 'Juniors A' }]
    const { id } = await take(rows)
    expect(await undo(id)).toEqual({ status: 200, stays: [] })
    expect(await people()).toEqual([])
    expect(await squadNames()).toEqual([])
    expect(await app.rows('select from users where email = $1', [addressOf('lea')])).toEqual([])
    expect((await undo(id)).status).toBe(409)
    const { json } = await app.send(bringIns, { query: {} }, as(manager))
    expect(json).toMatchObject({ data: [{ id, added: 2, undo_until: null }] })
  })

  test('is shown to those alone who bring in such lists', async () => {
    await take([ammann()])
    const coach = await makeMember(app.db, club, [ROLE.coach])
    expect((await app.send(bringIns, { query: {} }, as(coach))).json).toEqual({ data: [] })
  })

  test('empties again what it filled of people the club had', async () => {
    const noted = await take([{ full_name: 'Egli, Reto', email: addressOf('reto') }])
    const more = {
      full_name: 'Egli, Reto',
      email: addressOf('reto'),
      phone: '079 555 01 25',
      squad: 'Masters',
      side: 'Backbord',
    }
    const filled = await take([more])
    expect(filled).toMatchObject({ added: 0, filled: 1 })
    const facts = () =>
      app.rows(
        `select u.phone, m.side from users u join memberships m on m.user_id = u.id
         where u.email = $1`,
        [addressOf('reto')],
      )
    expect(await facts()).toEqual([{ phone: '079 555 01 25', side: 'port' }])
    expect(await undo(filled.id)).toEqual({ status: 200, stays: [] })
    expect(await facts()).toEqual([{ phone: null, side: null }])
    expect(await squadNames()).toEqual([])
    expect(await undo(noted.id)).toEqual({ status: 200, stays: [] })
  })

  test('leaves and names who was invited, corrected or put into something since', async () => {
    const rows = ['Invited', 'Corrected', 'Placed', 'Untouched'].map((name) => ({
      first_name: 'Kim',
      last_name: name,
      email: addressOf(name.toLowerCase()),
      squad: 'Juniors B',
    }))
    const { id } = await take(rows)
    const change = (sql: string) => app.rows(sql, [club])
    const kim = (name: string) =>
      `user_id = (select m.user_id from memberships m join users u on u.id = m.user_id
        where m.club_id = $1 and u.last_name = '${name}')`
    await change(`update memberships set status = 4 where club_id = $1 and ${kim('Invited')}`)
    await change(
      `update users set phone = '1234' where $1::bigint > 0 and last_name = 'Corrected'
       and email = '${addressOf('corrected')}'`,
    )
    const other = await makeSquad(app.db, club, [])
    await change(
      `insert into squad_users (club_id, squad_id, user_id)
       select club_id, ${other}, user_id from memberships where club_id = $1 and ${kim('Placed')}`,
    )
    expect(await undo(id)).toEqual({
      status: 200,
      stays: [
        { name: 'Juniors B', reason: 'squad' },
        { name: 'Kim Corrected', reason: 'corrected' },
        { name: 'Kim Invited', reason: 'joined' },
        { name: 'Kim Placed', reason: 'used' },
      ],
    })
    expect((await people()).map(({ name }) => name)).toEqual([
      'Kim Corrected',
      'Kim Invited',
      'Kim Placed',
    ])
  })

  test('is refused after a day, to who may not add people, and to another club', async () => {
    const { id } = await take([ammann()])
    const coach = await makeMember(app.db, club, [ROLE.coach])
    expect((await undo(id, coach)).status).toBe(404)
    const elsewhere = await makeClub(app.db)
    const other = await makeMember(app.db, elsewhere, [ROLE.manager])
    const foreign = { token: other.token, club: elsewhere }
    expect((await app.send(undoBringIn, { params: { id } }, foreign)).status).toBe(404)
    await app.rows(`update bring_ins set made_at = made_at - interval '25 hours' where id = $1`, [
      id,
    ])
    expect((await undo(id)).status).toBe(409)
    await app.database.worker.query('select app.forget_brought_in()')
    expect(await app.rows('select from bring_in_people where club_id = $1', [club])).toEqual([])
  })
})
