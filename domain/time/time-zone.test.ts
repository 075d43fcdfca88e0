import { expect, test } from 'vitest'
import { isTimeZone } from './time-zone.ts'

test.each([
  ['Europe/Berlin', true],
  ['America/Argentina/Buenos_Aires', true],
  ['UTC', true],
  ['Europe/Atlantis', false],
  ['+02:00', false],
  ['', false],
  ["Europe/Berlin'; drop table clubs", false],
])('%s: %s', (name, expected) => expect(isTimeZone(name)).toBe(expected))
