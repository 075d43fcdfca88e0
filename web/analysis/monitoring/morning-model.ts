import {
  saveMorning,
  type Morning,
  type MorningMark,
  type MorningValues,
  type StoredMorning,
} from '#contract/analysis/monitoring.ts'
import { MORNING_FIELDS, MORNING_NUMBERS, type MorningNumber } from '#domain/monitoring/fields.ts'
import {
  isMorningChanged,
  MORNING_PARTS,
  NO_MORNING,
  type MorningPart,
} from '#domain/rules/monitoring.ts'
import { addDays } from '#domain/time/week.ts'
import type { OutboxEntry } from '../../offline/outbox-state.ts'

/** What entries about the mornings of a person are found by. */
export const morningSubject = (userId: number): string => `morning/${userId}`

/** How far back a morning still hints at the day. */
const HINTS_DAYS = 7

/**
 * A morning as the form needs it for a day: without a connection what was fetched may be of an
 * earlier day, which then only hints at this one.
 */
export function morningFor(fetched: Morning, day: string): Morning {
  if (fetched.day === day) return fetched
  const { values } = fetched
  const last = values ? { day: fetched.day, ...numbersOf(values) } : fetched.before
  const before = last && last.day < day && last.day >= addDays(day, -HINTS_DAYS) ? last : null
  const none = { values: null, entered_by: null, changed_at: null, trained: [], readings: [] }
  return { ...fetched, ...none, day, before }
}

const numbersOf = (values: MorningValues) =>
  Object.fromEntries(MORNING_NUMBERS.map((name) => [name, values[name]])) as Record<
    MorningNumber,
    number | null
  >

export type MorningBody = { user_id?: number; day: string; values: MorningMark; seen?: MorningMark }

/** The morning an entry is about; undefined for an entry of another call. */
export const bodyOf = ({ call, input }: OutboxEntry): MorningBody | undefined =>
  call.path === saveMorning.path ? (input.body as MorningBody) : undefined

/** What stands for a day with what is on the way on top of it, in the order it was made. */
export const valuesWith = (
  values: MorningValues | null,
  entries: readonly OutboxEntry[],
  day: string,
): MorningValues | null =>
  entries.reduce<MorningValues | null>((now, entry) => {
    const body = bodyOf(entry)
    return body?.day === day ? { ...(now ?? emptyValues()), ...body.values } : now
  }, values)

export const emptyValues = (): MorningValues => ({ ...NO_MORNING, reasons: [] })

/** What is asked first, and what else can be said: a training is rated only when there was one. */
export function askedFields({ asked, trained }: Morning, values: MorningValues | null) {
  const open = MORNING_NUMBERS.filter(
    (name) => name !== 'training_quality' || trained.length > 0 || values?.[name] != null,
  )
  const first = open.filter((name) => asked.includes(name) || values?.[name] != null)
  return { first, more: open.filter((name) => !first.includes(name)) }
}

/** The form as it is typed: texts of the numbers, and what is chosen. */
export type MorningDraft = {
  texts: Readonly<Partial<Record<MorningNumber, string>>>
} & Pick<MorningValues, 'health' | 'reasons' | 'note_private'> & { note: string }

export type WriteNumber = (name: MorningNumber, value: number) => string

const draftOf = (values: MorningValues | null, write: WriteNumber): MorningDraft => ({
  texts: Object.fromEntries(
    MORNING_NUMBERS.flatMap((name) => {
      const value = values?.[name] ?? null
      return value === null ? [] : [[name, write(name, value)]]
    }),
  ),
  health: values?.health ?? null,
  reasons: values?.reasons ?? [],
  note: values?.note ?? '',
  note_private: values?.note_private ?? false,
})

type NumberFault = 'number' | 'whole' | 'between' | 'sleep'
export type ReadNumber = { value: number | null } | { fault: NumberFault }

