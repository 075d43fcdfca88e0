import { describe, expect, test } from 'vitest'
import { DISTRIBUTION_DATES, DISTRIBUTION_SCORES } from '../training/distribution-choices.ts'
import { RECORDING, SESSION_STATES } from '../live/recording.ts'
import { BOUNDS } from './bounds.ts'
import { CHART_SERIES } from './charts.ts'
import { FEATURE } from './features.ts'
import { SPEED_INTENSITIES } from './intensities.ts'
import { LANGUAGES } from './languages.ts'
import {
  ADMIN_PAGE_SIZE,
  CHUNK_TIMEOUT_MS,
  CLUB_POLL_MS,
  LIFETIME,
  NEW_SESSION,
  NOTICE_MS,
  RACE_SPLIT_M,
  RATIO_DAYS,
  REFERENCE_M,
  UPLOAD,
} from './limits.ts'
import { TIME_MASKS } from './masks.ts'
import { PERMISSIONS } from './permissions.ts'
import { PLAN_KEYS, SOLD_ADD_ONS } from './plans.ts'
import { PROVIDERS } from './providers.ts'
import { ROLE } from './roles.ts'
import { RPE_STEPS } from './scales.ts'
import { SESSION_TYPES } from './session-types.ts'
import { SPORTS, sportById, usualSplit } from './sports.ts'
import {
  ACTIVE_ATHLETE_STATUSES,
  ATTENDANCE,
  CHALLENGE_TYPE,
  DEFAULT_MEMBER_FILTER,
  HEALTH_STATUS,
  FORMER_STATUSES,
  MEMBER_STATUS,
  NOTIFICATION_LEVEL,
  PIECE_STRUCTURE,
  SUBSCRIPTION_STATUS,
  TRAINING_RATIO_STATUSES,
} from './statuses.ts'

const keysOf = (values: readonly { key: string }[]) => values.map(({ key }) => key)

/** Numbers that programs, stored rows and links rely on: each keeps its meaning for good. */
test.each<[string, object, object]>([
  ['roles', ROLE, { athlete: 2, head_coach: 3, manager: 5, coach: 6 }],
  [
    'member statuses',
    MEMBER_STATUS,
    {
      pending: 0,
      approved: 1,
      rejected: 2,
      left: 3,
      invited: 4,
      athlete_rejected: 5,
      onboarding: 6,
    },
  ],
  ['health', HEALTH_STATUS, { healthy: 1, injured: 2, ill: 3 }],
  ['answers', ATTENDANCE, { attending: 1, not_attending: 2 }],
  ['recordings', RECORDING, { idle: 1, active: 2, paused: 3, finished: 4, discarded: 5 }],
  ['subscriptions', SUBSCRIPTION_STATUS, { pending: 1, active: 2, canceled: 3 }],
  ['levels of notices', NOTIFICATION_LEVEL, { success: 1, info: 2, warning: 3, error: 4 }],
  ['structures', PIECE_STRUCTURE, { single: 1, multiple: 2, variable: 3 }],
  ['kinds of challenges', CHALLENGE_TYPE, { crew: 1, individual: 2 }],
  [
    'features',
    FEATURE,
    {
      morning_monitoring: 1,
      imports: 2,
      gps_hr: 3,
      training_score: 4,
      additional_reports: 5,
      gmt: 6,
      rpe: 7,
      weekly_summary: 8,
      non_competitive: 9,
      drv: 10,
      racing_report: 16,
      live_results: 17,
      performance_report: 18,
      improvement_report: 19,
      analysis_report: 20,
      comparison_report: 21,
      live_results_controls: 22,
      stroke_rate_intensities: 23,
      paddling_gmt: 24,
      connect_equipment: 25,
      crew_qr_codes: 26,
      telemetry: 27,
      challenges: 28,
      third_party_integrations: 29,
    },
  ],
])('the numbers of %s', (_, numbers, agreed) => expect(numbers).toEqual(agreed))

