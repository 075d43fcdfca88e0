import { Id, nullable, T } from '../schema.ts'

export const CREW_INCLUDES = [
  'crew_users',
  'crew_users.user',
  'crew_users.crew_user_groups',
  'users',
  'crew_groups',
] as const

export const CrewPerson = T.Object({
  id: Id,
  first_name: T.String(),
  last_name: T.String(),
  full_name: T.String(),
  picture: nullable(T.String()),
})

/** Boats and oars the crew was out with, the last one first. Metres and seconds. */
const Usage = T.Object({
  booking_id: Id,
  item_id: Id,
  item_name: T.String(),
  at: T.String(),
  distance: T.Number(),
  time: T.Number(),
})

/** What one crew shows beside the crew itself; the people and their groups when asked for. */
export const CrewParts = {
  inventory_usage_history: T.Array(Usage),
  users: T.Optional(T.Array(CrewPerson)),
  crew_groups: T.Optional(T.Array(T.Object({ id: T.Integer(), name: T.String() }))),
  user_actions: T.Object({ edit: T.Boolean(), delete: T.Boolean() }),
}
