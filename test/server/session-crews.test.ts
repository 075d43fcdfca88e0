import { describe, expect, test } from 'vitest'
import * as contract from '#contract/boats/crews.ts'
import { crewSheet, exportCrews } from '#contract/boats/crews-sheets.ts'
import { ROLE } from '#domain/constants/roles.ts'
import {
  makeCrew,
  makeMember,
  makeSession,
  makeSquad,
  type TestUser,
} from '../support/factories.ts'
import { sheetOf } from '../support/xlsx.ts'
import {
  app,
  asCoach,
  asOne,
  boatsOf,
  club,
  coach,
  leaveClub,
  make,
  one,
  seats,
  seatsOf,
  session,
  two,
  prepareCrewClub,
} from './crew-club.ts'

prepareCrewClub()

describe('the crews of a session', () => {
  test('are published to the people in the boats, once', async () => {
    const [a, b] = [
      await make({ boat_type: 1, crew_users: seats(one) }),
      await make({ boat_type: 1, crew_users: seats(two) }),
    ]
    expect((await boatsOf(asOne)).crews).toEqual([])
    expect(await app.refused(contract.getCrew, { params: { id: a.id } }, asOne)).toMatchObject({
      status: 404,
    })
    const publish = (body: { published: boolean; crew_ids?: number[] }, as = asCoach) =>
      app.ask(contract.publishCrews, { params: { id: session }, body }, as)
    expect((await publish({ published: true, crew_ids: [a.id] })).data).toEqual({
      changed: [a.id],
      notified: 1,
    })
    expect((await publish({ published: true })).data).toEqual({ changed: [b.id], notified: 1 })
    expect((await publish({ published: true })).data).toEqual({ changed: [], notified: 0 })
    const [notice] = await app.rows(
      'select kind, link, "values" from notifications where user_id = $1 order by id desc limit 1',
      [one.id],
    )
    expect(notice).toEqual({
      kind: 'crew-published',
      link: `/session/${session}/crews`,
      values: { boat: 'M1x', session: 'Steady state' },
    })
    expect((await boatsOf(asOne)).crews.map(({ id }) => id)).toEqual([a.id, b.id])
    expect((await publish({ published: false })).data).toEqual({
      changed: [a.id, b.id],
      notified: 0,
    })
    const refused = app.refused(
      contract.publishCrews,
      { params: { id: session }, body: { published: true } },
      asOne,
    )
    expect(await refused).toMatchObject({ status: 403, code: 'edit_denied' })
  })

  test('of a draft notify nobody', async () => {
    const draft = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { athlete_ids: [one.id], published: false },
    )
    await make({ session_id: draft, crew_users: seats(one) })
    const { data } = await app.ask(
      contract.publishCrews,
      { params: { id: draft }, body: { published: true } },
      asCoach,
    )
    expect([data.changed.length, data.notified]).toEqual([1, 0])
  })

  test('come with the pool for who seats them: answers, squads, sides and other boats', async () => {
    const cox = await makeMember(app.db, club, [ROLE.coach])
    await app.rows('update memberships set cox = true where club_id = $1 and user_id = $2', [
      club,
      cox.id,
    ])
    const squad = await makeSquad(app.db, club, [two.id])
    const guest = await makeMember(app.db, club)
    const planned = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { athlete_ids: [one.id, two.id], coach_ids: [cox.id] },
    )
    await app.rows(
      `insert into attendance (club_id, session_id, user_id, attending, ill)
       values ($1, $2, $3, 2, true)`,
      [club, planned, one.id],
    )
    await make({ session_id: planned, crew_users: seats(guest) })
    const before = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { start_date: new Date(Date.now() - 86_400_000).toISOString() },
    )
    await makeCrew(app.db, club, {
      session_id: before,
      boat_type: 3,
      published: true,
      user_ids: [one.id, two.id],
    })
    const clash = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { name: 'Ergo', start_date: '2026-03-02T07:00:00Z' },
    )
    await makeCrew(app.db, club, { session_id: clash, user_ids: [two.id] })
    const { pool, squads, busy, year } = await boatsOf(asCoach, planned)
    const byId = (user: TestUser) => pool.find(({ user_id }) => user_id === user.id)
    expect(pool.map(({ user_id }) => user_id).toSorted()).toEqual(
      [one.id, two.id, cox.id, guest.id].toSorted(),
    )
    expect(byId(one)).toMatchObject({
      attending: 2,
      ill: true,
      invited: true,
      sides: { port: 0, starboard: 1 },
    })
    expect(byId(two)).toMatchObject({
      attending: null,
      squad_ids: [squad],
      sides: { port: 1, starboard: 0 },
    })
    expect([byId(cox)?.cox, byId(guest)?.invited, year]).toEqual([true, false, 2026])
    expect(squads.map(({ id }) => id)).toEqual([squad])
    expect(busy).toMatchObject([{ user_id: two.id, session_id: clash, session_name: 'Ergo' }])
    expect((await boatsOf(asOne, planned)).pool).toEqual([])
  })

  test('are filled from last time with who comes', async () => {
    expect((await app.ask(contract.fillCrews, { params: { id: session } }, asCoach)).data).toEqual({
      ids: [],
      from_session_id: null,
    })
    const { id } = await make({ name: 'Quick pair', boat_type: 3 })
    const next = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { athlete_ids: [one.id, two.id], start_date: '2026-03-04T06:00:00Z' },
    )
    await app.rows(
      'insert into attendance (club_id, session_id, user_id, attending) values ($1, $2, $3, 2)',
      [club, next, one.id],
    )
    const { data } = await app.ask(contract.fillCrews, { params: { id: next } }, asCoach)
    expect(data).toMatchObject({ from_session_id: session })
    const { crews } = await boatsOf(asCoach, next)
    expect(crews).toMatchObject([
      { name: 'Quick pair', parent_id: id, published: false, boat_type: 3 },
    ])
    expect(crews.map(seatsOf)).toEqual([[[2, two.id]]])
  })

  test('are put into other sessions, each of them once', async () => {
    const { id } = await make({ session_id: null, name: 'Firsts' })
    const later = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { start_date: '2026-03-09T06:00:00Z' },
    )
    const assign = () =>
      app.ask(
        contract.assignCrewsToSessions,
        { body: { crew_ids: [id], session_ids: [session, later] } },
        asCoach,
      )
    expect((await assign()).data.ids).toHaveLength(2)
    expect((await assign()).data.ids).toEqual([])
    expect((await boatsOf(asCoach, later)).crews).toMatchObject([
      { name: 'Firsts', parent_id: id, session_id: later },
    ])
    const copy = (await app.ask(contract.copyCrew, { body: { crew_id: id } }, asCoach)).data
    expect(copy).toMatchObject({ parent_id: id, session_id: null, name: 'Firsts' })
    expect(
      await app.refused(
        contract.assignCrewsToSessions,
        { body: { crew_ids: [copy.id], session_ids: [session] } },
        asOne,
      ),
    ).toMatchObject({
      status: 403,
    })
  })

  test('are filled, copied and put into other sessions without who has left the club', async () => {
    const gone = await makeMember(app.db, club)
    const { id } = await make({ boat_type: 3, crew_users: seats(one, gone) })
    const later = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { athlete_ids: [one.id, gone.id], start_date: '2026-03-05T06:00:00Z' },
    )
    await leaveClub(gone)
    const fill = await app.ask(contract.fillCrews, { params: { id: later } }, asCoach)
    const copy = await app.ask(contract.copyCrew, { body: { crew_id: id } }, asCoach)
    const empty = await makeSession(app.db, club, { user_id: coach.id })
    const body = { crew_ids: [id], session_ids: [empty] }
    const put = await app.ask(contract.assignCrewsToSessions, { body }, asCoach)
    expect([fill.data.ids.length, seatsOf(copy.data), put.data.ids.length]).toEqual([
      1,
      [[1, one.id]],
      1,
    ])
    const aboard = async (of: number) => (await boatsOf(asCoach, of)).crews.map(seatsOf)
    expect([await aboard(later), await aboard(empty)]).toEqual([[[[1, one.id]]], [[[1, one.id]]]])
    expect((await app.ask(contract.assignCrewsToSessions, { body }, asCoach)).data.ids).toEqual([])
  })

  test('offer nobody who has left the club, unless they sit in one of the boats', async () => {
    const [seated, ashore] = [await makeMember(app.db, club), await makeMember(app.db, club)]
    const planned = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { athlete_ids: [one.id, seated.id, ashore.id] },
    )
    await make({ session_id: planned, boat_type: 1, crew_users: seats(seated) })
    await leaveClub(seated)
    await leaveClub(ashore)
    const { pool, crews } = await boatsOf(asCoach, planned)
    expect(crews.map(seatsOf)).toEqual([[[1, seated.id]]])
    expect(pool.map(({ user_id }) => user_id).toSorted()).toEqual([one.id, seated.id].toSorted())
  })

  test('go out as a spreadsheet', async () => {
    await app.rows(`update users set first_name = '=HYPERLINK("x")' where id = $1`, [two.id])
    await make({ boat_type: 4 })
    const place = await app.ask(exportCrews, { body: { event_id: session } }, asCoach)
    expect(place).toEqual({
      file_url: expect.stringMatching(/^http:.*\/api\/v2\/crew-sheets\/[\w-]+\.xlsx$/) as string,
      filename: 'crews-2026-03-02.xlsx',
    })
    const answer = await app.send(
      crewSheet,
      { params: { id: session } },
      { ...asCoach, language: 'de' },
    )
    const rows = sheetOf(answer.bytes)
    expect(rows[0]).toEqual(['Mannschaft', 'Bootsklasse', 'Platz', 'Seite', 'Name'])
    expect(rows.slice(1).map((row) => row.slice(0, 4))).toEqual([
      ['M2+', 'M2+', 'Bug', 'Steuerbord'],
      ['M2+', 'M2+', 'Schlag', 'Backbord'],
      ['M2+', 'M2+', 'Steuerplatz'],
    ])
    expect(rows[2]?.[4]).toMatch(/^=HYPERLINK/)
  })
})
