import { describe, expect, test } from 'vitest'
import { daysMeant } from './dates.ts'
import { folded, holdsWords, nearlyHoldsWords, swapped, wordsOf } from './fold.ts'

describe('folding', () => {
  test.each([
    ['Müller', 'muller'],
    ['Mueller', 'muller'],
    ['Élodie', 'elodie'],
    ['Straße', 'strasse'],
    ['Søren', 'soren'],
    ['龙舟', '龙舟'],
  ])('%s is compared as %s', (text, plain) => {
    expect(folded(text)).toBe(plain)
  })

  test('all words of a query have to be in a text, in any order', () => {
    expect(holdsWords('Anna Müller', 'mueller an')).toBe(true)
    expect(holdsWords('Anna Müller', 'anna meier')).toBe(false)
    expect(holdsWords('Anna Müller', '  ')).toBe(false)
    expect(wordsOf(' Anna,  Müller ')).toEqual(['anna', 'muller'])
  })
})

describe('slips of the keys', () => {
  test.each([
    ['left out', 'Calndar'],
    ['too many', 'Calenndar'],
    ['wrong', 'Calebdar'],
    ['swapped', 'Calednar'],
    ['none, at the beginning of a word', 'month cal'],
  ])('one letter %s is forgiven', (_, query) => {
    expect(nearlyHoldsWords('Calendar of the month', query)).toBe(true)
  })

  test.each(['Cladenar', 'Kalender', 'cxl', 'calendar race', ''])('%s is another word', (query) => {
    expect(nearlyHoldsWords('Calendar of the month', query)).toBe(false)
  })

  test('letters are swapped in each place where it makes a difference', () => {
    expect(swapped('anna')).toEqual(['nana', 'anan'])
    expect(swapped('abc')).toEqual([])
    expect(swapped('a'.repeat(25))).toEqual([])
  })
})

/** A Thursday. */
const TODAY = '2026-11-26'

describe('days in words', () => {
  test.each([
    ['yesterday', '2026-11-25', '2026-11-25', ''],
    ['gestern', '2026-11-25', '2026-11-25', ''],
    ['aujourd’hui', '2026-11-26', '2026-11-26', ''],
    ['前天', '2026-11-24', '2026-11-24', ''],
    ['last week ergo', '2026-11-16', '2026-11-22', 'ergo'],
    ['nächste Woche', '2026-11-30', '2026-12-06', ''],
    ['上个月 测试', '2026-10-01', '2026-10-31', '测试'],
    ['last year', '2025-01-01', '2025-12-31', ''],
    ['2026-03-12', '2026-03-12', '2026-03-12', ''],
    ['12.3.2025', '2025-03-12', '2025-03-12', ''],
    ['3.12.', '2026-12-03', '2026-12-03', ''],
    ['12 March 2025', '2025-03-12', '2025-03-12', ''],
    ['march 12, 2025', '2025-03-12', '2025-03-12', ''],
    ['12. März', '2026-03-12', '2026-03-12', ''],
    ['1er août 2025', '2025-08-01', '2025-08-01', ''],
    ['3 Dec', '2026-12-03', '2026-12-03', ''],
    ['2025年3月12日', '2025-03-12', '2025-03-12', ''],
    ['2025年3月', '2025-03-01', '2025-03-31', ''],
    ['step test november 2025', '2025-11-01', '2025-11-30', 'step test'],
    ['février', '2026-02-01', '2026-02-28', ''],
    ['test 2025', '2025-01-01', '2025-12-31', 'test'],
    ['tuesday', '2026-11-24', '2026-11-24', ''],
    ['Sonntag', '2026-11-29', '2026-11-29', ''],
    ['星期一', '2026-11-23', '2026-11-23', ''],
    ['周日', '2026-11-29', '2026-11-29', ''],
    ['上周二', '2026-11-17', '2026-11-17', ''],
    ['下周一 测试', '2026-11-30', '2026-11-30', '测试'],
    ['last Tuesday', '2026-11-24', '2026-11-24', ''],
    ['last thursday', '2026-11-19', '2026-11-19', ''],
    ['next Thursday', '2026-12-03', '2026-12-03', ''],
    ['thursday', '2026-11-26', '2026-11-26', ''],
    ['letzten Samstag', '2026-11-21', '2026-11-21', ''],
    ['nächsten Montag', '2026-11-30', '2026-11-30', ''],
    ['mardi dernier', '2026-11-24', '2026-11-24', ''],
    ['lundi prochain', '2026-11-30', '2026-11-30', ''],
    ['la semaine dernière', '2026-11-16', '2026-11-22', ''],
    ['row on the 12th of March', '2026-03-12', '2026-03-12', 'row'],
  ])('%s is %s to %s', (query, from, to, rest) => {
    expect(daysMeant(query, TODAY)).toEqual({ from, to, rest })
  })

  test.each(['Anna', 'Mariana', '8+', 'Decker', '31.2.2026', '2k', 'mar'])(
    '%s names no day',
    (query) => {
      expect(daysMeant(query, TODAY)).toBeNull()
    },
  )

  test('a day that does not exist is no day', () => {
    expect(daysMeant('30 february', TODAY)).toBeNull()
  })
})
