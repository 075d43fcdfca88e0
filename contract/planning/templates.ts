import { endpoint } from '../endpoint.ts'
import { PlanFields, StrengthStructure } from '../plan.ts'
import {
  Amount,
  data,
  Done,
  Id,
  IdParams,
  Name,
  nullable,
  Strict,
  T,
  type Static,
} from '../schema.ts'

const member = { level: 'member' } as const

const OF_A_DAY = [
  'start_date',
  'end_date',
  'published',
  'athlete_ids',
  'coach_ids',
  'squad_ids',
  'athlete_permissions',
  'coach_permissions',
  'strength_structure',
  'strength_structures',
] as const
const Programme = Strict(T.Omit(StrengthStructure, ['athlete_ids', 'for_nobody']).properties)
/** What create-session takes, without day and people. */
export const TemplatePlan = Strict({
  ...T.Omit(T.Object(PlanFields), OF_A_DAY).properties,
  strength_structure: T.Optional(nullable(Programme)),
  strength_structures: T.Optional(T.Array(Programme, { maxItems: 20 })),
})
export type TemplatePlan = Static<typeof TemplatePlan>

/**
 * duration: seconds from start to end. With a start_date and an end_date its plan is the body of
 * create-session.
 */
export const Template = T.Object({
  id: Id,
  name: T.String(),
  sport_id: T.Integer(),
  duration: T.Number(),
  plan: TemplatePlan,
  /** The text as a session shows it: 3 × 2000 m / 6:00. */
  structure_text: nullable(T.String()),
  creator: nullable(T.Object({ id: Id, full_name: T.String() })),
})
export type Template = Static<typeof Template>

export const templates = endpoint({
  method: 'GET',
  path: 'templates',
  access: member,
  summary: 'The club’s library of plans without a day, by name',
  reply: data(T.Array(Template)),
})

export const addTemplate = endpoint({
  method: 'POST',
  path: 'templates',
  access: member,
  summary: 'Keep a plan as a template: one that is given with its duration, or that of a session',
  body: Strict({
    name: Name(120),
    session_id: T.Optional(Id),
    plan: T.Optional(TemplatePlan),
    duration: T.Optional(Amount(0, 604_800)),
  }),
  reply: data(T.Object({ id: Id })),
  status: 201,
})

export const renameTemplate = endpoint({
  method: 'PATCH',
  path: 'templates/{id}',
  access: member,
  summary: 'Give a template another name',
  params: IdParams,
  body: Strict({ name: Name(120) }),
  reply: Done,
})

export const deleteTemplate = endpoint({
  method: 'DELETE',
  path: 'templates/{id}',
  access: member,
  summary: 'Take a template out of the library; sessions made from it stay',
  params: IdParams,
  reply: Done,
})
