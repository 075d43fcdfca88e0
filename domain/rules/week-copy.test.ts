import { expect, test } from 'vitest'
import { copiesOfWeek, type SessionOfWeek } from './week-copy.ts'

const session = (id: number, start_date: string, end_date: string, published = true) =>
  ({ id, name: `Session ${id}`, start_date, end_date, published }) satisfies SessionOfWeek
const copy = { from: '2026-03-23', to: '2026-03-30', time_zone: 'Europe/Berlin' }

test('a copy keeps its weekday and the time on the club’s clock when the clocks change', () => {
  const six = session(1, '2026-03-24T05:00:00Z', '2026-03-24T06:30:00Z')
  expect(copiesOfWeek([six], { ...copy, with_drafts: true })).toEqual({
    again: [
      { id: 1, span: { start_date: '2026-03-31T04:00:00Z', end_date: '2026-03-31T05:30:00Z' } },
    ],
    left_out: [],
  })
})

test('a week is copied backwards too', () => {
  const six = session(1, '2026-03-24T05:00:00Z', '2026-03-24T06:00:00Z')
  const [back] = copiesOfWeek([six], { ...copy, to: '2026-03-09', with_drafts: true }).again
  expect(back?.span.start_date).toBe('2026-03-10T05:00:00Z')
})

test('what began before the week is left out by name, and drafts where they are not wanted', () => {
  const camp = session(1, '2026-03-20T08:00:00Z', '2026-03-24T16:00:00Z')
  const midnight = session(2, '2026-03-22T23:00:00Z', '2026-03-23T22:59:00Z')
  const draft = session(3, '2026-03-25T08:00:00Z', '2026-03-25T09:00:00Z', false)
  const ids = (with_drafts: boolean) => {
    const { again, left_out } = copiesOfWeek([camp, midnight, draft], { ...copy, with_drafts })
    return [again.map(({ id }) => id), left_out.map(({ name }) => name)]
  }
  expect(ids(true)).toEqual([[2, 3], ['Session 1']])
  expect(ids(false)).toEqual([[2], ['Session 1']])
})
