import { Readable } from 'node:stream'
import type { ClubId, Db } from '../db/client.ts'
import type { FileStore, StoredFile } from '../files/store.ts'
import { digest } from '../recordings/imports/digest.ts'
import { readActivity } from '../../readers/read-activity.ts'
import { storeActivity } from '../recordings/imports/store.ts'
import { writeFit } from './fit-writer.ts'
import type { Random } from './random.ts'
import type { DemoClubs, Member } from './seed-clubs.ts'
import type { DemoSession } from './seed-season.ts'
import { workoutOf, type Workout } from './workout.ts'

export type SeededActivity = { id: number; session_id: number; user_id: number }

const RECENT_MS = 8 * 86_400_000
const FIT_SPORT: Record<number, { sport: number; sub_sport: number }> = {
  1: { sport: 15, sub_sport: 0 },
  2: { sport: 15, sub_sport: 14 },
  3: { sport: 2, sub_sport: 0 },
  4: { sport: 1, sub_sport: 0 },
}
const INDOORS = 2
/** One of so many athletes stops early, after so much of the last piece. */
const TIRED = 12
const STOPPED_AT = 0.6

/**
 * Every third athlete wears a watch: FIT files are written, kept, and read by the readers that
 * serve uploads.
 */
export async function seedFiles(
  db: Db,
  files: FileStore,
  clubs: DemoClubs,
  over: readonly DemoSession[],
  random: Random,
): Promise<SeededActivity[]> {
  const wearers = new Set(
    clubs.athletes.filter((_, index) => index % 3 === 0).map((person) => person.id),
  )
  const seeded: SeededActivity[] = []
  for (const session of over) {
    const worn = session.coming.filter(
      (person) => wearers.has(person.id) && session.planned.efforts.length > 0,
    )
    const written = worn.map((person) => {
      const isTired = clubs.athletes.indexOf(person) % TIRED === TIRED - 3
      return { person, bytes: fileOf(session, { person, isTired }, random) }
    })
    const stored = await Promise.all(
      written.map(({ bytes }) => files.put(Readable.from([Buffer.from(bytes)]))),
    )
    for (const [index, { person, bytes }] of written.entries()) {
      const kept = stored[index]
      if (kept)
        seeded.push({
          id: await seedImport(db, clubs, placeOf(session), person, bytes, kept),
          session_id: session.id,
          user_id: person.id,
        })
    }
  }
  return seeded
}

function fileOf(
  { planned, starts }: DemoSession,
  { person, isTired }: { person: Member; isTired: boolean },
  random: Random,
): Uint8Array {
  const outdoors = planned.sport_id !== INDOORS
  const recent = Date.now() - starts < RECENT_MS
  const workout = workoutOf(planned.efforts, person, random, { step: recent ? 1 : 5, outdoors })
  const { records, laps } = isTired ? stoppedEarly(workout) : workout
  const { sport, sub_sport } = FIT_SPORT[planned.sport_id] ?? { sport: 0, sub_sport: 0 }
  return writeFit({
    start: new Date(starts + Math.round(random.between(1, 6)) * 60_000),
    sport,
    sub_sport,
    records,
    laps,
    product: 'Slipway demo',
  })
}

/** The recording of somebody who stopped in the last piece that their watch led them through. */
function stoppedEarly({ records, laps }: Workout): Workout {
  const last = laps.findLast(({ step }) => step === 0)
  if (!last) return { records, laps }
  const time = Math.round(STOPPED_AT * last.time)
  const end = last.start + time
  const left = records.filter(({ t }) => t <= end)
  const lap = { ...last, time, distance: (last.distance ?? 0) * STOPPED_AT }
  return { records: left, laps: [...laps.slice(0, laps.indexOf(last)), lap] }
}

const placeOf = ({ id, starts, planned }: DemoSession): ImportPlace => ({
  session_id: id,
  sport_id: planned.sport_id,
  starts,
  name: `${planned.name.replaceAll(/[^\w]+/g, '-')}-${planned.day}.fit`,
})

type ImportPlace = { session_id: number; sport_id: number; starts: number; name: string }

const TWO_HOURS_MS = 7_200_000

/** A kept file of a session that was read two hours after it began. */
async function seedReadFile(
  db: Db,
  club_id: ClubId,
  { session_id, starts, name }: Omit<ImportPlace, 'sport_id'>,
  { id: user_id }: Member,
  { sha256, size }: StoredFile,
): Promise<number> {
  const read_at = new Date(starts + TWO_HOURS_MS).toISOString()
  await db
    .insertInto('stored_files')
    .values({ sha256, size })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const file = await db
    .insertInto('files')
    .values({ club_id, sha256, size, name })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('imports')
    .values({
      club_id,
      user_id,
      uploaded_by: user_id,
      file_id: file.id,
      sha256,
      session_id,
      state: 'done',
      progress: 1,
      created_at: read_at,
      finished_at: read_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * A file as if a person had uploaded it after the session, read by the readers that serve uploads.
 * Returns its last activity.
 */
export async function seedImport(
  db: Db,
  clubs: DemoClubs,
  { session_id, sport_id, starts, name }: ImportPlace,
  person: Member,
  bytes: Uint8Array,
  kept: { sha256: string; size: number },
): Promise<number> {
  const { activities, warnings } = await readActivity(bytes)
  const import_id = await seedReadFile(db, clubs.club, { session_id, starts, name }, person, kept)
  let last = 0
  for (const [position, activity] of activities.entries()) {
    const athlete = { hr_zones: null, max_hr: person.max_hr, age_years: person.age }
    last = await storeActivity(
      db,
      clubs.club,
      {
        import_id,
        position,
        user_id: person.id,
        session_id,
        sport_id: activity.sport_id ?? sport_id,
        ets_factors: null,
      },
      digest(activity, athlete, warnings),
    )
  }
  return last
}
