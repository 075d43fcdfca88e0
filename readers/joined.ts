import type { ReadResult } from './activity.ts'

/** Several results as one; the kind is that of the first. */
export function joined(parts: readonly ReadResult[]): ReadResult {
  return {
    kind: parts[0]?.kind ?? '',
    activities: parts.flatMap(({ activities }) => activities),
    warnings: [...new Set(parts.flatMap(({ warnings }) => warnings))],
    left_out: parts.flatMap(({ left_out = [] }) => left_out),
  }
}