describe('statuses of members', () => {
  const { approved, invited, onboarding, pending, athlete_rejected, left, rejected } = MEMBER_STATUS

  test('of athletes who count as active', () =>
    expect(ACTIVE_ATHLETE_STATUSES).toEqual([approved, invited, onboarding]))
  test('shown until somebody filters', () =>
    expect(DEFAULT_MEMBER_FILTER).toEqual([approved, invited, onboarding, pending]))
  test('whose profile is closed', () =>
    expect(FORMER_STATUSES).toEqual([athlete_rejected, left, rejected]))
})

test('every permission has its name', () =>
  expect(PERMISSIONS.toSorted()).toEqual(
    `create-squads delete-squads drv-import-files drv-view-all-members-on-report
    drv-view-personal-details edit-club edit-squads invite-members manage-challenge-teams
    manage-challenges manage-inventory manage-licences manage-members view-all-members-on-report
    view-athlete-profile view-club-members view-edit-all-sessions view-minors view-racing-report
    welfare`.split(/\s+/),
  ))

test('every plan and add-on has its key', () => {
  expect(PLAN_KEYS).toEqual(
    `free-trial individual-free individual performance performance-unlimited organisation
    organisation-unlimited bronze bronze-unlimited silver silver-unlimited gold gold-unlimited
    gold-recording-controls platinum platinum-unlimited drv second-federation bespoke`.split(/\s+/),
  )
  expect(SOLD_ADD_ONS).toEqual({ 'telemetry-unlimited': [FEATURE.telemetry] })
})

test.each<[string, { min: number; max: number }, number, number]>([
  ['distance', BOUNDS.distance, 0, 99_999],
  ['total distance', BOUNDS.total_distance, 0, 999_999],
  ['stroke rate', BOUNDS.stroke_rate, 0, 99],
  ['heart rate', BOUNDS.heart_rate, 30, 250],
  ['lactate', BOUNDS.lactate, 0, 30],
  ['weight', BOUNDS.weight, 35, 140],
  ['cadence', BOUNDS.cadence, 0, 250],
  ['watts', BOUNDS.watts, 0, 3000],
  ['stroke length', BOUNDS.stroke_length, 0, 2.5],
  ['force', BOUNDS.force, 100, 9999],
  ['force position', BOUNDS.force_position, 0, 100],
  ['reps', BOUNDS.reps, 0, 200],
  ['energy', BOUNDS.energy, 0, 9999],
  ['exercise weight', BOUNDS.exercise_weight, 0, 500],
  ['temperature', BOUNDS.temperature, 30, 47],
])('%s is entered from %d to %d', (_, { min, max }, least, most) =>
  expect([min, max]).toEqual([least, most]),
)

test('times are typed and shown in ten shapes', () =>
  expect(TIME_MASKS).toEqual(
    `HH:mm:ss.SSS m:ss.S mm:ss mm:ss.S mm:ss.SSS HH:mm:ss.S H:mm:ss.S HH:mm:ss HH:mm H:mm`.split(
      ' ',
    ),
  ))

describe('words in their order', () => {
  test.each<[string, readonly string[], string]>([
    ['languages', LANGUAGES, 'en de fr zh-cn'],
    ['how a session stands', SESSION_STATES, 'live paused finished scheduled'],
    ['changes of load', TRAINING_RATIO_STATUSES, 'detraining optimum tough danger'],
    [
      'kinds of sessions',
      SESSION_TYPES,
      'session event regatta training_camp test_day meeting competition seat-racing',
    ],
    ['speed intensities', keysOf(SPEED_INTENSITIES), 'ut3 ut2 ut1 at tr lt a-lact no-zone'],
    [
      'steps of effort',
      keysOf(RPE_STEPS),
      'very-easy easy moderate somewhat-hard hard very-hard extremely-hard maximal',
    ],
    ['scores of a distribution', DISTRIBUTION_SCORES, 'zones ets foster trimp rpe'],
    ['days of a distribution', DISTRIBUTION_DATES, 'today last_week last_4_weeks'],
    ['files of a session', UPLOAD.kinds, 'fit tcx zip'],
    ['providers', keysOf(PROVIDERS), 'garmin strava polar suunto concept2'],
  ])('%s', (_, words, agreed) => expect(words).toEqual(agreed.split(' ')))
})

