import { expect, test } from 'vitest'
import { home } from '#contract/analysis/home.ts'
import { profile } from '#contract/people/profiles.ts'
import { sessionAttendance } from '#contract/planning/attendance.ts'
import { makeSession } from '../../../test/support/factories.ts'
import {
  app,
  as,
  athlete,
  club,
  coach,
  prepareMorningClub,
  save,
  today,
} from '../../../test/support/morning-club.ts'

prepareMorningClub()

test('an ill morning answers the session of the day, and a corrected one takes it back', async () => {
  const id = await makeSession(
    app.db,
    club,
    { user_id: coach.id },
    { start_date: new Date().toISOString(), athlete_ids: [athlete.id] },
  )
  const standing = async () => {
    const { data } = await app.ask(sessionAttendance, { params: { id } }, as(coach))
    const row = data.find(({ user_id }) => user_id === athlete.id)
    return [row?.attending, row?.health_statuses]
  }
  const day = today()
  await save(athlete, { day, values: { waking_hr: 52 } })
  expect(await standing()).toEqual([null, []])
  await save(athlete, { day, values: { health: 'ill', reasons: ['virus'] } })
  expect(await standing()).toEqual([2, [3]])
  await save(athlete, { day, values: { health: 'injured', reasons: ['back'] } })
  expect(await standing()).toEqual([2, [2]])
  await save(athlete, { day, values: { waking_hr: null, health: null } })
  expect(await standing()).toEqual([null, []])
})

test('an ill morning after the session of the day has begun is known everywhere', async () => {
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
  const plan = { athlete_ids: [athlete.id], published: true }
  const by = { user_id: coach.id }
  const begun = await makeSession(app.db, club, by, { ...plan, start_date: hours(-0.01) })
  const next = await makeSession(app.db, club, by, { ...plan, start_date: hours(48) })
  await app.rows(
    `insert into attendance (club_id, session_id, user_id, attending, answered_at)
     values ($1, $2, $3, 1, now() - interval '1 hour')
     on conflict (club_id, session_id, user_id) do update
       set attending = 1, ill = false, injured = false, answered_at = excluded.answered_at`,
    [club, begun, athlete.id],
  )
  const known = async () => {
    const { coaching } = (await app.ask(home, {}, as(coach))).data
    const { data: person } = await app.ask(profile, { params: { id: athlete.id } }, as(coach))
    const { data: register } = await app.ask(sessionAttendance, { params: { id: next } }, as(coach))
    return {
      home: coaching?.unwell.some(({ user_id, ill }) => user_id === athlete.id && ill),
      profile: person.health?.ill,
      register: register.find(({ user_id }) => user_id === athlete.id)?.health_now,
    }
  }
  const day = today()
  await save(athlete, { day, values: { health: 'ill', reasons: ['virus'] } })
  expect(await known()).toEqual({ home: true, profile: true, register: [3] })
  await save(athlete, { day, values: { health: 'healthy', reasons: [] } })
  expect(await known()).toEqual({ home: false, profile: false, register: undefined })
})
