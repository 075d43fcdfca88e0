import { describe, expect, test } from 'vitest'
import { findFirst } from './find-first.ts'

const items = Array.from({ length: 2000 }, (_, place) => place)

describe('a costly question', () => {
  test('reaches the last of all items', async () => {
    const { found, isCounted } = await findFirst(items, 500, async (some) =>
      some.map((item) => item === 0 || item === 1999),
    )
    expect(found).toEqual([0, 1999])
    expect(isCounted).toBe(true)
  })

  test('is asked no further once there are more than wanted', async () => {
    let asked = 0
    const { found, isCounted } = await findFirst(items, 500, async (some) => {
      asked += some.length
      return some.map((item) => item % 2 === 0)
    })
    expect(found.slice(0, 3)).toEqual([0, 2, 4])
    expect(found.length).toBeGreaterThan(500)
    expect(asked).toBeLessThan(items.length)
    expect(isCounted).toBe(false)
  })

  test('counts all when the last ones are found in the end', async () => {
    const { found, isCounted } = await findFirst(items.slice(0, 600), 500, async (some) =>
      some.map(() => true),
    )
    expect(found).toHaveLength(600)
    expect(isCounted).toBe(true)
  })
})
