import { DISTRIBUTION_DATES } from '#domain/training/distribution-choices.ts'
import { endpoint } from '../endpoint.ts'
import { data, Day, nullable, T, WordOf, type Static } from '../schema.ts'

/** What training adds up to. */
const Sums = {
  sessions: T.Integer({ description: 'Each athlete’s, without days off' }),
  /** Seconds in ut3 to a-lact: measured, else as planned. */
  zones: T.Array(T.Number()),
  ets: nullable(T.Number()),
  foster: nullable(T.Number()),
  trimp: nullable(T.Number()),
  rpe: nullable(T.Number({ description: 'The mean CR10 of rated sessions, weighted by duration' })),
}

export const TrainingDistribution = T.Object({
  start_date: Day,
  end_date: Day,
  whose: WordOf('own', 'squads', 'club'),
  athletes: T.Integer({ description: 'Whom the viewer sees' }),
  trained: T.Integer({ description: 'How many of them trained' }),
  all: T.Object({
    ...Sums,
    percents: T.Array(T.Integer(), { description: 'Of the time in zones; together a hundred' }),
    /** Sessions of which each is known. */
    known: T.Object({
      zones: T.Integer(),
      ets: T.Integer(),
      foster: T.Integer(),
      trimp: T.Integer(),
      rpe: T.Integer(),
    }),
  }),
  sports: T.Array(T.Object({ sport_id: T.Integer(), ...Sums })),
  /** Published sessions of these days, and their seconds. */
  planned: T.Object({ sessions: T.Integer(), time: T.Number() }),
})
export type TrainingDistribution = Static<typeof TrainingDistribution>

export const trainingDistribution = endpoint({
  method: 'GET',
  path: 'home/training-distribution',
  access: { level: 'member' },
  summary: 'Zones and scores of today or the last weeks: one’s own, or of a coach’s athletes',
  query: T.Object({ dates: T.Optional(WordOf(...DISTRIBUTION_DATES)) }),
  reply: data(TrainingDistribution),
})
