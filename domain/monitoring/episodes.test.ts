import { describe, expect, test } from 'vitest'
import { morning } from '../../test/support/judged-mornings.ts'
import { availabilityOf, daysLost, episodeOn, episodesOf, healthDays } from './episodes.ts'
import type { MorningHealth } from './fields.ts'
import { readinessOf } from './readiness.ts'

const MARCH = { first: '2026-03-01', last: '2026-03-31' }
const on = (day: number) => `2026-03-${String(day).padStart(2, '0')}`
const said = (days: Readonly<Record<number, MorningHealth>>) =>
  healthDays(
    Object.entries(days).map(([day, health]) => ({ day: on(Number(day)), health, reasons: [] })),
    [],
    MARCH,
  )

describe('episodes', () => {
  test('Episodes: one healthy day between does not end one, two do', () => {
    const one = episodesOf(said({ 3: 'ill', 4: 'healthy', 5: 'ill' }))
    expect(one).toMatchObject([{ first: on(3), last: on(5), days: 2 }])
    expect(daysLost(one)).toBe(2)
    const two = episodesOf(said({ 3: 'ill', 4: 'healthy', 5: 'healthy', 6: 'ill' }))
    expect(two).toMatchObject([{ days: 1 }, { days: 1 }])
  })

  test('a day of which nothing is known counts as one between', () => {
    expect(episodesOf(said({ 3: 'ill', 5: 'ill' }))).toHaveLength(1)
    expect(episodesOf(said({ 3: 'ill', 6: 'ill' }))).toHaveLength(2)
  })

  test('illness and injury in a row are one episode, with the reasons of both', () => {
    const days = healthDays(
      [
        { day: on(3), health: 'ill', reasons: ['virus'] },
        { day: on(4), health: 'injured', reasons: ['back'] },
      ],
      [],
      MARCH,
    )
    expect(episodesOf(days)).toEqual([
      {
        first: on(3),
        last: on(4),
        days: 2,
        ill: true,
        injured: true,
        reasons: ['virus', 'back'],
      },
    ])
  })

  test('somebody healthy has none', () => {
    expect(episodesOf(said({ 3: 'healthy', 4: 'healthy' }))).toEqual([])
  })
})

describe('mornings and absences', () => {
  const away = [{ from: on(2), until: on(6), reason: 'ill' as const }]

  test('a day counts once, and what the morning says of it holds', () => {
    const days = healthDays(
      [
        { day: on(3), health: 'ill', reasons: ['virus'] },
        { day: on(4), health: null, reasons: [] },
        { day: on(6), health: 'healthy', reasons: [] },
      ],
      away,
      MARCH,
    )
    expect(days.map(({ day, health }) => [day, health])).toEqual([
      [on(2), 'ill'],
      [on(3), 'ill'],
      [on(4), 'ill'],
      [on(5), 'ill'],
      [on(6), 'healthy'],
    ])
    expect(daysLost(episodesOf(days))).toBe(4)
  })

  test('days outside the span do not count', () => {
    const long = [{ from: '2026-02-20', until: on(2), reason: 'injured' as const }]
    expect(healthDays([], long, MARCH).map(({ day }) => day)).toEqual([on(1), on(2)])
  })

  test('two absences of different reasons are both', () => {
    const both = [...away, { from: on(5), until: on(5), reason: 'injured' as const }]
    expect(healthDays([], both, MARCH).find(({ day }) => day === on(5))?.health).toBe('both')
  })
})

describe('the episode of today', () => {
  test('lasts over a morning that was not entered', () => {
    expect(episodeOn(said({ 9: 'ill', 10: 'ill' }), on(11))).toMatchObject({ first: on(9) })
    expect(episodeOn(said({ 9: 'ill', 10: 'ill' }), on(12))).toBeNull()
  })

  test('ends on the day somebody says to be healthy', () => {
    expect(episodeOn(said({ 9: 'ill', 10: 'healthy' }), on(10))).toBeNull()
  })
})

test('availability is the share of days, and unknown without any', () => {
  expect(availabilityOf(200, 5)).toBe(97.5)
  expect(availabilityOf(0, 0)).toBeNull()
})

describe('readiness', () => {
  test('Readiness: turns round what is worst at five', () => {
    const numbers = morning(on(1), { mood: 4, fatigue: 2, soreness: 5, stress: 1, hydration: 8 })
    expect(readinessOf(numbers)).toBe((4 + 4 + 1 + 5) / 4)
  })
  test('Readiness: lies between 1 and 5', () => {
    const worst = { sleep_quality: 1, perceived_shape: 1, mood: 1, training_quality: 1 }
    const best = { fatigue: 1, soreness: 1, stress: 1 }
    expect(readinessOf(morning(on(1), { ...worst, fatigue: 5, soreness: 5, stress: 5 }))).toBe(1)
    expect(readinessOf(morning(on(1), best))).toBe(5)
  })
  test('Readiness: is unknown when nothing was said', () => {
    expect(readinessOf(morning(on(1), { waking_hr: 50, hydration: 1 }))).toBeNull()
  })
})
