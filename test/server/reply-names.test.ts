import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONTRACT } from '#contract/all.ts'
import type { CallInput, Endpoint } from '#contract/endpoint.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeClub, makeMember, makeSquad, type TestUser } from '../support/factories.ts'
import type { As } from '../support/http.ts'

const { account, clubs, crews, crewSheets, lookups, members, sessions, squads } = CONTRACT

let app: TestApp
let club: ClubId
let coach: TestUser
let athlete: TestUser
let as: As
let session: number
let crew: number

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.coach])
  athlete = await makeMember(app.db, club)
  as = { token: coach.token, club, language: 'en' }
  await makeSquad(app.db, club, [athlete.id])
  const crew_users = [{ user_id: athlete.id, position: 1 }]
  crew = (await app.ask(crews.createCrew, { body: { boat_type: 9, crew_users } }, as)).data.id
  session = (await app.ask(sessions.createSession, { body: PLAN }, as)).data.id
})
afterAll(() => app.close())

const PIECE = { planned_distance: 2000, planned_time: null, rest: 360, split_length: 500 }
const PLAN = {
  name: 'Row',
  sport_id: 1,
  start_date: '2026-03-02T06:00:00Z',
  end_date: '2026-03-02T07:30:00Z',
  tags: ['Series'],
  venue: { name: 'The lake' },
  structure: {
    piece_structure: 2 as const,
    repetitions: 3,
    pieces: [{ ...PIECE, segments: [{ planned_distance: 2000, planned_time: null }] }],
  },
}

type Value = Record<string, unknown>
const isObject = (value: unknown): value is Value => typeof value === 'object' && value !== null

