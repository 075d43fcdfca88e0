import { CHANGED_FIELDS } from '#domain/rules/changed-fields.ts'
import { endpoint } from '../endpoint.ts'
import {
  data,
  Day,
  Done,
  Id,
  IdParams,
  Ids,
  Instant,
  nullable,
  Scalar,
  Strict,
  T,
  WordOf,
  type Static,
} from '../schema.ts'

const member = { level: 'member' } as const
const Sessions = T.Array(Id, { minItems: 1, maxItems: 200, uniqueItems: true })
const Person = T.Object({ id: Id, full_name: T.String() })

export const CHANGE_KINDS = [
  'created',
  'changed',
  'published',
  'unpublished',
  'deleted',
  'restored',
  'merged',
  'unmerged',
  'people',
] as const

export const SessionChange = T.Object({
  id: Id,
  at: T.String(),
  user: nullable(Person),
  kind: WordOf(...CHANGE_KINDS),
  /**
   * Changes of people say who was taken out and who was added. A value is null where there was
   * nothing, or where the words would say too little.
   */
  changes: T.Array(T.Object({ field: WordOf(...CHANGED_FIELDS), before: Scalar, after: Scalar })),
})
export type SessionChange = Static<typeof SessionChange>

export const sessionChanges = endpoint({
  method: 'GET',
  path: 'session/{id}/changes',
  access: member,
  summary:
    'Who changed what of a session and when, newest first; for those who do not ' +
    'coach, since it was published',
  params: IdParams,
  reply: data(T.Array(SessionChange)),
})

export const duplicateSession = endpoint({
  method: 'POST',
  path: 'session/{id}/duplicate',
  access: member,
  summary:
    'Plan the same again at another time, as a draft without repeats; people come along ' +
    'where the caller may assign them',
  params: IdParams,
  body: Strict({ start_date: Instant }),
  reply: data(T.Object({ id: Id })),
  status: 201,
})

/**
 * Weeks by their first day in the club's time zone, the second any number of weeks before or after
 * the first. Squads narrow it to the sessions of their people.
 */
export const copyWeek = endpoint({
  method: 'POST',
  path: 'copy-week',
  access: member,
  summary:
    'Plan the sessions of a week again in another one, as drafts without repeats; what began ' +
    'before the week is left out, and then named with 206',
  body: Strict({
    from: Day,
    to: Day,
    squad_ids: T.Optional(Ids),
    /** Whether the drafts of the week are copied as well. */
    with_drafts: T.Boolean(),
  }),
  reply: data(
    T.Object({ ids: T.Array(Id), left_out: T.Array(T.Object({ id: Id, name: T.String() })) }),
  ),
  status: 201,
  partial: true,
})

export const deleteSessions = endpoint({
  method: 'POST',
  path: 'delete-sessions',
  access: member,
  summary:
    'Put several sessions into the bin; people who knew of them are notified. As new copies, those ' +
    'that were published or changed since they were made are left out, and then named with 206',
  body: Strict({
    session_ids: T.Array(Id, { minItems: 1, maxItems: 1000, uniqueItems: true }),
    as_new_copies: T.Optional(T.Boolean()),
  }),
  reply: data(
    T.Object({ deleted: T.Integer(), left_out: T.Array(T.Object({ id: Id, name: T.String() })) }),
  ),
  partial: true,
})

export const restoreSessions = endpoint({
  method: 'POST',
  path: 'deleted-sessions/restore',
  access: member,
  summary:
    'Take deleted sessions back; people who were notified of the deletion are notified again',
  body: Strict({ session_ids: Sessions }),
  reply: data(T.Object({ restored: T.Integer() })),
})

export const DeletedSession = T.Object({
  id: Id,
  kind: T.String(),
  name: T.String(),
  sport_id: nullable(T.Integer()),
  start_date: T.String(),
  end_date: T.String(),
  all_day_event: T.Boolean(),
  deleted_at: T.String(),
  deleted_by: nullable(Person),
})
export type DeletedSession = Static<typeof DeletedSession>

export const deletedSessions = endpoint({
  method: 'GET',
  path: 'deleted-sessions',
  access: member,
  summary: 'Sessions deleted in the last thirty days that the caller may take back',
  reply: data(T.Array(DeletedSession)),
})

