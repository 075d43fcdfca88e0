import { expect, test } from 'vitest'
import { drawSpark, SPARK_HEIGHT } from './spark.ts'

test('breaks the line where a day has no value', () => {
  const { path } = drawSpark([50, 52, null, 54], null)
  expect(path.match(/[ML]/g)).toEqual(['M', 'L', 'M'])
})

test('marks the last value there is, the higher the higher up', () => {
  const { last, band } = drawSpark([50, 60, null], 55)
  expect(last?.y).toBeLessThan(band ?? 0)
  expect(drawSpark([60, 50], 55).last?.y).toBeGreaterThan(SPARK_HEIGHT / 2)
})

test('draws nothing of days without a value', () =>
  expect(drawSpark([null, null], null)).toEqual({ path: '', band: null, last: null }))
