import { describe, expect, test } from 'vitest'
import { createCrew } from '#contract/boats/crews.ts'
import { publish } from '#contract/planning/publishing.ts'
import * as life from '#contract/planning/session-life.ts'
import { createEvent, updateSession } from '#contract/planning/sessions.ts'
import { makeSquad } from '../support/factories.ts'
import {
  app,
  asAthlete,
  asCoach,
  athlete,
  club,
  create,
  kinds,
  other,
  prepareSessionLifeClub,
  read,
} from './session-life-club.ts'

prepareSessionLifeClub()

const FROM = '2030-03-04'
const TO = '2030-03-18'
const at = (day: string, time: string) => `${day}T${time}:00Z`
const on = (day: string, time = '06:00') => ({
  start_date: at(day, time),
  end_date: at(
    day,
    time.replace(/^../, (hour) => String(Number(hour) + 1).padStart(2, '0')),
  ),
})
const copy = (body: object = {}, as = asCoach) =>
  app.send(life.copyWeek, { body: { from: FROM, to: TO, with_drafts: true, ...body } }, as)
const copied = async (body: object = {}) =>
  ((await copy(body)).json as { data: { ids: number[]; left_out: { name: string }[] } }).data
const noticesOf = (user_id: number) =>
  app.rows('select from notifications where user_id = $1', [user_id])

describe('a week copied to another', () => {
  test('is planned again with its plans and people, as drafts nobody is notified of', async () => {
    const structure = {
      piece_structure: 2 as const,
      repetitions: 3,
      pieces: [
        {
          planned_distance: 2000,
          planned_time: null,
          rest: 360,
          split_length: null,
          segments: [],
        },
      ],
    }
    const monday = await create({ ...on('2030-03-04'), name: 'Monday', structure })
    const same = await create({ ...on('2030-03-04'), name: 'Monday too', athlete_ids: [other.id] })
    const sunday = await create({ ...on('2030-03-10'), name: 'Sunday', published: false })
    const before = await noticesOf(athlete.id)
    const { ids, left_out } = await copied()
    expect(left_out).toEqual([])
    const copies = await Promise.all(ids.map(read))
    expect(
      copies.map(({ name, start_date, published, series_id }) => [
        name,
        start_date,
        published,
        series_id,
      ]),
    ).toEqual([
      ['Monday', at('2030-03-18', '06:00'), false, null],
      ['Monday too', at('2030-03-18', '06:00'), false, null],
      ['Sunday', at('2030-03-24', '06:00'), false, null],
    ])
    const peopleOf = async (id: number) =>
      (await read(id)).participants?.map(({ user_id }) => user_id).toSorted((a, b) => a - b)
    for (const [place, original] of [monday, same, sunday].entries())
      expect(await peopleOf(ids[place] ?? 0)).toEqual(await peopleOf(original))
    expect(copies[0]?.structure).toEqual((await read(monday)).structure)
    expect(await noticesOf(athlete.id)).toHaveLength(before.length)
    expect(await kinds(ids[0] ?? 0)).toEqual(['created'])
  })

  test('has one session for each of a series, and drafts only where they are wanted', async () => {
    const body = { from: '2030-05-06', to: '2030-05-13' }
    const id = await create({ ...on('2030-05-06') })
    await app.ask(
      updateSession,
      { body: { id, repeat_frequency_type: 'daily', repeat_numbers: 3 } },
      asCoach,
    )
    await create({ ...on('2030-05-07', '16:00'), published: false })
    const { ids } = await copied({ ...body, with_drafts: false })
    const copies = await Promise.all(ids.map(read))
    expect(copies.map(({ series_id }) => series_id)).toEqual([null, null, null])
  })

  test('names what began before the week', async () => {
    const days = { start_date: at('2030-06-01', '08:00'), end_date: at('2030-06-04', '16:00') }
    const body = { name: 'Training camp', ...days, athlete_ids: [athlete.id] }
    await app.ask(createEvent, { body }, asCoach)
    const { status, json } = await copy({ from: '2030-06-03', to: '2030-06-10' })
    expect(status).toBe(201)
    expect(json).toMatchObject({
      data: { ids: [], left_out: [{ name: 'Training camp' }] },
      message: expect.stringContaining('Training camp'),
    })
  })

  test('can be that of a squad, and is taken back in one call', async () => {
    const squad = await makeSquad(app.db, club, [other.id])
    await create({ ...on('2030-07-01'), athlete_ids: [other.id] })
    await create({ ...on('2030-07-02'), athlete_ids: [athlete.id] })
    const { ids } = await copied({ from: '2030-07-01', to: '2030-07-08', squad_ids: [squad] })
    expect(ids).toHaveLength(1)
    await app.ask(life.deleteSessions, { body: { session_ids: ids } }, asCoach)
    expect(
      await app.rows('select from sessions where id = any ($1) and deleted_at is null', [ids]),
    ).toEqual([])
  })

  test('is taken back but for what others did with it since', async () => {
    const week = '2030-08-05'
    for (const name of ['Published', 'Renamed', 'Manned', 'Rated', 'As made'])
      await create({ ...on(week), name, published: false })
    const { ids } = await copied({ from: week, to: '2030-08-12' })
    const [published = 0, renamed = 0, manned = 0, rated = 0, asMade = 0] = ids
    await app.ask(publish, { body: { session_ids: [published] } }, asCoach)
    await app.ask(updateSession, { body: { id: renamed, name: 'Renamed since' } }, asCoach)
    const boat = { session_id: manned, boat_type: 3 }
    await app.ask(createCrew, { body: boat }, asCoach)
    await app.rows(
      'insert into session_ratings (club_id, session_id, user_id, rpe) values ($1, $2, $3, 4)',
      [club, rated, athlete.id],
    )
    const body = { session_ids: ids, as_new_copies: true }
    const { status, json } = await app.send(life.deleteSessions, { body }, asCoach)
    expect(status).toBe(206)
    expect(json).toMatchObject({
      data: {
        deleted: 1,
        left_out: [
          { id: published, name: 'Published' },
          { id: renamed, name: 'Renamed since' },
          { id: manned, name: 'Manned' },
          { id: rated, name: 'Rated' },
        ],
      },
      message: expect.stringContaining('Renamed since'),
    })
    const left = await app.rows<{ id: string }>(
      'select id from sessions where id = any ($1) and deleted_at is null order by id',
      [ids],
    )
    expect(left.map(({ id }) => Number(id))).not.toContain(asMade)
    expect(left).toHaveLength(4)
  })

  test('refuses days that are no weeks apart, and people who plan for nobody else', async () => {
    expect(await copy({ to: FROM })).toMatchObject({
      status: 400,
      json: { errors: { to: [expect.any(String)] } },
    })
    expect((await copy({ to: '2030-03-19' })).status).toBe(400)
    expect((await copy({}, asAthlete)).status).toBe(403)
  })
})
