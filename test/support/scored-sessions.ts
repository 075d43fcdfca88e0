import type {
  NamedResult,
  ScoredSession,
  SessionRecording,
} from '#domain/training/session-lines.ts'

export type Score = NamedResult['scores'][number]
export type Session = ScoredSession<NamedResult>
export type Crew = Session['crews'][number]

/** Values of a piece, 0 for the whole session, as a person entered them. */
export const said = (
  piece: number,
  values: Partial<Score>,
  sources: Score['sources'] = {},
): Score => ({
  piece,
  part: 'piece',
  number: 0,
  heart_rate: null,
  lactate: null,
  rpe: null,
  distance: null,
  time: null,
  sources: { ...Object.fromEntries(Object.keys(values).map((field) => [field, {}])), ...sources },
  ...values,
})
export const of = (
  id: number,
  owner: Partial<NamedResult>,
  scores: Score[],
  rest: Partial<NamedResult> = {},
): NamedResult => ({
  name: `Result ${id}`,
  user_id: null,
  crew_id: null,
  squad_id: null,
  alternative: false,
  sport_id: 1,
  note: null,
  scores,
  ...owner,
  ...rest,
})
export const scores = (results: NamedResult[], crews: Crew[] = []): Session => ({
  sport_id: 1,
  pieces: [1, 2].map((piece) => ({
    piece,
    planned_distance: 2000,
    planned_time: null,
    exercise_id: null,
    programme: null,
    planned: true,
    parts: [],
  })),
  programmes: [],
  crews,
  squads: [],
  results,
  ranked: 'all',
})
export const recording = (
  activity_id: number,
  is: Partial<SessionRecording> = {},
): SessionRecording => ({
  activity_id,
  outing: activity_id,
  user_id: 1,
  crew_id: null,
  aboard: true,
  owner_only: false,
  full_name: `Athlete ${activity_id}`,
  sport_id: 1,
  elapsed_time: 3700,
  timer_time: 3600,
  moving_time: 3600,
  distance: 12_000,
  distance_source: 'gps',
  heart_rate_avg: 150,
  heart_rate_max: 180,
  stroke_rate_avg: 20,
  power_avg: null,
  ets: 60,
  trimp: 120,
  rpe: 4,
  zone_seconds: [],
  ...is,
})
