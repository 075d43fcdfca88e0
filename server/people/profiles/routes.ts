import type * as contract from '#contract/people/profiles.ts'
import type { Profile, ProfileChange } from '#contract/people/profiles.ts'
import type { Language } from '#domain/constants/languages.ts'
import { canChangeOwnBirth } from '#domain/rules/consent.ts'
import { canEditProfile } from '#domain/rules/privacy.ts'
import { isCoach, type Viewer } from '#domain/rules/viewer.ts'
import { ageClassOf } from '#domain/training/age-class.ts'
import { tanakaMaxHr, zonesOfAthlete } from '#domain/training/zones.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { BOUNDS } from '#domain/constants/bounds.ts'
import { zoneFaults, type ZoneFault } from '#domain/training/zone-faults.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found } from '../../http/refusal.ts'
import { demandAthlete } from '../privacy/open.ts'
import { nameOf } from '../../text/names.ts'
import { fieldText } from '../../text/text.ts'
import { recountZones, saveProfile } from './commands.ts'
import { storedProfile, visibleProfiles, type StoredProfile } from './queries.ts'

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
function changeFaults(
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

const yearOf = (day: string) => Number(day.slice(0, 4))

/** Who may start with the masters may still start with the seniors. */
function ageClassName(
  date_of_birth: string | null,
  timeZone: string,
  language: Language,
): string | null {
  const key = ageClassOf(date_of_birth, yearOf(dayIn(timeZone, new Date())))
  if (key === null) return null
  const name = nameOf(language, 'age', key)
  return key.startsWith('masters') ? `${nameOf(language, 'age', 'senior')} / ${name}` : name
}

function zonesOf({ person, age_years }: StoredProfile): Profile['zones'] {
  if (!person) return null
  const zones = zonesOfAthlete({ hr_zones: person.hr_zones, max_hr: person.max_hr, age_years })
  const max_hr = person.max_hr ?? (age_years === null ? null : tanakaMaxHr(age_years))
  return zones && { bounds: [...zones.bounds], basis: zones.basis, max_hr }
}

function shown(
  stored: StoredProfile,
  viewer: Viewer,
  timeZone: string,
  language: Language,
): Profile {
  const { person } = stored
  return {
    ...stored,
    roles: stored.roles.map(({ id, name }) => ({ id, name: nameOf(language, 'role', name) })),
    person: person && {
      ...person,
      age_class: ageClassName(person.date_of_birth, timeZone, language),
    },
    zones: zonesOf(stored),
    is_self: stored.user_id === viewer.user_id,
    can_edit: person !== null && canEditProfile(viewer, stored.user_id, true),
  }
}

type ProfileCall = { db: Db; clubId: ClubId; viewer: Viewer; params: { id: number } }

async function profileFor(
  { db, clubId, viewer, params }: ProfileCall,
  timeZone: string,
  language: Language,
): Promise<Profile> {
  return shown(found(await storedProfile(db, clubId, params.id)), viewer, timeZone, language)
}

export const profileHandlers: Handlers<typeof contract> = {
  async profile(call) {
    await demandAthlete(call.db, call.clubId, call.viewer, call.params.id, 'profile')
    return { data: await profileFor(call, call.timeZone, call.language) }
  },
  async saveProfile(call) {
    const { db, clubId, viewer, params, body, timeZone, language } = call
    await demandAthlete(db, clubId, viewer, params.id, 'profile')
    const { person } = found(await storedProfile(db, clubId, params.id))
    demand(person !== null && canEditProfile(viewer, params.id, true))
    const today = dayIn(timeZone, new Date())
    const isFixed =
      params.id === viewer.user_id &&
      body.date_of_birth !== undefined &&
      !canChangeOwnBirth(person, body.date_of_birth, today)
    const errors = {
      ...changeFaults(person, body, today, language),
      ...(isFixed && { date_of_birth: [fieldText(language, 'birth_fixed')] }),
    }
    demand(Object.keys(errors).length === 0, 'invalid', { errors })
    await saveProfile(db, clubId, params.id, body)
    return { data: await profileFor(call, timeZone, language) }
  },
  async recountZones({ db, clubId, viewer, params }) {
    await demandAthlete(db, clubId, viewer, params.id, 'zones')
    demand(params.id === viewer.user_id || isCoach(viewer))
    await recountZones(db, clubId, params.id)
    return { data: { done: true } }
  },
  async profileAthletes({ db, clubId, viewer, query, timeZone, language }) {
    const { page = 1, limit = 1000 } = query
    const squads = query.squads?.split(',').map(Number) ?? []
    const rows = await visibleProfiles(db, clubId, {
      viewer_id: viewer.user_id,
      query: query.query ?? '',
      squads,
      page,
      limit,
    })
    const data = rows.map(({ date_of_birth, ...row }) => ({
      ...row,
      age_class: ageClassName(date_of_birth, timeZone, language),
    }))
    return { data, meta: { page, limit, total: rows[0]?.total ?? 0 } }
  },
}
