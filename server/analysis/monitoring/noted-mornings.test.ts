import { afterAll, beforeAll, expect, test } from 'vitest'
import { home } from '#contract/analysis/home.ts'
import {
  morningNotice,
  notedMornings,
  saveMorningNotice,
} from '#contract/analysis/monitoring-noted.ts'
import { notifications } from '#contract/platform/inbox.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { PrivacyMode } from '#domain/rules/privacy.ts'
import { dayIn, toInstant } from '#domain/time/zoned-time.ts'
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
import { notifyOfNoted } from './notify.ts'

let first: MorningClub
beforeAll(async () => {
  first = await openMorningClub()
})
afterAll(() => first.app.close())

const ZONE = 'Europe/Berlin'
const DAY = () => dayIn(ZONE, new Date())
const at = (time: string) => new Date(toInstant(ZONE, { day: DAY(), time }))

/** A club of its own, in whose zone it is today. */
const openClub = async (): Promise<MorningClub> => {
  const club = await morningClubOn(first.app)
  await first.app.rows('update clubs set time_zone = $2 where id = $1', [club.club, ZONE])
  return club
}
const notedBy = async (club: MorningClub, as = club.asCoach) =>
  (await club.app.ask(notedMornings, {}, as)).data
const noticesOf = async (club: MorningClub, person: TestUser) =>
  (await club.app.ask(notifications, {}, club.as(person))).data.filter(
    ({ kind }) => kind === 'morning-noted',
  )
const run = (time: string) => notifyOfNoted(first.app.database.worker, at(time))
const hide = (club: MorningClub, { id }: TestUser, mode: PrivacyMode) =>
  club.app.rows('insert into privacy_settings (club_id, user_id, mode) values ($1, $2, $3)', [
    club.club,
    id,
    mode,
  ])

/** An athlete with the values of this morning. */
async function athleteWith(club: MorningClub, name: string, said: object): Promise<TestUser> {
  const person = await club.newAthlete(name)
  await club.say(person, DAY(), said)
  return person
}

test('names who is red before who is amber, with the reasons, and how many have entered', async () => {
  const club = await openClub()
  const amber = await athleteWith(club, 'Amber', { temperature: 37.4, sleep_time: 400, mood: 5 })
  const red = await athleteWith(club, 'Red', { sleep_time: 300, temperature: 37.2, waking_hr: 50 })
  await athleteWith(club, 'Green', { sleep_time: 480 })
  await club.newAthlete('Silent')
  const { asked, entered, day, athletes } = await notedBy(club)
  expect({ asked, entered, day }).toEqual({ asked: 4, entered: 3, day: DAY() })
  expect(athletes.map(({ user_id, level }) => [user_id, level])).toEqual([
    [red.id, 'red'],
    [amber.id, 'amber'],
  ])
  expect(athletes[0]?.readings.map(({ field, level }) => [field, level])).toEqual([
    ['sleep_time', 'red'],
    ['temperature', 'amber'],
  ])
  const own = await notedBy(club, club.as(amber))
  expect(own.athletes.map(({ user_id }) => user_id)).toEqual([amber.id])
})

test('who is hidden from the coach is neither named nor counted', async () => {
  const club = await openClub()
  const hidden = await athleteWith(club, 'Hidden', { temperature: 39 })
  await hide(club, hidden, 'only-me')
  const silent = await makeMember(club.app.db, club.club, [ROLE.athlete], { consent: 'declined' })
  await club.say(silent, DAY(), { temperature: 39 })
  expect(await notedBy(club)).toMatchObject({ asked: 0, entered: 0, athletes: [] })
  await run('09:00')
  expect(await noticesOf(club, club.coach)).toEqual([])
})

test('notifies coaches once, when the time for mornings is over, in the zone of the club', async () => {
  const club = await openClub()
  const scoped = await makeMember(club.app.db, club.club, [ROLE.coach])
  await club.app.rows(
    `insert into member_permissions (club_id, user_id, permission_id, granted)
     select $1, $2, id, false from permissions where name = 'view-all-members-on-report'`,
    [club.club, scoped.id],
  )
  const red = await athleteWith(club, 'Red', { temperature: 38.5 })
  await athleteWith(club, 'Amber', { temperature: 37.5 })
  await makeSquad(club.app.db, club.club, [scoped.id, red.id])
  await run('08:59')
  expect(await noticesOf(club, club.coach)).toEqual([])
  await Promise.all([run('09:00'), run('09:00')])
  await run('09:05')
  expect(await noticesOf(club, club.coach)).toMatchObject([
    { level: 3, values: { red: 1, amber: 1 }, link: '/reports/morning-monitoring/daily' },
  ])
  expect(await noticesOf(club, scoped)).toMatchObject([{ values: { red: 1, amber: 0 } }])
  expect(await noticesOf(club, red)).toEqual([])
})

