import type { TOptional } from 'typebox'
import { FEATURE } from '#domain/constants/features.ts'
import { HEALTH_REASONS, HEALTH_STATUS } from '#domain/constants/statuses.ts'
import {
  MEASURED_NUMBERS,
  MORNING_FIELDS,
  MORNING_HEALTH,
  MORNING_NUMBERS,
  type MorningField,
  type MorningNumber,
} from '#domain/monitoring/fields.ts'
import { endpoint } from '../endpoint.ts'
import {
  data,
  Day,
  Done,
  Id,
  IdParams,
  Ids,
  Measured,
  Name,
  nullable,
  Prose,
  Strict,
  T,
  WordOf,
  type Static,
} from '../schema.ts'
import { ReturnNote } from './monitoring-returns.ts'

const access = { level: 'member', feature: FEATURE.morning_monitoring } as const
/** What is stored can be read on any plan. */
const reading = { level: 'member' } as const

/** `x-beyond` is what people are shown above the maximum instead of both bounds. */
const typed = (field: MorningField) =>
  field.unit === 'min'
    ? nullable(T.Integer({ minimum: field.min, maximum: field.max, 'x-beyond': 'sleep_time' }))
    : Measured(field)
type Typed = ReturnType<typeof typed>

const entered = <N extends MorningNumber>(names: readonly N[]) =>
  Object.fromEntries(
    names.map((name) => [name, T.Optional(typed(MORNING_FIELDS[name]))]),
  ) as Record<N, TOptional<Typed>>

const shown = Object.fromEntries(
  MORNING_NUMBERS.map((name) => [name, nullable(T.Number())]),
) as Record<MorningNumber, Typed>
const measured = Object.fromEntries(
  MEASURED_NUMBERS.map((name) => [name, nullable(T.Number())]),
) as Record<(typeof MEASURED_NUMBERS)[number], Typed>

const Health = WordOf(...MORNING_HEALTH)
const Reason = WordOf(
  ...HEALTH_REASONS[HEALTH_STATUS.injured],
  ...HEALTH_REASONS[HEALTH_STATUS.ill],
)
const Reasons = T.Array(Reason, { maxItems: 13, uniqueItems: true })
/** HH:MM on the clock of the club. */
const Clock = T.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' })

/** Fields of a morning to change; omitted fields stay, null clears. */
export const MorningMark = Strict({
  ...entered(MORNING_NUMBERS),
  health: T.Optional(nullable(Health)),
  /** They have to belong to the health that is said. */
  reasons: T.Optional(Reasons),
  /** The note, and whether it is for the athlete alone, only the athlete writes. */
  note: T.Optional(nullable(Prose(500))),
  note_private: T.Optional(T.Boolean()),
})
export type MorningMark = Static<typeof MorningMark>

/** To others a note that is private is null. */
export const MorningValues = T.Object({
  ...shown,
  health: nullable(Health),
  reasons: T.Array(Reason),
  note: nullable(T.String()),
  note_private: T.Boolean(),
})
export type MorningValues = Static<typeof MorningValues>

export const MorningReading = T.Object({ source: T.String(), ...measured })
export type MorningReading = Static<typeof MorningReading>

const Trained = T.Object({ id: Id, name: T.String() })

export const Morning = T.Object({
  user_id: Id,
  full_name: T.String(),
  day: Day,
  /** Names of the numbers that the club asks for. */
  asked: T.Array(WordOf(...MORNING_NUMBERS)),
  /** Whether the club asks this person. */
  is_asked: T.Boolean(),
  /** HH:MM on the clock of the club. */
  until: T.String(),
  /** Without consent to health data nothing is entered. */
  consents: T.Boolean(),
  can_write: T.Boolean(),
  /** It is null where nobody has entered anything. */
  values: nullable(MorningValues),
  entered_by: nullable(T.String()),
  changed_at: nullable(T.String()),
  /** The last morning within the week before, as a hint. */
  before: nullable(T.Object({ day: Day, ...shown })),
  /** The training of the day before in which the person took part. */
  trained: T.Array(Trained),
  /** What devices say of the morning; only the person gets it. */
  readings: T.Array(MorningReading),
})
export type Morning = Static<typeof Morning>

export const morning = endpoint({
  method: 'GET',
  path: 'mornings/{id}',
  access: reading,
  notWhileImpersonating: true,
  summary: 'The morning of a person: what was entered, what is asked, and the last one as a hint',
  params: IdParams,
  query: T.Object({ day: T.Optional(Day) }),
  reply: data(Morning),
})

/** A morning as it stands by now, where somebody else has changed it. */
export const StoredMorning = T.Object({ user_id: Id, day: Day, values: MorningValues })
export type StoredMorning = Static<typeof StoredMorning>

/**
 * `seen` is what the sender saw of the fields they change: where one of them is by now neither that
 * nor what is asked for, nothing is written and the refusal carries the stored values (`current`).
 */
