import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createCrew } from '#contract/boats/crews.ts'
import { morningRange } from '#contract/analysis/monitoring.ts'
import { savePrivacySettings } from '#contract/people/privacy.ts'
import { createSession } from '#contract/planning/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../test/support/app.ts'
import { makeClub, makeMember, type TestUser } from '../../test/support/factories.ts'
import { problemOf, type As } from '../../test/support/http.ts'
import { makeMorning } from '../../test/support/mornings.ts'
import type { ClubId } from '../db/client.ts'
import { isReceipt } from './idempotency.ts'

let app: TestApp
let club: ClubId
let coach: TestUser
let athlete: TestUser
let as: As
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.coach])
  athlete = await makeMember(app.db, club, [ROLE.athlete], { last_name: 'Hidden-Later' })
  as = { token: coach.token, club }
})
afterAll(() => app.close())

const KEY = { 'idempotency-key': 'k' }
const hide = () =>
  app.ask(savePrivacySettings, { body: { mode: 'only-me' } }, { token: athlete.token, club })
const becomeAthlete = () =>
  app.rows('update membership_roles set role_id = $3 where club_id = $1 and user_id = $2', [
    club,
    coach.id,
    ROLE.athlete,
  ])

describe('a call that reads', () => {
  const ask = () => {
    const body = { date_from: '2026-03-01', date_to: '2026-03-03', athlete_ids: [athlete.id] }
    return app.send(morningRange, { body }, as, KEY)
  }
  beforeEach(() => makeMorning(app, [club, athlete.id, 'slept badly']))

  test('shows nothing once more of an athlete who has chosen only me', async () => {
    expect((await ask()).text).toContain('"waking_hr":61')
    await hide()
    expect((await ask()).text).not.toContain('"waking_hr":61')
  })

  test('shows nothing once more to a coach who has become an athlete', async () => {
    expect((await ask()).text).toContain('"waking_hr":61')
    await becomeAthlete()
    expect((await ask()).text).not.toContain('"waking_hr":61')
  })
})

describe('the reply to a write', () => {
  const make = () => {
    const body = { boat_type: 1, crew_users: [{ position: 1, user_id: athlete.id }] }
    return app.send(createCrew, { body }, as, KEY)
  }
  const crews = () => app.rows('select id from crews where club_id = $1', [club])

  test('that names people is given again while nothing has changed', async () => {
    const first = await make()
    expect(first.status, first.text).toBe(201)
    expect(first.text).toContain('Hidden-Later')
    expect((await make()).json).toEqual(first.json)
  })

  test.each([
    ['somebody has chosen only me', hide],
    ['the caller has lost a right', becomeAthlete],
  ])('that names people is not given again when %s', async (_, change) => {
    await make()
    await change()
    const again = await make()
    expect(again.text).not.toContain('Hidden-Later')
    expect([403, 409]).toContain(problemOf(again).status)
    expect(await crews()).toHaveLength(1)
  })

  test('that only says it was done is given again, whatever has changed', async () => {
    const body = {
      name: 'Row',
      sport_id: 1,
      start_date: '2026-03-02T06:00:00Z',
      end_date: '2026-03-02T07:00:00Z',
    }
    const send = () => app.send(createSession, { body }, as, KEY)
    const first = await send()
    await hide()
    expect((await send()).json).toEqual(first.json)
  })

  test.each([
    ['an id', createSession.reply, true],
    ['a crew', createCrew.reply, false],
    ['values by person', morningRange.reply, false],
    ['nothing', undefined, true],
  ])('with %s is known for what it is', (_, reply, expected) =>
    expect(isReceipt(reply)).toBe(expected),
  )
})
