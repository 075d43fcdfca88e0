import { expect, test } from 'vitest'
import { faultsOf } from './draft-faults.ts'
import { planOfDraft } from './draft-plan.ts'
import { newDraft, sumOf, type SessionDraft } from './session-draft.ts'

const today = '2026-11-21'
const blank = { date: null, time: null, sport_id: null }
const draft: SessionDraft = {
  ...newDraft(today, blank, 'Europe/Berlin'),
  name: 'Long row',
  sport_id: 1,
}
const programme = { name: '', athletes: [], pieces: [] }

test.each([
  [blank, '2026-11-21 07:00 – 2026-11-21 08:30'],
  [{ ...blank, date: '2026-12-01', time: '18:15' }, '2026-12-01 18:15 – 2026-12-01 19:45'],
  [{ ...blank, date: '2026-13-01', time: '25:00' }, '2026-11-21 07:00 – 2026-11-21 08:30'],
])('a new session from %j stands at %s', (wish, span) => {
  const { start, end } = newDraft(today, wish, 'Europe/Berlin')
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
  [{ structure: '3x', sport_id: 9 }, {}],
  [{ kind: 'event', sport_id: null, structure: '3x' }, {}],
  [{ all_day: true, start: { day: today, time: '' }, end: { day: today, time: '' } }, {}],
  [{ weather: { wind_speed: 3 } }, { 'weather.wind_direction': 'wind_direction_needed' }],
  [{ video_stream_url: 'somewhere' }, { video_stream_url: 'url' }],
  [
    { venue: { id: null, name: ' ', formatted_address: null, latitude: null, longitude: null } },
    { 'venue.name': 'venue' },
  ],
  [
    {
      sport_id: 7,
      programmes: [{ ...programme, pieces: [{ exercise_id: 0, sets_count: 3, segments: [] }] }],
    },
    { strength_structures: 'strength' },
  ],
  [
    { sport_id: 7, programmes: [{ ...programme, name: 'Heavy' }] },
    { strength_structures: 'programme' },
  ],
  [{ sport_id: 7, programmes: [programme] }, {}],
  [
    {
      repeat: {
        ...newDraft(today, blank, 'Europe/Berlin').repeat,
        frequency: 'daily',
        endDay: '2026-01-01',
      },
    },
    { repeat_end_date: 'no_days' },
  ],
  [{ structure: '3x2000m/6min' }, {}],
])('%j is reported as %j', (change, faults) => {
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
  const { plan } = planOfDraft(
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

const zone = 'Europe/Zurich'

test('an event has no training, and whole days end a minute before the next', () => {
  const { kind, plan } = planOfDraft(
    {
      ...draft,
      kind: 'event',
      event_type: 'regatta',
      all_day: true,
      end: { day: '2026-11-22', time: '' },
    },
    1,
    zone,
    null,
  )
  expect(kind).toBe('event')
  expect(plan).not.toHaveProperty('sport_id')
  expect(plan).toMatchObject({
    all_day_event: true,
    event_type: 'regatta',
    start_date: '2026-11-20T23:00:00.000Z',
    end_date: '2026-11-22T22:59:00.000Z',
  })
})

test.each([
  [
    1,
    {
      structure: expect.anything() as unknown,
      strength_structures: [],
      seat_racing: true,
      planned_distance: 6000,
    },
  ],
  [
    7,
    {
      structure: null,
      strength_structures: [{ name: 'Heavy', athlete_ids: [5], pieces: [{ exercise_id: 4 }] }],
      seat_racing: false,
      planned_distance: 6000,
    },
  ],
  [
    9,
    {
      structure: null,
      strength_structures: [],
      seat_racing: false,
      planned_distance: null,
      intensities: [],
    },
  ],
])('of sport %d only what it is planned with is sent', (sport, sent) => {
  const pieces = [
    { exercise_id: 4, sets_count: 3, segments: [{ reps_count: 8, exercise_weight: 60 }] },
  ]
  const full = {
    ...draft,
    structure: '6000m',
    programmes: [{ name: ' Heavy ', athletes: [5, 6], pieces }, programme],
    seat_racing: true,
    planned_distance: 6000,
    intensities: [{ id: 2, percentage: 100 }],
  }
  expect(planOfDraft(full, sport, zone, null, new Set([5])).plan).toMatchObject(sent)
})

test('rights are sent for those who have or had some', () => {
  const people = { athletes: [1, 2, 3], coaches: [4], squads: [] }
  const named = {
    people,
    grants: { edit: [2], add_all_scores: [4] },
    before: { edit: [1], add_all_scores: [] },
  }
  expect(planOfDraft(draft, 1, zone, named).plan).toMatchObject({
    athlete_permissions: [
      { user_id: 1, edit: false, add_all_scores: false },
      { user_id: 2, edit: true, add_all_scores: false },
    ],
    coach_permissions: [{ user_id: 4, edit: false, add_all_scores: true }],
  })
})
