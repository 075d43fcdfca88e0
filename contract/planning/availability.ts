import { endpoint } from '../endpoint.ts'
import {
  data,
  Day,
  Done,
  Id,
  IdParams,
  nullable,
  OneOf,
  Strict,
  T,
  WordOf,
  type Static,
  Prose,
} from '../schema.ts'
import { COACH_ROLES } from '#domain/constants/roles.ts'
import { ABSENCE_REASONS, DAY_PARTS } from '#domain/constants/attendance.ts'

const member = { level: 'member' } as const
const Weekday = OneOf(1, 2, 3, 4, 5, 6, 7)

/** Days on which somebody is away. */
export const NewAbsence = Strict({
  from_date: Day,
  until_date: Day,
  reason: WordOf(...ABSENCE_REASONS),
  note: T.Optional(nullable(Prose(500))),
})

/** A part of a day of the ordinary week; Monday is 1. What nobody said is left out. */
export const Slot = Strict({ weekday: Weekday, part: WordOf(...DAY_PARTS), free: T.Boolean() })
export type Slot = Static<typeof Slot>

export const Absence = T.Object({
  id: Id,
  from_date: T.String(),
  until_date: T.String(),
  reason: T.String(),
  note: nullable(T.String()),
  /** The guardian who entered it for the person. */
  guardian: nullable(T.String()),
})
export type Absence = Static<typeof Absence>

export const ownAvailability = endpoint({
  method: 'GET',
  path: 'availability',
  access: member,
  notWhileImpersonating: true,
  summary: 'One’s own ordinary week, and the absences that are not over',
  reply: data(T.Object({ slots: T.Array(Slot), absences: T.Array(Absence) })),
})

export const saveAvailability = endpoint({
  method: 'POST',
  path: 'availability',
  access: member,
  notWhileImpersonating: true,
  summary: 'Say when one can train in an ordinary week; what is left out is not said',
  body: Strict({ slots: T.Array(Slot, { maxItems: 28 }) }),
  reply: Done,
})

export const addAbsence = endpoint({
  method: 'POST',
  path: 'absences',
  access: member,
  notWhileImpersonating: true,
  summary:
    'Be away from one day to another; sessions in between that are not ' +
    'answered are answered with it',
  body: NewAbsence,
  reply: data(T.Object({ id: Id, answered: T.Integer() })),
  status: 201,
})

export const deleteAbsence = endpoint({
  method: 'DELETE',
  path: 'absences/{id}',
  access: member,
  notWhileImpersonating: true,
  summary: 'Not be away after all; the answers it gave are taken back',
  params: IdParams,
  reply: Done,
})

/**
 * An absence within the week asked for. To those who do not see the person every reason is `other`:
 * else `other` would mean health.
 */
const Away = T.Object({ from_date: T.String(), until_date: T.String(), reason: T.String() })

export const AvailablePerson = T.Object({
  user_id: Id,
  full_name: T.String(),
  squad_ids: T.Array(Id),
  slots: T.Array(T.Object({ weekday: T.Integer(), part: T.String(), free: T.Boolean() })),
  absences: T.Array(Away),
})
export type AvailablePerson = Static<typeof AvailablePerson>

export const availabilityGrid = endpoint({
  method: 'GET',
  path: 'availability/grid',
  access: { level: 'member', role: COACH_ROLES },
  summary:
    'The athletes of the club with their ordinary week and their absences in the ' +
    'week of a day; for coaches',
  query: T.Object({ week_of: Day, squad_id: T.Optional(Id) }),
  reply: data(
    T.Object({
      /** The Monday. */
      monday: T.String(),
      squads: T.Array(T.Object({ id: Id, name: T.String() })),
      people: T.Array(AvailablePerson),
    }),
  ),
})
