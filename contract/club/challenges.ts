import {
  AGGREGATIONS,
  CHALLENGE_STATES,
  METRICS,
  MOST_TARGET,
  VISIBILITIES,
} from '#domain/challenges/metrics.ts'
import { FEATURE } from '#domain/constants/features.ts'
import { endpoint } from '../endpoint.ts'
import {
  Amount,
  data,
  Day,
  Done,
  Id,
  IdParams,
  list,
  Name,
  nullable,
  OneOf,
  paged,
  Prose,
  Strict,
  T,
  WordOf,
  type Static,
} from '../schema.ts'

const member = { level: 'member', feature: FEATURE.challenges } as const
const manager = { ...member, permission: 'manage-challenges' } as const

/** How the club of the viewer stands to a challenge. */
export const CHALLENGE_RELATIONS = ['own', 'accepted', 'invited', 'public'] as const

const itemParts = {
  id: Id,
  slug: T.String(),
  title: T.String(),
  /** SHA-256 of a picture, part of its address. */
  image: nullable(T.String()),
  /** 1 teams, 2 everybody for themselves. */
  type: OneOf(1, 2),
  metric: WordOf(...METRICS),
  aggregation: WordOf(...AGGREGATIONS),
  target: nullable(T.Number()),
  first_day: T.String(),
  last_day: T.String(),
  /** Today at the club the challenge belongs to. */
  today: T.String(),
  state: WordOf(...CHALLENGE_STATES),
  visibility: WordOf(...VISIBILITIES),
  club_name: T.String(),
  relation: WordOf(...CHALLENGE_RELATIONS),
  /** The team the viewer is in now. */
  own_team_id: nullable(Id),
}

export const ChallengeItem = T.Object(itemParts)
export type ChallengeItem = Static<typeof ChallengeItem>

export const ChallengeTeam = T.Object({
  id: Id,
  /** Null for somebody of another club, or whom the viewer does not see. */
  name: nullable(T.String()),
  club_name: T.String(),
  /** Of the club of the viewer. */
  is_own_club: T.Boolean(),
  is_own: T.Boolean(),
  max_size: nullable(T.Integer()),
  /** Who belongs to it now. */
  belonging: T.Integer(),
  /** Who belongs to it or gave something: what a mean is divided by. */
  people: T.Integer(),
  entries: nullable(T.Integer()),
  /** Null while nothing was given, and where the viewer may not see it. */
  score: nullable(T.Number()),
  rank: nullable(T.Integer()),
  /** The score would tell what people gave whose figures the viewer does not see. */
  is_hidden: T.Boolean(),
})
export type ChallengeTeam = Static<typeof ChallengeTeam>

export const ChallengeDetail = T.Object({
  ...itemParts,
  description: nullable(T.String()),
  rules: nullable(T.String()),
  cover: nullable(T.String()),
  sport_ids: T.Array(Id),
  teams: T.Array(ChallengeTeam),
  is_captain: T.Boolean(),
  /** Teams that the viewer is asked to join. */
  invitations: T.Array(T.Object({ team_id: Id, team_name: T.String() })),
  may: T.Object({
    edit: T.Boolean(),
    answer: T.Boolean(),
    add_teams: T.Boolean(),
    join: T.Boolean(),
    leave: T.Boolean(),
  }),
  /** Entries that look wrong and wait for the organiser; null for everybody else. */
  undecided: nullable(T.Integer()),
})
export type ChallengeDetail = Static<typeof ChallengeDetail>

export const challenges = endpoint({
  method: 'GET',
  path: 'challenges',
  access: member,
  summary: 'Challenges of the club, those it is invited to, and public ones; running first',
  query: T.Object({ state: T.Optional(WordOf(...CHALLENGE_STATES)), ...paged(200) }),
  reply: list(ChallengeItem),
})

export const challenge = endpoint({
  method: 'GET',
  path: 'challenges/by-slug/{slug}',
  access: member,
  summary: 'A challenge with its rules and how the teams stand',
  params: T.Object({ slug: T.String({ pattern: '^[a-z0-9-]{1,80}$' }) }),
  reply: data(ChallengeDetail),
})

