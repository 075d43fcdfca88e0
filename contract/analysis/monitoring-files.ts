import { FEATURE } from '#domain/constants/features.ts'
import { MEASURED_NUMBERS } from '#domain/monitoring/fields.ts'
import { endpoint } from '../endpoint.ts'
import { data, Day, Strict, T, WordOf, type Static } from '../schema.ts'
import { MorningReading } from './monitoring.ts'

const FileReading = T.Object({ day: Day, ...MorningReading.properties })
export type FileReading = Static<typeof FileReading>

const RefusedValue = T.Object({
  day: Day,
  source: T.String(),
  field: WordOf(...MEASURED_NUMBERS),
  value: T.Number(),
})
export type RefusedValue = Static<typeof RefusedValue>

export const FileMornings = T.Object({
  kind: WordOf('fit', 'apple-health'),
  /** By day and device, the latest first; `older` counts those that are too many. */
  readings: T.Array(FileReading),
  older: T.Integer(),
  /** The first values beyond what a morning takes, and how many there are. */
  refused: T.Array(RefusedValue),
  refused_count: T.Integer(),
  /** Values of a heart rate variability that is not RMSSD: none follows from the other. */
  other_hrv: T.Integer(),
  /** The file ends too early or is damaged: these are the values that are whole. */
  is_broken: T.Boolean(),
})
export type FileMornings = Static<typeof FileMornings>

/** Nothing is stored: what of it is to be proposed is sent by `morning-readings`. */
export const findMornings = endpoint({
  method: 'POST',
  path: 'morning-files',
  access: { level: 'member', feature: FEATURE.morning_monitoring },
  notWhileImpersonating: true,
  returnsSecret: true,
  summary:
    'What a file says of the sender’s mornings: FIT of a watch or a scale, or an export of ' +
    'Apple Health. It is read and not kept',
  upload: Strict({}),
  reply: data(FileMornings),
})
