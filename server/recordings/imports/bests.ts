import type { RecordedBest } from '#domain/training/recorded-bests.ts'
import type { RollingSpeeds } from '#domain/training/rolling-speeds.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { keepBests } from './statements.ts'

type BestsOf = { activity_id: number; bests: readonly RecordedBest[]; speeds: RollingSpeeds }

/** Stores what is best in recordings and how fast they were, in place of what was. */
export async function storeBests(db: Db, clubId: ClubId, of: readonly BestsOf[]): Promise<void> {
  const bests = of.flatMap(({ activity_id, bests: own }) =>
    own.map((best) => ({ ...best, activity_id })),
  )
  await run(db, keepBests, {
    club_id: clubId,
    activity_ids: of.map(({ activity_id }) => activity_id),
    bests: JSON.stringify(bests),
    speeds: JSON.stringify(of.map(({ activity_id, speeds }) => ({ activity_id, ...speeds }))),
  })
}