const fields = {
  title: Name(120),
  description: nullable(Prose(2000)),
  rules: nullable(Prose(5000)),
  type: OneOf(1, 2),
  sport_ids: T.Array(Id, { minItems: 1, maxItems: 60, uniqueItems: true }),
  metric: WordOf(...METRICS),
  aggregation: WordOf(...AGGREGATIONS),
  target: nullable(Amount(1, MOST_TARGET)),
  first_day: Day,
  last_day: Day,
  visibility: WordOf(...VISIBILITIES),
}

export const createChallenge = endpoint({
  method: 'POST',
  path: 'challenges',
  access: manager,
  summary: 'Create a challenge; its address follows from the title and stays',
  body: Strict(fields),
  reply: data(T.Object({ id: Id, slug: T.String() })),
  status: 201,
})

export const updateChallenge = endpoint({
  method: 'PATCH',
  path: 'challenges/{id}',
  access: manager,
  summary:
    'Change a challenge of the club; what is left out stays, what counts otherwise now is worked ' +
    'out again',
  params: IdParams,
  body: T.Object(T.Partial(T.Object(fields)).properties, {
    additionalProperties: false,
    minProperties: 1,
  }),
  reply: data(T.Object({ id: Id, slug: T.String() })),
})

export const deleteChallenge = endpoint({
  method: 'DELETE',
  path: 'challenges/{id}',
  access: manager,
  summary: 'Delete a challenge of the club with its teams and everything that was given',
  params: IdParams,
  reply: Done,
})

export const ChallengePerson = T.Object({
  user_id: Id,
  full_name: T.String(),
  team_name: nullable(T.String()),
  is_self: T.Boolean(),
  /** Has left the team; what they gave stays. */
  has_left: T.Boolean(),
  entries: nullable(T.Integer()),
  score: nullable(T.Number()),
  /** Among those whose figures the viewer sees. */
  rank: nullable(T.Integer()),
  /** The viewer knows that they take part, and does not see what they gave. */
  is_hidden: T.Boolean(),
})
export type ChallengePerson = Static<typeof ChallengePerson>

export const challengePeople = endpoint({
  method: 'GET',
  path: 'challenges/{id}/people',
  access: member,
  summary: 'What members of one’s own club gave, as far as the viewer sees their figures',
  params: IdParams,
  query: T.Object(paged(500)),
  reply: list(ChallengePerson),
})

export const challengeCourse = endpoint({
  method: 'GET',
  path: 'challenges/{id}/course',
  access: member,
  summary: 'Where the teams stood after each day, and what they did on it',
  params: IdParams,
  reply: data(
    T.Object({
      days: T.Array(T.String()),
      teams: T.Array(
        T.Object({
          team_id: Id,
          name: nullable(T.String()),
          club_name: T.String(),
          given: T.Array(nullable(T.Number())),
          scores: T.Array(nullable(T.Number())),
          ranks: T.Array(nullable(T.Integer())),
        }),
      ),
    }),
  ),
})

export const joinChallenge = endpoint({
  method: 'POST',
  path: 'challenges/{id}/join',
  access: member,
  summary:
    'Join a team of one’s own club, or change to it; where everybody competes for themselves, join',
  params: IdParams,
  body: Strict({ team_id: nullable(Id) }),
  reply: data(T.Object({ team_id: Id })),
})

export const leaveChallenge = endpoint({
  method: 'POST',
  path: 'challenges/{id}/leave',
  access: member,
  summary: 'Leave one’s team; what one gave stays',
  params: IdParams,
  reply: Done,
})

export const challengeCertificate = endpoint({
  method: 'GET',
  path: 'challenges/{id}/certificate',
  access: member,
  summary: 'How one’s own team ended in a challenge that is over, as a PDF',
  params: IdParams,
  download: 'application/pdf',
})
