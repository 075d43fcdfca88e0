import { BOUNDS } from '#domain/constants/bounds.ts'
import { endpoint } from '../endpoint.ts'
import { LOG_KINDS, Person } from './equipment.ts'
import {
  Amount,
  data,
  Day,
  Done,
  Id,
  IdParams,
  Ids,
  Instant,
  nullable,
  OneOf,
  Strict,
  T,
  Text,
  WordOf,
  type Static,
  Label,
} from '../schema.ts'

const member = { level: 'member' } as const
const keeper = { level: 'member', permission: 'manage-inventory' } as const

export const addEquipmentLog = endpoint({
  method: 'POST',
  path: 'equipment/{id}/logs',
  access: member,
  summary:
    'Report damage or write a note, as anybody; enter a use, a repair or a ' +
    'service with manage-inventory',
  params: IdParams,
  body: Strict({
    kind: WordOf(...LOG_KINDS),
    at: T.Optional(Instant),
    text: T.Optional(nullable(Text(2000))),
    distance: T.Optional(nullable(Amount(BOUNDS.total_distance.min, BOUNDS.total_distance.max))),
    time: T.Optional(nullable(Amount(0, 604_800))),
    /**
     * Damage: 1 can be rowed, 2 with care, 3 must stay ashore, which marks the thing as damaged.
     */
    severity: T.Optional(nullable(OneOf(1, 2, 3))),
  }),
  reply: data(T.Object({ id: Id })),
  status: 201,
})
export type EquipmentLogEntry = Static<typeof addEquipmentLog.body>

export const resolveEquipmentLog = endpoint({
  method: 'POST',
  path: 'equipment-logs/{id}/resolve',
  access: keeper,
  summary:
    'Mark damage as repaired, or take that back; with the last repair the item is available again',
  params: IdParams,
  body: Strict({ resolved: T.Boolean() }),
  reply: Done,
})

export const deleteEquipmentLog = endpoint({
  method: 'DELETE',
  path: 'equipment-logs/{id}',
  access: member,
  summary: 'Delete an entry: one’s own within a day, any with manage-inventory',
  params: IdParams,
  reply: Done,
})

export const uploadEquipmentPhoto = endpoint({
  method: 'POST',
  path: 'equipment-logs/{id}/photo',
  access: member,
  summary:
    'A photograph for one’s own entry, or any with manage-inventory; made smaller, ' +
    'without what else the file says',
  params: IdParams,
  upload: Strict({}),
  picture: 'photo',
  reply: data(T.Object({ photo: T.String() })),
})

export const equipmentPhoto = endpoint({
  method: 'GET',
  path: 'equipment-logs/{id}/photo',
  access: member,
  summary: 'The photograph of an entry',
  params: IdParams,
  download: 'image/webp',
})

const Overlap = { id: Id, name: T.String(), from: T.String(), until: T.String() }

export const EquipmentBooking = T.Object({
  id: Id,
  item_id: Id,
  item_name: T.String(),
  session_id: nullable(Id),
  crew_id: nullable(Id),
  name: T.String(),
  /** Away from and until, rigging and transport included. */
  from: T.String(),
  until: T.String(),
  buffer: T.Number(),
  reason: nullable(T.String()),
  returned_at: nullable(T.String()),
  booked_by: nullable(Person),
  /** Other bookings of the same thing that overlap. */
  conflicts: T.Array(T.Object(Overlap)),
})
export type EquipmentBooking = Static<typeof EquipmentBooking>

export const equipmentBookings = endpoint({
  method: 'GET',
  path: 'equipment-bookings',
  access: member,
  summary: 'Bookings of a session, of a thing, or of a span of at most 62 days',
  query: T.Object({
    session_id: T.Optional(Id),
    item_id: T.Optional(Id),
    start_date: T.Optional(Day),
    end_date: T.Optional(Day),
  }),
  reply: data(T.Array(EquipmentBooking)),
})

export const bookEquipment = endpoint({
  method: 'POST',
  path: 'equipment-bookings',
  access: member,
  summary:
    'Book things for a session one may edit, or for a time of their own with ' +
    'manage-inventory; 409 already_booked with the overlaps, unless they are wanted',
  body: Strict({
    item_ids: Ids,
    session_id: T.Optional(nullable(Id)),
    crew_id: T.Optional(nullable(Id)),
    name: T.Optional(nullable(Label(80))),
    from: T.Optional(Instant),
    until: T.Optional(Instant),
    /** Seconds for rigging and transport, before and after. */
    buffer: T.Optional(Amount(0, 604_800)),
    /** Why something damaged, in repair or retired is booked all the same. */
    reason: T.Optional(nullable(Text(300))),
    /** Wanted though another booking of the same thing overlaps. */
    despite_overlap: T.Optional(T.Boolean()),
  }),
  reply: data(T.Array(EquipmentBooking)),
  conflict: T.Object({ ...Overlap, item_id: Id, item_name: T.String() }),
  status: 201,
})
export type BookingPlan = Static<typeof bookEquipment.body>

export const returnEquipment = endpoint({
  method: 'POST',
  path: 'equipment-bookings/{id}/return',
  access: member,
  summary: 'It is back: the booking ends now; with what it ran when that is known better',
  params: IdParams,
  body: Strict({
    distance: T.Optional(nullable(Amount(BOUNDS.total_distance.min, BOUNDS.total_distance.max))),
    time: T.Optional(nullable(Amount(0, 604_800))),
  }),
  reply: Done,
})

export const cancelBooking = endpoint({
  method: 'DELETE',
  path: 'equipment-bookings/{id}',
  access: member,
  summary: 'Take a booking back',
  params: IdParams,
  reply: Done,
})
