import { hash } from 'node:crypto'
import { strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { saveMorningReadings } from '#contract/analysis/monitoring.ts'
import { findMornings, type FileMornings } from '#contract/analysis/monitoring-files.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { addDays } from '#domain/time/week.ts'
import { exported, packed } from '../../../test/support/apple-export.ts'
import { makeMember, type TestUser } from '../../../test/support/factories.ts'
import {
  app,
  as,
  athlete,
  club,
  coach,
  freshDay,
  prepareMorningClub,
  read,
  save,
  today,
} from '../../../test/support/morning-club.ts'
import { kilograms, morningFit, resting, sdnn } from '../../../test/support/morning-files.ts'

prepareMorningClub()

const send = (bytes: Uint8Array, person: TestUser = athlete) =>
  app.send(findMornings, { upload: {}, file: { bytes } }, as(person))
const find = async (bytes: Uint8Array): Promise<FileMornings> => {
  const { status, json } = await send(bytes)
  expect(status).toBe(200)
  return (json as { data: FileMornings }).data
}
const propose = (readings: FileMornings['readings'], person = athlete) =>
  app.send(saveMorningReadings, { body: { readings, adds: true } }, as(person))
const measured = async (day: string) =>
  (await read(day)).readings.map(({ source, waking_hr, weight }) => [source, waking_hr, weight])

const at = (day: string, time = '06:00:00') => `${day} ${time} +0000`
const restingAt = (day: string, rate: number) =>
  morningFit({ resting: [{ at: `${day}T06:00:00Z`, rate }] })
const heavyAt = (day: string, kg: number) =>
  morningFit({ weights: [{ at: `${day}T06:00:00Z`, kg }] })

describe('a file with mornings', () => {
  test('is listed by day and device, and nothing is stored before it is confirmed', async () => {
    const day = freshDay()
    const next = addDays(day, 1)
    const xml = exported(
      resting(47, at(day)),
      kilograms(71.2, at(day), 'Scale'),
      resting(49, at(next)),
      kilograms(171, at(next), 'Scale'),
      sdnn(60, at(day)),
    )
    const found = await find(packed(xml))
    expect(found).toMatchObject({
      kind: 'apple-health',
      readings: [
        { day: next, source: 'Watch', waking_hr: 49, weight: null },
        { day, source: 'Scale', waking_hr: null, weight: 71.2 },
        { day, source: 'Watch', waking_hr: 47, weight: null },
      ],
      older: 0,
      refused: [{ day: next, source: 'Scale', field: 'weight', value: 171 }],
      refused_count: 1,
      other_hrv: 1,
      is_broken: false,
    })
    expect(await measured(day)).toEqual([])
    expect((await propose(found.readings)).json).toEqual({ data: { stored: 3 } })
    expect(await measured(day)).toEqual([
      ['Scale', null, 71.2],
      ['Watch', 47, null],
    ])
  })

  test('is proposed once however often it comes, and never over what was typed', async () => {
    const day = freshDay()
    await save(athlete, { day, values: { waking_hr: 52 } })
    for (const rate of [47, 48]) {
      const { readings } = await find(restingAt(day, rate))
      await propose(readings)
      await propose(readings)
    }
    expect(await measured(day)).toEqual([['Garmin fenix', 48, null]])
    expect((await read(day)).values).toMatchObject({ waking_hr: 52, weight: null })
  })

  test('adds to what another file of the same device has said', async () => {
    const day = freshDay()
    for (const bytes of [restingAt(day, 47), heavyAt(day, 71.2)])
      await propose((await find(bytes)).readings)
    expect(await measured(day)).toEqual([['Garmin fenix', 47, 71.2]])
    const body = { readings: [{ day, source: 'Garmin fenix', weight: 70 }] }
    await app.send(saveMorningReadings, { body }, as(athlete))
    expect(await measured(day)).toEqual([['Garmin fenix', null, 70]])
  })

  test('leaves out days that have not come', async () => {
    const day = freshDay()
    const later = addDays(today(), 3)
    const xml = exported(resting(47, at(day)), resting(48, at(later)))
    expect((await find(strToU8(xml))).readings.map((reading) => reading.day)).toEqual([day])
  })

  test('is read on the clock the club has by now', async () => {
    const day = freshDay()
    const late = morningFit({ resting: [{ at: `${day}T23:30:00Z`, rate: 47 }] })
    const dayOf = async () => (await find(late)).readings.map((reading) => reading.day)
    expect(await dayOf()).toEqual([day])
    await app.rows(`update clubs set time_zone = 'Europe/Berlin' where id = $1`, [club])
    await app.rows('select pg_notify($1, $2)', ['changes', JSON.stringify({ club })])
    await expect.poll(dayOf, { timeout: 5000 }).toEqual([addDays(day, 1)])
    await app.rows(`update clubs set time_zone = 'UTC' where id = $1`, [club])
    await expect.poll(dayOf, { timeout: 5000 }).toEqual([day])
  })

  test('is not kept, and its reply is not kept for a repetition either', async () => {
    const bytes = restingAt(freshDay(), 47)
    const headers = { 'idempotency-key': 'the same twice' }
    const input = { upload: {}, file: { bytes } }
    const [first, second] = [
      await app.send(findMornings, input, as(athlete), headers),
      await app.send(findMornings, input, as(athlete), headers),
    ]
    expect([first.status, second.text]).toEqual([200, first.text])
    expect(await app.rows(`select from idempotency_keys where key = 'the same twice'`)).toEqual([])
    const [left] = await app.rows('select sha256 from file_claims')
    expect(left).toBe(undefined)
    const jobs = await app.rows(
      `select payload from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id and t.identifier = 'remove-files'`,
    )
    const sha256 = hash('sha256', bytes)
    expect(jobs.map(({ payload }) => payload)).toContainEqual({ files: [sha256] })
  })
})

describe('refuses, and says why,', () => {
  test.each([
    ['a damaged file', restingAt('2026-01-05', 47).slice(0, 30), /damaged/],
    ['a file of something else', strToU8('day;pulse'), /has no morning values/],
    ['an empty file', new Uint8Array(0), /empty/],
  ] as const)('%s', async (_, bytes, words) => {
    const { status, json } = await send(bytes)
    expect(status).toBe(422)
    expect(json).toMatchObject({
      code: 'file_unreadable',
      errors: { file: [expect.stringMatching(words)] },
    })
  })

  test('a file that broke off only in what it does not hold', async () => {
    const day = freshDay()
    const xml = exported(resting(47, at(day)), resting(48, at(addDays(day, 1))))
    const torn = strToU8(xml.slice(0, xml.lastIndexOf('value')))
    expect(await find(torn)).toMatchObject({ readings: [{ day }], is_broken: true })
  })

  test('who does not train, and who has not consented', async () => {
    const bytes = restingAt('2026-01-05', 47)
    expect((await send(bytes, coach)).status).toBe(403)
    const silent = await makeMember(app.db, club, [ROLE.athlete], { consent: null })
    expect((await send(bytes, silent)).json).toMatchObject({ code: 'consent_missing' })
  })
})

test('more readings than anybody looks through are counted', async () => {
  const first = '2014-01-01'
  const days = Array.from({ length: 4001 }, (_, index) => addDays(first, index))
  const xml = exported(...days.map((day) => resting(50, at(day))))
  const { readings, older } = await find(packed(xml))
  expect([readings.length, older, readings[0]?.day]).toEqual([4000, 1, days.at(-1)])
})
