import { sql } from 'kysely'
import type { HealthReason } from '#domain/constants/statuses.ts'
import type { MorningNumber } from '#domain/monitoring/fields.ts'
import { addDays } from '#domain/time/week.ts'
import { CHEST, COLD, RECOVERED, RIB, SUDDEN, WRIST, within } from './health-story.ts'
import { usualOf, valuesOf, type MorningRow, type State } from './morning-values.ts'
import { randomFrom, type Random } from './random.ts'
import { idsOf, insertRows } from './rows.ts'
import type { Demo, Member } from './seed-clubs.ts'

const SEED = 2026
const DAYS = 84

const state = (beats: number, tired: number, sleep: number, kilograms: number): State => ({
  beats,
  tired,
  sleep,
  kilograms,
})
const WELL = state(0, 0, 0, 0)
/** Above their own mean this morning. */
const TIRED_TODAY: Record<number, State> = {
  6: state(7.4, 1, -100, 0),
  15: state(12.5, 2, -140, 0),
}
/** Said nothing for three weeks. */
const SILENT = { person: 11, from: 52, until: 31 }
/** Amber this morning, of others. */
const NOTED_TODAY: Record<number, Partial<Record<MorningNumber, number>>> = {
  6: { sleep_time: 395 },
  9: { sleep_time: 380 },
  17: { soreness: 4 },
  20: { mood: 2 },
}
/** They have not entered anything yet today, nor has the athlete whose sign-in is given. */
const LATE = [3, 18, 23]
/** The seniors came home from a camp, and race soon. */
const CAMP = { from: 33, until: 24 }
const TAPER = 9

type Day = { day: string; ago: number }

/** Twelve weeks of mornings of those who consent to it, and somebody who is injured for a while. */
export async function seedMornings(demo: Demo): Promise<void> {
  const { db, club, athletes, today, time_zone } = demo
  const [consenting, trained] = [await whoConsents(demo), await daysTrained(demo)]
  const days = Array.from({ length: DAYS }, (_, index): Day => {
    const ago = DAYS - 1 - index
    return { day: addDays(today, -ago), ago }
  })
  const random = randomFrom(SEED)
  const rows = athletes.flatMap((person, place) => {
    const own = rowsOf({ person, place, days, random, shown: demo.shown_athlete })
    return consenting.has(person.id)
      ? own.map((row) => withTraining(row, trained, { random, today }))
      : []
  })
  await sql`insert into mornings (club_id, user_id, day, waking_hr, standing_hr, hrv_rmssd,
      sleep_time, sleep_quality, perceived_shape, fatigue, soreness, mood, training_quality,
      temperature, weight, health, reasons, note, entered_by, changed_at)
    select ${club}, r.user_id, r.day, r.waking_hr, r.standing_hr, r.hrv_rmssd, r.sleep_time,
      r.sleep_quality, r.perceived_shape, r.fatigue, r.soreness, r.mood, r.training_quality,
      r.temperature, r.weight, r.health, coalesce(r.reasons, '{}'), r.note, r.user_id,
      least(now(), (r.day + time '06:40') at time zone ${time_zone})
    from json_populate_recordset(null::mornings, ${JSON.stringify(rows)}::json) r`.execute(db)
  // Sessions are answered the evening before.
  await sql`update attendance a set answered_at = least(now(), s.starts_at - interval '10 hours')
    from sessions s
    where a.club_id = ${club} and s.club_id = a.club_id and s.id = a.session_id
      and a.answered_at is not null`.execute(db)
  const wrist = {
    club_id: club,
    user_id: athletes[WRIST.person]?.id ?? 0,
    from_date: addDays(today, -WRIST.from),
    until_date: addDays(today, -WRIST.until),
    reason: 'injured',
    note: 'Wrist: sees the physiotherapist on Thursdays',
  }
  await insertRows(db, 'absences', [wrist])
}

/** People whose coaches may see health data. */
export async function whoConsents({ db }: Demo): Promise<ReadonlySet<number>> {
  const people = db.selectFrom('users').select('id').where('health_consent', '=', true)
  return new Set(idsOf(await people.execute()))
}

const keyOf = (userId: number, day: string) => `${userId} ${day}`

async function daysTrained({ db, club }: Demo): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('training_loads')
    .select(['user_id', 'local_date'])
    .distinct()
    .where('club_id', '=', club)
    .where('user_id', 'is not', null)
    .execute()
  return new Set(rows.map(({ user_id, local_date }) => keyOf(Number(user_id), String(local_date))))
}

/** Those who trained the day before say how it was. */
function withTraining(
  row: MorningRow,
  trained: ReadonlySet<string>,
  { random, today }: { random: Random; today: string },
): MorningRow {
  const spread = row.day === today ? 0.2 : 0.8
  const quality = 3.6 + random.normal() * spread - ((row.fatigue ?? 2) - 2.3) * 0.3
  return trained.has(keyOf(row.user_id, addDays(row.day, -1)))
    ? { ...row, training_quality: Math.min(5, Math.max(1, Math.round(quality))) }
    : row
}

type Of = { person: Member; place: number; days: readonly Day[]; random: Random; shown: number }

function rowsOf({ person, place, days, random, shown }: Of): MorningRow[] {
  const usual = usualOf(person.gender, random)
  const diligence = random.between(0.78, 0.98)
  return days.flatMap(({ day, ago }) => {
    const isEntered = random.chance(diligence)
    const values = valuesOf(usual, stateOn(person, place, ago), { random, ago })
    const isLate = ago === 0 && (LATE.includes(place) || person.id === shown)
    const mustBe = ago === 0 || within(RECOVERED, place, ago) || within(CHEST, place, ago)
    if (within(SILENT, place, ago) || isLate || !(isEntered || mustBe)) return []
    const row = { ...values, user_id: person.id, day, health: 'healthy', reasons: [], note: null }
    const noted = ago === 0 ? NOTED_TODAY[place] : undefined
    return [{ ...row, ...noted, ...healthOf(place, ago) } as MorningRow]
  })
}

/** How the training, an illness and the days before a regatta tell in the morning. */
function stateOn({ squad }: Member, place: number, ago: number): State {
  if (within(COLD, place, ago) || within(CHEST, place, ago)) return state(9, 1.6, 40, -0.6)
  if (ago === 0 && TIRED_TODAY[place]) return TIRED_TODAY[place]
  if (squad !== 'Senior') return WELL
  if (ago <= CAMP.from && ago >= CAMP.until) return state(2.5, 0.9, -15, -0.5)
  return ago <= TAPER ? state(-1, -0.8, 20, 0.2) : WELL
}

/** What somebody says about how they are, where it is not well. */
function healthOf(place: number, ago: number): Partial<MorningRow> {
  const ill = (reason: HealthReason, temperature?: number) => ({
    health: 'ill' as const,
    reasons: [reason],
    ...(temperature && { temperature }),
  })
  if (within(COLD, place, ago)) return ill('upper-respiratory', ago === 40 ? 38.2 : 37.2)
  if (within(CHEST, place, ago)) return ill('chest-infection', ago === 0 ? 38.3 : 37.6)
  if (within(SUDDEN, place, ago)) return ill('gastrointestinal')
  if (within(RECOVERED, place, ago)) return ill('virus')
  const note = ago === RIB.from ? 'Hurts at the catch' : null
  if (within(RIB, place, ago)) return { health: 'injured', reasons: ['rib'], note }
  // The days away say it.
  if (within(WRIST, place, ago)) return { health: null }
  return place % 9 === 0 ? { temperature: 36.5 } : {}
}
