import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  changeSeason,
  changeSeasonWeeks,
  copySeason,
  season,
  seasonTargets,
  type WeekChange,
} from '#contract/analysis/season.ts'
import { addDays, isoWeekStart } from '#domain/time/week.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { makeSquad, ZONE, type TestUser } from '../../../test/support/factories.ts'
import { trainIn } from '../../../test/support/loads.ts'
import { openMorningClub, type MorningClub } from '../../../test/support/read-mornings.ts'

let club: MorningClub
let athlete: TestUser
beforeAll(async () => {
  club = await openMorningClub()
  athlete = await club.newAthlete('Anna')
})
afterAll(() => club.app.close())

const HOUR = 3600
const TODAY = dayIn(ZONE, new Date())
const THIS_WEEK = isoWeekStart(TODAY)
const NEXT_WEEK = addDays(THIS_WEEK, 7)
type Scope = { squad_id?: number; athlete_id?: number }

/** The season of a scope, of the week after this one, which may be in the next season. */
const read = async (scope: Scope = {}, as = club.asCoach, day = NEXT_WEEK) =>
  (await club.app.ask(season, { query: { day, ...scope } }, as)).data
const weekOf = async (monday: string, scope: Scope = {}, as = club.asCoach) =>
  (await read(scope, as, monday)).weeks.find((week) => week.monday === monday)
const change = (weeks: WeekChange[], body: Scope & { proposed?: boolean } = {}) => ({
  body: { day: weeks[0]?.monday ?? NEXT_WEEK, weeks, ...body },
})
const write = (weeks: WeekChange[], body: Scope & { proposed?: boolean } = {}) =>
  club.app.ask(changeSeasonWeeks, change(weeks, body), club.asCoach)

describe('targets', () => {
  test('keeps what is left out and clears what is null', async () => {
    await write([{ monday: NEXT_WEEK, seconds: 10 * HOUR, sessions: 6, note: ' Boats inside ' }])
    await write([{ monday: NEXT_WEEK, distance: 90_000, sessions: null }])
    expect((await weekOf(NEXT_WEEK))?.target).toEqual({
      seconds: 10 * HOUR,
      distance: 90_000,
      load: null,
      sessions: null,
      shares: null,
      kind: null,
      note: 'Boats inside',
      by_hand: true,
      proposed_on: null,
    })
  })

  test('refuses a proposal for weeks that are over or were set by hand', async () => {
    const fields = async (monday: string) => {
      const asked = change([{ monday, seconds: HOUR }], { proposed: true })
      const { status, errors } = await club.app.refused(changeSeasonWeeks, asked, club.asCoach)
      return [status, Object.keys(errors ?? {})]
    }
    await write([{ monday: NEXT_WEEK, seconds: 9 * HOUR }])
    expect(await fields(NEXT_WEEK)).toEqual([400, ['weeks.0.monday']])
    expect(await fields(THIS_WEEK)).toEqual([400, ['weeks.0.monday']])
    await write([{ monday: NEXT_WEEK, by_hand: false }])
    await write([{ monday: NEXT_WEEK, seconds: 8 * HOUR, kind: 'loading' }], { proposed: true })
    expect((await weekOf(NEXT_WEEK))?.target).toMatchObject({
      seconds: 8 * HOUR,
      by_hand: false,
      proposed_on: TODAY,
    })
  })

  test.each([
    ['a Tuesday', [{ monday: addDays(NEXT_WEEK, 1), seconds: HOUR }]],
    ['shares of 90 per cent', [{ monday: NEXT_WEEK, shares: [70, 10, 10] }]],
  ])('refuses %s', async (_, weeks) => {
    const { status } = await club.app.refused(changeSeasonWeeks, change(weeks), club.asCoach)
    expect(status).toBe(400)
  })

  test('refuses a week of another season', async () => {
    const body = { day: NEXT_WEEK, weeks: [{ monday: addDays(NEXT_WEEK, 7 * 60), seconds: HOUR }] }
    const { status } = await club.app.refused(changeSeasonWeeks, { body }, club.asCoach)
    expect(status).toBe(400)
  })
})

