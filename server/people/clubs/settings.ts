import type { ClubChange } from '#contract/people/clubs.ts'
import type { Language } from '#domain/constants/languages.ts'
import { sportById } from '#domain/constants/sports.ts'
import { isTimeZone } from '#domain/time/time-zone.ts'
import { gmtZoneFaults, type GmtZoneFault } from '#domain/rules/gmt-zones.ts'
import { Refusal } from '../../http/refusal.ts'
import { fieldText } from '../../text/text.ts'

type Errors = Record<string, string[]>

/**
 * Checks what a schema cannot say: that places in time and sport exist, and that zones follow each
 * other. @throws Refusal invalid
 */
export function demandSettings(change: ClubChange, language: Language): void {
  const errors: Errors = {
    ...zoneErrors('gmt_distribution', change.gmt_distribution, language),
    ...zoneErrors('paddle_gmt_distribution', change.paddle_gmt_distribution, language),
  }
  const choice = [fieldText(language, 'choice')]
  if (change.time_zone !== undefined && !isTimeZone(change.time_zone)) errors['time_zone'] = choice
  if (change.default_sport_id !== undefined && sportById(change.default_sport_id)?.place === null)
    errors['default_sport_id'] = choice
  if (change.venue && (change.venue.latitude === null) !== (change.venue.longitude === null))
    errors['venue.latitude'] = [fieldText(language, 'required')]
  if (Object.keys(errors).length > 0) throw new Refusal('invalid', { errors })
}

function zoneErrors(
  field: string,
  zones: ClubChange['gmt_distribution'],
  language: Language,
): Errors {
  const say = (fault: GmtZoneFault) => {
    if (fault.field === 'start') return fieldText(language, 'follows', { value: fault.value })
    return fieldText(language, fault.field === 'id' ? 'choice' : 'at_least', {
      min: zones?.[fault.index]?.start ?? 0,
    })
  }
  return Object.fromEntries(
    gmtZoneFaults(zones ?? []).map((fault) => [
      `${field}.${fault.index}.${fault.field}`,
      [say(fault)],
    ]),
  )
}
