import { sql } from 'kysely'
import type { Change as LiveChange } from '#contract/sockets.ts'
import { METRICS } from '#domain/challenges/metrics.ts'
import { FLAGS } from '#domain/challenges/plausible.ts'
import {
  changeOf,
  entryOf,
  type Rules,
  type ScoreEntry,
  type Stint,
} from '#domain/challenges/scoring.ts'
import { Id, T, WordOf } from '#contract/schema.ts'
import { anyOf } from '../../db/any-of.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { callRoutine } from '../../db/routine.ts'
import { run } from '../../db/statement.ts'
import { doneIn } from './done-scores.ts'
import { keptEntries, scoredSessions, writeEntries } from './statements.ts'

/** Sessions that are scored at once: enough to be quick, few enough to hold nobody up. */
const AT_ONCE = 200

const RulesRow = T.Object({
  challenge_id: Id,
  time_zone: T.String(),
  first_day: T.String(),
  last_day: T.String(),
  sport_ids: T.Array(T.Integer()),
  metric: WordOf(...METRICS),
})

type Chosen = { challenge_ids?: readonly number[]; user_ids?: readonly number[] }

const rulesOf = (db: Db, ids: readonly number[] | undefined): Promise<Rules[]> =>
  checkedRows(
    db,
    RulesRow,
    sql`select r.id as challenge_id, r.time_zone, r.first_day, r.last_day, r.sport_ids, r.metric
      from app.challenge_rules(${ids ? [...ids] : null}::bigint[]) r order by r.id`,
  )

async function stintsOf(
  db: Db,
  clubId: ClubId,
  ids: readonly number[],
  people: readonly number[] | undefined,
): Promise<Stint[]> {
  let stints = db
    .selectFrom('challenge_members')
    .select(['challenge_id', 'team_id', 'user_id', 'from_day', 'until_day'])
    .where('club_id', '=', clubId)
    .where('challenge_id', '=', anyOf(ids))
  if (people) stints = stints.where('user_id', '=', anyOf(people))
  return stints.execute()
}

/**
 * One after the other, from before anything is read: two at once would both miss what the other one
 * adds to a day, and who joins would miss a session that is being scored without them.
 */
const takeTurn = (db: Db, club: ClubId) => callRoutine(db, 'take_challenge_turn', { club })

/**
 * Scores sessions again for the challenges that people of the club are in, or for some of them
 * only: reads and writes these people and days, and nothing else.
 */
export async function scoreSessions(
  db: Db,
  club_id: ClubId,
  session_ids: readonly number[],
  { challenge_ids, user_ids }: Chosen = {},
): Promise<void> {
  if (session_ids.length === 0) return
  await takeTurn(db, club_id)
  const rules = await rulesOf(db, challenge_ids)
  if (rules.length === 0) return
  const scored_ids = rules.map((one) => one.challenge_id)
  const stints = await stintsOf(db, club_id, scored_ids, user_ids)
  const people = [...new Set(stints.map((stint) => stint.user_id))]
  const done = await doneIn(db, club_id, session_ids, {
    people,
    withHeights: rules.some(({ metric }) => metric === 'elevation'),
  })
  const own = Map.groupBy(stints, (stint) => stint.user_id)
  const fresh = rules.flatMap((one) =>
    done.flatMap((session) => entryOf(one, own.get(session.user_id) ?? [], session) ?? []),
  )
  const kept = await run(db, keptEntries, {
    club_id,
    session_ids,
    challenge_ids: fresh.map((entry) => entry.challenge_id),
    user_ids: fresh.map((entry) => entry.user_id),
    days: fresh.map(({ day }) => day),
    scored_ids,
    people,
  })
  const { put, remove, days } = changeOf(kept.map(knownEntry), fresh, new Set(session_ids))
  if (put.length === 0 && remove.length === 0) return
  const [removed, written] = [JSON.stringify(remove), JSON.stringify(put)]
  await run(db, writeEntries, { club_id, removed, written })
  await sumDays(db, club_id, days)
  for (const id of new Set(days.map((day) => day.challenge_id))) await showChange(db, id)
}

const knownEntry = ({ flag, ...row }: Omit<ScoreEntry, 'flag'> & { flag: string | null }) => ({
  ...row,
  flag: FLAGS.find((one) => one === flag) ?? null,
})

const sumDays = (
  db: Db,
  clubId: ClubId,
  days: readonly { challenge_id: number; user_id: number; day: string }[],
) =>
  callRoutine(db, 'sum_challenge_days', {
    club: clubId,
    challenge_ids: days.map((one) => one.challenge_id),
    people: days.map((one) => one.user_id),
    days: days.map(({ day }) => day),
  })

/** Refreshes the open screens of a challenge, at commit. */
export function showChange(db: Db, challenge_id: number): Promise<unknown> {
  const change: LiveChange = { to: 'challenge', challenge_id }
  return callRoutine(db, 'send_live', { message: JSON.stringify(change) })
}

type Days = { first_day: string; last_day: string }

/** Scores everything again that people of the club did in some days of a challenge. */
export async function scorePeople(
  db: Db,
  club_id: ClubId,
  challenge_id: number,
  { user_ids, first_day, last_day }: Days & { user_ids: readonly number[] },
): Promise<void> {
  await takeTurn(db, club_id)
  const rows = await run(db, scoredSessions, {
    club_id,
    challenge_id,
    user_ids,
    first_day,
    last_day,
  })
  const ids = rows.map(({ id }) => id)
  for (let at = 0; at < ids.length; at += AT_ONCE)
    await scoreSessions(db, club_id, ids.slice(at, at + AT_ONCE), {
      challenge_ids: [challenge_id],
      user_ids,
    })
}

/** Scores challenges again for all people of the club who are in them. */
export async function recountChallenges(
  db: Db,
  clubId: ClubId,
  ids: readonly number[] | undefined,
): Promise<void> {
  for (const { challenge_id, first_day, last_day } of await rulesOf(db, ids)) {
    const stints = await stintsOf(db, clubId, [challenge_id], undefined)
    const user_ids = [...new Set(stints.map((stint) => stint.user_id))]
    await scorePeople(db, clubId, challenge_id, { user_ids, first_day, last_day })
    await showChange(db, challenge_id)
  }
}