describe('whose plan', () => {
  test('gives a squad the plan of the club until it is changed for the squad', async () => {
    const squad_id = await makeSquad(club.app.db, club.club, [athlete.id])
    await write([{ monday: NEXT_WEEK, seconds: 9 * HOUR }])
    expect((await read({ squad_id })).plan_of?.kind).toBe('club')
    await write([{ monday: NEXT_WEEK, sessions: 5 }], { squad_id })
    const own = await weekOf(NEXT_WEEK, { squad_id })
    expect(own?.target).toMatchObject({ seconds: 9 * HOUR, sessions: 5 })
    expect((await weekOf(NEXT_WEEK))?.target?.sessions).toBeNull()
    await write([{ monday: NEXT_WEEK, seconds: 7 * HOUR }])
    const ofAthlete = await read({}, club.as(athlete))
    expect(ofAthlete.plan_of).toMatchObject({ kind: 'squad', id: squad_id })
    expect(ofAthlete.weeks.find(({ monday }) => monday === NEXT_WEEK)?.target?.seconds).toBe(
      9 * HOUR,
    )
  })

  test('shows athletes their own season, without the notes and without a way to change it', async () => {
    await write([{ monday: NEXT_WEEK, note: 'Louis is back from Wednesday' }])
    const shown = await read({}, club.as(athlete))
    expect(shown).toMatchObject({ scope: { kind: 'athlete', id: athlete.id }, can_change: false })
    expect(shown.weeks.every(({ target }) => (target?.note ?? null) === null)).toBe(true)
    const asked = change([{ monday: NEXT_WEEK, seconds: HOUR }])
    expect((await club.app.refused(changeSeasonWeeks, asked, club.as(athlete))).status).toBe(403)
    const mate = await club.newAthlete('Ben')
    const query = { athlete_id: mate.id }
    expect((await club.app.refused(season, { query }, club.as(athlete))).status).toBe(404)
  })

  test('answers the targets of some days without the rest', async () => {
    await write([{ monday: NEXT_WEEK, seconds: 9 * HOUR }])
    const query = { start_date: addDays(NEXT_WEEK, 2), end_date: addDays(NEXT_WEEK, 3) }
    const { data } = await club.app.ask(seasonTargets, { query }, club.asCoach)
    expect(data).toMatchObject([{ monday: NEXT_WEEK, seconds: 9 * HOUR }])
  })
})

describe('phases', () => {
  const plan = (body: object, as = club.asCoach) =>
    club.app.ask(changeSeason, { body: { day: NEXT_WEEK, ...body } }, as)

  test('refuses phases longer than the season', async () => {
    const phase = { kind: 'base', weeks: 40, name: null, colour: null }
    const body = { day: NEXT_WEEK, phases: [phase, phase] }
    const { status } = await club.app.refused(changeSeason, { body } as never, club.asCoach)
    expect(status).toBe(400)
    await plan({ phases: [phase] })
    expect((await read()).phases).toEqual([phase])
  })

  test('copies a season into the weeks to come and leaves those set by hand', async () => {
    const { first_day, weeks } = await read()
    const later = addDays(first_day, 7 * weeks.length)
    await write([
      { monday: NEXT_WEEK, seconds: 9 * HOUR },
      { monday: addDays(first_day, 7 * (weeks.length - 1)), seconds: 4 * HOUR },
    ])
    const place = weeks.findIndex(({ monday }) => monday === NEXT_WEEK)
    const same = addDays(later, 7 * place)
    const last = addDays(later, 7 * (weeks.length - 1))
    const target = async (monday: string) => (await weekOf(monday))?.target?.seconds
    await write([{ monday: last, seconds: 5 * HOUR }])
    await club.app.ask(copySeason, { body: { day: later, from: NEXT_WEEK } }, club.asCoach)
    if (place < weeks.length - 1) expect(await target(same)).toBe(9 * HOUR)
    expect(await target(last)).toBe(5 * HOUR)
  })
})

test('adds up what the athletes did as the mean of those who trained', async () => {
  const [one, other] = [await club.newAthlete('Cleo'), await club.newAthlete('Dora')]
  const squad_id = await makeSquad(club.app.db, club.club, [one.id, other.id])
  const day = addDays(THIS_WEEK, -7)
  await trainIn(club, one, day, { ets: 100 })
  await trainIn(club, other, day, { ets: 50 })
  await trainIn(club, other, addDays(day, 1), { ets: 30 })
  const shown = await read({ squad_id }, club.asCoach, day)
  expect(shown.people).toBe(2)
  const done = shown.weeks.find(({ monday }) => monday === day)?.done
  expect(done).toMatchObject({ load: 90, sessions: 1.5 })
  expect(shown.loads.first_day).toBe(day)
  expect(shown.loads.days.slice(0, 2)).toEqual([75, 15])
})
