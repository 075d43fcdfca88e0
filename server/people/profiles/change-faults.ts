import type { ProfileChange } from '#contract/people/profiles.ts'
import { BOUNDS } from '#domain/constants/bounds.ts'
import type { Language } from '#domain/constants/languages.ts'
import { zoneFaults, type ZoneFault } from '#domain/training/zone-faults.ts'
import { fieldText } from '../../text/text.ts'

type Errors = Record<string, string[]>
type Known = { max_hr: number | null; resting_hr: number | null; hr_zones: number[] | null }

const SENTENCE = {
  range: 'between',
  order: 'ascending',
  max: 'below_max',
} as const satisfies Record<ZoneFault['fault'], string>

/**
 * What does not fit together once the change is made, by field; empty when all does. `today` is
 * YYYY-MM-DD.
 */
export function changeFaults(
  known: Known,
  change: ProfileChange,
  today: string,
  language: Language,
): Errors {
  const { date_of_birth } = change
  const { max_hr, resting_hr, hr_zones } = { ...known, ...definedOf(change) }
  const touched = change.max_hr !== undefined || change.hr_zones !== undefined
  return {
    ...(date_of_birth &&
      date_of_birth > today && { date_of_birth: [fieldText(language, 'in_past')] }),
    ...(date_of_birth &&
      date_of_birth < '1900-01-01' && { date_of_birth: [fieldText(language, 'date')] }),
    ...(max_hr !== null &&
      resting_hr !== null &&
      resting_hr >= max_hr && { resting_hr: [fieldText(language, 'below_max')] }),
    ...(touched && hr_zones && zoneErrors(hr_zones, max_hr, language)),
  }
}

const zoneErrors = (zones: readonly number[], maxHr: number | null, language: Language): Errors =>
  Object.fromEntries(
    zoneFaults(zones, maxHr).map(({ index, fault }) => [
      `hr_zones.${index}`,
      [fieldText(language, SENTENCE[fault], BOUNDS.heart_rate)],
    ]),
  )

const definedOf = ({ max_hr, resting_hr, hr_zones }: ProfileChange): Partial<Known> => ({
  ...(max_hr !== undefined && { max_hr }),
  ...(resting_hr !== undefined && { resting_hr }),
  ...(hr_zones !== undefined && { hr_zones }),
})