test('notifies nobody of a club whose plan has ended', async () => {
  const club = await openClub()
  await athleteWith(club, 'Red', { sleep_time: 300, temperature: 37.2, waking_hr: 50 })
  const endOn = (days: number) =>
    club.app.rows(
      'update subscriptions set next_bill_date = current_date + $2::int where club_id = $1',
      [club.club, days],
    )
  await endOn(-3)
  await run('09:00')
  expect(await noticesOf(club, club.coach)).toEqual([])
  await endOn(3)
  await run('09:00')
  expect(await noticesOf(club, club.coach)).toHaveLength(1)
})

test('notifies when the first training of the day begins, where that is earlier', async () => {
  const club = await openClub()
  const plan = (time: string, more: object = {}) =>
    makeSession(
      club.app.db,
      club.club,
      { user_id: club.coach.id },
      { start_date: at(time).toISOString(), end_date: at('12:00').toISOString(), ...more },
    )
  await plan('06:30')
  await plan('07:30')
  await athleteWith(club, 'Amber', { temperature: 37.5 })
  await run('06:25')
  expect(await noticesOf(club, club.coach)).toEqual([])
  await run('06:30')
  expect(await noticesOf(club, club.coach)).toHaveLength(1)
})

test('notifies of nothing when nobody is amber or red, and of what comes later', async () => {
  const club = await openClub()
  await athleteWith(club, 'Green', { sleep_time: 480 })
  const late = await club.newAthlete('Late')
  await run('09:00')
  expect(await noticesOf(club, club.coach)).toEqual([])
  await club.say(late, DAY(), { sleep_time: 300 })
  await run('11:00')
  expect(await noticesOf(club, club.coach)).toEqual([])
  await run('10:55')
  expect(await noticesOf(club, club.coach)).toHaveLength(1)
})

test('does not notify who does not want it, nor of one’s own values', async () => {
  const club = await openClub()
  const both = await makeMember(club.app.db, club.club, [ROLE.coach, ROLE.athlete])
  await club.say(both, DAY(), { temperature: 38.5 })
  expect((await club.app.ask(morningNotice, {}, club.asCoach)).data).toEqual({ wanted: true })
  const want = (wanted: boolean) =>
    club.app.ask(saveMorningNotice, { body: { wanted } }, club.asCoach)
  await want(false)
  await want(false)
  expect((await club.app.ask(morningNotice, {}, club.asCoach)).data).toEqual({ wanted: false })
  await run('09:00')
  expect([await noticesOf(club, club.coach), await noticesOf(club, both)]).toEqual([[], []])
  await want(true)
  await run('09:10')
  expect(await noticesOf(club, club.coach)).toHaveLength(1)
})

test('looking notes whose values were shown, and nobody else’s', async () => {
  const club = await openClub()
  const red = await athleteWith(club, 'Red', { temperature: 38.5 })
  await athleteWith(club, 'Green', { temperature: 36.5 })
  await notedBy(club)
  const rows = await club.app.rows<{ subject: { user_ids: number[] } }>(
    `select subject from audit_log where user_id = $1 and action = 'read-health'`,
    [club.coach.id],
  )
  expect(rows.map(({ subject }) => subject.user_ids)).toEqual([[red.id]])
})

test('a heart rate far above the own mean is red', async () => {
  const club = await openClub()
  const person = await club.newAthlete('Pulse')
  await club.sayBefore(person, DAY(), 14, { waking_hr: 48 })
  await club.say(person, DAY(), { waking_hr: 60 })
  expect((await notedBy(club)).athletes).toMatchObject([
    { user_id: person.id, level: 'red', readings: [{ field: 'waking_hr', difference: 12 }] },
  ])
})

test('home asks a coach who is an athlete for their own morning, too', async () => {
  const club = await openClub()
  const both = await makeMember(club.app.db, club.club, [ROLE.coach, ROLE.athlete])
  const due = async () => (await club.app.ask(home, {}, club.as(both))).data.morning_due
  expect(await due()).toBe(true)
  await club.say(both, DAY(), { waking_hr: 48 })
  expect(await due()).toBe(false)
  expect((await club.app.ask(home, {}, club.asCoach)).data.morning_due).toBe(false)
})
