import type { Db } from '../db/client.ts'
import { createGate } from '../recordings/efforts/commands.ts'
import type { DemoClubs } from './seed-clubs.ts'
import { lineAcross } from './workout.ts'

/** Metres from the end of the lake to the start: boats are on their way when they cross it. */
const START_M = 10
const SPLITS_M = [250, 500, 750]
const FINISH_M = 1000

/** The course of the demo regatta, with its lines on the way. */
export async function seedCourse(db: Db, { club, coaches }: DemoClubs): Promise<void> {
  const { venue_id } = await db
    .selectFrom('clubs')
    .select('venue_id')
    .where('id', '=', club)
    .executeTakeFirstOrThrow()
  const at = (metres: number) => lineAcross(START_M + metres)
  const course = {
    name: 'Rotsee 1000 m',
    venue_id,
    start: at(0),
    finish: at(FINISH_M),
    lines: SPLITS_M.map((metres) => ({ name: `${metres} m`, ...at(metres) })),
  }
  await createGate(db, club, course, coaches[0]?.id ?? 0)
}