export const saveMorning = endpoint({
  method: 'POST',
  path: 'mornings',
  access,
  notWhileImpersonating: true,
  summary: 'Enter or change a morning: an athlete their own, coaches those of athletes they see',
  body: Strict({
    /** Left out: the sender. */
    user_id: T.Optional(Id),
    day: Day,
    values: MorningMark,
    seen: T.Optional(MorningMark),
  }),
  reply: Done,
  conflict: StoredMorning,
})

const NewReading = Strict({
  /** Left out: the sender. */
  user_id: T.Optional(Id),
  day: Day,
  /** The name of the device or the service; a second reading of it replaces the first. */
  source: Name(60),
  ...entered(MEASURED_NUMBERS),
})
export type NewReading = Static<typeof NewReading>

export const saveMorningReadings = endpoint({
  method: 'POST',
  path: 'morning-readings',
  access,
  notWhileImpersonating: true,
  summary: 'What devices measured in the morning; it is proposed and replaces nothing entered',
  body: Strict({
    readings: T.Array(NewReading, { minItems: 1, maxItems: 400 }),
    /** What a reading leaves out stays as an earlier one of the same source says. */
    adds: T.Optional(T.Boolean()),
  }),
  reply: data(T.Object({ stored: T.Integer() })),
})

const { perceived_shape: _, ...others } = shown
const DayRecord = T.Object({
  ...others,
  /** The spelling is the one that callers know. */
  percived_shape: nullable(T.Number()),
  healthy: T.Boolean(),
  ill: T.Boolean(),
  injured: T.Boolean(),
  reasons: T.Array(T.String()),
  note: nullable(T.String()),
})
export type DayRecord = Static<typeof DayRecord>

const byKey = <V>(value: object) =>
  T.Unsafe<Record<string, V>>({ type: 'object', additionalProperties: value })

export const morningRange = endpoint({
  method: 'POST',
  path: 'morning-monitoring-date-range',
  access: reading,
  notWhileImpersonating: true,
  reads: true,
  summary: 'Mornings of athletes by athlete and day; whom the caller does not see is left out',
  body: Strict({ date_from: Day, date_to: Day, athlete_ids: Ids }),
  reply: data(byKey<Record<string, DayRecord>>(byKey<DayRecord>(DayRecord))),
})

const CourseDay = T.Object({ day: Day, ...MorningValues.properties })
export type CourseDay = Static<typeof CourseDay>

export const MorningCourse = T.Object({
  user_id: Id,
  full_name: T.String(),
  is_self: T.Boolean(),
  consents: T.Boolean(),
  /** The numbers that the club asks for. */
  asked: T.Array(WordOf(...MORNING_NUMBERS)),
  /** The days that were asked for. */
  from: Day,
  to: Day,
  /** Days on which something was entered, in order. */
  days: T.Array(CourseDay),
  metric: T.String(),
  /** Load of the days with training that has one. */
  loads: T.Array(T.Object({ day: Day, load: nullable(T.Number()) })),
  /** What coaches say about the way back to training, the latest first. */
  returns: T.Array(ReturnNote),
  /** Whether the reader may write one. */
  can_note: T.Boolean(),
})
export type MorningCourse = Static<typeof MorningCourse>

export const morningCourse = endpoint({
  method: 'GET',
  path: 'mornings/{id}/course',
  access: reading,
  notWhileImpersonating: true,
  summary: 'The mornings of a person over days, with the load of these days',
  params: IdParams,
  query: T.Object({ from: Day, to: Day }),
  reply: data(MorningCourse),
})

const Rules = {
  /** Names of numbers; how somebody is can always be said. */
  fields: T.Array(WordOf(...MORNING_NUMBERS), { uniqueItems: true, maxItems: 14 }),
  /** Squads that are asked; none for all athletes. */
  squad_ids: Ids,
  until_time: Clock,
  /** When those who have not entered are reminded; null for never. */
  remind_time: nullable(Clock),
}
const MonitoringRules = T.Object(Rules)
export type MonitoringRules = Static<typeof MonitoringRules>

export const monitoringRules = endpoint({
  method: 'GET',
  path: 'monitoring-rules',
  access: reading,
  summary: 'What the club asks in the morning, of whom and until when',
  reply: data(MonitoringRules),
})

export const saveMonitoringRules = endpoint({
  method: 'POST',
  path: 'monitoring-rules',
  access: { ...access, permission: 'edit-club' },
  summary: 'Say what the club asks in the morning, of whom and until when',
  body: Strict(Rules),
  reply: Done,
})

/** `club`: when the club says; `own`: at `remind_time`; `never`. */
const Reminder = {
  when: WordOf('club', 'own', 'never'),
  remind_time: nullable(Clock),
}
const MorningReminder = T.Object({ ...Reminder, club_time: nullable(Clock) })
export type MorningReminder = Static<typeof MorningReminder>

export const morningReminder = endpoint({
  method: 'GET',
  path: 'morning-reminder',
  access,
  notWhileImpersonating: true,
  summary: 'When one is reminded of the morning',
  reply: data(MorningReminder),
})

export const saveMorningReminder = endpoint({
  method: 'POST',
  path: 'morning-reminder',
  access,
  notWhileImpersonating: true,
  summary: 'Choose when one is reminded of the morning',
  body: Strict(Reminder),
  reply: data(MorningReminder),
})