describe('limits', () => {
  test.each<[string, number, number]>([
    ['part of the app is waited for, in ms', CHUNK_TIMEOUT_MS, 120_000],
    ['clubs are polled, in ms', CLUB_POLL_MS, 30_000],
    ['a notice stays, in ms', NOTICE_MS, 3000],
    ['a sign-in lasts, in days', LIFETIME.access_token_days, 30],
    ['a device remembers the club, in days', LIFETIME.selected_club_cookie_days, 30],
    ['rows of a page for administrators', ADMIN_PAGE_SIZE, 50],
    ['a new session repeats every', NEW_SESSION.repeat_every, 1],
    ['a split of a race, in m', RACE_SPLIT_M, 50],
    ['a race in rowing, in m', REFERENCE_M.rowing_race, 2000],
    ['a race in paddling, in m', REFERENCE_M.paddling_race, 1000],
    ['the pace of rowing, in m', REFERENCE_M.rowing_pace, 500],
    ['the pace of paddling, in m', REFERENCE_M.paddling_pace, 1000],
    ['the pace of swimming, in m', REFERENCE_M.swim_pace, 100],
    ['recent load, in days', RATIO_DAYS.acute, 7],
    ['usual load, in days', RATIO_DAYS.chronic, 28],
  ])('%s', (_, limit, agreed) => expect(limit).toBe(agreed))

  test('a new session is from seven to half past eight', () =>
    expect(NEW_SESSION).toMatchObject({ start: '07:00', end: '08:30', usual_length_min: 90 }))

  test.each([
    ['rowing', 1, 500],
    ['kayak sprint', 48, 200],
    ['the paddling ergo', 53, 200],
    ['running', 4, 500],
  ])('a split of %s is %d: %d m', (_, sport, metres) => expect(usualSplit(sport)).toBe(metres))
})

test('series of a chart have their decimals', () =>
  expect(CHART_SERIES.map(({ key, decimals }) => `${key} ${decimals}`)).toEqual([
    'cadence 0',
    'heart-rate 0',
    'power 1',
    'pace 1',
    'speed 1',
    'elevation 2',
  ]))

describe('sports', () => {
  const named = (ids: readonly number[]) => ids.map((id) => sportById(id)?.key)

  test('the first nine are those of every club', () =>
    expect(keysOf(SPORTS.slice(0, 9))).toEqual(
      'rowing ergo bike run swim multisport strength other day-off'.split(' '),
    ))

  test('paddling, skiing and games of a team are among the others', () => {
    expect(named([10, 11, 48, 49, 50, 51, 52, 53])).toEqual(
      'kayak canoe kayak-sprint canoe-sprint va-a canoe-slalom sup paddling-ergo'.split(' '),
    )
    expect(named([22, 23, 24, 25, 26, 38, 39, 40])).toEqual(
      `xc-skiing alpine-skiing ski-touring roller-skiing indoor-skiing football rugby
      basketball`.split(/\s+/),
    )
  })

  test('belong to five categories', () => {
    const of = (category: string) =>
      SPORTS.filter((sport) => sport.category === category).map(({ key }) => key)
    expect(of('SE')).toEqual(['rowing', 'ergo'])
    expect(of('SC')).toEqual(['strength', 'crossfit', 'circuit', 'core'])
    expect(of('NO')).toEqual(['day-off'])
    expect(of('OT')).toContain('other')
    expect(of('NE')).toContain('bike')
    expect(new Set(SPORTS.map(({ category }) => category)).size).toBe(5)
  })
})
