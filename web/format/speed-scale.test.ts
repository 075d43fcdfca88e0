import { expect, test } from 'vitest'
import { createFormat } from './format.ts'
import { onScale, speedScale, unitOfScale } from '#domain/time/speed-scale.ts'
import { writeOnScale } from './speed-scale.ts'

const format = createFormat({ language: 'en', timeZone: 'UTC' })

test.each([
  ['rowing', 1, 4.748, '1:45.3', '/500\u00A0m'],
  ['ergo', 2, 5, '1:40.0', '/500\u00A0m'],
  ['running', 4, 4, '4:10.0', '/km'],
  ['swimming', 5, 1.25, '1:20.0', '/100\u00A0m'],
  ['cycling', 3, 8.75, '31.5', 'km/h'],
  ['a sport without a habit', 8, 2, '7.2', 'km/h'],
  ['standing still', 1, 0, '–', '/500\u00A0m'],
  ['drifting', 1, 0.1, '–', '/500\u00A0m'],
  ['no speed', 1, null, '–', '/500\u00A0m'],
] as const)('%s', (_name, sport, speed, written, unit) => {
  const scale = speedScale(sport)
  expect(writeOnScale(scale, onScale(scale, speed), format)).toBe(written)
  expect(unitOfScale(scale)).toBe(unit)
})
