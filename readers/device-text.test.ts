import { expect, test } from 'vitest'
import { deviceText } from './device-text.ts'

test.each([
  [' Forerunner\u0000 \u202E965 ', 'Forerunner 965'],
  [`${'x'.repeat(79)}🚣`, 'x'.repeat(79)],
  [`${'x'.repeat(78)}🚣`, `${'x'.repeat(78)}🚣`],
  ['\uD83D', null],
  ['', null],
])('the name %j is kept as %j', (text, name) => expect(deviceText(text)).toBe(name))
