import { describe, expect, test } from 'vitest'
import * as integrations from '#contract/recordings/integrations.ts'
import * as contract from '#contract/recordings/workouts.ts'
import { makeMember, makeSession } from '../../../test/support/factories.ts'
import { DAY_MS, integrationWorld, WAIT } from '../../../test/support/integrations.ts'
import { typedPlan } from '../../../test/support/rowed-workouts.ts'

const world = integrationWorld()
const soon = (days: number) => {
  const start = new Date(Date.now() + days * DAY_MS)
  return {
    start_date: start.toISOString(),
    end_date: new Date(start.getTime() + 5_400_000).toISOString(),
  }
}
const planned = async (plan: object = {}) => {
  const coach = await makeMember(world.app.db, world.club)
  return makeSession(
    world.app.db,
    world.club,
    { user_id: coach.id },
    {
      name: 'Threshold',
      structure: typedPlan('3x2000m/6min'),
      athlete_ids: [world.athlete.id],
      ...soon(2),
      ...plan,
    },
  )
}
const setSending = (sends_workouts: boolean, provider: 'garmin' | 'polar' = 'garmin') =>
  world.app.ask(
    integrations.changeIntegration,
    { params: { provider }, body: { sends_workouts } },
    world.as,
  )
const sent = () => world.standIn.account.planned
const sentOf = async (id: number) =>
  (await world.app.ask(contract.sessionWorkout, { params: { id } }, world.as)).data.sent
const sweep = () => world.app.rows("select graphile_worker.add_job('send-workouts')")

describe('planned sessions of somebody who wants them on the watch', () => {
  test('go to the account on their day, once, and again when they change', async () => {
    const session = await planned()
    await planned({ ...soon(20), name: 'Far ahead' })
    await planned({ athlete_ids: [], name: 'Of others' })
    await planned({ structure: null, name: 'Without structure' })
    await planned({ published: false, name: 'Draft' })
    await world.open('garmin', [])
    await world.connect('garmin')
    expect(sent()).toEqual([])
    await setSending(true)
    await expect.poll(async () => (await sentOf(session))?.state, WAIT).toBe('sent')
    expect(sent()).toMatchObject([
      {
        day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
        workout: {
          workoutName: 'Threshold',
          segments: [
            {
              steps: [
                {
                  type: 'WorkoutRepeatStep',
                  repeatValue: 3,
                  steps: [
                    { durationType: 'DISTANCE', durationValue: 2000, intensity: 'ACTIVE' },
                    { durationType: 'TIME', durationValue: 360, intensity: 'REST' },
                  ],
                },
              ],
            },
          ],
        },
      },
    ])
    await world.app.rows("update sessions set name = 'Race pace' where id = $1", [session])
    await sweep()
    const names = () => sent().map(({ workout }) => Object(workout)['workoutName'] as string)
    await expect.poll(names, WAIT).toEqual(['Race pace'])
  })

  test('are taken from the account again when they are off, moved away or of others', async () => {
    const [gone, moved, left, over, stays] = await Promise.all(
      ['Gone', 'Moved', 'Left', 'Over', 'Stays'].map((name) => planned({ name })),
    )
    await world.open('garmin', [])
    await world.connect('garmin')
    await setSending(true)
    const names = () =>
      sent()
        .map(({ workout }) => Object(workout)['workoutName'] as string)
        .toSorted()
    await expect.poll(async () => (await sentOf(stays ?? 0))?.state, WAIT).toBe('sent')
    expect(names()).toEqual(['Gone', 'Left', 'Moved', 'Over', 'Stays'])
    await world.app.rows('update sessions set deleted_at = now() where id = $1', [gone])
    const later = `starts_at = starts_at + $2::interval, ends_at = ends_at + $2::interval`
    await world.app.rows(`update sessions set ${later} where id = $1`, [moved, '20 days'])
    await world.app.rows(`update sessions set ${later} where id = $1`, [over, '-10 days'])
    await world.app.rows('delete from participants where session_id = $1', [left])
    await sweep()
    await expect.poll(names, WAIT).toEqual(['Over', 'Stays'])
    await world.app.rows(`update sessions set ${later} where id = $1`, [moved, '-20 days'])
    await sweep()
    await expect.poll(names, WAIT).toEqual(['Moved', 'Over', 'Stays'])
  })

  test('are there once, whatever fails between making and scheduling one', async () => {
    const session = await planned()
    await world.open('garmin', [])
    await world.connect('garmin')
    world.standIn.once(/^\/training-api/, { status: 503 })
    await setSending(true)
    const made = () => world.standIn.account.planned.map(({ day }) => day !== null)
    await expect
      .poll(async () => (await world.connectionOf('garmin'))?.error, WAIT)
      .toBe('unreachable')
    expect(made()).toEqual([false])
    await world.hurry()
    await expect.poll(async () => (await sentOf(session))?.state, WAIT).toBe('sent')
    expect(made()).toEqual([true])
  })

  test('are there once, also after one that the provider refused to schedule', async () => {
    const session = await planned()
    await world.open('garmin', [])
    await world.connect('garmin')
    world.standIn.once(/^\/training-api/, { status: 400, json: { message: 'no' } })
    await setSending(true)
    await expect.poll(async () => (await sentOf(session))?.state, WAIT).toBe('refused')
    await world.app.ask(contract.sendWorkoutAgain, { params: { id: session } }, world.as)
    await expect.poll(async () => (await sentOf(session))?.state, WAIT).toBe('sent')
    expect(sent()).toHaveLength(1)
  })

  test('that the provider refuses say so, and are tried again when asked for', async () => {
    const session = await planned()
    await world.open('garmin', [])
    await world.connect('garmin')
    world.standIn.once(/^\/workoutportal/, { status: 400, json: { message: 'no' } })
    await setSending(true)
    await expect.poll(async () => (await sentOf(session))?.state, WAIT).toBe('refused')
    await world.app.ask(contract.sendWorkoutAgain, { params: { id: session } }, world.as)
    await expect.poll(async () => (await sentOf(session))?.state, WAIT).toBe('sent')
    expect(sent()).toHaveLength(1)
  })

  test('are sent also where nothing is fetched from the account', async () => {
    const session = await planned()
    await world.open('garmin', [])
    await world.connect('garmin')
    await world.app.ask(
      integrations.changeIntegration,
      { params: { provider: 'garmin' }, body: { import_mode: 'off', sends_workouts: true } },
      world.as,
    )
    await expect.poll(async () => (await sentOf(session))?.state, WAIT).toBe('sent')
  })

  test('are not sent again by somebody whose account takes none', async () => {
    const session = await planned()
    const parts = { params: { id: session } }
    expect(await world.app.refused(contract.sendWorkoutAgain, parts, world.as)).toMatchObject({
      status: 404,
    })
    await world.open('polar', [])
    await world.connect('polar')
    const refused = await world.app.refused(
      integrations.changeIntegration,
      { params: { provider: 'polar' }, body: { sends_workouts: true } },
      world.as,
    )
    expect(refused).toMatchObject({ status: 400, code: 'invalid' })
  })
})
