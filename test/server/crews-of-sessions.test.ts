import { describe, expect, test, vi } from 'vitest'
import * as contract from '#contract/boats/crews.ts'
import { exportCrews, openedCrewSheet } from '#contract/boats/crews-sheets.ts'
import { bookEquipment, returnEquipment } from '#contract/boats/boathouse.ts'
import { makeConnectCodes } from '#contract/live/live.ts'
import { createEvent, getSession, updateSession } from '#contract/planning/sessions.ts'
import { apiToken } from '../support/assistants.ts'
import { makeBooking, makeItem } from '../support/equipment.ts'
import { makeCrew, makeSession } from '../support/factories.ts'
import type { As } from '../support/http.ts'
import { sheetOf } from '../support/xlsx.ts'
import { app, asCoach, asOne, club, coach, one, prepareCrewClub } from './crew-club.ts'

prepareCrewClub()

describe('the crews of a session', () => {
  test('are published and hidden with a change of the session', async () => {
    const id = await makeSession(app.db, club, { user_id: coach.id })
    await makeCrew(app.db, club, { session_id: id, user_ids: [one.id] })
    const shown = async (as = asOne) =>
      (await app.ask(getSession, { params: { id } }, as)).data.crews?.map(
        ({ published, ...crew }) => [published, crew.crew_users],
      )
    const seated = [{ user_id: one.id, position: 1 }]
    const release = (crews_published: boolean, as = asCoach) =>
      app.send(updateSession, { body: { id, crews_published } }, as)
    expect([await shown(), await shown(asCoach)]).toEqual([[], [[false, seated]]])
    expect((await release(true, asOne)).status).toBe(403)
    expect((await release(true)).status).toBe(200)
    expect(await shown()).toEqual([[true, seated]])
    const notices = await app.rows(
      "select 1 from notifications where user_id = $1 and link = '/session/' || $2 || '/crews'",
      [one.id, String(id)],
    )
    expect(notices).toHaveLength(1)
    await release(false)
    expect([await shown(), await shown(asCoach)]).toEqual([[], [[false, seated]]])
  })

  test('sit in the boats of an event as in those of a session', async () => {
    const span = { start_date: '2026-06-06T06:00:00Z', end_date: '2026-06-07T16:00:00Z' }
    const { data } = await app.ask(
      createEvent,
      { body: { name: 'Lake', event_type: 'regatta', ...span, athlete_ids: [one.id] } },
      asCoach,
    )
    const seat = { user_id: one.id, position: 1 }
    const crew = await app.ask(
      contract.createCrew,
      { body: { session_id: data.id, boat_type: 1, crew_users: [seat] } },
      asCoach,
    )
    const item_id = await makeItem(app.db, club, { name: 'Single' })
    await app.ask(
      bookEquipment,
      { body: { item_ids: [item_id], session_id: data.id, crew_id: crew.data.id } },
      asCoach,
    )
    const params = { id: data.id }
    await app.ask(contract.publishCrews, { params, body: { published: true } }, asCoach)
    const { crews, pool } = (await app.ask(contract.sessionCrews, { params }, asCoach)).data
    expect(pool.map(({ user_id }) => user_id)).toContain(one.id)
    expect(crews.map(({ id }) => id)).toEqual([crew.data.id])
    expect((await app.ask(contract.sessionCrews, { params }, asOne)).data.crews).toHaveLength(1)
  })

  test('have been out with boats, as who may see the crew reads', async () => {
    const id = await makeSession(app.db, club, { user_id: coach.id }, { planned_distance: 12_000 })
    const crew = await makeCrew(app.db, club, { session_id: id, user_ids: [one.id] })
    const item = await makeItem(app.db, club, { name: 'Wave' })
    const booking = await makeBooking(app.db, club, coach.id, item, { session_id: id })
    await app.rows('update equipment_bookings set crew_id = $2 where id = $1', [booking, crew])
    const read = async (as = asCoach) =>
      (await app.ask(contract.getCrew, { params: { id: crew } }, as)).data
    expect(await read()).toMatchObject({
      connect_url: null,
      inventory_usage_history: [
        {
          booking_id: booking,
          item_id: item,
          item_name: 'Wave',
          at: '2026-03-02T06:00:00Z',
          distance: 12_000,
          time: 5400,
        },
      ],
    })
    await app.ask(contract.publishCrews, { params: { id }, body: { published: true } }, asCoach)
    expect((await read(asOne)).inventory_usage_history).toHaveLength(1)
  })

  test('that are deleted give back the shells they have booked, unless the session is over', async () => {
    const shellsLeft = async (start_date: string) => {
      const session_id = await makeSession(app.db, club, { user_id: coach.id }, { start_date })
      const id = await makeCrew(app.db, club, { session_id })
      const item = await makeItem(app.db, club)
      const given = await makeItem(app.db, club)
      const body = { item_ids: [item, given], session_id, crew_id: id }
      const { data } = await app.ask(bookEquipment, { body }, asCoach)
      const params = { id: data.find(({ item_id }) => item_id === given)?.id ?? 0 }
      await app.ask(returnEquipment, { params, body: {} }, asCoach)
      await app.ask(contract.deleteCrew, { body: { crew_id: id } }, asCoach)
      const left = await app.rows<{ item_id: number }>(
        'select item_id from equipment_bookings where session_id = $1 order by item_id',
        [session_id],
      )
      return left.map(({ item_id }) => (item_id === item ? 'booked' : 'returned'))
    }
    const ahead = new Date(Date.now() + 3_600_000).toISOString()
    expect(await shellsLeft(ahead)).toEqual(['returned'])
    expect(await shellsLeft('2026-03-02T06:00:00Z')).toEqual(['booked', 'returned'])
  })

  test('say where their codes lead, once there are some, to who may make them', async () => {
    const id = await makeSession(app.db, club, { user_id: coach.id })
    const crew = await makeCrew(app.db, club, {
      session_id: id,
      user_ids: [one.id],
      published: true,
    })
    const params = { id }
    const urls = async (as: As) => [
      (await app.ask(contract.getCrew, { params: { id: crew } }, as)).data.connect_url,
      ...(await app.ask(contract.sessionCrews, { params }, as)).data.crews.map(
        ({ connect_url }) => connect_url,
      ),
    ]
    expect(await urls(asCoach)).toEqual([null, null])
    const { data } = await app.ask(makeConnectCodes, { params, body: { renew: [] } }, asCoach)
    const url = data.find(({ crew_id }) => crew_id === crew)?.connect_url
    expect(url).toContain('/connect/')
    expect(await urls(asCoach)).toEqual([url, url])
    expect(await urls(asOne)).toEqual([null, null])
    const token = await apiToken(app, coach, { club, scope: 'read' })
    expect(await urls({ token, club })).toEqual([null, null])
  })

  test('open by a link without signing in, for five minutes, as who asked saw them', async () => {
    const id = await makeSession(app.db, club, { user_id: coach.id })
    const crew_id = await makeCrew(app.db, club, { session_id: id, user_ids: [one.id] })
    const { name: crew } = (await app.ask(contract.getCrew, { params: { id: crew_id } }, asCoach))
      .data
    const link = async (as: As) =>
      (await app.ask(exportCrews, { body: { event_id: id } }, as)).file_url
    const codeOf = (url: string) => /crew-sheets\/(.*)\.xlsx$/.exec(url)?.[1] ?? ''
    const open = (code: string) => app.send(openedCrewSheet, { params: { code } }, {})
    const ofCoach = codeOf(await link({ ...asCoach, language: 'de' }))
    const opened = await open(ofCoach)
    expect(opened.status).toBe(200)
    expect(sheetOf(opened.bytes).map((row) => row[0])).toEqual(['Mannschaft', crew, crew])
    expect(sheetOf((await open(codeOf(await link(asOne)))).bytes)).toHaveLength(1)
    const changed = `${ofCoach.slice(0, 40)}${ofCoach[40] === 'A' ? 'B' : 'A'}${ofCoach.slice(41)}`
    for (const code of [changed, ofCoach.slice(1), 'x']) expect((await open(code)).status).toBe(404)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 + 1000 })
    try {
      expect((await open(ofCoach)).status).toBe(404)
    } finally {
      vi.useRealTimers()
    }
    await app.rows('update sessions set deleted_at = now() where id = $1', [id])
    expect((await open(ofCoach)).status).toBe(404)
  })
})
