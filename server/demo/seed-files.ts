import { Readable } from 'node:stream'
import { SPORT } from '#domain/constants/sports.ts'
import { readActivity } from '../../readers/read-activity.ts'
import { digest } from '../recordings/imports/digest.ts'
import { storeActivity } from '../recordings/imports/store.ts'
import { writeFit } from './fit-writer.ts'
import { DAY_MS, MINUTE_MS } from './plan-session.ts'
import type { Random } from './random.ts'
import { insertRow } from './rows.ts'
import type { Demo, Member } from './seed-clubs.ts'
import { workoutOf, type Workout } from './workout.ts'
import type { Planned } from './season.ts'

export type DemoSession = {
  id: number
  planned: Planned
  starts: number
  people: Member[]
  coming: Member[]
}

export type SeededActivity = { id: number; session_id: number; user_id: number }

const FIT_SPORT: Record<number, { sport: number; sub_sport: number }> = {
  [SPORT.rowing]: { sport: 15, sub_sport: 0 },
  [SPORT.ergo]: { sport: 15, sub_sport: 14 },
  [SPORT.bike]: { sport: 2, sub_sport: 0 },
  [SPORT.run]: { sport: 1, sub_sport: 0 },
}
/** One of so many athletes stops early, after so much of the last piece. */
const TIRED = 12
const STOPPED_AT = 0.6

/**
 * Every third athlete wears a watch: FIT files are written, kept, and read by the readers that
 * serve uploads.
 */
export async function seedFiles(
  demo: Demo,
  over: readonly DemoSession[],
  random: Random,
): Promise<SeededActivity[]> {
  const seeded: SeededActivity[] = []
  for (const session of over) {
    const { id: session_id, planned, starts } = session
    if (planned.efforts.length === 0) continue
    const worn = session.coming.filter((person) => demo.athletes.indexOf(person) % 3 === 0)
    const written = worn.map((person) => {
      const isTired = demo.athletes.indexOf(person) % TIRED === TIRED - 3
      return { person, bytes: fileOf(session, { person, isTired }, random) }
    })
    const files = await Promise.all(written.map(({ bytes }) => keepFile(demo, bytes)))
    const name = `${planned.name.replaceAll(/[^\w]+/g, '-')}-${planned.day}.fit`
    const place = { session_id, sport_id: planned.sport_id, starts, name }
    for (const [index, file] of files.entries()) {
      const person = worn[index]
      if (!person) continue
      const id = await seedImport(demo, place, person, file)
      seeded.push({ id, session_id, user_id: person.id })
    }
  }
  return seeded
}

function fileOf(
  { planned, starts }: DemoSession,
  { person, isTired }: { person: Member; isTired: boolean },
  random: Random,
): Uint8Array {
  const outdoors = planned.sport_id !== SPORT.ergo
  const isRecent = Date.now() - starts < 8 * DAY_MS
  const step = isRecent ? 1 : 5
  const workout = workoutOf(planned.efforts, person, random, { step, outdoors })
  return writeFit({
    start: new Date(starts + Math.round(random.between(1, 6)) * MINUTE_MS),
    ...(FIT_SPORT[planned.sport_id] ?? { sport: 0, sub_sport: 0 }),
    ...(isTired ? stoppedEarly(workout) : workout),
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

type SeededFile = { bytes: Uint8Array; sha256: string; size: number }

/** Keeps a file as an upload is kept. */
export async function keepFile({ db, files }: Demo, bytes: Uint8Array): Promise<SeededFile> {
  const { sha256, size } = await files.put(Readable.from([Buffer.from(bytes)]))
  await db
    .insertInto('stored_files')
    .values({ sha256, size })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { bytes, sha256, size }
}

type ImportPlace = { session_id: number; sport_id: number; starts: number; name: string }

/**
 * A file as if a person had uploaded it two hours after the session began, read by the readers that
 * serve uploads. Returns its last activity.
 */
export async function seedImport(
  { db, club }: Demo,
  { session_id, sport_id, starts, name }: ImportPlace,
  { id: user_id, max_hr, age }: Member,
  { bytes, sha256, size }: SeededFile,
): Promise<number> {
  const { activities, warnings } = await readActivity(bytes)
  const read_at = new Date(starts + 120 * MINUTE_MS).toISOString()
  const file_id = await insertRow(db, 'files', { club_id: club, sha256, size, name })
  const import_id = await insertRow(db, 'imports', {
    club_id: club,
    user_id,
    uploaded_by: user_id,
    file_id,
    sha256,
    session_id,
    state: 'done',
    progress: 1,
    created_at: read_at,
    finished_at: read_at,
  })
  const athlete = { hr_zones: null, max_hr, age_years: age }
  const place = { import_id, user_id, session_id, ets_factors: null }
  let last = 0
  for (const [position, activity] of activities.entries())
    last = await storeActivity(
      db,
      club,
      { ...place, position, sport_id: activity.sport_id ?? sport_id },
      digest(activity, athlete, warnings),
    )
  return last
}
