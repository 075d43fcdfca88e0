import { describe, expect, test } from 'vitest'
import type { Bounds } from '#domain/constants/bounds.ts'
import { SCORE_BOUNDS, WHOLE_SCORES } from '#domain/constants/scores.ts'
import { scoreColumns } from '#domain/training/score-columns.ts'
import { isFault } from '../../sheet/cell-text.ts'
import { isTime, isWords, readCell, writeCell, type EntryField, type Writing } from './read-cell.ts'

const SPORTS = { rowing: 1, kayak: 10, ergo: 2, bike: 3, run: 4, swim: 5, strength: 7 }
const tenths: Writing = { language: 'en', units: 'metric' }
const LANGUAGES = ['en', 'de', 'fr', 'zh-cn'] as const

/** What can be typed into for a sport, each column once. */
function columnsOf(sportId: number): EntryField[] {
  const { piece, part } = scoreColumns(sportId)
  return [...new Set([...piece, ...part])].filter((field) => field !== 'exercise_id')
}
const boundsOf = (field: EntryField): Bounds =>
  isWords(field) ? { min: 0, max: 0 } : SCORE_BOUNDS[field]
const read = (field: EntryField, text: string, pasted = false) =>
  readCell(field, 1, text, tenths, pasted)

describe.each(Object.entries(SPORTS))('columns of %s', (_, sport) => {
  const numbers = columnsOf(sport).filter((field) => !isWords(field) && !isTime(field))

  test.each(numbers)('%s takes its bounds and nothing beyond', (field) => {
    const bounds = boundsOf(field)
    const { min, max } = bounds
    for (const language of LANGUAGES)
      for (const value of [min, max]) {
        const text = writeCell(field, value, { ...tenths, language })
        expect(readCell(field, 1, text, { ...tenths, language }), `${text} in ${language}`).toEqual(
          { value },
        )
        const pounds: Writing = { ...tenths, language, units: 'imperial' }
        expect(isFault(readCell(field, 1, writeCell(field, value, pounds), pounds))).toBe(false)
      }
    for (const value of [min - 1, max + 1, '9'.repeat(400)])
      expect(read(field, String(value))).toEqual({ fault: 'between', bounds })
    const between = String(Math.floor((min + max) / 2) + 0.5)
    expect(read(field, between)).toEqual(
      WHOLE_SCORES.includes(field as 'reps') ? { fault: 'whole' } : { value: Number(between) },
    )
  })
  test.each(numbers)('%s is nothing else than a number, typed or pasted', (field) => {
    for (const pasted of [false, true]) {
      for (const text of [
        'NaN',
        '1e309',
        'Infinity',
        '0x1F',
        '1:30',
        'fast',
        '12-14',
        '1.2.3',
        '5²',
        '=',
      ])
        expect(read(field, text, pasted), text).toEqual({ fault: 'number' })
      for (const text of ['', '  ', '\u00A0', '\u3000'])
        expect(read(field, text, pasted)).toEqual({ value: null })
      const { max } = boundsOf(field)
      for (const text of [
        ` ${max}\u00A0`,
        String(max).replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
      ])
        expect(read(field, text, pasted), text).toEqual({ value: max })
    }
  })

  const times = columnsOf(sport).filter(isTime)
  test.each(times)('%s is a time up to a week', (field) => {
    const writing = tenths
    const seconds = 401
    const text = writeCell(field, seconds, writing)
    for (const typed of [
      text,
      text.replace('.', ','),
      text.replaceAll(':', '：'),
      ` ${text}\u00A0`,
    ])
      expect(readCell(field, 1, typed, writing), typed).toEqual({ value: seconds })
    const bounds = boundsOf(field)
    expect(readCell(field, 1, '168:00:00', writing)).toEqual({ value: 604_800 })
    expect(readCell(field, 1, '168:00:01', writing)).toEqual({ fault: 'between', bounds })
    for (const pasted of ['604801', '9'.repeat(400)])
      expect(readCell(field, 1, pasted, writing, true)).toEqual({ fault: 'between', bounds })
    for (const typed of [
      '-1',
      '-6:41',
      'NaN',
      '1e309',
      '6:75',
      '6:4x',
      '::',
      ':',
      '.',
      '9'.repeat(400),
    ])
      expect(readCell(field, 1, typed, writing), typed).toEqual({ fault: 'time' })
  })
})
