import type { ReadResult, Warning } from './activity.ts'
import { finishActivities } from './finish.ts'
import { FIT_ACTIVITY_FILE, FIT_MESSAGE } from './fit-fields.ts'
import { fieldNumber, isFitHeader, readFitPart, type FitPart } from './fit-part.ts'
import { holdsMornings } from './fit-mornings.ts'
import { recordingsOf } from './fit-sessions.ts'
import type { Head } from './head.ts'
import type { ReadLimits } from './limits.ts'
import { inContext, type ReadContext } from './read-context.ts'
import { FileRefusal } from './refusal.ts'

const SHORTEST = 14

/** Garmin's binary format: one file, or several chained in one, each with one or more sessions. */
export const fitReader = {
  name: 'fit',
  detect: ({ bytes }: Head): boolean => isFitHeader(bytes),
  read: readFit,
} as const

export function readFit(bytes: Uint8Array, limits: ReadLimits, context?: ReadContext): ReadResult {
  if (bytes.length < SHORTEST) throw new FileRefusal('file_damaged')
  const { parts, warnings } = readFitParts(bytes, limits)
  if (parts.some(holdsMornings)) warnings.add('mornings')
  const activityParts = parts.filter(holdsActivity)
  const recordings = inContext(activityParts.flatMap(recordingsOf), context)
  if (recordings.length === 0) throw new FileRefusal(refusalFor(parts, activityParts))
  const finished = finishActivities(recordings)
  return {
    kind: 'fit',
    activities: finished.activities,
    warnings: [...warnings, ...finished.warnings],
  }
}

/** The FIT files chained in one, as far as they make sense. */
export function readFitParts(
  bytes: Uint8Array,
  limits: ReadLimits,
): { parts: FitPart[]; warnings: Set<Warning> } {
  const parts: FitPart[] = []
  const warnings = new Set<Warning>()
  let at = 0
  let { records, cells } = limits
  while (at < bytes.length) {
    if (at + SHORTEST > bytes.length || !isFitHeader(bytes, at)) {
      warnings.add('part_not_read')
      break
    }
    if (parts.length >= limits.parts) throw new FileRefusal('too_large')
    const part = readFitPart(bytes, at, { ...limits, records, cells })
    records -= part.records.rows
    cells -= part.records.rows * part.records.names.length
    if (parts.length > 0 && part.records.rows === 0 && (part.truncated || part.damaged))
      warnings.add('part_not_read')
    parts.push(part)
    at = part.end
  }
  return { parts, warnings }
}

/** Settings, courses, weights and plans are FIT files too; some of them even hold records. */
function holdsActivity(part: FitPart): boolean {
  const type = fieldNumber(part.messages.get(FIT_MESSAGE.fileId)?.[0], 0)
  return type === undefined || type === FIT_ACTIVITY_FILE || part.messages.has(FIT_MESSAGE.session)
}

function refusalFor(
  parts: readonly FitPart[],
  activityParts: readonly FitPart[],
): 'file_damaged' | 'mornings_only' | 'no_records' | 'not_an_activity' {
  if (parts.some(holdsMornings)) return 'mornings_only'
  if (parts.some((part) => part.damaged || part.truncated)) return 'file_damaged'
  return activityParts.some((part) => part.messages.has(FIT_MESSAGE.session))
    ? 'no_records'
    : 'not_an_activity'
}
