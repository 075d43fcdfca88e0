import { SPORT } from '#domain/constants/sports.ts'
import { addDays, isoWeekStart } from '#domain/time/week.ts'
import { SQUADS, type Squad } from './people.ts'

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

const kind = (
  name: string,
  sport_id: number,
  tag: string,
  structure: string | null,
  planned_distance: number | null,
  planned_time: number,
  planned_rpe: number,
) => ({ name, sport_id, tag, structure, planned_distance, planned_time, planned_rpe })
/** Percentages by intensity. */
const shares = (percentages: Record<number, number>) =>
  Object.entries(percentages).map(([id, percentage]) => ({ id: Number(id), percentage }))

const pieces: Kind = {
  ...kind('Threshold pieces', SPORT.rowing, 'Water', '3x2000m/6min', 12_000, 5400, 6),
  intensities: shares({ 2: 60, 4: 40 }),
  focus_ids: [3, 11],
  efforts: [{ metres: 3000, ...EASY }, RACE, REST, RACE, REST, RACE, { metres: 2400, ...EASY }],
}
const steady: Kind = {
  ...kind('Steady state', SPORT.rowing, 'Water', '2x30min/3min', 15_000, 5400, 3),
  intensities: shares({ 2: 90, 1: 10 }),
  focus_ids: [1, 2],
  efforts: [
    { seconds: 600, ...EASY, speed: 3.5 },
    { seconds: 1800, ...EASY, step: 0 },
    { ...REST, seconds: 180 },
    { seconds: 1800, ...EASY, speed: 4, step: 0 },
    { seconds: 540, ...EASY, speed: 3.4 },
  ],
}
const long: Kind = {
  ...kind('Long row', SPORT.rowing, 'Water', '18km', 18_000, 6000, 4),
  intensities: shares({ 2: 85, 3: 15 }),
  focus_ids: [2],
  efforts: [
    { metres: 9000, ...EASY },
    { ...PAUSE, seconds: 240 },
    { metres: 9000, ...EASY, speed: 3.95, heart: 0.77 },
  ],
}
const INTERVAL = { seconds: 480, speed: 4.35, heart: 0.87, rate: 24, step: 0 }
const ergo: Kind = {
  ...kind('Ergo intervals', SPORT.ergo, 'Indoor', '4x8min/3min', 10_500, 4200, 5),
  intensities: shares({ 2: 55, 3: 25, 4: 20 }),
  focus_ids: [3],
  efforts: [
    { seconds: 600, ...EASY },
    ...[1, 2, 3, 4].flatMap(() => [INTERVAL, { ...REST, seconds: 180 }]),
  ],
}
const run: Kind = {
  ...kind('Easy run', SPORT.run, 'Land', '45min', 9000, 2700, 4),
  intensities: shares({ 2: 80, 3: 20 }),
  focus_ids: [2],
  efforts: [{ seconds: 2700, speed: 3.3, heart: 0.78, rate: 164 }],
}
const ride: Kind = {
  ...kind('Long ride', SPORT.bike, 'Land', '2h', 55_000, 7200, 3),
  intensities: shares({ 1: 30, 2: 70 }),
  focus_ids: [2],
  efforts: [{ seconds: 7200, speed: 7.6, heart: 0.71, rate: 84, watts: 185, hills: 60 }],
}
const strength: Kind = {
  ...kind('Strength', SPORT.strength, 'Gym', null, null, 4500, 5),
  intensities: [],
  focus_ids: [5],
  efforts: [],
}
const dayOff: Kind = {
  ...kind('Day off', SPORT.day_off, 'Rest', null, null, 0, 1),
  intensities: [],
  focus_ids: [6],
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
  [4, '17:30', '18:20', run, SQUADS],
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
    WEEK.map(([weekday, start, end, one, squads]) => {
      const day = addDays(week, weekday)
      return { ...one, day, start, end, squads }
    }),
  )
  const isThere = season.some(
    ({ day, sport_id, squads }) =>
      day === today && sport_id === SPORT.rowing && squads.includes('Senior'),
  )
  const added = { ...pieces, day: today, start: '06:00', end: '07:30', squads: ELITE }
  return isThere ? season : [...season, added]
}
