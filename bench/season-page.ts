import { isDeepStrictEqual } from 'node:util'
import type { Season } from '#contract/analysis/season.ts'
import { provenClub, type Db } from '../server/db/client.ts'
import { seasonFor } from '../server/analysis/season/season.ts'
import { ensureTrained, TRAINED, TRAINED_COACH, TRAINED_TOKEN } from './databases.ts'
import { inTurn, ratioFound, timed } from './figures.ts'
import { caller, CLUB, viewer } from './report-statements.ts'
import type { Bench, Measured } from './row.ts'
import { rowsOf, sentBy } from './sent.ts'

const DAY = '2026-09-01'

/** The season of a club of two hundred: the time of the call beside that of its statements alone. */
export async function seasonPage(bench: Bench): Promise<Measured<'season page'>> {
  const { rounds, warmUp } = bench.pick({ rounds: 31, warmUp: 10 }, { rounds: 1, warmUp: 0 })
  const database = await ensureTrained(bench.cluster, bench.size)
  const { url } = await bench.product(database)
  const pool = await bench.pool(database)
  const work = (db: Db) =>
    seasonFor({
      db,
      clubId: provenClub(CLUB),
      viewer,
      caller,
      timeZone: caller.club.time_zone,
      query: { day: DAY },
    })
  let expected: Season | undefined
  const statements = await sentBy(pool, { club_id: CLUB, user_id: TRAINED_COACH }, async (db) => {
    expected = await work(db)
  })
  const found = await callOf(url)
  const isSame = isDeepStrictEqual(found, JSON.parse(JSON.stringify(expected)))
  const call = () => timed(() => callOf(url))
  const bare = () =>
    timed(async () => {
      for (const sent of statements) await rowsOf(pool, sent, TRAINED_COACH)
    })
  for (let round = 0; round < warmUp; round += 1) await Promise.all([call(), bare()])
  return ratioFound(await inTurn(rounds, call, bare), 'ms', {
    figures: [`${TRAINED} athletes`, `${statements.length} statements`],
    wrong: isSame ? [] : ['the call answers otherwise than its statements'],
  })
}

async function callOf(url: string): Promise<Season> {
  const response = await fetch(`${url}/api/v2/season?day=${DAY}`, {
    headers: { authorization: `Bearer ${TRAINED_TOKEN}`, 'selected-club-id': String(CLUB) },
  })
  if (response.status !== 200) throw new Error(`the season answered ${response.status}`)
  return ((await response.json()) as { data: Season }).data
}
