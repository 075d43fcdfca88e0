import type {
  DailyAthlete,
  DailyQuery,
  CourseWithBands,
  MorningReading,
} from '#contract/analysis/monitoring-reports.ts'
import type { Language } from '#domain/constants/languages.ts'
import { normalOf, readingOf } from '#domain/monitoring/bands.ts'
import { HISTORY_DAYS } from '#domain/monitoring/baselines.ts'
import { compareUrgency, missedDays, urgencyOf } from '#domain/monitoring/daily.ts'
import { episodeOn, healthDays, type HealthAbsence } from '#domain/monitoring/episodes.ts'
import { MORNING_NUMBERS, type MorningNumber } from '#domain/monitoring/fields.ts'
import { readinessOf } from '#domain/monitoring/readiness.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { addDays, eachDay } from '#domain/time/week.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { found } from '../../http/refusal.ts'
import type { ServerTexts } from '../../text/text.ts'
import {
  absencesOf,
  askedFields,
  askedPeople,
  judgedMornings,
  morningsOf,
  withFocusOn,
  type Days,
  type JudgedMorning,
} from './report-mornings.ts'
import { chosenWhom, idsOf, noteMorningsRead, type Whom } from './report-people.ts'

export type MorningsCall = { db: Db; clubId: ClubId; viewer: Viewer; timeZone: string }
export type MorningFileCall = MorningsCall & { texts: ServerTexts; language: Language }

/** The mornings of a day of all whom the viewer sees, each value judged by the person's own course. */
export async function dailyOf(asked: MorningsCall, query: DailyQuery, day: string) {
  const { db, clubId, viewer } = asked
  const [fields, { athletes, ...counts }] = await Promise.all([
    askedFields(db, clubId),
    dailyAthletes(asked, query, day),
  ])
  const shown = new Set<MorningNumber>(fields)
  for (const { readings } of athletes) for (const { field } of readings) shown.add(field)
  await noteMorningsRead(
    db,
    clubId,
    viewer.user_id,
    athletes.map(({ user_id }) => user_id),
  )
  return { day, fields: MORNING_NUMBERS.filter((field) => shown.has(field)), ...counts, athletes }
}

/** The athletes of a day in the order of urgency, and how many are asked and have entered. */
export async function dailyAthletes(
  { db, clubId, viewer }: MorningsCall,
  { focuses, ...query }: DailyQuery,
  day: string,
) {
  const whom = await chosenWhom(db, clubId, viewer, query)
  const training = focuses ? await withFocusOn(db, clubId, day, idsOf(focuses)) : null
  const people = whom.filter(({ user_id }) => training?.has(user_id) ?? true)
  const ids = people.map(({ user_id }) => user_id)
  const days = { first: addDays(day, -HISTORY_DAYS), last: day }
  const [asked, judged, absences] = await Promise.all([
    askedPeople(db, clubId, ids),
    judgedMornings(db, clubId, ids, days),
    absencesOf(db, clubId, ids, days),
  ])
  const athletes = people
    .map((person) =>
      athleteOf(person, {
        days,
        asked: asked.has(person.user_id),
        isOwn: person.user_id === viewer.user_id,
        ...judged(person.user_id),
        absences: absences.get(person.user_id) ?? [],
      }),
    )
    .filter((athlete) => athlete.asked || athlete.entered)
    .map((athlete) => ({ athlete, urgency: urgencyOf(athlete, athlete.episode !== null) }))
    .toSorted(
      (one, other) =>
        compareUrgency(one.urgency, other.urgency) ||
        one.athlete.full_name.localeCompare(other.athlete.full_name),
    )
    .map(({ athlete }) => athlete)
  const expected = athletes.filter((athlete) => athlete.asked)
  return {
    asked: expected.length,
    entered: expected.filter(({ entered }) => entered).length,
    athletes,
  }
}

type Known = JudgedMorning & {
  /** Those that are looked at, of which the last is judged. */
  days: Days
  asked: boolean
  isOwn: boolean
  absences: readonly HealthAbsence[]
}

function athleteOf(person: Whom, known: Known): DailyAthlete {
  const { days, asked, isOwn, own, mornings, absences } = known
  const day = days.last
  const episode = episodeOn(healthDays(mornings, absences, days), day)
  return {
    ...person,
    entered: own !== undefined,
    asked,
    health: own?.health ?? null,
    note: own && (isOwn || !own.note_private) ? own.note : null,
    episode: episode && { ...episode, reasons: [...episode.reasons] },
    readiness: own ? readinessOf(own) : null,
    readings: MORNING_NUMBERS.flatMap((field): MorningReading[] => {
      const reading = readingOf(field, mornings, day)
      return reading ? [{ field, ...reading }] : []
    }),
    pulse: pulseOf(mornings, day),
    missed_days: missedDays(
      mornings.map((morning) => morning.day),
      day,
    ),
  }
}

/** The waking heart rate of two weeks, with what is usual on the last day. */
function pulseOf(mornings: Known['mornings'], day: string): DailyAthlete['pulse'] {
  const values = eachDay(addDays(day, 1 - PULSE_DAYS), day).map(
    (on) => mornings.find((morning) => morning.day === on)?.waking_hr ?? null,
  )
  if (values.every((value) => value === null)) return null
  return { values, high: normalOf('waking_hr', mornings, day)?.high ?? null }
}

const PULSE_DAYS = 14

/** Four weeks of one person, each day with what is usual for them on it. */
export async function courseOf(
  { db, clubId, viewer }: MorningsCall,
  userId: number,
  day: string,
): Promise<CourseWithBands> {
  const [person] = await chosenWhom(db, clubId, viewer, { athletes: String(userId) })
  const { user_id, full_name } = found(person)
  const first = addDays(day, 1 - HISTORY_DAYS)
  const [asked, mornings] = await Promise.all([
    askedFields(db, clubId),
    morningsOf(db, clubId, [user_id], { first: addDays(first, -HISTORY_DAYS), last: day }),
  ])
  const own = mornings.get(user_id) ?? []
  const shownDays = own.filter((morning) => morning.day >= first)
  const names = new Set<MorningNumber>(asked)
  const fields = MORNING_NUMBERS.filter(
    (field) => names.has(field) || shownDays.some((morning) => morning[field] !== null),
  )
  await noteMorningsRead(db, clubId, viewer.user_id, [user_id])
  return {
    user_id,
    full_name,
    fields,
    days: eachDay(first, day).map((on) => ({
      day: on,
      health: shownDays.find((morning) => morning.day === on)?.health ?? null,
      values: fields.map((field) => {
        const reading = readingOf(field, own, on)
        const normal = normalOf(field, own, on)
        return {
          field,
          value: reading?.value ?? null,
          level: reading?.level ?? null,
          low: normal?.low ?? null,
          high: normal?.high ?? null,
        }
      }),
    })),
  }
}
