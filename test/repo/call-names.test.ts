import { expect, test } from 'vitest'
import { CONTRACT } from '#contract/all.ts'
import { POST_KINDS } from '#contract/club/wall.ts'
import { endpointsOf } from '../../server/http/mount.ts'

const ENDPOINTS = new Map(Object.values(CONTRACT).flatMap((feature) => endpointsOf(feature)))

type Schema = Record<string, unknown>
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

/** The fields of a schema and of each of its choices, items and values. */
function fieldsOf(schema: unknown): Map<string, unknown> {
  if (!isSchema(schema)) return new Map()
  const { properties, items, anyOf, additionalProperties } = schema
  const parts = [items, additionalProperties, ...(Array.isArray(anyOf) ? anyOf : [])]
  return new Map([
    ...(isSchema(properties) ? Object.entries(properties) : []),
    ...parts.flatMap((part) => [...fieldsOf(part)]),
  ])
}

const fieldsAt = (schema: unknown, path: string): string[] => {
  const at = path
    .split('.')
    .filter(Boolean)
    .reduce((inner: unknown, name) => fieldsOf(inner).get(name), schema)
  return [...fieldsOf(at).keys()]
}

type Part = 'params' | 'query' | 'body' | 'reply'
const ZONES = 'speed_intensities heart_rate_intensities stroke_rate_intensities'
const REPORT = `start_date end_date squads tags athletes focuses intensities
  heart_rate_intensities stroke_rate_intensities`
const REPEAT = `repeat_frequency_type repeat_every repeat_on_the_specific_step
  repeat_on_the_specific_every repeat_end_date repeat_numbers repeat_on_the_specific_days`
const PLAN = `name start_date end_date all_day_event description location venue weather
  attendance_limit video_stream_url public_page_intro tags athlete_ids coach_ids squad_ids
  athlete_permissions coach_permissions`
const TRAINING = `sport_id planned_distance planned_time planned_rpe competitive restricted_view
  seat_racing alternative_results intensities heart_rate_intensities stroke_rate_intensities
  focus_ids structure strength_structure`
const PIECE = `planned_distance planned_time split_length type_of_split_length
  variable_split_lengths rest segments`
const CREW = 'name age gender weight boat_type description gmt_score crew_users'

