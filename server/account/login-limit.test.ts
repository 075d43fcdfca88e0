import { describe, expect, test } from 'vitest'
import { loginLimit, passwordLimit } from './login-limit.ts'

const MINUTES = 60_000

describe('10,000 attempts in ten minutes from 100 addresses over 1,000 accounts', () => {
  // Evenly over all accounts, and the same number with half of it aimed at ten of them.
  test.each([
    ['spread out', (attempt: number) => attempt % 1000, 10],
    ['half of them at ten accounts', (attempt: number) => (attempt % 2 === 0 ? (attempt / 2) % 10 : attempt % 1000), 15],
  ])('%s, try at most 20 passwords of any account, and its owner still gets in', (_, target, most) => {
    let time = 0
    const limit = loginLimit(30, () => time)
    const tried = new Map<string, number>()
    for (let attempt = 0; attempt < 10_000; attempt++) {
      time = (attempt / 10_000) * 10 * MINUTES
      const name = `person${target(attempt)}@example.org`
      if (limit.wait(`10.0.0.${attempt % 100}`, name, false) === 0) tried.set(name, (tried.get(name) ?? 0) + 1)
    }
    expect(Math.max(...tried.values())).toBe(most)
    const owners = Array.from({ length: 1000 }, (_unused, person) => limit.wait(`192.168.0.${person}`, `person${person}@example.org`, true))
    expect(owners.filter((wait) => wait > 0)).toEqual([])
  })
})

test('an account has 15 attempts from strange places and 5 from known ones, whatever their addresses', () => {
  const limit = loginLimit(30, () => 0)
  const tries = (known: boolean) =>
    Array.from({ length: 30 }, (_, i) => limit.wait(`10.0.${i}.1`, 'A@example.org ', known)).filter((wait) => wait === 0)
  expect(tries(false)).toHaveLength(15)
  expect(tries(true)).toHaveLength(5)
})

test('is told how long to wait, and starts anew after that', () => {
  let time = 0
  const limit = loginLimit(30, () => time)
  for (let i = 0; i < 15; i++) limit.wait(`10.0.0.${i}`, 'a', false)
  time = 4 * MINUTES
  expect(limit.wait('10.0.1.1', 'a', false)).toBe(360)
  time = 10 * MINUTES
  expect(limit.wait('10.0.1.1', 'a', false)).toBe(0)
})

test('who signs in is not counted', () => {
  const limit = loginLimit(30, () => 0)
  const waits = Array.from({ length: 40 }, (_, i) => {
    const wait = limit.wait(`10.0.0.${i}`, 'a', false)
    limit.wasRight('a', false)
    return wait
  })
  expect(waits.filter((wait) => wait > 0)).toEqual([])
})

test('one place may try so often for one name', () => {
  const limit = loginLimit(3, () => 0)
  expect(Array.from({ length: 5 }, () => limit.wait('10.0.0.1', 'a', false))).toEqual([0, 0, 0, 60, 60])
})

test('a password asked for again may be tried ten times', () => {
  const limit = passwordLimit(30, () => 0)
  const waits = Array.from({ length: 12 }, () => limit.wait('password', '7'))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10)
  expect(limit.wait('password', '8')).toBe(0)
})
