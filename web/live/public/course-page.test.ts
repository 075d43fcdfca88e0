import { expect, test } from 'vitest'
import type { PageRequest, MeasuredBoat, ShownSession } from '#contract/live/public-view.ts'
import { renderer } from './renderer.tsx'

const asked: PageRequest = {
  uuid: 'abc',
  language: 'de',
  kiosk: false,
  origin: 'https://club.example',
}
const SESSION: ShownSession = {
  name: 'Regatta',
  sport_id: 1,
  starts_at: '2026-06-14T08:00:00Z',
  ends_at: '2026-06-14T10:00:00Z',
  all_day: false,
  club_name: 'Club',
  time_zone: 'Europe/Zurich',
  state: 'live',
  intro: null,
  video_url: null,
  delay_min: 0,
  shows: { boats: true, splits: true, map: false },
  embargo_until: null,
  confirmed_at: null,
  as_of: Date.parse('2026-06-14T09:00:00Z'),
  round: null,
  course: 'Rotsee',
  boats: [],
}
const split = (number: number, line: string, total: number, time: number) => ({
  number,
  line,
  distance: number * 200,
  time,
  total,
  stroke_rate: 30,
})
const boat = (
  place: number,
  { distance, time, splits }: Pick<MeasuredBoat['rounds'][number], 'distance' | 'time' | 'splits'>,
): MeasuredBoat => ({
  place,
  label: `Boat ${place}`,
  people: [],
  rounds: [{ number: 1, distance, time, stroke_rate: 30, is_done: true, splits }],
  series: { time: [0, 5], distance: [0, 25], speed: [5, 5], stroke_rate: [30, 30] },
})
/** Measured more metres in more time, at a higher mean speed; its Willow was not recorded. */
const LATER = boat(1, {
  distance: 620,
  time: 122,
  splits: [split(1, 'Bridge', 41, 41), split(3, 'Ziel', 122, 81)],
})
const SOONER = boat(2, {
  distance: 600,
  time: 120,
  splits: [split(1, 'Bridge', 40, 40), split(2, 'Willow', 80, 40), split(3, 'Ziel', 120, 40)],
})

/** The text of each cell of the rows of a page. */
const rowsIn = (html: string) =>
  [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) =>
      cell
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ),
  )
const statistic = (page: 'statistic' | 'crew', place: number | null) =>
  renderer.statistic(page, { session: SESSION, boats: [LATER, SOONER], place }, asked) ?? ''

test('a page on a course says so instead of a round', () => {
  expect(renderer.live(SESSION, asked)).toContain('Messstrecke Rotsee')
  expect(renderer.live({ ...SESSION, course: null }, asked)).toContain('Ganze Aufzeichnung')
})

test('splits stand below the names of lines, with a dash for one that was missed', () => {
  expect(rowsIn(statistic('statistic', null))).toEqual([
    ['Boot', 'Distanz (m)', 'Zeit', 'Bridge', 'Willow', 'Ziel'],
    ['Boat 2', '600', '2:00,0', '0:40,0', '1:20,0 0:40,0', '2:00,0 0:40,0'],
    ['Boat 1', '620', '2:02,0', '0:41,0', '–', '2:02,0 1:21,0'],
  ])
})

test('a boat has a row for each line it has crossed', () => {
  const [head, ...rows] = rowsIn(statistic('crew', 1))
  expect(head?.[0]).toBe('Linie')
  expect(rows.map(([line, total]) => [line, total])).toEqual([
    ['Bridge', '0:41,0'],
    ['Ziel', '2:02,0'],
    ['Durchschnitt, 620', '2:02,0'],
  ])
})
