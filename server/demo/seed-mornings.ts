import { sql } from 'kysely'
import type { MorningNumber } from '#domain/monitoring/fields.ts'
import { addDays } from '#domain/time/week.ts'
import type { Db } from '../db/client.ts'
import { CHEST, COLD, RECOVERED, RIB, SUDDEN, WRIST, within } from './health-story.ts'
import { usualOf, valuesOf, type MorningRow, type State } from './morning-values.ts'
import { randomFrom, type Random } from './random.ts'
import type { DemoClubs, Member } from './seed-clubs.ts'

const SEED = 2026
const DAYS = 84

/** Above their own mean this morning. */
const TIRED_TODAY = { person: 6, beats: 7.4 }
const VERY_TIRED_TODAY = { person: 15, beats: 12.5 }
/** Said nothing for three weeks. */
const SILENT = { person: 11, from: 52, until: 31 }
/** Amber this morning, of others. */
const NOTED_TODAY: Record<number, Partial<Record<MorningNumber, number>>> = {
  [TIRED_TODAY.person]: { sleep_time: 395 },
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
export async function seedMornings(db: Db, clubs: DemoClubs): Promise<void> {
  const { club, athletes, today, time_zone } = clubs
  const [consenting, trained] = await Promise.all([whoConsents(db, clubs), daysTrained(db, clubs)])
  const days = Array.from({ length: DAYS }, (_, index): Day => {
    const ago = DAYS - 1 - index
    return { day: addDays(today, -ago), ago }
  })
  const random = randomFrom(SEED)
  const rows = athletes.flatMap((person, place) => {
    const own = rowsOf({ person, place, days, random, shown: clubs.shown_athlete })
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
  const wrist = athletes[WRIST.person]
  if (wrist)
    await db
      .insertInto('absences')
      .values({
        club_id: club,
        user_id: wrist.id,
        from_date: addDays(today, -WRIST.from),
        until_date: addDays(today, -WRIST.until),
        reason: 'injured',
        note: 'Wrist: sees the physiotherapist on Thursdays',
      })
      .execute()
}

async function whoConsents(db: Db, { athletes }: DemoClubs): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('health_consent', '=', true)
    .execute()
  const asked = new Set(athletes.map(({ id }) => id))
  return new Set(rows.map(({ id }) => id).filter((id) => asked.has(id)))
}

const keyOf = (userId: number, day: string) => `${userId} ${day}`

async function daysTrained(db: Db, { club }: DemoClubs): Promise<ReadonlySet<string>> {
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
    const silent = place === SILENT.person && ago <= SILENT.from && ago >= SILENT.until
    const late = ago === 0 && (LATE.includes(place) || person.id === shown)
    const mustBe =
      ago === 0 || within(RECOVERED, place, ago) || (ago <= CHEST.from && place === CHEST.person)
    if (silent || late || !(isEntered || mustBe)) return []
    const row = { ...values, user_id: person.id, day, health: 'healthy', reasons: [], note: null }
    const noted = ago === 0 ? NOTED_TODAY[place] : undefined
    return [{ ...row, ...noted, ...healthOf(place, ago) } as MorningRow]
  })
}

const WELL: State = { beats: 0, tired: 0, sleep: 0, kilograms: 0 }

/** How the training, an illness and the days before a regatta tell in the morning. */
function stateOn({ squad }: Member, place: number, ago: number): State {
  if (within(COLD, place, ago) || within(CHEST, place, ago))
    return { beats: 9, tired: 1.6, sleep: 40, kilograms: -0.6 }
  if (ago === 0 && place === TIRED_TODAY.person)
    return { ...WELL, beats: TIRED_TODAY.beats, tired: 1, sleep: -100 }
  if (ago === 0 && place === VERY_TIRED_TODAY.person)
    return { ...WELL, beats: VERY_TIRED_TODAY.beats, tired: 2, sleep: -140 }
  if (squad !== 'Senior') return WELL
  if (ago <= CAMP.from && ago >= CAMP.until)
    return { beats: 2.5, tired: 0.9, sleep: -15, kilograms: -0.5 }
  return ago <= TAPER ? { beats: -1, tired: -0.8, sleep: 20, kilograms: 0.2 } : WELL
}

/** What somebody says about how they are, where it is not well. */
function healthOf(place: number, ago: number): Partial<MorningRow> {
  if (within(COLD, place, ago))
    return { health: 'ill', reasons: ['upper-respiratory'], temperature: ago === 40 ? 38.2 : 37.2 }
  if (within(CHEST, place, ago))
    return { health: 'ill', reasons: ['chest-infection'], temperature: ago === 0 ? 38.3 : 37.6 }
  if (within(SUDDEN, place, ago)) return { health: 'ill', reasons: ['gastrointestinal'] }
  if (within(RECOVERED, place, ago)) return { health: 'ill', reasons: ['virus'] }
  if (within(RIB, place, ago))
    return {
      health: 'injured',
      reasons: ['rib'],
      note: ago === RIB.from ? 'Hurts at the catch' : null,
    }
  // The days away say it.
  if (within(WRIST, place, ago)) return { health: null }
  return place % 9 === 0 ? { temperature: 36.5 } : {}
}
