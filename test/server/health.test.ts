import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { home } from '#contract/analysis/home.ts'
import { clubUsers } from '#contract/people/members.ts'
import { profileAthletes } from '#contract/people/profiles.ts'
import { getSquad } from '#contract/people/squads.ts'
import { healthOn } from '#domain/rules/health.ts'
import { isIll, isInjured, type MorningHealth } from '#domain/monitoring/fields.ts'
import { addDays } from '#domain/time/week.ts'
import { dayIn, toInstant } from '#domain/time/zoned-time.ts'
import { makeAgendaClub } from '../support/agenda-club.ts'
import { startTestApp } from '../support/app.ts'
import { makeMember, makeSession, makeSquad } from '../support/factories.ts'

const app = await startTestApp()
afterAll(() => app.close())

const ZONE = 'Pacific/Auckland'
/** Of each day: nothing, an answer that says nothing, coming, not coming, ill, injured, both. */
const ANSWER = fc.constantFrom(
  null,
  { attending: null, ill: false, injured: false },
  { attending: 1, ill: false, injured: false },
  { attending: 2, ill: false, injured: false },
  { attending: 2, ill: true, injured: false },
  { attending: 1, ill: false, injured: true },
  { attending: null, ill: true, injured: true },
)
/** Sessions from sixteen days ago until tomorrow, two a day at most. */
const HOUR = fc.integer({ min: 1, max: 4 })
const HISTORY = fc.record({
  answers: fc.array(
    fc.record({ ago: fc.integer({ min: -1, max: 16 }), answer: ANSWER, hour: HOUR }),
    { maxLength: 14 },
  ),
  mornings: fc.array(
    fc.record({
      ago: fc.integer({ min: 0, max: 16 }),
      health: fc.constantFrom<MorningHealth | null>(null, 'healthy', 'ill', 'injured', 'both'),
      hour: HOUR,
    }),
    { maxLength: 6 },
  ),
})

test('members, athletes, squads and home say the same of everybody’s health today', async () => {
  const today = dayIn(ZONE, new Date())
  const histories = fc.sample(HISTORY, { numRuns: 40, seed: 7 })
  const { club, coach, asCoach } = await makeAgendaClub(app, ZONE)
  const sessions = new Map<number, number>()
  const people = await Promise.all(histories.map(() => makeMember(app.db, club)))
  const squadId = await makeSquad(
    app.db,
    club,
    people.map(({ id }) => id),
  )
  for (let ago = -1; ago <= 16; ago++) {
    const start = toInstant(ZONE, { day: addDays(today, -ago), time: '06:00' })
    const plan = {
      start_date: start.toISOString(),
      end_date: new Date(start.getTime() + 3_600_000).toISOString(),
      athlete_ids: people.map(({ id }) => id),
    }
    sessions.set(ago, await makeSession(app.db, club, { user_id: coach.id }, plan))
  }
  const dayOf = (ago: number) => addDays(today, -ago)
  const said = histories.map(({ answers, mornings }) => ({
    answers: new Map(answers.map((one) => [one.ago, one])),
    mornings: new Map(mornings.map((one) => [one.ago, one])),
  }))
  for (const [index, { answers, mornings }] of said.entries()) {
    for (const [ago, { health, hour }] of mornings)
      await app.rows(
        `insert into mornings (club_id, user_id, day, health, changed_at)
          values ($1, $2, $3, $4, $3::date + make_interval(hours => $5))`,
        [club, people[index]?.id, dayOf(ago), health, hour],
      )
    for (const [ago, { answer, hour }] of answers)
      if (answer)
        await app.rows(
          `insert into attendance (club_id, session_id, user_id, attending, ill, injured, answered_at)
            values ($1, $2, $3, $4, $5, $6, $7::date + make_interval(hours => $8))`,
          [
            club,
            sessions.get(ago),
            people[index]?.id,
            answer.attending,
            answer.ill,
            answer.injured,
            dayOf(ago),
            hour,
          ],
        )
  }
  const expected = said.map(({ answers, mornings }) =>
    healthOn(
      [
        ...[...mornings].map(([ago, { health, hour }]) => ({
          day: dayOf(ago),
          at: hour,
          isMorning: true,
          said: health !== null,
          ill: isIll(health),
          injured: isInjured(health),
        })),
        ...[...answers].flatMap(([ago, { answer, hour }]) =>
          answer
            ? [
                {
                  day: dayOf(ago),
                  at: hour,
                  isMorning: false,
                  said: answer.attending !== null || answer.ill || answer.injured,
                  ill: answer.ill,
                  injured: answer.injured,
                },
              ]
            : [],
        ),
      ],
      today,
    ),
  )
  const bare = (health: { ill: boolean; injured: boolean } | null | undefined) =>
    health ? { ill: health.ill, injured: health.injured } : null
  const all = { limit: 100 }
  const members = (
    await app.ask(clubUsers, { query: { ...all, include: 'last_user_stat' } }, asCoach)
  ).data
  const athletes = (await app.ask(profileAthletes, { query: all }, asCoach)).data
  const inSquad = (await app.ask(getSquad, { params: { id: squadId } }, asCoach)).data.members
  const { coaching } = (await app.ask(home, {}, asCoach)).data
  for (const [index, { id }] of people.entries()) {
    const health = bare(expected[index])
    const unwell = health && (health.ill || health.injured) ? expected[index] : undefined
    expect({
      member: bare(members.find((one) => one.id === id)?.last_user_stat),
      athlete: bare(athletes.find(({ user_id }) => user_id === id)?.health),
      squad: bare(inSquad.find(({ user_id }) => user_id === id)?.figures?.health),
      home: coaching?.unwell.find(({ user_id }) => user_id === id)?.since,
    }).toEqual({ member: health, athlete: health, squad: health, home: unwell?.since ?? undefined })
  }
})
