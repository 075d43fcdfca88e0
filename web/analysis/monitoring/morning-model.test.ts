import { describe, expect, test } from 'vitest'
import { saveMorning, type Morning } from '#contract/analysis/monitoring.ts'
import { MORNING_FIELDS, MORNING_NUMBERS } from '#domain/monitoring/fields.ts'
import type { OutboxEntry } from '../../offline/outbox-state.ts'
import {
  askedFields,
  changeOf,
  clashesOf,
  decided,
  emptyValues,
  groundOf,
  morningFor,
  readNumber,
  valuesWith,
  writeSleep,
} from './morning-model.ts'

const values = { ...emptyValues(), waking_hr: 48, fatigue: 2 }
const fetched: Morning = {
  user_id: 1,
  full_name: 'Ida Example',
  day: '2026-11-25',
  asked: ['waking_hr', 'training_quality'],
  is_asked: true,
  until: '09:00',
  consents: true,
  can_write: true,
  values,
  entered_by: null,
  changed_at: null,
  before: null,
  trained: [{ id: 7, name: 'Long row' }],
  readings: [],
}

describe('what was typed', () => {
  test.each([
    ['sleep_time', '7:45', 465],
    ['sleep_time', '745', 465],
    ['sleep_time', '8', 480],
    ['sleep_time', '7,5', 450],
    ['sleep_time', '23:59', 1439],
    ['weight', '71,3', 71.3],
    ['waking_hr', ' 48 ', 48],
    ['waking_hr', '', null],
  ] as const)('for %s, %s, is read as %s', (name, text, value) => {
    expect(readNumber(name, text)).toEqual({ value })
  })

  test.each([
    ['sleep_time', '24:00', 'sleep'],
    ['sleep_time', '7:60', 'number'],
    ['waking_hr', '48.5', 'whole'],
    ['waking_hr', 'x', 'number'],
  ] as const)('for %s, %s, is refused as %s', (name, text, fault) => {
    expect(readNumber(name, text)).toEqual({ fault })
  })

  test.each(MORNING_NUMBERS.filter((name) => name !== 'sleep_time'))(
    'for %s is refused beyond its bounds',
    (name) => {
      const { min, max } = MORNING_FIELDS[name]
      for (const value of [min - 1, max + 1])
        expect(readNumber(name, String(value))).toEqual({ fault: 'between' })
      for (const value of [min, max]) expect(readNumber(name, String(value))).toEqual({ value })
    },
  )

  test('is written as it is read', () => {
    expect([writeSleep(465), writeSleep(480), writeSleep(5)]).toEqual(['7:45', '8:00', '0:05'])
  })
})

describe('a morning kept on the device', () => {
  test('hints at the next day and says nothing of it', () => {
    const today = morningFor(fetched, '2026-11-26')
    expect(today).toMatchObject({ day: '2026-11-26', values: null, trained: [] })
    expect(today.before).toMatchObject({ day: '2026-11-25', waking_hr: 48 })
  })

  test('no longer hints after a week', () => {
    expect(morningFor(fetched, '2026-12-03').before).toBe(null)
  })

  test('asks for the training of yesterday only when there was one', () => {
    expect(askedFields(fetched, null).first).toEqual(['waking_hr', 'training_quality'])
    expect(askedFields(morningFor(fetched, '2026-11-26'), null).first).toEqual(['waking_hr'])
  })
})

const write = (_: string, value: number) => String(value)
const ground = groundOf(values, write)
const draft = ground.first

describe('a change', () => {
  test('is what differs, with what was seen of it', () => {
    const next = { ...draft, texts: { ...draft.texts, waking_hr: '52', mood: '4' } }
    expect(changeOf(next, ground)).toEqual({
      values: { waking_hr: 52, mood: 4 },
      seen: { waking_hr: 48, mood: null },
    })
    expect(changeOf(draft, ground)).toEqual({ values: {}, seen: {} })
  })

  test("leaves out that somebody else's note is private", () => {
    const shown = groundOf({ ...values, note: null, note_private: true }, write)
    const next = { ...shown.first, texts: { ...shown.first.texts, mood: '4' } }
    expect(changeOf(next, shown)?.values).toEqual({ mood: 4 })
  })

  test('is none while a number cannot be read', () => {
    expect(changeOf({ ...draft, texts: { waking_hr: '400' } }, ground)).toBe(undefined)
  })

  test('lies on top of what is stored until it is there', () => {
    const { method, path } = saveMorning
    const entry = {
      call: { method, path },
      input: { body: { day: fetched.day, values: { waking_hr: 52 } } },
    } as OutboxEntry
    expect(valuesWith(values, [entry], fetched.day)).toMatchObject({ waking_hr: 52, fatigue: 2 })
    expect(valuesWith(null, [entry], '2026-11-26')).toBe(null)
  })
})

describe('two entries of one morning', () => {
  const body = {
    day: fetched.day,
    values: { waking_hr: 52, mood: 4 },
    seen: { waking_hr: null, mood: null },
  }

  test('differ where both say something else', () => {
    expect(clashesOf(body, values)).toEqual(['waking_hr'])
  })

  test('are settled for the own one, over what is stored', () => {
    expect(decided(body, values, 'mine')).toEqual({
      ...body,
      seen: { waking_hr: 48, mood: null },
    })
  })

  test('are settled for the stored one, with the rest of the own', () => {
    expect(decided(body, values, 'theirs')).toMatchObject({ values: { mood: 4 } })
    expect(decided({ ...body, values: { waking_hr: 52 } }, values, 'theirs')).toBe(null)
  })
})
