import { endpoint } from '../endpoint.ts'
import { data, Day, Id, Name, nullable, T, WordOf, type Static } from '../schema.ts'

/** What is found, in the order it is shown. */
export const FOUND_KINDS = [
  'member',
  'squad',
  'session',
  'crew',
  'equipment',
  'post',
  'challenge',
  'note',
] as const
export type HitKind = (typeof FOUND_KINDS)[number]

export const Hit = T.Object({
  id: Id,
  title: T.String(),
  /**
   * What goes beside the title: the squads of a person, where a session is, the make of a boat, the
   * club of a challenge.
   */
  detail: nullable(T.String()),
  /** When a session starts; of a crew its session; of a post when it was written. */
  start_date: nullable(T.String()),
  /** The session of a crew; null for a line-up of the club. */
  session_id: nullable(Id),
  /** Of a session; an event has none. */
  sport_id: nullable(T.Integer()),
  /** Whether the profile of a person is open to the viewer. */
  is_open: T.Boolean(),
  /** The address of a challenge. */
  slug: T.Optional(T.String()),
})
export type Hit = Static<typeof Hit>

export const SearchHits = T.Object({
  groups: T.Array(
    T.Object({
      kind: WordOf(...FOUND_KINDS),
      hits: T.Array(Hit),
      /** There are more than were asked for. */
      more: T.Boolean(),
    }),
  ),
  /** The days the words speak of, where sessions were found on them: then only those are listed. */
  days: nullable(T.Object({ from: Day, to: Day })),
})
export type SearchHits = Static<typeof SearchHits>

export const search = endpoint({
  method: 'GET',
  path: 'search',
  access: { level: 'member' },
  summary:
    'People, squads, sessions, crews, equipment, posts of walls, challenges and own notes by words, as far as one sees them',
  query: T.Object({
    query: Name(100),
    kind: T.Optional(WordOf(...FOUND_KINDS)),
    limit: T.Optional(T.Integer({ minimum: 1, maximum: 100 })),
  }),
  reply: data(SearchHits),
})