/** Reads what was typed for a number: sleep as hours and minutes, others with either mark. */
export function readNumber(name: MorningNumber, text: string): ReadNumber {
  const typed = text.trim()
  if (typed === '') return { value: null }
  const { unit, min, max, decimals } = MORNING_FIELDS[name]
  const value = unit === 'min' ? readSleep(typed) : readDecimal(typed)
  if (value === null) return { fault: 'number' }
  if (decimals === 0 && !Number.isInteger(value)) return { fault: 'whole' }
  if (value < min || value > max) return { fault: unit === 'min' ? 'sleep' : 'between' }
  return { value: Math.round(value * 10) / 10 }
}

const readDecimal = (text: string): number | null =>
  /^\d{1,4}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : null

/** `7:45` and `745` are hours and minutes, `8` is hours, `7.5` is hours and a half. */
function readSleep(text: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):?([0-5]\d)$/.exec(text) ?? []
  if (hours !== undefined && minutes !== undefined && (text.includes(':') || text.length >= 3))
    return Number(hours) * 60 + Number(minutes)
  const decimal = /^\d{1,2}([.,]\d{1,2})?$/.test(text) ? readDecimal(text) : null
  return decimal === null ? null : Math.round(decimal * 60)
}

/** Minutes as they are typed and read: `7:45`. */
export const writeSleep = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

export type MorningChange = { values: MorningMark; seen: MorningMark }

/** What a draft was begun with, and what was stored then. */
export type MorningGround = { values: MorningValues | null; first: MorningDraft }

export const groundOf = (values: MorningValues | null, write: WriteNumber): MorningGround => ({
  values,
  first: draftOf(values, write),
})

/** Fields that were changed since the draft began; undefined if a number is unreadable. */
export function changeOf(
  draft: MorningDraft,
  { values, first }: MorningGround,
): MorningChange | undefined {
  const seen = values ?? emptyValues()
  const before = wordsOf(first)
  const next: Record<string, unknown> = wordsOf(draft)
  const changed: MorningPart[] = MORNING_WORDS.filter(
    (part) => keyOf(next[part]) !== keyOf(before[part]),
  )
  for (const name of MORNING_NUMBERS) {
    const typed = draft.texts[name] ?? ''
    if (typed === (first.texts[name] ?? '')) continue
    const read = readNumber(name, typed)
    if ('fault' in read) return undefined
    next[name] = read.value
    if (read.value !== seen[name]) changed.push(name)
  }
  return {
    values: Object.fromEntries(changed.map((part) => [part, next[part]])),
    seen: Object.fromEntries(changed.map((part) => [part, seen[part]])),
  }
}

/** What a draft says beside numbers. Somebody else's private note is not in it, nor that it is. */
const wordsOf = ({ health, reasons, note, note_private }: MorningDraft) => ({
  health,
  reasons: [...reasons],
  note: note.trim() || null,
  note_private: note.trim() !== '' && note_private,
})
const MORNING_WORDS = ['health', 'reasons', 'note', 'note_private'] as const

const keyOf = (value: unknown) =>
  Array.isArray(value) ? value.toSorted().join() : String(value ?? '')

/** The morning that the server has instead, where an entry was refused for it. */
export const storedInstead = ({ problem }: OutboxEntry): StoredMorning | undefined =>
  (problem?.current as readonly StoredMorning[] | undefined)?.[0]

/** The parts of an entry that the server has another value for than the person saw. */
export const clashesOf = ({ values, seen = {} }: MorningBody, stored: MorningValues) =>
  MORNING_PARTS.filter(
    (part) =>
      values[part] !== undefined &&
      isMorningChanged(stored, { [part]: values[part] }, { [part]: seen[part] }),
  )

/** The entry again with what the person has chosen of both; null when nothing of it is left. */
export function decided(
  body: MorningBody,
  stored: MorningValues,
  keeps: 'mine' | 'theirs',
): MorningBody | null {
  const dropped = keeps === 'theirs' ? clashesOf(body, stored) : []
  const parts = MORNING_PARTS.filter(
    (part) => body.values[part] !== undefined && !dropped.includes(part),
  )
  if (parts.length === 0) return null
  const pick = (from: object) =>
    Object.fromEntries(parts.map((part) => [part, (from as Record<string, unknown>)[part]]))
  return { ...body, values: pick(body.values), seen: pick(stored) }
}
