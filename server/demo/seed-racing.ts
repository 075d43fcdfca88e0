import type { RaceLine, RaceReportKind } from '#domain/race-analysis/kinds.ts'
import type { Db } from '../db/client.ts'
import type { FileStore } from '../files/store.ts'
import { addRaceReport } from '../analysis/race-analysis/commands.ts'
import { seedRaceSession, type Boat } from './race-session.ts'
import type { DemoClubs } from './seed-clubs.ts'
import type { TrialRace } from './trial-track.ts'

const DAYS_AGO = 17
const REHEARSED_DAYS_AGO = 38
const REHEARSED: TrialRace = { speed: 5.12, rate: 32, shape: [1.06, 1.01, 0.95, 0.99] }
export type DemoRacing = Readonly<Record<RaceReportKind, string>>
/** Two sessions in which the same boat was recorded over the same distance. */
export type DemoCompared = { session: number; beside: number }

/**
 * A trial over 2000 m of three double sculls, two with watches and one timed from the shore, and a
 * comparison of each kind. One of them had rehearsed it weeks before.
 */
export async function seedRacing(
  db: Db,
  files: FileStore,
  clubs: DemoClubs,
  water: number,
): Promise<{ racing: DemoRacing; compared: DemoCompared }> {
  const elite = clubs.athletes.filter(
    ({ squad, cox, scull }) => (squad === 'Senior' || squad === 'U23') && !cox && scull,
  )
  const men = elite.filter(({ gender }) => gender === 'm')
  const women = elite.filter(({ gender }) => gender === 'w')
  const boats: Boat[] = [
    {
      name: 'Pilatus',
      gender: 'men',
      people: men.slice(0, 2),
      race: { speed: 5.28, rate: 34, shape: [1.03, 0.99, 0.985, 1.02] },
    },
    {
      name: 'Rigi',
      gender: 'men',
      people: men.slice(2, 4),
      race: { speed: 5.24, rate: 35, shape: [1.05, 1, 0.97, 1] },
    },
    {
      name: 'Titlis',
      gender: 'women',
      people: women.slice(0, 2),
      splits: [103.2, 106.4, 107.1, 104.8],
    },
  ]
  const trial = { name: 'Trial over 2000 m', days_ago: DAYS_AGO, boats }
  const { session, crews } = await seedRaceSession(db, files, clubs, trial)
  const rehearsal = await seedRaceSession(db, files, clubs, {
    name: 'Rehearsal over 2000 m',
    days_ago: REHEARSED_DAYS_AGO,
    boats: [{ name: 'Pilatus', gender: 'men', people: men.slice(0, 2), race: REHEARSED }],
  })
  const racing = await comparisonsOf(db, clubs, { session, crews, water })
  return { racing, compared: { session, beside: rehearsal.session } }
}

type Raced = { session: number; crews: readonly number[]; water: number }

/** One comparison of each kind, that of the trial last, so that it is the first of the list. */
async function comparisonsOf(
  db: Db,
  { club, coaches }: DemoClubs,
  { session, crews, water }: Raced,
): Promise<DemoRacing> {
  const boats = await db
    .selectFrom('crews')
    .select('id')
    .where('club_id', '=', club)
    .where('session_id', '=', water)
    .orderBy('id')
    .execute()
  const line = (session_id: number, crew_id: number | undefined, piece: number): RaceLine => ({
    session_id,
    piece,
    crew_id: crew_id ?? 0,
    user_id: null,
  })
  const four = [1, 2, 3, 4]
  const pieces = (boat: { id: number } | undefined) => four.map((one) => line(water, boat?.id, one))
  const keep = async (name: string, lines: readonly RaceLine[]) =>
    (await addRaceReport(db, club, { name, creator_id: coaches[0]?.id ?? 0, lines })).uuid
  return {
    'single-crew-session': await keep('Pilatus in the trial', [line(session, crews[0], 1)]),
    'single-crew-session-pieces': await keep('Reuss: four race pieces', pieces(boats[0])),
    'multiple-crews-multiple-pieces': await keep('Reuss and Aare: race pieces', [
      ...pieces(boats[0]),
      ...pieces(boats[1]),
    ]),
    'multiple-crews-multiple-sessions': await keep('Trial and race pieces', [
      ...crews.map((crew) => line(session, crew, 1)),
      ...boats.map(({ id }) => line(water, id, 1)),
    ]),
    'multiple-crews-single-piece': await keep(
      'Trial over 2000 m: three doubles',
      crews.map((crew) => line(session, crew, 1)),
    ),
  }
}
