import { saveAttendance } from '#contract/planning/attendance.ts'
import { bookEquipment } from '#contract/boats/boathouse.ts'
import { editCrew, editCrews } from '#contract/boats/crews.ts'
import { saveRaces } from '#contract/boats/races.ts'
import { addEfforts, changeEffort, deleteEffort } from '#contract/recordings/efforts.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { addScores } from '#contract/analysis/result-entry.ts'
import { timeSeatRacePiece } from '#contract/analysis/seat-racing.ts'
import {
  changeSeries,
  createSession,
  updateEvent,
  updateSession,
} from '#contract/planning/sessions.ts'
import { updateSquad } from '#contract/people/squads.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { TestApp } from './app.ts'
import { makeBooking, makeItem } from './equipment.ts'
import { makeCrew, makeMember, makeRacePiece, makeSession, makeSquad, today } from './factories.ts'
import type { Parts } from './http.ts'
import { makeMorning, morningAttempts } from './mornings.ts'
import { makeRace, makeRegatta } from './races.ts'
import { TEST_ATTEMPTS } from './test-attempts.ts'
import { fillWorld, type Data } from './privacy-data.ts'
import type { SeededWorld } from './privacy-seed.ts'

/** A secret of one person of the world; it may appear nowhere else. */
export const canaryOf = (number: number): string => `canary-${number}-`

export type ConflictData = Data & {
  event: number
  series: number
  crew: number
  regatta: number
  race: number
  seatRace: { id: number; crew_ids: number[] }
  item: number
  squad: number
  efforts: ReadonlyMap<number, number>
}

/**
 * Works like `fillWorld`, with a secret of each person in every field that a write compares;
 * everybody has all rights on the sessions.
 */
export async function fillConflicts(
  app: TestApp,
  { club, users, ...seeded }: SeededWorld,
): Promise<ConflictData> {
  const data = await fillWorld(app, { club, users, ...seeded })
  const people = [...users].map(([number, { id }]) => ({ number, id, canary: canaryOf(number) }))
  const ids = people.map(({ id }) => id)
  const coach = await makeMember(app.db, club, [ROLE.coach])
  const event = await makeSession(app.db, club, { user_id: coach.id })
  const first = await app.ask(createSession, { body: weekly() }, { token: coach.token, club })
  const all = [data.session, event, ...first.data.ids]
  await app.rows(
    `update sessions set kind = 'event', sport_id = null where club_id = $1 and id = $2`,
    [club, event],
  )
  await app.rows('update sessions set published_at = now() where club_id = $1', [club])
  await app.rows(
    `insert into participants (club_id, session_id, user_id, role_id, edit, add_all_scores)
     select $1, s, p, 2, true, true from unnest($2::bigint[]) s, unnest($3::bigint[]) p
     on conflict (club_id, session_id, user_id) do update set edit = true, add_all_scores = true`,
    [club, all, ids],
  )
  // An answer of which only its person and those who see them know that there is one.
  await app.rows(
    `insert into attendance (club_id, session_id, user_id, ill, note, answered_by)
     select $1, s, p, true, 'ill', p from unnest($2::bigint[]) s, unnest($3::bigint[]) p`,
    [club, first.data.ids, ids],
  )
  await app.rows(
    `insert into session_changes (club_id, session_id, user_id, kind, changes, at)
     select $1, s, $2, 'changed', '{"name": ["Before", "After"]}', now()
       from unnest($3::bigint[]) s`,
    [club, coach.id, [data.session, event]],
  )
  const efforts = new Map<number, number>()
  for (const { number, id, canary } of people) {
    const own = [club, data.session, id, canary]
    await app.rows(
      `update attendance set reason = 'family', note = $4
        where club_id = $1 and session_id = $2 and user_id = $3`,
      own,
    )
    await makeMorning(app, [club, id, canary])
    await app.rows(
      `insert into results (club_id, session_id, user_id, sport_id, alternative, version, note)
        values ($1, $2, $3, 9, true, 3, $4)`,
      own,
    )
    const [effort] = await app.rows<{ id: number }>(
      `with a as (update activities set elapsed_time = 600 where club_id = $1 and id = $2
        returning id)
       insert into efforts (club_id, activity_id, name, start, finish, source)
         select $1, id, $3, 100, 200, 'hand' from a returning id`,
      [club, data.activities.get(number), canary],
    )
    efforts.set(number, effort?.id ?? 0)
    const test = data.tests.get(number)
    await app.rows('update performance_tests set comment = $2 where id = $1', [test, canary])
  }
  const crew = await makeCrew(app.db, club, {
    session_id: data.session,
    user_ids: ids.slice(0, 2),
    published: true,
  })
  const regatta = await makeRegatta(app.db, club, { user_id: coach.id })
  await app.rows(
    `insert into participants (club_id, session_id, user_id, role_id, edit, add_all_scores)
     select $1, $2, p, 2, true, true from unnest($3::bigint[]) p`,
    [club, regatta, ids],
  )
  const race = await makeRace(app.db, club, regatta, { user_id: ids[0] ?? null })
  const seatRace = await makeRacePiece(app.db, club, data.session, [
    ids.slice(0, 1),
    ids.slice(1, 2),
  ])
  const item = await makeItem(app.db, club)
  await makeBooking(app.db, club, coach.id, item, { session_id: data.session })
  // Nobody trains in it: who trains together decides who sees whom.
  const squad = await makeSquad(app.db, club, [])
  return {
    ...data,
    event,
    series: first.data.id,
    crew,
    regatta,
    race,
    seatRace,
    item,
    squad,
    efforts,
  }
}

