import { expect, test } from 'vitest'
import { complianceOf, percentDone, type ComplianceFacts } from './compliance.ts'

const NO = { attending: null, ill: false, injured: false, did_alternative: false }
const facts = (given: Partial<ComplianceFacts>): ComplianceFacts => ({
  over: true,
  planned_time: 6000,
  planned_distance: null,
  done: null,
  answer: NO,
  ...given,
})
const time = (seconds: number) => ({ done: { time: seconds, distance: null } })

test.each([
  ['as planned', time(6000), 'met'],
  ['80 %', time(4800), 'met'],
  ['79 %', time(4740), 'near'],
  ['50 %', time(3000), 'near'],
  ['49 %', time(2940), 'differs'],
  ['120 %', time(7200), 'met'],
  ['121 %', time(7260), 'near'],
  ['150 %', time(9000), 'near'],
  ['151 %', time(9060), 'differs'],
  [
    'by distance',
    { planned_time: null, planned_distance: 10_000, done: { time: 99, distance: 9000 } },
    'met',
  ],
  ['without a plan to compare', { planned_time: null, ...time(100) }, 'done'],
  [
    'a yes before it begins',
    { over: false, ...time(6000), answer: { ...NO, attending: 1 } },
    'planned',
  ],
  ['no answer before it begins', { over: false }, 'planned'],
  ['a no before it begins', { over: false, answer: { ...NO, attending: 2 } }, 'declined'],
  ['a no', { answer: { ...NO, attending: 2 } }, 'declined'],
  ['nothing', {}, 'missed'],
  ['a yes without a file', { answer: { ...NO, attending: 1 } }, 'done'],
  ['ill', { ...time(6000), answer: { ...NO, ill: true } }, 'ill'],
  ['injured', { over: false, answer: { ...NO, injured: true } }, 'injured'],
  [
    'something else done',
    { answer: { ...NO, attending: 2, ill: true, did_alternative: true } },
    'alternative',
  ],
  ['somebody who was not asked', { answer: null }, 'planned'],
] as const)('%s is %s', (_, given, state) => {
  expect(complianceOf(facts(given as Partial<ComplianceFacts>))).toBe(state)
})

test.each([
  [{ planned_time: 0, planned_distance: 0, done: { time: 10, distance: 10 } }, null],
  [{ planned_time: 100, planned_distance: null, done: { time: null, distance: 5 } }, null],
  [{ planned_time: 300, planned_distance: null, done: { time: 100, distance: null } }, 33],
])('percent of %o', (given, percent) => {
  expect(percentDone(given)).toBe(percent)
})
