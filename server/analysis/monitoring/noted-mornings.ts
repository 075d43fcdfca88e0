import type { NotedAthlete, NotedMornings } from '#contract/analysis/monitoring-noted.ts'
import { readingOf } from '#domain/monitoring/bands.ts'
import { HISTORY_DAYS } from '#domain/monitoring/baselines.ts'
import { MORNING_NUMBERS } from '#domain/monitoring/fields.ts'
import { notedOf, type NotedLevel } from '#domain/monitoring/noted.ts'
import { addDays } from '#domain/time/week.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { dailyAthletes, type MorningsCall } from './daily-mornings.ts'
import { judgedMornings } from './report-mornings.ts'
import { noteMorningsRead } from './report-people.ts'

/** This morning's red and amber values of all athletes the viewer sees. */
export async function notedMorningsOf(asked: MorningsCall): Promise<NotedMornings> {
  const { db, clubId, viewer, timeZone } = asked
  const day = dayIn(timeZone, new Date())
  const { athletes, ...counts } = await dailyAthletes(asked, {}, day)
  const noted = athletes.flatMap(({ user_id, full_name, readings }): NotedAthlete[] => {
    const found = notedOf(readings)
    return found ? [{ user_id, full_name, ...found }] : []
  })
  const redFirst = noted.toSorted((one, other) => Number(isRed(other)) - Number(isRed(one)))
  await noteMorningsRead(
    db,
    clubId,
    viewer.user_id,
    noted.map(({ user_id }) => user_id),
  )
  return { day, ...counts, athletes: redFirst }
}

const isRed = ({ level }: NotedAthlete) => level === 'red'

/** The worst level of everybody of the club who entered something unusual on a day. */
export async function notedPeople(
  db: Db,
  clubId: ClubId,
  day: string,
): Promise<ReadonlyMap<number, NotedLevel>> {
  const entered = await db
    .selectFrom('mornings')
    .select('user_id')
    .where('club_id', '=', clubId)
    .where('day', '=', day)
    .execute()
  const ids = entered.map(({ user_id }) => user_id)
  const span = { first: addDays(day, -HISTORY_DAYS), last: day }
  const judged = await judgedMornings(db, clubId, ids, span)
  return new Map(
    ids.flatMap((id): [number, NotedLevel][] => {
      const { mornings } = judged(id)
      const readings = MORNING_NUMBERS.flatMap((field) => readingOf(field, mornings, day) ?? [])
      const found = notedOf(readings)
      return found ? [[id, found.level]] : []
    }),
  )
}
