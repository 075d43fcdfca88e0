import { afterAll, beforeAll, expect, test } from 'vitest'
import { dailyMornings, courseWithBands } from '#contract/analysis/monitoring-reports.ts'
import { ROLE } from '#domain/constants/roles.ts'
import {
  makeMember,
  makeSession,
  makeSquad,
  type TestUser,
} from '../../../test/support/factories.ts'
import {
  morningClubOn,
  openMorningClub,
  type MorningClub,
} from '../../../test/support/read-mornings.ts'

const DAY = '2026-03-20'

let club: MorningClub
beforeAll(async () => {
  club = await openMorningClub()
})
afterAll(() => club.app.close())

const dailyOf = async (query: object = {}, as = club.asCoach) =>
  (await club.app.ask(dailyMornings, { query: { day: DAY, ...query } }, as)).data
const only = ({ id }: TestUser) => ({ athletes: String(id) })

test('a heart rate is amber and a temperature red, with the facts that say why', async () => {
  const athlete = await club.newAthlete('Amber')
  await club.sayBefore(athlete, DAY, 14, { waking_hr: 48 })
  await club.say(athlete, DAY, { waking_hr: 57, temperature: 38.1 })
  const { athletes } = await dailyOf(only(athlete))
  expect(athletes[0]).toMatchObject({ entered: true, asked: true })
  expect(athletes[0]?.readings).toMatchObject([
    { field: 'waking_hr', level: 'amber', mean: 48, difference: 9, count: 14 },
    { field: 'temperature', level: 'red', rule: 'temperature', mean: null },
  ])
})

test('who has not entered comes first, then who has the most to note', async () => {
  const [late, fine, red] = [
    await club.newAthlete('Late'),
    await club.newAthlete('Alright'),
    await club.newAthlete('Red'),
  ]
  await club.say(fine, DAY, { mood: 4 })
  await club.say(red, DAY, { mood: 1 })
  const ids = [late, fine, red].map(({ id }) => id)
  const { athletes, asked, entered } = await dailyOf({ athletes: ids.join(',') })
  expect(athletes.map(({ user_id }) => user_id)).toEqual([late.id, red.id, fine.id])
  expect({ asked, entered }).toEqual({ asked: 3, entered: 2 })
})

test('shows two weeks of the waking heart rate, and how long nothing was said', async () => {
  const athlete = await club.newAthlete('Silent')
  await club.sayBefore(athlete, '2026-03-19', 14, { waking_hr: 48 })
  const [silent] = (await dailyOf(only(athlete))).athletes
  expect(silent?.missed_days).toBe(2)
  expect(silent?.pulse?.values).toEqual([...Array<number>(12).fill(48), null, null])
})

test('an illness is said with its first day and its reasons', async () => {
  const athlete = await club.newAthlete('Coughing')
  await club.say(athlete, '2026-03-18', { health: 'ill', reasons: ['chest-infection'] })
  await club.say(athlete, DAY, { health: 'ill', reasons: ['chest-infection'] })
  const { athletes } = await dailyOf(only(athlete))
  expect(athletes[0]?.episode).toEqual({
    first: '2026-03-18',
    last: DAY,
    days: 2,
    ill: true,
    injured: false,
    reasons: ['chest-infection'],
  })
})

test('columns are what the club asks, and whatever else was entered', async () => {
  const athlete = await club.newAthlete('Weighed')
  await club.say(athlete, DAY, { weight: 80 })
  const { fields } = await dailyOf(only(athlete))
  expect(fields).toContain('waking_hr')
  expect(fields).toContain('weight')
  expect(fields).not.toContain('hydration')
})

test('a private note stays with the person, and any other is shown', async () => {
  const [shut, open] = [await club.newAthlete('Shut'), await club.newAthlete('Open')]
  await club.say(shut, DAY, { mood: 3, note: 'for me', note_private: true })
  await club.say(open, DAY, { mood: 3, note: 'for all' })
  const noteOf = async (person: TestUser, as?: typeof club.asCoach) =>
    (await dailyOf(only(person), as)).athletes[0]?.note
  expect(await noteOf(shut)).toBeNull()
  expect(await noteOf(shut, club.as(shut))).toBe('for me')
  expect(await noteOf(open)).toBe('for all')
})

test('athletes see their own morning and nobody else’s', async () => {
  const [one, other] = [await club.newAthlete('One'), await club.newAthlete('Other')]
  await club.say(one, DAY, { mood: 3 })
  await club.say(other, DAY, { mood: 3 })
  const { athletes } = await dailyOf({}, club.as(one))
  expect(athletes.map(({ user_id }) => user_id)).toEqual([one.id])
  const shut = await club.app.send(
    courseWithBands,
    { params: { id: other.id }, query: { day: DAY } },
    club.as(one),
  )
  expect(shut.status).toBe(404)
})