export const sessionMarks = endpoint({
  method: 'GET',
  path: 'session/{id}/marks',
  access: member,
  summary:
    'What the caller has to do with a session: whether it is a favourite, and a ' +
    'merge that can still be undone',
  params: IdParams,
  reply: data(
    T.Object({
      favourite: T.Boolean(),
      merge: nullable(T.Object({ id: Id, merged_at: T.String(), names: T.Array(T.String()) })),
    }),
  ),
})

export const markFavourite = endpoint({
  method: 'POST',
  path: 'session/{id}/favourite',
  access: member,
  summary: 'Keep a session among one’s favourites, or not any more',
  params: IdParams,
  body: Strict({ favourite: T.Boolean() }),
  reply: Done,
})

export const FavouriteSession = T.Object({
  id: Id,
  kind: T.String(),
  name: T.String(),
  sport_id: nullable(T.Integer()),
  start_date: T.String(),
  end_date: T.String(),
  all_day_event: T.Boolean(),
  structure_text: nullable(T.String()),
})
export type FavouriteSession = Static<typeof FavouriteSession>

export const favouriteSessions = endpoint({
  method: 'GET',
  path: 'favourite-sessions',
  access: member,
  summary: 'One’s favourite sessions, newest first',
  reply: data(T.Array(FavouriteSession)),
})

const Chosen = {
  session_ids: Sessions,
  user_ids: Ids,
  squad_ids: Ids,
  /** All athletes and coaches of the club. */
  everybody: T.Optional(T.Boolean()),
}

export const previewAssigning = endpoint({
  method: 'POST',
  path: 'assign-members/preview',
  access: member,
  reads: true,
  summary: 'Whom assigning would add, each once, and who is somewhere else at that time',
  body: Strict(Chosen),
  reply: data(
    T.Object({
      people: T.Integer(),
      added: T.Integer(),
      conflicts: T.Array(
        T.Object({
          user_id: Id,
          full_name: T.String(),
          session_id: Id,
          other_id: Id,
          other_name: T.String(),
          start_date: T.String(),
        }),
      ),
    }),
  ),
})
export type AssigningPreview = Static<typeof previewAssigning.reply>['data']
export type ChosenPeople = Static<typeof previewAssigning.body>

export const assignMembers = endpoint({
  method: 'POST',
  path: 'assign-members',
  access: member,
  summary:
    'Add people, squads by the roles of their members, or everybody to one or ' +
    'several sessions, each once',
  body: Strict(Chosen),
  reply: data(T.Object({ added: T.Integer() })),
})

export const removeMembers = endpoint({
  method: 'POST',
  path: 'remove-members',
  access: member,
  summary:
    'Take people out of one or several sessions; who planned one of them stays in it, and ' +
    'is then named with 206',
  body: Strict(Chosen),
  reply: data(T.Object({ removed: T.Integer(), left_out: T.Array(Person) })),
  partial: true,
})

const Merging = { into: Id, session_ids: Sessions }

export const previewMerge = endpoint({
  method: 'POST',
  path: 'merge-sessions/preview',
  access: member,
  reads: true,
  summary: 'What would come together in one session, and why it cannot where it cannot',
  body: Strict(Merging),
  reply: data(
    T.Object({
      name: T.String(),
      people: T.Integer(),
      answers: T.Integer(),
      ratings: T.Integer(),
      files: T.Integer(),
      comments: T.Integer(),
      /** People whose own answer or rating in the session that stays wins. */
      kept: T.Integer(),
      /** Sessions of another sport: their people did an alternative. */
      alternatives: T.Integer(),
      /** How many people are too late for one of the places and therefore wait. */
      waits: T.Integer(),
      places: nullable(T.Integer()),
      /** It is a draft, and is published since people know of what goes into it. */
      publishes: T.Boolean(),
      obstacle: nullable(WordOf('same-athlete', 'event')),
    }),
  ),
})
export type MergePreview = Static<typeof previewMerge.reply>['data']

export const mergeSessions = endpoint({
  method: 'POST',
  path: 'merge-sessions',
  access: member,
  summary:
    'Bring sessions together in one: its plan, answers and ratings win, files and ' +
    'what was missing come along',
  body: Strict(Merging),
  reply: data(T.Object({ merge_id: Id })),
})

export const undoMerge = endpoint({
  method: 'POST',
  path: 'merge-sessions/{id}/undo',
  access: member,
  summary: 'Take a merge of the last day apart again',
  params: IdParams,
  reply: Done,
})
