import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formCourse } from './form.ts'

const run = (count: number, load: number) => Array.from({ length: count }, () => load)

test('FORM-1: 42 days of 100 from nothing', () => {
  const course = formCourse(run(42, 100))
  expect(course.at(-1)?.fitness).toBeCloseTo(63.2121, 4)
  expect(course[6]?.fatigue).toBeCloseTo(63.2121, 4)
  expect(course.at(-1)?.fatigue).toBeCloseTo(99.7521, 4)
})

test('FORM-2: three weeks of 100 and one of 50 from 60', () => {
  const loads = [...run(21, 100), ...run(7, 50), 0]
  const course = formCourse(loads, undefined, { fitness: 60, fatigue: 60 })
  expect(course[20]?.fitness).toBeCloseTo(75.7388, 4)
  expect(course[20]?.fatigue).toBeCloseTo(98.0085, 4)
  expect(course[21]?.form).toBeCloseTo(-22.2697, 4)
  expect(course[27]?.fitness).toBeCloseTo(71.7874, 4)
  expect(course[27]?.fatigue).toBeCloseTo(67.6613, 4)
  expect(course[28]?.form).toBeCloseTo(4.1261, 4)
})

test('FORM: fitness stays within the loads, and the form of a day does not know its load', () => {
  const loads = fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 2, maxLength: 120 })
  fc.assert(
    fc.property(loads, fc.integer({ min: 0, max: 500 }), (days, last) => {
      const course = formCourse(days)
      const highest = Math.max(...days)
      expect(course.every(({ fitness }) => fitness >= 0 && fitness <= highest + 1e-9)).toBe(true)
      const other = formCourse([...days.slice(0, -1), last])
      expect(other.at(-1)?.form).toBe(course.at(-1)?.form)
    }),
  )
})