/** Programs send and read these names: add to them, take none away. */
const CALLS: readonly [call: string, part: Part, at: string, names: string][] = [
  ['login', 'body', '', 'username password grant_type client_id client_secret otp'],
  ['register', 'body', '', 'first_name last_name email password client_id client_secret'],
  ['accountDetails', 'body', '', 'id activation_code client_id client_secret'],
  ['getUserData', 'query', '', 'activation_code client_id client_secret'],
  ['getUserData', 'reply', '', 'data status_code'],
  ['getUserData', 'reply', 'data', 'id email_verified current_club_user'],
  ['getUserData', 'reply', 'data.current_club_user', 'club_id status club'],
  ['getUserData', 'reply', 'data.current_club_user.club', 'creator_id'],
  ['validateToken', 'query', '', 'club_id'],
  ['squads', 'query', '', 'club_id include limit page'],
  ['clubUsers', 'query', '', 'club_id status page limit include squads roles query'],
  ['athleteDetails', 'query', '', 'club_id include'],
  ['permissions', 'query', '', 'club_id'],
  ['rolePermissions', 'query', '', 'club_id'],
  ['focuses', 'query', '', 'sport'],
  ['strokeRateZones', 'query', '', 'sport'],
  ['crewStructures', 'query', '', 'sport_id'],
  ['gmts', 'query', '', 'club_id sport'],
  ['addExercise', 'body', '', 'name'],
  ['notifications', 'query', '', 'page limit unread'],
  ['unreadNotifications', 'query', '', 'club_id'],
  ['unreadNotifications', 'reply', '', 'number_of_unread'],
  ['changeMemberStatus', 'body', '', 'status'],
  ['updateMember', 'body', '', 'user_id roles permissions'],
  ['getCrew', 'query', '', 'include'],
  ['deleteCrew', 'body', '', 'crew_id'],
  ['createCrew', 'body', '', `${CREW} session_id parent_id`],
  ['editCrew', 'body', '', `id ${CREW}`],
  ['editCrews', 'body', 'crews', `id ${CREW}`],
  ['assignCrewsToSessions', 'body', '', 'crew_ids session_ids'],
  ['exportCrews', 'body', '', 'event_id'],
  ['getSession', 'query', '', 'include'],
  ['createSession', 'body', '', `${PLAN} ${TRAINING} ${REPEAT}`],
  ['updateSession', 'body', '', `id ${PLAN} ${TRAINING} ${REPEAT} crews_published`],
  ['createEvent', 'body', '', `${PLAN} ${REPEAT}`],
  ['updateEvent', 'body', '', `id ${PLAN} ${REPEAT}`],
  ['createSession', 'body', 'structure', 'piece_structure repetitions pieces'],
  ['createSession', 'body', 'structure.pieces', PIECE],
  ['createSession', 'body', 'structure.pieces.segments', 'planned_distance planned_time'],
  ['createSession', 'body', 'strength_structure', 'name athlete_ids pieces'],
  ['createSession', 'body', 'strength_structure.pieces', 'exercise_id sets_count segments'],
  ['createSession', 'body', 'strength_structure.pieces.segments', 'reps_count exercise_weight'],
  ['createSession', 'body', 'intensities', 'id percentage'],
  ['createSession', 'body', 'athlete_permissions', 'user_id edit add_all_scores'],
  ['saveAttendance', 'body', '', 'event_id users'],
  ['saveAttendance', 'body', 'users', 'attending health_statuses did_alternative'],
  ['addScores', 'params', '', 'id'],
  ['addScores', 'body', 'results', 'user_id crew_id squad_id alternative scores'],
  [
    'agenda',
    'body',
    '',
    `start_date end_date athlete_ids one_user_id display include event_tag_ids user_ids squad_ids
    creator_ids session_types focuses ${ZONES}`,
  ],
  ['morningRange', 'body', '', 'date_from date_to athlete_ids'],
  ['publicEvent', 'query', '', 'fields include'],
  [
    'publicLiveResults',
    'reply',
    'data.boats',
    'status speed stroke_rate has_results has_hr_data has_gps_data',
  ],
  ['liveSession', 'reply', 'data.boats', 'crew_id user_id status speed stroke_rate'],
  [
    'createMessage',
    'body',
    '',
    'event_id user_ids crew_ids message message_thread_id live_results_status',
  ],
  ['getImport', 'reply', 'data', 'session_info pieces'],
  ['getImport', 'reply', 'data.session_info', 'start_time'],
  ['trainingSummary', 'query', '', REPORT],
  ['reportGmt', 'query', '', REPORT],
  ['reportErgo', 'query', '', REPORT],
  ['reportWater', 'query', '', REPORT],
  ['dailyMornings', 'query', '', 'day athletes focuses'],
  ['racePieces', 'query', '', `${REPORT} name boat_types distances times sports rollingStart`],
  ['comparison', 'query', '', 'with recordings split'],
  [
    'performanceTests',
    'query',
    '',
    'athletes gender site ergo protocol weight_class sweep_scull tags focuses',
  ],
  ['adminUsers', 'query', '', 'user_id email first_name last_name sort page'],
  ['adminClubs', 'query', '', 'club_id name description country_id plan_ids sort page'],
]

test.each(CALLS)('%s has the %s others use: %s', (call, part, at, names) => {
  expect(fieldsAt(ENDPOINTS.get(call)?.[part], at)).toEqual(
    expect.arrayContaining(names.trim().split(/\s+/)),
  )
})

test.each(['squads', 'clubUsers'])('the list of %s holds a thousand a page', (call) => {
  expect(fieldsOf(ENDPOINTS.get(call)?.query).get('limit')).toMatchObject({ maximum: 1000 })
})

test('pictures are those of challenges, clubs and people', () => {
  const uploads = [...ENDPOINTS.values()].filter(({ upload }) => upload !== undefined)
  expect(uploads.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      'account/picture',
      'challenges/{id}/pictures/{kind}',
      'clubs/{id}/logo',
    ]),
  )
  const { params } = uploads.find(({ path }) => path.startsWith('challenges/')) ?? {}
  expect(JSON.stringify(fieldsOf(params).get('kind'))).toMatch(/cover.*image/)
})

test('posts are words, photos, videos, files and results', () =>
  expect(POST_KINDS).toEqual(['text', 'photo', 'video', 'file', 'result']))
