import { LONGEST_WEEKS } from '#domain/season/season.ts'
import { endpoint } from '../endpoint.ts'
import { data, Done, Id, IdParams, Name, Strict, T, type Static } from '../schema.ts'
import { MeasuredTarget, Phase, planning, WhoseSeason } from './season.ts'

const Place = T.Integer({ minimum: -LONGEST_WEEKS, maximum: LONGEST_WEEKS })

export const SeasonTemplate = T.Object({
  id: Id,
  name: T.String(),
  /** Of who asks alone; else of the club. */
  is_own: T.Boolean(),
  /** Weeks from the week of the goal to the one in which the phases begin. */
  first_week: Place,
  phases: T.Array(Phase),
  /** Targets by their place, counted from the week of the goal. */
  weeks: T.Array(T.Object({ place: Place, ...MeasuredTarget.properties })),
})
export type SeasonTemplate = Static<typeof SeasonTemplate>

export const seasonTemplates = endpoint({
  method: 'GET',
  path: 'season/templates',
  access: planning,
  summary: 'Seasons kept as templates, of the club and one’s own, by name',
  reply: data(T.Array(SeasonTemplate)),
})

export const addSeasonTemplate = endpoint({
  method: 'POST',
  path: 'season/templates',
  access: planning,
  summary: 'Keep phases and targets of a season as a template, counted from one of its A goals',
  body: Strict({ ...WhoseSeason, goal_id: Id, name: Name(120), is_own: T.Boolean() }),
  reply: data(T.Object({ id: Id })),
  status: 201,
})

export const renameSeasonTemplate = endpoint({
  method: 'PATCH',
  path: 'season/templates/{id}',
  access: planning,
  summary: 'Give a template of the club or one’s own another name',
  params: IdParams,
  body: Strict({ name: Name(120) }),
  reply: Done,
})

export const deleteSeasonTemplate = endpoint({
  method: 'DELETE',
  path: 'season/templates/{id}',
  access: planning,
  summary: 'Delete a template of the club or one’s own',
  params: IdParams,
  reply: Done,
})