const DAY_MS = 86_400_000
const weekly = () => {
  const start = Date.parse(`${today()}T08:00:00Z`) + 7 * DAY_MS
  const [start_date, end_date] = [
    new Date(start).toISOString(),
    new Date(start + 3_600_000).toISOString(),
  ]
  const rule = { repeat_frequency_type: 'weekly' as const, repeat_every: 1, repeat_numbers: 3 }
  return { name: 'Each week', sport_id: 1, start_date, end_date, published: true, ...rule }
}

type About = { data: ConflictData; number: number; user_id: number }
type Attempt = [Endpoint, Parts]

/**
 * Every call whose refusal carries stored values: attempts on one person that differ in nothing but
 * a guess at what is secret, the last one wrong.
 */
export const CONFLICT_CALLS: Record<string, (about: About) => Attempt[][]> = {
  'POST session-attendance': ({ data, number, user_id }) => {
    const mark = (users: object): Attempt => [
      saveAttendance,
      { body: { event_id: data.session, users: { [user_id]: users } } },
    ]
    return [
      [canaryOf(number), 'Something else'].map((note) => mark({ note: 'Mine', seen: { note } })),
      [[3], [2]].map((health_statuses) => mark({ health_statuses: [], seen: { health_statuses } })),
      ['family', 'work'].map((reason) => mark({ reason: 'travel', seen: { reason } })),
      [[3], []].map((health_statuses) =>
        mark({ presence: 'late', seen: { presence: 'no-show', health_statuses } }),
      ),
    ]
  },
  ...TEST_ATTEMPTS,
  'POST mornings': ({ number, user_id }) => morningAttempts(user_id, canaryOf(number)),
  'POST session/{id}/add-scores': ({ data, number, user_id }) => [
    [canaryOf(number), 'Something else'].map((note) => [
      addScores,
      {
        params: { id: data.session },
        body: {
          results: [{ user_id, alternative: true, sport_id: 9, version: 0, note, scores: [] }],
        },
      },
    ]),
  ],
  'POST efforts': ({ data, number }) => [
    [[data.efforts.get(number)], []].map((seen) => [
      addEfforts,
      {
        body: {
          activity_id: data.activities.get(number),
          efforts: [{ name: 'Mine', start: 100, finish: 200, source: 'hand' }],
          seen,
        },
      },
    ]),
  ],
  'PATCH efforts/{id}': ({ data, number }) => [
    [canaryOf(number), 'Something else'].map((name) => [
      changeEffort,
      {
        params: { id: data.efforts.get(number) },
        body: { name: 'Mine', seen: { name, start: 100, finish: 200, piece: null } },
      },
    ]),
  ],
  'DELETE efforts/{id}': ({ data, number }) => [
    [canaryOf(number), 'Something else'].map((name) => [
      deleteEffort,
      { params: { id: data.efforts.get(number) }, query: { name } },
    ]),
  ],
  'POST edit-crew': ({ data }) => [
    [[editCrew, { body: { id: data.crew, version: 99, name: 'Mine' } }]],
  ],
  'POST edit-crews': ({ data }) => [
    [[editCrews, { body: { crews: [{ id: data.crew, version: 99, name: 'Mine' }] } }]],
  ],
  'POST save-races': ({ data }) => [
    [
      [
        saveRaces,
        {
          body: { session_id: data.regatta, races: [{ id: data.race, version: 99, name: 'Mine' }] },
        },
      ],
    ],
  ],
  'POST session/{id}/seat-race/times': ({ data: { session, seatRace } }) => [
    [
      [
        timeSeatRacePiece,
        {
          params: { id: session },
          body: {
            piece_id: seatRace.id,
            times: [{ crew_id: seatRace.crew_ids[0], time: 199, seen: 198 }],
          },
        },
      ],
    ],
  ],
  'POST update-session': ({ data }) => [
    [[updateSession, { body: { id: data.session, seen_change_id: 1, name: 'Mine' } }]],
  ],
  'POST update-event': ({ data }) => [
    [[updateEvent, { body: { id: data.event, seen_change_id: 1, name: 'Mine' } }]],
  ],
  'POST equipment-bookings': ({ data }) => [
    [[bookEquipment, { body: { item_ids: [data.item], session_id: data.session } }]],
  ],
  'PATCH squads/{id}': ({ data }) => [
    [
      [
        updateSquad,
        {
          params: { id: data.squad },
          body: { name: 'Mine', seen: { name: 'As it was', user_ids: [] } },
        },
      ],
    ],
  ],
  'POST change-series': ({ data }) => [
    [
      [
        changeSeries,
        {
          body: {
            id: data.series,
            scope: 'all',
            repeat_frequency_type: 'weekly',
            repeat_every: 1,
            repeat_numbers: 1,
          },
        },
      ],
    ],
  ],
}
