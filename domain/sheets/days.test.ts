import { expect, test } from 'vitest'
import { dateOrderOf, dayIn, isOpenColumn, isOpenDay } from './days.ts'

test.each([
  ['2004-07-31', '2004-07-31'],
  ['2004/7/31', '2004-07-31'],
  ['2004-07-31T00:00:00.000Z', '2004-07-31'],
  ['2004年7月31日', '2004-07-31'],
  ['２００４年７月３１日', '2004-07-31'],
  ['31.07.2004', '2004-07-31'],
  ['1.2.2004', '2004-02-01'],
  ['1. 2. 2004', '2004-02-01'],
  ['31.07.04', '2004-07-31'],
  ['31.07.85', '1985-07-31'],
  ['31/07/2004', '2004-07-31'],
  ['07/31/2004', '2004-07-31'],
  ['31-7-2004', '2004-07-31'],
  ['5/5/2004', '2004-05-05'],
  ['31.07.2004 00:00:00', '2004-07-31'],
  ['31. Juli 2004', '2004-07-31'],
  ['1. März 2004', '2004-03-01'],
  ['1er août 2004', '2004-08-01'],
  ['31-Dec-04', '2004-12-31'],
  ['July 31, 2004', '2004-07-31'],
  ['Samstag, 31. Juli 2004', '2004-07-31'],
  ['38199', '2004-07-31'],
  ['1/2/2004', null],
  ['31.02.2004', null],
  ['13/13/2004', null],
  ['July 2004', null],
  ['2004', null],
  ['', null],
])('the day %s is %s', (text, day) => expect(dayIn(text, null, 2026)).toBe(day))

test('two readings are one where the order is known', () => {
  expect(dayIn('1/2/2004', 'day-month', 2026)).toBe('2004-02-01')
  expect(dayIn('1/2/2004', 'month-day', 2026)).toBe('2004-01-02')
  expect(dayIn('1.2.2004', 'month-day', 2026)).toBe('2004-02-01')
})

test.each([
  [['01/03/2021', '13/03/2021'], 'day-month'],
  [['01/03/2021', '03/13/2021', ''], 'month-day'],
  [['01/03/2021', 'x'], null],
  [['13/03/2021', '03/13/2021'], null],
  [['1-3-2021', '3-13-21'], 'month-day'],
])('the order of %j is %s', (cells, order) => expect(dateOrderOf(cells)).toBe(order))

test('a column is open where nothing decides', () => {
  expect(isOpenColumn(['01/03/2021', '2004-07-31'])).toBe(true)
  expect(isOpenColumn(['01/03/2021', '13/03/2021'])).toBe(false)
  expect(isOpenColumn(['01.03.2021', '5/5/2021', '2004'])).toBe(false)
  expect(isOpenColumn(['13/03/2021', '03/13/2021', '01/02/2021'])).toBe(true)
  expect([isOpenDay('1/2/2004'), isOpenDay('0/2/2004'), isOpenDay('1.2.2004')]).toEqual([
    true,
    false,
    false,
  ])
})
