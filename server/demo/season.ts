import { addDays, isoWeekStart } from '#domain/time/week.ts'
import type { Squad } from './people.ts'

/** A stretch of a session: metres or seconds at a speed, share of maximal heart rate and rate. */
export type Effort = {
  metres?: number
  seconds?: number
  speed: number
  heart: number
  rate: number
  /** The place in its workout file of the step that it is done for. */
  step?: number
  /** Watts on a bike with a power meter, and metres that the road rises and falls. */
  watts?: number
  hills?: number
}

export type Planned = {
  name: string
  sport_id: number
  squads: readonly Squad[]
  /** YYYY-MM-DD and wall clock in the club's zone */
  day: string
  start: string
  end: string
  structure: string | null
  planned_distance: number | null
  planned_time: number
  planned_rpe: number
  intensities: readonly { id: number; percentage: number }[]
  focus_ids: readonly number[]
  tag: string
  efforts: readonly Effort[]
}

type Kind = Omit<Planned, 'day' | 'start' | 'end' | 'squads'>

const EASY = { speed: 3.9, heart: 0.74, rate: 19 }
const PAUSE = { seconds: 360, speed: 1.2, heart: 0.6, rate: 14 }
/** What a watch has led through says which steps it was. */
const REST = { ...PAUSE, step: 1 }
const RACE = { metres: 2000, speed: 4.75, heart: 0.91, rate: 28, step: 0 }

const pieces: Kind = {
  name: 'Threshold pieces',
  sport_id: 1,
  structure: '3x2000m/6min',
  planned_distance: 12_000,
  planned_time: 5400,
  planned_rpe: 6,
  intensities: [
    { id: 2, percentage: 60 },
    { id: 4, percentage: 40 },
  ],
  focus_ids: [3, 11],
  tag: 'Water',
  efforts: [{ metres: 3000, ...EASY }, RACE, REST, RACE, REST, RACE, { metres: 2400, ...EASY }],
}
const steady: Kind = {
  name: 'Steady state',
  sport_id: 1,
  structure: '2x30min/3min',
  planned_distance: 15_000,
  planned_time: 5400,
  planned_rpe: 3,
  intensities: [
    { id: 2, percentage: 90 },
    { id: 1, percentage: 10 },
  ],
  focus_ids: [1, 2],
  tag: 'Water',
  efforts: [
    { seconds: 600, ...EASY, speed: 3.5 },
    { seconds: 1800, ...EASY, step: 0 },
    { ...REST, seconds: 180 },
    { seconds: 1800, ...EASY, speed: 4, step: 0 },
    { seconds: 540, ...EASY, speed: 3.4 },
  ],
}
const long: Kind = {
  name: 'Long row',
  sport_id: 1,
  structure: '18km',
  planned_distance: 18_000,
  planned_time: 6000,
  planned_rpe: 4,
  intensities: [
    { id: 2, percentage: 85 },
    { id: 3, percentage: 15 },
  ],
  focus_ids: [2],
  tag: 'Water',
  efforts: [
    { metres: 9000, ...EASY },
    { ...PAUSE, seconds: 240 },
    { metres: 9000, ...EASY, speed: 3.95, heart: 0.77 },
  ],
}
const ergo: Kind = {
  name: 'Ergo intervals',
  sport_id: 2,
  structure: '4x8min/3min',
  planned_distance: 10_500,
  planned_time: 4200,
  planned_rpe: 5,
  intensities: [
    { id: 2, percentage: 55 },
    { id: 3, percentage: 25 },
    { id: 4, percentage: 20 },
  ],
  focus_ids: [3],
  tag: 'Indoor',
  efforts: [
    { seconds: 600, ...EASY },
    ...Array.from({ length: 4 }, () => [
      { seconds: 480, speed: 4.35, heart: 0.87, rate: 24, step: 0 },
      { ...REST, seconds: 180 },
    ]).flat(),
  ],
}
const run: Kind = {
  name: 'Easy run',
  sport_id: 4,
  structure: '45min',
  planned_distance: 9000,
  planned_time: 2700,
  planned_rpe: 4,
  intensities: [
    { id: 2, percentage: 80 },
    { id: 3, percentage: 20 },
  ],
  focus_ids: [2],
  tag: 'Land',
  efforts: [{ seconds: 2700, speed: 3.3, heart: 0.78, rate: 164 }],
}
const ride: Kind = {
  name: 'Long ride',
  sport_id: 3,
  structure: '2h',
  planned_distance: 55_000,
  planned_time: 7200,
  planned_rpe: 3,
  intensities: [
    { id: 1, percentage: 30 },
    { id: 2, percentage: 70 },
  ],
  focus_ids: [2],
  tag: 'Land',
  efforts: [{ seconds: 7200, speed: 7.6, heart: 0.71, rate: 84, watts: 185, hills: 60 }],
}
const strength: Kind = {
  name: 'Strength',
  sport_id: 7,
  structure: null,
  planned_distance: null,
  planned_time: 4500,
  planned_rpe: 5,
  intensities: [],
  focus_ids: [5],
  tag: 'Gym',
  efforts: [],
}
const dayOff: Kind = {
  name: 'Day off',
  sport_id: 9,
  structure: null,
  planned_distance: null,
  planned_time: 0,
  planned_rpe: 1,
  intensities: [],
  focus_ids: [6],
  tag: 'Rest',
  efforts: [],
}

const ELITE: readonly Squad[] = ['Senior', 'U23']
const YOUNG: readonly Squad[] = ['U19', 'U17']
type Slot = readonly [
  weekday: number,
  start: string,
  end: string,
  kind: Kind,
  squads: readonly Squad[],
]

/** Monday is 0. */
const WEEK: readonly Slot[] = [
  [0, '06:30', '07:45', ergo, ELITE],
  [0, '17:30', '18:45', strength, YOUNG],
  [1, '06:00', '07:30', pieces, ELITE],
  [1, '17:00', '18:30', steady, YOUNG],
  [2, '18:00', '19:15', strength, ELITE],
  [3, '06:00', '07:30', steady, ELITE],
  [3, '17:00', '18:10', ergo, YOUNG],
  [4, '17:30', '18:20', run, ['Senior', 'U23', 'U19', 'U17']],
  [5, '08:00', '09:40', long, ELITE],
  [5, '10:00', '11:30', pieces, YOUNG],
  [6, '09:00', '11:00', ride, ['Senior']],
  [6, '00:00', '00:00', dayOff, YOUNG],
]

const WEEKS_BACK = 12
const WEEKS_AHEAD = 3

/**
 * The weeks around the day, every session as the squads know it; today always has one in the early
 * morning and one that is over.
 */
export function seasonAround(today: string): Planned[] {
  const monday = isoWeekStart(today)
  const weeks = Array.from({ length: WEEKS_BACK + 1 + WEEKS_AHEAD }, (_, index) =>
    addDays(monday, (index - WEEKS_BACK) * 7),
  )
  const season = weeks.flatMap((week) =>
    WEEK.map(([weekday, start, end, kind, squads]) => ({
      ...kind,
      day: addDays(week, weekday),
      start,
      end,
      squads,
    })),
  )
  const missing = !season.some(
    (session) =>
      session.day === today && session.sport_id === 1 && session.squads.includes('Senior'),
  )
  return missing
    ? [...season, { ...pieces, day: today, start: '06:00', end: '07:30', squads: ELITE }]
    : season
}
