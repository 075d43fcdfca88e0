import { expect, test } from 'vitest'
import { faultsOf, newDraft, planOfDraft, sumOf, type SessionDraft } from './session-draft.ts'

const today = '2026-11-21'
const blank = { date: null, time: null, sport_id: null }
const draft: SessionDraft = { ...newDraft(today, blank), name: 'Long row', sport_id: 1 }

test.each([
  [blank, '2026-11-21 07:00 – 2026-11-21 08:30'],
  [{ ...blank, date: '2026-12-01', time: '18:15' }, '2026-12-01 18:15 – 2026-12-01 19:45'],
  [{ ...blank, date: '2026-13-01', time: '25:00' }, '2026-11-21 07:00 – 2026-11-21 08:30'],
])('a new session from %j stands at %s', (wish, span) => {
  const { start, end } = newDraft(today, wish)
  expect([start, end].map(({ day, time }) => `${day} ${time}`).join(' – ')).toBe(span)
})

test.each<[Partial<SessionDraft>, object]>([
  [{}, {}],
  [{ name: '  ' }, { name: 'name' }],
  [{ sport_id: null }, { sport_id: 'sport' }],
  [{ start: { day: '', time: '07:00' } }, { start_date: 'start' }],
  [{ end: { day: today, time: '' } }, { end_date: 'end' }],
  [{ end: { day: today, time: '06:59' } }, { end_date: 'endBeforeStart' }],
  [{ end: { day: today, time: '07:00' } }, {}],
  [{ planned_distance: 1_000_000 }, { planned_distance: 'distance' }],
  [{ planned_time: 604_801 }, { planned_time: 'time' }],
  [{ structure: '3x' }, { structure: 'structure' }],
  [{ structure: '3x2000m/6min' }, {}],
])('%j is told as %j', (change, faults) => {
  expect(faultsOf({ ...draft, ...change })).toEqual(faults)
})

test.each([
  [[], 0],
  [[80, 20], 100],
  [[33.3, 33.3, 33.4], 100],
  [[0.1, 0.2], 0.3],
  [[60, 30], 90],
])('shares of %j sum up to %d', (shares, sum) => {
  expect(sumOf(shares.map((percentage, index) => ({ id: index + 1, percentage })))).toBe(sum)
})

test('is sent with instants of the club’s clock and without what is empty', () => {
  const plan = planOfDraft(
    {
      ...draft,
      name: ' Long row ',
      structure: '3x2000m/6min',
      location: ' ',
      intensities: [
        { id: 2, percentage: 100 },
        { id: 3, percentage: 0 },
      ],
    },
    1,
    'Europe/Zurich',
    null,
  )
  expect(plan).toMatchObject({
    name: 'Long row',
    start_date: '2026-11-21T06:00:00.000Z',
    end_date: '2026-11-21T07:30:00.000Z',
    structure: { piece_structure: 2, repetitions: 3 },
    intensities: [{ id: 2, percentage: 100 }],
    location: null,
  })
  expect(plan).not.toHaveProperty('squad_ids')
})
