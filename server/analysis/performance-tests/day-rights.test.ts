import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/time/week.ts'
import { type TestUser } from '../../../test/support/factories.ts'
import { cells, line, ofPerson, type Sent } from '../../../test/support/test-day-cells.ts'
import {
  anna,
  ben,
  silent,
  coach,
  blind,
  freshDay,
  send,
  write,
  sheet,
  rowOf,
  testOf,
  prepareTestDayClub,
} from '../../../test/support/test-day-club.ts'

prepareTestDayClub()

describe('what is refused', () => {
  test.each<[string, Sent]>([
    ['values', { values: { weight: 34.9 } }],
    ['values', { values: { lactate_0: 30.1 } }],
    ['lines', { lines: [line(1, { heart_rate: 29 })] }],
    ['lines', { lines: [line(1, { watts: 3001 })] }],
    ['lines', { lines: [line(61, { watts: 300 })] }],
  ])('%s beyond their bounds', async (_, sent) => {
    const place = { kind: '2k', day: freshDay() } as const
    const { status, json } = await send(coach, cells(place, [ofPerson(anna, sent)]))
    expect(status).toBe(400)
    const { errors } = json as { errors: Record<string, string[]> }
    expect(Object.values(errors).flat().join()).toMatch(/^Value must be between /)
    expect(await testOf(coach, place, anna)).toBeNull()
  })

  test('days to come, and the same person twice', async () => {
    const tomorrow = addDays(new Date().toISOString().slice(0, 10), 2)
    const one = ofPerson(anna, { values: { time_s: 441.2 } })
    expect(await send(coach, cells({ kind: '2k', day: tomorrow }, [one]))).toMatchObject({
      status: 400,
    })
    const twice = cells({ kind: '2k', day: freshDay() }, [one, one])
    expect(await send(coach, twice)).toMatchObject({ status: 400 })
  })

  test('tests of whom the writer does not see, and of who has not agreed', async () => {
    const place = { kind: '2k', day: freshDay() } as const
    const of = (one: TestUser) => cells(place, [ofPerson(one, { values: { time_s: 441.2 } })])
    expect(await send(anna, of(ben))).toMatchObject({ status: 404 })
    expect(await send(coach, of(silent))).toMatchObject({ status: 404 })
    expect(await send(silent, of(silent))).toMatchObject({
      status: 403,
      json: { code: 'consent_missing' },
    })
  })

  test('what a coach has entered, to the athlete', async () => {
    const place = { kind: '2k', day: freshDay() } as const
    await write(coach, cells(place, [ofPerson(anna, { values: { time_s: 441.2 } })]))
    const own = ofPerson(anna, { values: { hr_max: 190 } })
    expect(await send(anna, cells(place, [own]))).toMatchObject({ status: 403 })
    expect(rowOf(await sheet(anna, place), anna)?.can_write).toBe(false)
  })
})

describe('a weight', () => {
  test('is neither read, written nor compared without the right to personal details', async () => {
    const place = { kind: '2k', day: freshDay() } as const
    await write(coach, cells(place, [ofPerson(anna, { values: { weight: 71.5, time_s: 441.2 } })]))
    expect(await testOf(blind, place, anna)).toMatchObject({ weight: null, date_of_birth: null })
    expect(rowOf(await sheet(blind, place), anna)?.sees_weight).toBe(false)
    for (const sent of [
      { values: { weight: 70 } },
      { values: { weight: 71.5 } },
      { values: {}, seen: { weight: 71.5 } },
    ]) {
      const { status, json } = await send(blind, cells(place, [ofPerson(anna, sent)]))
      expect(status).toBe(400)
      expect(JSON.stringify(json)).not.toContain('71.5')
    }
    await write(blind, cells(place, [ofPerson(anna, { values: { hr_max: 190 } })]))
    expect(await testOf(coach, place, anna)).toMatchObject({ weight: 71.5, hr_max: 190 })
  })

  test('is an athlete’s own to read and write', async () => {
    const place = { kind: '2k', day: freshDay() } as const
    await write(anna, cells(place, [ofPerson(anna, { values: { weight: 71.5 } })]))
    expect(await testOf(anna, place, anna)).toMatchObject({ weight: 71.5 })
  })
})
