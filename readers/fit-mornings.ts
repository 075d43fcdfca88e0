import { FIT_EPOCH, FIT_MESSAGE, TIMESTAMP_FIELD } from './fit-fields.ts'
import { fieldNumber, type FitMessage, type FitPart } from './fit-part.ts'
import { deviceOf } from './fit-sessions.ts'
import type { ReadLimits } from './limits.ts'
import { isMoment, type Mornings } from './mornings/found.ts'
import { gatherNights, morningAfter } from './mornings/nights.ts'

/** The heart rate at rest of this day alone; the field before it is a mean of seven days. */
const RESTING_OF_DAY = 1
/** The RMSSD of the last night; other fields of the message are means of a week and its lines. */
const LAST_NIGHT = 1
/** A 128th of a millisecond. */
const HRV_SCALE = 128
/** A hundredth of a kilogram. */
const WEIGHT_SCALE = 100
/** A scale that is still working the weight out says this. */
const STILL_WEIGHING = 0xfffe
/** Light and deep sleep, and dreams; 1 is awake. */
const ASLEEP: ReadonlySet<number> = new Set([2, 3, 4])
/** The event by which devices mark the beginning and the end of sleep. */
const SLEEP_EVENT = 74
const BEGINS = 0
/** Seconds; between two nights nobody knows what was. */
const LONGEST_LEVEL = 6 * 3600

const OF_MORNINGS = [
  FIT_MESSAGE.restingHeartRate,
  FIT_MESSAGE.hrvSummary,
  FIT_MESSAGE.hrvValue,
  FIT_MESSAGE.sleepLevel,
  FIT_MESSAGE.weightScale,
] as const

/** Whether a file says anything of mornings. */
export const holdsMornings = ({ messages }: FitPart): boolean =>
  OF_MORNINGS.some((message) => messages.has(message))

type Source = { part: FitPart; source: string; timeZone: string }

/** Adds what the FIT files of a device say of mornings. */
export function addFitMornings(
  mornings: Mornings,
  parts: readonly FitPart[],
  { timeZone, limits }: { timeZone: string; limits: ReadLimits },
): void {
  const nights = gatherNights(timeZone, limits)
  for (const part of parts) {
    const source = deviceOf(part) ?? 'FIT'
    for (const message of messagesOf(part, FIT_MESSAGE.restingHeartRate))
      addAt(mornings, message, { field: 'waking_hr', number: RESTING_OF_DAY, scale: 1, source })
    for (const message of messagesOf(part, FIT_MESSAGE.weightScale))
      if (fieldNumber(message, 0) !== STILL_WEIGHING)
        addAt(mornings, message, { field: 'weight', number: 0, scale: WEIGHT_SCALE, source })
    addVariability(mornings, { part, source, timeZone })
    for (const { start, end } of asleep(part)) nights.add(source, start, end)
  }
  for (const { day, source, minutes } of nights.all())
    mornings.addOn(day, { field: 'sleep_time', value: minutes, source })
}

const messagesOf = (part: FitPart, message: number): readonly FitMessage[] =>
  part.messages.get(message) ?? []

const momentOf = (message: FitMessage): number =>
  (fieldNumber(message, TIMESTAMP_FIELD) ?? Number.NaN) + FIT_EPOCH

type Field = {
  field: 'waking_hr' | 'weight' | 'hrv_rmssd'
  number: number
  scale: number
  source: string
}

function addAt(mornings: Mornings, message: FitMessage, of: Field): void {
  const value = fieldNumber(message, of.number)
  if (value === undefined) return
  const { field, source } = of
  mornings.add({ field, at: momentOf(message), value: value / of.scale, source })
}

/** The value of the night as the device has it; else the mean of its values over five minutes. */
function addVariability(mornings: Mornings, { part, source, timeZone }: Source): void {
  const byNight = new Map<string, { sum: number; count: number }>()
  for (const message of messagesOf(part, FIT_MESSAGE.hrvValue)) {
    const [at, value] = [momentOf(message), fieldNumber(message, 0)]
    const day = isMoment(at) ? morningAfter(timeZone, at) : null
    if (value === undefined || day === null) continue
    const { sum, count } = byNight.get(day) ?? { sum: 0, count: 0 }
    byNight.set(day, { sum: sum + value / HRV_SCALE, count: count + 1 })
  }
  for (const [day, { sum, count }] of byNight)
    mornings.addOn(day, { field: 'hrv_rmssd', value: sum / count, source })
  for (const message of messagesOf(part, FIT_MESSAGE.hrvSummary))
    addAt(mornings, message, { field: 'hrv_rmssd', number: LAST_NIGHT, scale: HRV_SCALE, source })
}

/** A level is marked where it ends: it began at the mark before, or where sleep began. */
function asleep(part: FitPart): { start: number; end: number }[] {
  const beginnings = messagesOf(part, FIT_MESSAGE.event)
    .filter((event) => fieldNumber(event, 0) === SLEEP_EVENT && fieldNumber(event, 1) === BEGINS)
    .map((event) => ({ at: momentOf(event), level: 0 }))
  const levels = messagesOf(part, FIT_MESSAGE.sleepLevel).map((message) => ({
    at: momentOf(message),
    level: fieldNumber(message, 0) ?? 0,
  }))
  const marks = [...beginnings, ...levels]
    .filter(({ at }) => isMoment(at))
    .toSorted((a, b) => a.at - b.at)
  return marks.flatMap(({ at, level }, index) => {
    const start = marks[index - 1]?.at
    const isKnown = start !== undefined && at - start <= LONGEST_LEVEL
    return isKnown && ASLEEP.has(level) ? [{ start, end: at }] : []
  })
}
