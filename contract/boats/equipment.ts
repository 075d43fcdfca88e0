import { CATEGORY_KINDS } from '#domain/constants/equipment.ts'
import { endpoint } from '../endpoint.ts'
import {
  data,
  Day,
  Done,
  Id,
  IdParams,
  Instant,
  Label,
  list,
  Name,
  nullable,
  paged,
  Strict,
  T,
  Text,
  WordOf,
  type Static,
} from '../schema.ts'
import { Bounded, OwnFields, Rigging, Whole } from './equipment-fields.ts'

const member = { level: 'member' } as const
const keeper = { level: 'member', permission: 'manage-inventory' } as const

/**
 * Retired things keep their history and are left out of lists unless asked for. Whether something
 * is out now follows from its bookings.
 */
export const ITEM_STATUSES = ['available', 'damaged', 'repair', 'retired'] as const
export const LOG_KINDS = ['usage', 'damage', 'repair', 'service', 'note'] as const
export type ItemStatus = (typeof ITEM_STATUSES)[number]
export type LogKind = (typeof LOG_KINDS)[number]

export const EquipmentCategory = T.Object({
  id: Id,
  kind: WordOf(...CATEGORY_KINDS),
  /** Null: the kind's common name in the person's language. */
  name: nullable(T.String()),
  fields: OwnFields,
  items: T.Integer(),
})
export type EquipmentCategory = Static<typeof EquipmentCategory>

const CategoryPlan = {
  kind: WordOf(...CATEGORY_KINDS),
  name: nullable(Name(80)),
  fields: T.Optional(OwnFields),
}

export const equipmentCategories = endpoint({
  method: 'GET',
  path: 'equipment-categories',
  access: member,
  summary: 'Kinds of equipment with the fields of their own',
  reply: data(T.Array(EquipmentCategory)),
})

export const createEquipmentCategory = endpoint({
  method: 'POST',
  path: 'equipment-categories',
  access: keeper,
  summary: 'Add a category',
  body: Strict(CategoryPlan),
  reply: data(T.Object({ id: Id })),
  status: 201,
})

export const updateEquipmentCategory = endpoint({
  method: 'PATCH',
  path: 'equipment-categories/{id}',
  access: keeper,
  summary: 'Change a category; values of a field that goes are kept and hidden',
  params: IdParams,
  body: T.Object(
    { name: T.Optional(nullable(Name(80))), fields: T.Optional(OwnFields) },
    { additionalProperties: false, minProperties: 1 },
  ),
  reply: Done,
})

export const deleteEquipmentCategory = endpoint({
  method: 'DELETE',
  path: 'equipment-categories/{id}',
  access: keeper,
  summary: 'Delete a category that holds nothing',
  params: IdParams,
  reply: Done,
})

const ItemPlan = {
  category_id: Id,
  name: Name(80),
  manufacturer: T.Optional(nullable(Label(80))),
  model: T.Optional(nullable(Label(80))),
  year: T.Optional(nullable(Whole('year'))),
  serial: T.Optional(nullable(Label(80))),
  status: T.Optional(WordOf(...ITEM_STATUSES)),
  boat_type: T.Optional(nullable(T.Integer({ minimum: 1, maximum: 31 }))),
  /** Weight the hull is made for, in kilograms a rower. */
  crew_weight_min: T.Optional(nullable(Bounded('crew_weight'))),
  crew_weight_max: T.Optional(nullable(Bounded('crew_weight'))),
  rigging: T.Optional(Rigging),
  owner: T.Optional(nullable(Label(80))),
  location: T.Optional(nullable(Label(80))),
  sensor_ids: T.Optional(nullable(Text(200))),
  description: T.Optional(nullable(Text(2000))),
  values: T.Optional(
    T.Unsafe<Record<string, string | number | null>>({
      type: 'object',
      maxProperties: 40,
      propertyNames: { pattern: '^[a-z][a-z0-9_]{0,39}$' },
      additionalProperties: {
        anyOf: [{ type: 'string', maxLength: 200 }, { type: 'number' }, { type: 'null' }],
      },
    }),
  ),
  /** Service is due after so many metres or months since the last one. */
  service_distance: T.Optional(nullable(Bounded('service_distance'))),
  service_months: T.Optional(nullable(Whole('service_months'))),
  /** What it had run before the club kept books. */
  initial_distance: T.Optional(Bounded('initial_distance')),
  initial_time: T.Optional(Bounded('initial_time')),
}
export type ItemPlan = Static<typeof createEquipment.body>

export const Person = T.Object({ user_id: Id, full_name: T.String() })

