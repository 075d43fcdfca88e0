import { NOTIFIED_WORDS } from '#domain/rules/notified-words.ts'
import { endpoint } from '../endpoint.ts'
import { StrengthPiece } from '../plan.ts'
import {
  data,
  Day,
  Id,
  IdParams,
  Ids,
  nullable,
  Strict,
  T,
  WordOf,
  type Static,
} from '../schema.ts'

const member = { level: 'member' } as const

/**
 * Sessions by their ids, or those of a span of days in the club's time zone, of everybody or one
 * squad. Only those the caller may edit count.
 */
const Scope = {
  session_ids: T.Optional(T.Array(Id, { minItems: 1, maxItems: 1000, uniqueItems: true })),
  start_date: T.Optional(Day),
  end_date: T.Optional(Day),
  squad_id: T.Optional(nullable(Id)),
}

const News = T.Object({
  id: Id,
  name: T.String(),
  sport_id: nullable(T.Integer()),
  start_date: T.String(),
  end_date: T.String(),
  all_day_event: T.Boolean(),
  draft: T.Boolean(),
  words: T.Array(WordOf(...NOTIFIED_WORDS)),
})
export type News = Static<typeof News>

/**
 * Who of the people is not reached: a notice waits in the app for people who were invited and have not
 * joined, never got an invitation, or have no address for one.
 */
const Unreached = T.Object({
  invited: T.Integer(),
  never_invited: Ids,
  without_email: T.Integer(),
})
export type Unreached = Static<typeof Unreached>

export const previewPublishing = endpoint({
  method: 'POST',
  path: 'publish/preview',
  access: member,
  reads: true,
  summary:
    'Drafts and changed sessions that would be published, and how many people would be notified',
  body: Strict(Scope),
  reply: data(T.Object({ sessions: T.Array(News), people: T.Integer(), unreached: Unreached })),
})
export type PublishingScope = Static<typeof previewPublishing.body>
export type PublishingPreview = Static<typeof previewPublishing.reply>['data']

export const publish = endpoint({
  method: 'POST',
  path: 'publish',
  access: member,
  summary:
    'Publish sessions and notify their people in one notice each of what is new and what changed ' +
    'since they were last notified',
  body: Strict(Scope),
  reply: data(T.Object({ sessions: T.Integer(), people: T.Integer() })),
})

export const unpublish = endpoint({
  method: 'POST',
  path: 'unpublish',
  access: member,
  summary: 'Make sessions drafts again; people who knew of them are notified',
  body: Strict({ session_ids: Ids }),
  reply: data(T.Object({ sessions: T.Integer(), people: T.Integer() })),
})

/**
 * A programme as people were notified of it: athlete_ids is only for those who may edit the
 * session.
 */
const PublishedProgramme = T.Object({
  name: nullable(T.String()),
  athlete_ids: T.Optional(T.Array(Id)),
  for_nobody: T.Optional(T.Boolean()),
  pieces: T.Array(T.Omit(StrengthPiece, ['number'])),
})
export type PublishedProgramme = Static<typeof PublishedProgramme>

/**
 * What was done of an exercise, the nth of its kind in the programme; nth 0 of one that is no
 * longer planned. Means over those who did it.
 */
const Lifted = T.Object({
  programme: nullable(T.String()),
  exercise_id: Id,
  nth: T.Integer(),
  people: T.Integer(),
  sets: T.Number(),
  reps: nullable(T.Number()),
  exercise_weight: nullable(T.Number()),
})
export type Lifted = Static<typeof Lifted>

const PublishedPlan = T.Object({
  name: T.String(),
  start_date: T.String(),
  end_date: T.String(),
  all_day: T.Boolean(),
  location: nullable(T.String()),
  venue: nullable(T.String()),
  planned_distance: nullable(T.Number()),
  planned_time: nullable(T.Number()),
  structure: nullable(T.String()),
  /** It is null where there are none; people who train by them see their own. */
  exercises: nullable(T.Array(PublishedProgramme)),
})
export type PublishedPlan = Static<typeof PublishedPlan>

export const sessionPublishing = endpoint({
  method: 'GET',
  path: 'session/{id}/publishing',
  access: member,
  summary:
    'The plan, the plan as people know it, and what was done; of others ' +
    'only what the caller may see',
  params: IdParams,
  reply: data(
    T.Object({
      plan: PublishedPlan,
      /** It is null for those who may not edit the session, and for a draft. */
      notified: nullable(PublishedPlan),
      words: T.Array(WordOf(...NOTIFIED_WORDS)),
      /** How many people would be notified of something new; it is for editors. */
      unnotified: T.Integer(),
      /**
       * Means over the people with a file, as far as the caller sees them; one's own for an
       * athlete.
       */
      done: nullable(
        T.Object({
          people: T.Integer(),
          distance: nullable(T.Number()),
          time: nullable(T.Number()),
        }),
      ),
      /**
       * Exercises that results were entered of, as far as the caller sees them; one's own for an
       * athlete.
       */
      lifted: T.Array(Lifted),
      /** Whom the programmes name, for editors. */
      people: T.Array(T.Object({ user_id: Id, full_name: T.String() })),
    }),
  ),
})
export type SessionPublishing = Static<typeof sessionPublishing.reply>['data']
