import { expect, test } from 'vitest'
import { createFormat } from '../../format/format.ts'
import { monitorText } from './task-text.ts'

const zone = 'Europe/Berlin'
const format = createFormat({ language: 'en', timeZone: zone, ownTimeZone: zone })
const plain = (text: string) => text.replaceAll('\u00A0', ' ')
const piece = (distance: number, rest = 0) => ({ distance, time: null, rest })

test.each([
  ['one', [piece(2000)], '2,000 m'],
  ['alike', [piece(500, 60), piece(500, 60), piece(500)], '3 × 500 m / 01:00'],
  ['that differ', [piece(1000, 120), piece(500)], '1,000 m / 02:00 + 500 m'],
  [
    'that are many',
    [piece(100), piece(200), piece(300), piece(400), { distance: null, time: 90, rest: 0 }],
    '100 m + 200 m + 300 m + …',
  ],
])('pieces on a monitor, %s', (_, task, text) =>
  expect(plain(monitorText(task, format))).toBe(text),
)
