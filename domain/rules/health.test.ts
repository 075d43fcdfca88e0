import { expect, test } from 'vitest'
import { healthOn, type HealthAnswer } from './health.ts'

const at = (day: string, unwell: Partial<HealthAnswer> = {}): HealthAnswer => ({
  day: `2026-11-${day}`,
  at: 0,
  isMorning: false,
  said: true,
  ill: false,
  injured: false,
  ...unwell,
})
const ill = { ill: true }
const injured = { injured: true }

test.each([
  ['nothing was said', [], null],
  ['the answer says nothing', [at('24', { said: false })], null],
  ['the answer is older than two weeks', [at('10', ill)], null],
  ['the session is to come', [at('25', ill)], null],
  ['coming today', [at('24')], { ill: false, injured: false, since: null }],
  ['ill today', [at('24', ill)], { ill: true, injured: false, since: '2026-11-24' }],
  [
    'ill in the morning alone',
    [at('24', ill), at('24')],
    { ill: true, injured: false, since: '2026-11-24' },
  ],
  [
    'ill in a morning after the session has begun',
    [at('24', { at: 6 }), at('24', { at: 7, isMorning: true, ...ill })],
    { ill: true, injured: false, since: '2026-11-24' },
  ],
  [
    'ill in the morning, and coming later in the day',
    [
      at('24', { at: 7, isMorning: true, ...ill }),
      at('24', { at: 7, ...ill }),
      at('24', { at: 9 }),
    ],
    { ill: false, injured: false, since: null },
  ],
  [
    'well in a morning of a day that was answered ill',
    [at('24', { at: 6, ...ill }), at('24', { at: 7, isMorning: true })],
    { ill: false, injured: false, since: null },
  ],
  ['well again', [at('23', ill), at('24')], { ill: false, injured: false, since: null }],
  [
    'injured since Friday',
    [at('19'), at('20', injured), at('22', injured), at('23', injured)],
    { ill: false, injured: true, since: '2026-11-20' },
  ],
] as const)('on 24 November, %s', (_, answers, health) => {
  expect(healthOn(answers, '2026-11-24')).toEqual(health)
})
