import { expect, test } from 'vitest'
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