test('without consent nothing is shown to others', async () => {
  const { app, club: id } = club
  const silent = await makeMember(app.db, id, [ROLE.athlete], { consent: 'declined' })
  await club.say(silent, DAY, { mood: 3 })
  expect((await dailyOf(only(silent))).athletes).toEqual([])
  expect((await dailyOf({}, club.as(silent))).athletes).toHaveLength(1)
})

test('of squads that are not asked only those are shown who entered something', async () => {
  const other = await morningClubOn(club.app)
  const [asked, spared, eager] = [
    await other.newAthlete('Asked'),
    await other.newAthlete('Spared'),
    await other.newAthlete('Eager'),
  ]
  const squad_id = await makeSquad(other.app.db, other.club, [asked.id])
  await other.askSquad(squad_id)
  await other.say(eager, DAY, { mood: 4 })
  const { athletes } = (await other.app.ask(dailyMornings, { query: { day: DAY } }, other.asCoach))
    .data
  expect(athletes.map(({ user_id, asked: is }) => [user_id, is])).toEqual([
    [asked.id, true],
    [eager.id, false],
  ])
  expect(athletes.some(({ user_id }) => user_id === spared.id)).toBe(false)
})

test('focuses choose who has a session of them on that day', async () => {
  const { app, club: id, coach } = club
  const [starts, none] = [await club.newAthlete('Starts'), await club.newAthlete('None')]
  await makeSession(
    app.db,
    id,
    { user_id: coach.id },
    { start_date: `${DAY}T16:00:00Z`, focus_ids: [3], athlete_ids: [starts.id] },
  )
  await app.rows('update sessions set published_at = now() where club_id = $1', [id])
  const found = await dailyOf({ focuses: '3', athletes: `${starts.id},${none.id}` })
  expect(found.athletes.map(({ user_id }) => user_id)).toEqual([starts.id])
})

test('four weeks of one person come with what is usual for them on each day', async () => {
  const athlete = await club.newAthlete('Course')
  await club.sayBefore(athlete, DAY, 20, { waking_hr: 50, mood: 4 })
  await club.say(athlete, DAY, { waking_hr: 61, health: 'healthy' })
  const { data } = await club.app.ask(
    courseWithBands,
    { params: { id: athlete.id }, query: { day: DAY } },
    club.asCoach,
  )
  expect(data.days).toHaveLength(28)
  const last = data.days.at(-1)
  expect(last).toMatchObject({ day: DAY, health: 'healthy' })
  expect(last?.values.find(({ field }) => field === 'waking_hr')).toEqual({
    field: 'waking_hr',
    value: 61,
    level: 'red',
    low: null,
    high: 57,
  })
  expect(data.days[0]?.values.every(({ value, level }) => value === null && !level)).toBe(true)
})

test('looking again on the same day adds nothing to the audit log', async () => {
  const { app, club: id } = club
  const [one, two] = [await club.newAthlete('Read'), await club.newAthlete('Later')]
  await club.say(one, DAY, { mood: 3 })
  await club.say(two, DAY, { mood: 3 })
  const reader = await makeMember(app.db, id, [ROLE.coach])
  const noted = () =>
    app.rows<{ subject: { user_ids: number[] } }>(
      `select subject from audit_log where user_id = $1 and action = 'read-health' order by id`,
      [reader.id],
    )
  await dailyOf(only(one), club.as(reader))
  await dailyOf(only(one), club.as(reader))
  expect((await noted()).map(({ subject }) => subject.user_ids)).toEqual([[one.id]])
  await dailyOf({ athletes: `${one.id},${two.id}` }, club.as(reader))
  expect((await noted()).map(({ subject }) => subject.user_ids)).toEqual([[one.id], [two.id]])
})

test('refuses a day that is none, and a person of nobody', async () => {
  const send = (query: Record<string, string>) =>
    club.app.send(dailyMornings, { query }, club.asCoach)
  expect((await send({ day: '2026-02-30' })).status).toBe(400)
  const other = await morningClubOn(club.app)
  const stranger = await other.newAthlete('Stranger')
  const course = { params: { id: stranger.id }, query: {} }
  expect((await club.app.send(courseWithBands, course, club.asCoach)).status).toBe(404)
})

test.each(['1900-01-01', '2100-12-31'])(
  'a day at the end of the calendar, %s, is empty',
  async (day) => {
    const athlete = await club.newAthlete('Edge')
    expect((await dailyOf({ day, ...only(athlete) })).athletes).toMatchObject([{ entered: false }])
    const course = { params: { id: athlete.id }, query: { day } }
    expect((await club.app.send(courseWithBands, course, club.asCoach)).status).toBe(200)
  },
)

test('refuses a club whose plan has no morning monitoring', async () => {
  const { app, asCoach } = await morningClubOn(club.app, 'bronze')
  const { status, json } = await app.send(dailyMornings, { query: {} }, asCoach)
  expect([status, json]).toMatchObject([403, { code: 'feature_missing' }])
})
