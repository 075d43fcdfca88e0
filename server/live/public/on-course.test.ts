import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGate, deleteGate } from '#contract/recordings/efforts.ts'
import * as contract from '#contract/live/public.ts'
import { makeClub } from '../../../test/support/factories.ts'
import { openPublicClub, type PublicClub } from '../../../test/support/public-club.ts'
import { rowed } from '../../../test/support/recording-club.ts'

/** A page is worked out once a second. */
const SOON = { timeout: 5000 }
const STEP_DEGREES = 3.6e-5

let club: PublicClub
beforeAll(async () => {
  club = await openPublicClub()
})
afterAll(() => club.app.close())

/** A line across the way of the boat, where it is after so many seconds. */
function lineAfter(seconds: number) {
  const latitude = 47 + seconds * STEP_DEGREES
  return { latitude, longitude: 8.299, to_latitude: latitude, to_longitude: 8.301 }
}
async function draw(name: string): Promise<number> {
  const body = {
    name,
    start: lineAfter(20.5),
    finish: lineAfter(140.5),
    lines: [
      { name: 'Bridge', ...lineAfter(60.5) },
      { name: 'Willow', ...lineAfter(100.5) },
    ],
  }
  return (await club.app.ask(createGate, { body }, club.asCoach)).data.id
}
const northwards = (seconds: number) =>
  rowed(seconds).map((sample, second) => ({ ...sample, lat: 47 + second * STEP_DEGREES, lon: 8.3 }))

test('a page shows splits at the lines of its course, and its gaps there', async () => {
  const gate_id = await draw('Town bridge')
  const { uuid, id } = await club.make({ gate_id })
  const { token } = await club.begin(await club.crewCode(), 'device-on-course')
  await club.send(token, 1, northwards(120))
  const boats = async () =>
    (await club.app.ask(contract.publicStatistics, { params: { id: uuid } }, {})).data.boats
  const splits = async () =>
    (await boats())[0]?.rounds.map(({ number, is_done, splits: own }) => [
      number,
      is_done,
      own.map(({ line, total }) => [line, Math.round(total)]),
    ])
  const crossed = [
    ['Bridge', 40],
    ['Willow', 80],
  ]
  await expect.poll(splits, SOON).toEqual([[1, false, crossed]])
  const asked = { params: { id: uuid } }
  const live = await club.app.ask(contract.publicLiveResults, asked, {})
  expect(live.data).toMatchObject({ course: 'Town bridge', boats: [{ rank: 1, gap_time: 0 }] })
  expect(live.data.boats[0]?.distance).toBeCloseTo(394, 0)
  const file = (await club.page(`public/splits/${uuid}.csv`)).text.split('\r\n')
  expect(file[0]).toMatch(/stroke_rate,line$/)
  expect(file[1]).toMatch(/^1,Aare,1,160,40,40,20,Bridge$/)
  const { session } = JSON.parse((await club.page(`/public/live/${uuid}`)).text)
  expect(session).toMatchObject({ course: 'Town bridge', round: null })

  // Without the course it shows rounds; where it is not mentioned it stays.
  expect((await club.change(id, {})).data.gate_id).toBe(gate_id)
  expect((await club.change(id, { gate_id: null })).data.gate_id).toBeNull()
  await expect.poll(async () => (await boats())[0]?.rounds[0]?.splits[0]?.line, SOON).toBeNull()
})

test('the finish is called so in the language of who looks', async () => {
  await club.forget()
  const { uuid } = await club.make({ gate_id: await draw('Whole way') })
  const { token } = await club.begin(await club.crewCode(), 'device-through')
  await club.send(token, 1, northwards(150))
  const last = async () => {
    const asked = { params: { id: uuid } }
    const { data } = await club.app.ask(contract.publicStatistics, asked, { language: 'de' })
    return data.boats[0]?.rounds[0]?.splits.at(-1)
  }
  await expect.poll(async () => (await last())?.line, SOON).toBe('Ziel')
  expect(await last()).toMatchObject({ number: 3, total: expect.closeTo(120, 1) })
})

test('a page whose course is deleted shows rounds', async () => {
  await club.forget()
  const gate_id = await draw('Short-lived')
  await club.make({ gate_id })
  await club.app.ask(deleteGate, { params: { id: gate_id } }, club.asCoach)
  const asked = { params: { id: club.session } }
  const { data } = await club.app.ask(contract.sessionPublicPage, asked, club.asCoach)
  expect(data.page?.gate_id).toBeNull()
})

test('refuses a course that is unknown or of another club', async () => {
  await club.forget()
  const foreign = await makeClub(club.app.db)
  const [far] = await club.app.rows<{ id: number }>(
    `insert into gates (club_id, name, start_line, finish_line)
      values ($1, 'Far', '{52,0,52,1}', '{53,0,53,1}') returning id`,
    [foreign],
  )
  const { id } = await club.make()
  for (const gate_id of [far?.id ?? 0, 2_147_483_000]) {
    const body = club.options({ gate_id })
    const made = await club.app.refused(
      contract.makePublicPage,
      { params: { id: club.session }, body },
      club.asCoach,
    )
    const changed = await club.app.refused(
      contract.changePublicPage,
      { params: { id }, body },
      club.asCoach,
    )
    for (const { status, code, errors } of [made, changed])
      expect([status, code, Object.keys(errors ?? {})]).toEqual([
        400,
        'unknown_reference',
        ['gate_id'],
      ])
  }
})
