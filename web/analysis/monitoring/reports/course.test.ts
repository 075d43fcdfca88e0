import { expect, test } from 'vitest'
import { drawCourse, HEIGHT, type CourseLine } from './course.ts'

const line = (values: readonly (number | null)[], usual?: { low: number; high: number }) =>
  ({
    field: 'waking_hr',
    points: values.map((value, index) => ({
      field: 'waking_hr',
      day: `2026-03-0${index + 1}`,
      value,
      level: null,
      low: usual?.low ?? null,
      high: usual?.high ?? null,
    })),
  }) satisfies CourseLine

test('a day without a value is a gap, not a zero', () => {
  const { lines, dots } = drawCourse(line([50, 52, null, 51]))
  expect(lines).toHaveLength(2)
  expect(dots.map(({ index }) => index)).toEqual([0, 1, 3])
})

test('the higher a value, the higher up it lies', () => {
  const [low, high] = drawCourse(line([50, 60])).dots
  expect(high?.y).toBeLessThan(low?.y ?? 0)
})

test('what is usual is an area, and none where it is unknown', () => {
  expect(drawCourse(line([50, 52], { low: 48, high: 55 })).usual).toHaveLength(1)
  expect(drawCourse(line([50, 52])).usual).toEqual([])
})

test('the same value every day lies within the picture', () => {
  for (const { y } of drawCourse(line([50, 50, 50])).dots) {
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(HEIGHT)
  }
})
