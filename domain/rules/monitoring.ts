import { FEATURE } from '../constants/features.ts'
import { ROLE } from '../constants/roles.ts'
import { HEALTH_REASONS, HEALTH_STATUS, type HealthReason } from '../constants/statuses.ts'
import {
  isIll,
  isInjured,
  MORNING_FIELDS,
  MORNING_NUMBERS,
  type MorningHealth,
  type MorningNumber,
  type MorningNumbers,
} from '../monitoring/fields.ts'
import { addDays } from '../time/week.ts'
import { hasFeature, hasPermission, hasRole, isCoach, type Viewer } from './viewer.ts'

/** All that somebody can say of a morning. */
export type Morning = MorningNumbers & {
  health: MorningHealth | null
  reasons: readonly HealthReason[]
  note: string | null
  note_private: boolean
}
export type MorningPart = keyof Morning
export const MORNING_PARTS: readonly MorningPart[] = [
  ...MORNING_NUMBERS,
  'health',
  'reasons',
  'note',
  'note_private',
]

/** The parts that are to change; what is left out stays. */
export type MorningChange = { [P in MorningPart]?: Morning[P] | undefined }

export const NO_MORNING: Morning = {
  ...(Object.fromEntries(MORNING_NUMBERS.map((name) => [name, null])) as MorningNumbers),
  health: null,
  reasons: [],
  note: null,
  note_private: false,
}

type MorningFacts = { user_id: number; day: string; today: string; sees: boolean }

/**
 * Who enters a morning: an athlete their own, at any time after it; a coach who sees the athlete
 * that of today and yesterday, and earlier ones with the right over what has been. Nobody enters
 * one that has not come.
 */
export function canEnterMorning(
  viewer: Viewer,
  { user_id, day, today, sees }: MorningFacts,
): boolean {
  if (!hasFeature(viewer, FEATURE.morning_monitoring)) return false
  if (day > today || viewer.impersonated) return false
  if (user_id === viewer.user_id) return hasRole(viewer, [ROLE.athlete])
  if (!sees || !isCoach(viewer)) return false
  return day >= addDays(today, -1) || hasPermission(viewer, 'view-edit-all-sessions')
}

/** The reasons that belong to how somebody is. */
export function reasonsOf(health: MorningHealth | null): readonly HealthReason[] {
  return [
    ...(isInjured(health) ? HEALTH_REASONS[HEALTH_STATUS.injured] : []),
    ...(isIll(health) ? HEALTH_REASONS[HEALTH_STATUS.ill] : []),
  ]
}

export type MorningFault = 'reasons' | 'training_quality'

/** The parts of a change that do not fit what would be stored. */
export function morningFaults(
  stored: Morning,
  change: MorningChange,
  { trained }: { /** There was training the day before. */ trained: boolean },
): MorningFault[] {
  const health = change.health === undefined ? stored.health : change.health
  const belongs = reasonsOf(health)
  const faults: MorningFault[] = []
  if (change.reasons?.some((reason) => !belongs.includes(reason))) faults.push('reasons')
  if (typeof change.training_quality === 'number' && !trained) faults.push('training_quality')
  return faults
}

/** The morning after a change. Reasons go with the health they belong to, as a private note does. */
export function morningAfter(stored: Morning, change: MorningChange): Morning {
  const given = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  ) as Partial<Morning>
  const next = { ...stored, ...given }
  const belongs = reasonsOf(next.health)
  const note = next.note?.trim() || null
  return {
    ...next,
    ...roundedNumbers(next),
    reasons: next.reasons.filter((reason) => belongs.includes(reason)),
    note,
    note_private: note !== null && next.note_private,
  }
}

const roundedNumbers = (morning: MorningNumbers): MorningNumbers =>
  Object.fromEntries(
    MORNING_NUMBERS.map((name) => [name, roundedNumber(name, morning[name])]),
  ) as MorningNumbers

/** A number with the places after the point that its field has. */
export function roundedNumber(name: MorningNumber, value: number | null): number | null {
  const scale = 10 ** MORNING_FIELDS[name].decimals
  return value === null ? null : Math.round(value * scale) / scale
}

/** Nothing was said. */
export const isEmptyMorning = ({ health, note, ...rest }: Morning): boolean =>
  health === null && note === null && MORNING_NUMBERS.every((name) => rest[name] === null)

/** Whether a part that changes is by now neither what its writer saw nor what they ask for. */
export const isMorningChanged = (
  stored: Morning,
  change: MorningChange,
  seen: MorningChange,
): boolean =>
  MORNING_PARTS.some((part) => {
    const [asked, before] = [change[part], seen[part]]
    if (asked === undefined || before === undefined) return false
    const now = valueOf(stored[part])
    return now !== valueOf(before) && now !== valueOf(asked)
  })

function valueOf(value: Morning[MorningPart]): string | number | boolean | null {
  if (typeof value === 'string') return value.trim() || null
  return Array.isArray(value) ? value.toSorted().join() : (value as number | boolean | null)
}

/** How long after its time a reminder may still come, in minutes. */
const REMINDED_WITHIN = 120
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Whether it is time to remind somebody; `now` and `at` are HH:MM on the club's clock. */
export function isReminderDue(at: string | null, now: string): boolean {
  if (at === null) return false
  const late = minutes(now) - minutes(at)
  return late >= 0 && late < REMINDED_WITHIN
}