export const EquipmentItem = T.Object({
  id: Id,
  category_id: Id,
  name: T.String(),
  status: WordOf(...ITEM_STATUSES),
  boat_type: nullable(T.Integer()),
  manufacturer: nullable(T.String()),
  model: nullable(T.String()),
  year: nullable(T.Integer()),
  crew_weight_min: nullable(T.Number()),
  crew_weight_max: nullable(T.Number()),
  location: nullable(T.String()),
  /** The total in metres and seconds, including what it had run before. */
  distance: T.Number(),
  time: T.Number(),
  last_used: nullable(T.String()),
  /** Reports of damage that is not repaired yet, and the worst of them. */
  open_damages: T.Integer(),
  worst_damage: nullable(T.Integer()),
  /** due: by distance or months; null when no service is planned. */
  service: nullable(
    T.Object({
      due: T.Boolean(),
      distance_left: nullable(T.Number()),
      due_on: nullable(T.String()),
    }),
  ),
  /**
   * Who has it at the time asked for, until when it is away, with all buffers; null when it is free
   * then.
   */
  out: nullable(
    T.Object({ booking_id: Id, until: T.String(), session_id: nullable(Id), name: T.String() }),
  ),
  /** When it is wanted next. */
  next: nullable(T.Object({ from: T.String(), name: T.String() })),
})
export type EquipmentItem = Static<typeof EquipmentItem>

export const equipment = endpoint({
  method: 'GET',
  path: 'equipment',
  access: member,
  summary:
    'The club’s equipment: what there is, what is out at a time, what is broken or due for service',
  query: T.Object({
    category_id: T.Optional(Id),
    kind: T.Optional(WordOf(...CATEGORY_KINDS)),
    status: T.Optional(WordOf(...ITEM_STATUSES)),
    /** Default: now. */
    at: T.Optional(Instant),
    query: T.Optional(Text(100)),
    ...paged(1000),
  }),
  reply: list(EquipmentItem),
})

export const EquipmentLog = T.Object({
  id: Id,
  kind: WordOf(...LOG_KINDS),
  at: T.String(),
  by: nullable(Person),
  text: nullable(T.String()),
  distance: nullable(T.Number()),
  time: nullable(T.Number()),
  severity: nullable(T.Integer()),
  photo: nullable(T.String()),
  resolved_at: nullable(T.String()),
  session: nullable(T.Object({ id: Id, name: T.String() })),
  /** Who was in the boat, by the crew that booked it. */
  crew: nullable(T.String()),
  /** Whether the entry comes from a session; such an entry is changed there. */
  automatic: T.Boolean(),
})
export type EquipmentLog = Static<typeof EquipmentLog>

export const LogOfItem = T.Object({
  ...EquipmentLog.properties,
  item: T.Object({ id: Id, name: T.String() }),
})
export type LogOfItem = Static<typeof LogOfItem>

export const equipmentLogs = endpoint({
  method: 'GET',
  path: 'equipment-logs',
  access: member,
  summary:
    'What happened to all equipment, newest first, as the logs of one thing say it; days are ' +
    'those of the club, both included',
  query: T.Object({
    item_id: T.Optional(Id),
    item_kind: T.Optional(WordOf(...CATEGORY_KINDS)),
    kind: T.Optional(WordOf(...LOG_KINDS)),
    start_date: T.Optional(Day),
    end_date: T.Optional(Day),
    ...paged(200),
  }),
  reply: list(LogOfItem),
})

export const EquipmentDetail = T.Object({
  ...EquipmentItem.properties,
  serial: nullable(T.String()),
  owner: nullable(T.String()),
  sensor_ids: nullable(T.String()),
  description: nullable(T.String()),
  rigging: Rigging,
  values: T.Unsafe<Record<string, string | number | null>>({
    type: 'object',
    additionalProperties: { type: ['string', 'number', 'null'] },
  }),
  service_distance: nullable(T.Number()),
  service_months: nullable(T.Integer()),
  initial_distance: T.Number(),
  initial_time: T.Number(),
  last_crew: nullable(T.Object({ at: T.String(), people: T.Array(T.String()) })),
  logs: T.Array(EquipmentLog),
})
export type EquipmentDetail = Static<typeof EquipmentDetail>

export const equipmentItem = endpoint({
  method: 'GET',
  path: 'equipment/{id}',
  access: member,
  summary:
    'One thing with its logs, newest first: uses from sessions and by ' +
    'hand, damage, repair, service',
  params: IdParams,
  reply: data(EquipmentDetail),
})

export const createEquipment = endpoint({
  method: 'POST',
  path: 'equipment',
  access: keeper,
  summary: 'Add a thing',
  body: Strict(ItemPlan),
  reply: data(T.Object({ id: Id })),
  status: 201,
})

export const updateEquipment = endpoint({
  method: 'PATCH',
  path: 'equipment/{id}',
  access: keeper,
  summary: 'Change a thing; what is left out stays as it is',
  params: IdParams,
  body: T.Object(T.Partial(T.Object(ItemPlan)).properties, {
    additionalProperties: false,
    minProperties: 1,
  }),
  reply: Done,
})

export const deleteEquipment = endpoint({
  method: 'DELETE',
  path: 'equipment/{id}',
  access: keeper,
  summary: 'Delete a thing entered by mistake; one with a history is retired instead',
  params: IdParams,
  reply: Done,
})