/** What stands at a path of a reply, such as `data.0.user`. */
const valueAt = (reply: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce((value: unknown, part) => (isObject(value) ? value[part] : undefined), reply)

type Promised = { at: string; names: string }
type Call = () => Promise<unknown>
const call =
  <E extends Endpoint>(endpoint: E, input: () => CallInput<E>): Call =>
  () =>
    app.ask(endpoint, input(), as)

const MEMBER_INCLUDES =
  'current_club_user,last_user_stat,crew_user_groups,user_squads.squad,current_club_roles'

/** Programs rely on these names, so a name that goes breaks them: add to them, take none away. */
const REPLIES: [name: string, Call, Promised[]][] = [
  [
    'me',
    call(account.me, () => ({})),
    [
      {
        at: 'data',
        names:
          'id first_name last_name full_name email picture is_admin firebase_password ' +
          'created_at preferred_language',
      },
    ],
  ],
  [
    'my-clubs',
    call(clubs.myClubs, () => ({})),
    [
      { at: 'data.0', names: 'club_id club status roles permissions' },
      {
        at: 'data.0.club',
        names:
          'id name is_individual creator_id venue creator default_sport gmt_distribution ' +
          'paddle_gmt_distribution subscription_info',
      },
      { at: 'data.0.club.default_sport', names: 'id' },
      { at: 'data.0.club.gmt_distribution.0', names: 'id name start end' },
      { at: 'data.0.club.subscription_info', names: 'next_bill_date subscription_plan' },
      { at: 'data.0.club.subscription_info.subscription_plan', names: 'id features' },
      {
        at: 'data.0.club.subscription_info.subscription_plan.features.0',
        names: 'subscription_feature_id',
      },
      { at: 'data.0.roles.0', names: 'id name' },
      { at: 'data.0.permissions.0', names: 'id name' },
    ],
  ],
  [
    'squads',
    call(squads.squads, () => ({ query: { include: 'squad_users.user', limit: 1000 } })),
    [
      { at: 'data.0', names: 'id name squad_users' },
      { at: 'data.0.squad_users.0', names: 'user_id user' },
      { at: 'data.0.squad_users.0.user', names: 'id picture first_name last_name full_name' },
    ],
  ],
  [
    'club-users',
    call(members.clubUsers, () => ({
      query: {
        club_id: club,
        status: '1',
        roles: '2',
        page: 1,
        limit: 1000,
        include: MEMBER_INCLUDES,
      },
    })),
    [
      {
        at: 'data.0',
        names:
          'id full_name first_name last_name status picture date_of_birth gender user_groups ' +
          'current_club_user last_user_stat crew_user_groups user_squads current_club_roles',
      },
      { at: 'data.0.current_club_user', names: 'cox stroke scull sweep status' },
      { at: 'data.0.user_groups.0', names: 'id name' },
      { at: 'data.0.user_squads.0.squad', names: 'id name' },
      { at: 'data.0.current_club_roles.0', names: 'id name' },
    ],
  ],
  [
    'athlete-details',
    call(members.athleteDetails, () => ({
      params: { id: athlete.id },
      query: { include: 'roles,user' },
    })),
    [
      { at: 'data', names: 'roles status user' },
      { at: 'data.status', names: 'id' },
      { at: 'data.user', names: 'id first_name last_name full_name picture hr_zones max_hr' },
    ],
  ],
  [
    'intensities',
    call(lookups.intensities, () => ({})),
    [{ at: 'data.0', names: 'id name order' }],
  ],
  [
    'heart-rate-zones',
    call(lookups.heartRateZones, () => ({})),
    [{ at: 'data.0', names: 'id name start end' }],
  ],
  [
    'session',
    call(sessions.getSession, () => ({ params: { id: session } })),
    [
      {
        at: 'data',
        names:
          'id uuid name session_id sport start_date end_date all_day_event description location ' +
          'weather planned_distance planned_time planned_rpe attendance_limit favorite club_id ' +
          'seat_racing competitive video_stream_url public_page_intro alternative_results ' +
          'session_files crews tags focuses venue intensities heart_rate_intensities ' +
          'stroke_rate_intensities participants athletes coaches athlete_permissions ' +
          'coach_permissions user_actions structure repeat_frequency_type repeat_every ' +
          'repeat_on_the_specific_step repeat_on_the_specific_every repeat_end_date ' +
          'repeat_numbers repeat_on_the_specific_days',
      },
      { at: 'data.sport', names: 'id name' },
      { at: 'data.tags.0', names: 'tag_text' },
      { at: 'data.venue', names: 'id name formatted_address latitude longitude' },
      {
        at: 'data.participants.0',
        names: 'user_id user_role_id edit add_all_scores attendance ill injured did_alternative',
      },
      { at: 'data.user_actions', names: 'edit add_all_scores' },
      {
        at: 'data.structure',
        names:
          'sport pieces_count piece_structure repetitions planned_distance planned_time pieces',
      },
      {
        at: 'data.structure.pieces.0',
        names:
          'planned_distance planned_time split_length type_of_split_length ' +
          'variable_split_lengths rest segments',
      },
      { at: 'data.structure.pieces.0.segments.0', names: 'planned_distance planned_time' },
    ],
  ],
  [
    'session with what is included',
    call(sessions.getSession, () => ({
      params: { id: session },
      query: { include: 'details,intensities,focuses,participants,structure,tags,venue' },
    })),
    [{ at: 'data', names: 'name intensities focuses participants structure tags venue' }],
  ],
  [
    'crews',
    call(crews.getCrew, () => ({
      params: { id: crew },
      query: { include: 'crew_users,users,crew_groups' },
    })),
    [
      {
        at: 'data',
        names:
          'id name age gender weight boat_type connect_url parent_id crew_users gmt_score ' +
          'inventory_usage_history style description users crew_groups',
      },
      { at: 'data.crew_users.0', names: 'user_id position user crew_user_groups' },
      { at: 'data.users.0', names: 'id first_name last_name full_name picture' },
      { at: 'data.crew_groups.0', names: 'id name' },
    ],
  ],
  [
    'crews/export-event-to-xls',
    call(crewSheets.exportCrews, () => ({ body: { event_id: session } })),
    [{ at: '', names: 'file_url filename' }],
  ],
  ['session-types', call(lookups.sessionTypes, () => ({})), [{ at: 'data.0', names: 'name rank' }]],
  ['club-statuses', call(lookups.clubStatuses, () => ({})), [{ at: 'data.0', names: 'id name' }]],
  ['roles', call(lookups.roles, () => ({})), [{ at: 'data.0', names: 'id name' }]],
  ['permissions', call(lookups.permissions, () => ({})), [{ at: 'data.0', names: 'id name' }]],
  [
    'units-of-measurement',
    call(lookups.unitsOfMeasurement, () => ({})),
    [{ at: 'data.0', names: 'id' }],
  ],
  [
    'focuses',
    call(lookups.focuses, () => ({ query: { sport: 1 } })),
    [{ at: 'data.0', names: 'id name' }],
  ],
  [
    'stroke-rate-zones',
    call(lookups.strokeRateZones, () => ({ query: { sport: 1 } })),
    [{ at: 'data.0', names: 'id name start end' }],
  ],
  [
    'get-gmts',
    call(lookups.gmts, () => ({ query: { sport: 1 } })),
    [{ at: 'data.0', names: 'id' }],
  ],
  [
    'validate-token',
    call(clubs.validateToken, () => ({ query: { club_id: club } })),
    [{ at: '', names: 'status_code' }],
  ],
]

test.each(REPLIES)(
  'the reply of %s has the names programs rely on',
  async (_name, ask, promised) => {
    const reply = await ask()
    for (const { at, names } of promised) {
      const value = at === '' ? reply : valueAt(reply, at)
      expect(isObject(value) ? Object.keys(value) : value, at).toEqual(
        expect.arrayContaining(names.split(' ')),
      )
    }
  },
)
