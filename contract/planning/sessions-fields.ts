import { Structure, StructureTotals } from '../plan.ts'
import { Id, nullable, T, type Static } from '../schema.ts'

export const Participant = T.Object({
  user_id: Id,
  full_name: T.String(),
  picture: nullable(T.String()),
  user_role_id: T.Integer(),
  edit: T.Boolean(),
  add_all_scores: T.Boolean(),
  attendance: nullable(T.Integer()),
  ill: T.Boolean(),
  injured: T.Boolean(),
  did_alternative: T.Boolean(),
  /** Whether the person waits for a place; `attendance` is then 2. */
  waiting: T.Boolean(),
})
export type Participant = Static<typeof Participant>

const Person = T.Object({ id: Id, full_name: T.String(), picture: nullable(T.String()) })
const Granted = T.Object({ user_id: Id, edit: T.Boolean(), add_all_scores: T.Boolean() })
/** The participants by role, and what those of them may do who were granted anything. */
export const PeopleParts = {
  athletes: T.Optional(T.Array(Person)),
  coaches: T.Optional(T.Array(Person)),
  athlete_permissions: T.Optional(T.Array(Granted)),
  coach_permissions: T.Optional(T.Array(Granted)),
}

const SessionCrew = T.Object({
  id: Id,
  name: T.String(),
  boat_type: T.Integer(),
  published: T.Boolean(),
  crew_users: T.Array(T.Object({ user_id: Id, position: T.Integer() })),
})
const SessionFile = T.Object({
  /** The import of the file. */
  id: Id,
  user_id: Id,
  crew_id: nullable(Id),
  name: T.String(),
  size: T.Integer(),
  state: T.String(),
  created_at: T.String(),
})
/** Crews as the viewer may see them, and recordings of people the viewer sees, newest first. */
export const RecordedParts = {
  crews: T.Optional(T.Array(SessionCrew)),
  session_files: T.Optional(T.Array(SessionFile)),
}

/** A structure with what it adds up to. */
export const SessionStructure = T.Object({ ...Structure.properties, ...StructureTotals })
