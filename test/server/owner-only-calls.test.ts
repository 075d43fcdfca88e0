import { expect, test } from 'vitest'
import { getImport } from '#contract/recordings/imports.ts'
import { trainingSummary } from '#contract/analysis/reports.ts'
import { sessionResults } from '#contract/analysis/results.ts'
import { activityChannels, activityDetail } from '#contract/recordings/activities.ts'
import {
  OF_ONE,
  YESTERDAY,
  answersOf,
  leadership,
  plannedWith,
  prepareOwnerOnlyWorld,
  span,
  world,
} from './owner-only-world.ts'

prepareOwnerOnlyWorld()

test('what only its owner may see changes nothing that anybody else is shown, nor any sum', async () => {
  const coach = await leadership()
  const asCoach = { token: coach.token, club: world.club }
  const place = await plannedWith(coach)
  await world.open('strava', [YESTERDAY])
  await world.connect('strava')
  const [before, own] = [
    await answersOf(place, asCoach),
    await world.app.ask(trainingSummary, { query: span }, world.as),
  ]
  await world.announce('strava', world.announcementOf('strava', YESTERDAY))
  const [done] = await world.settled(1)
  expect(done).toMatchObject({ state: 'done', owner_only: true, session_id: place.session })
  expect(await answersOf(place, asCoach)).toEqual(before)
  expect(
    await world.app.rows('select from training_loads where user_id = $1', [world.athlete.id]),
  ).toEqual([])
  expect(await world.app.ask(trainingSummary, { query: span }, world.as)).toEqual(own)

  const [activity] = await world.app.rows<{ id: number }>(
    'select id from activities where user_id = $1',
    [world.athlete.id],
  )
  const params = { id: activity?.id ?? 0 }
  const imported = { params: { id: done?.id ?? 0 } }
  expect(OF_ONE.length).toBeGreaterThan(5)
  for (const endpoint of OF_ONE) {
    const parts = endpoint.path.startsWith('imports') ? imported : { params }
    expect((await world.app.refused(endpoint, parts, asCoach)).status, endpoint.path).toBe(404)
  }
  for (const endpoint of [activityDetail, activityChannels])
    expect((await world.app.send(endpoint, { params }, world.as)).status).toBe(200)
  expect((await world.app.send(getImport, imported, world.as)).status).toBe(200)
  const mine = await world.app.ask(sessionResults, { params: { id: place.session } }, world.as)
  expect(mine.data.results).toMatchObject([
    { activity_id: params.id, distance: 240, source: 'strava' },
  ])
})
