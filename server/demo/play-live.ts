import { sql, type RawBuilder } from 'kysely'
import { Id, nullable, T, type Static } from '#contract/schema.ts'
import type { Sample } from '#domain/live/judge.ts'
import { checkedRows } from '../db/checked-rows.ts'
import { connectOwner, handleOn, type Db, type Pool } from '../db/client.ts'
import {
  announceSamples,
  beginRecordingBy,
  holdRecordings,
  storeTogether,
  takeSamples,
} from '../live/live/open.ts'
import type { Logger } from '../log.ts'
import type { SendSamples } from '../sockets/send-samples.ts'

const Code = T.Object({ club_id: Id, session_id: Id, user_id: nullable(Id), code: T.String() })
export type Code = Static<typeof Code>

/**
 * Moves a session of the demo to now, so that it is found among the sessions of these hours, clears
 * what is over, and answers with the codes of its crews or people; empty where there is no demo.
 */
export async function readyCodes(
  ownerUrl: string,
  name: string,
  whose: 'crew_id' | 'user_id',
  clear: (db: Db, isOfSession: RawBuilder<boolean>) => Promise<unknown>,
): Promise<Code[]> {
  const client = await connectOwner(ownerUrl)
  try {
    const db = handleOn(client, [])
    await sql`update sessions
      set starts_at = now() - interval '15 minutes', ends_at = now() + interval '165 minutes'
      where name = ${name} and deleted_at is null`.execute(db)
    const isOfSession = sql<boolean>`(club_id, session_id) in (
      select club_id, id from sessions where name = ${name} and deleted_at is null)`
    await clear(db, isOfSession)
    return await checkedRows(
      db,
      Code,
      sql`
        select k.club_id, k.session_id, k.user_id, k.code
        from connect_codes k
          join sessions s on s.club_id = k.club_id and s.id = k.session_id
        where s.name = ${name} and s.deleted_at is null and ${sql.ref(`k.${whose}`)} is not null
        order by k.crew_id, k.id`,
    )
  } finally {
    await client.end()
  }
}

export type LiveParts = {
  pool: Pool
  sendSamples: SendSamples
  log: Logger
  /** Whether anybody follows the session. */
  isFollowed(clubId: number, sessionId: number): boolean
}
export type LiveTools = ReturnType<typeof toolsOf>

const toolsOf = ({ pool, sendSamples, log }: LiveParts) => ({
  pool,
  held: holdRecordings(pool),
  store: storeTogether(pool),
  announcer: announceSamples(sendSamples, log),
})

export const SECOND_MS = 1000

/**
 * Rows on every second as long as somebody follows the session of the codes.
 * @returns what ends it, and resolves when nothing is under way
 */
export function playWhileFollowed(
  [place]: readonly Code[],
  parts: LiveParts,
  row: (tools: LiveTools) => Promise<void>,
): () => Promise<void> {
  const tools = toolsOf(parts)
  let rowing: Promise<void> | undefined
  const timer = setInterval(() => {
    if (rowing || !place || !parts.isFollowed(place.club_id, place.session_id)) return
    const { session_id } = place
    rowing = row(tools)
      .catch((err: unknown) =>
        parts.log.warn({ err, session_id }, 'a race of the demo stands still'),
      )
      .finally(() => {
        rowing = undefined
      })
  }, SECOND_MS)
  return async () => {
    clearInterval(timer)
    await rowing
    await tools.announcer.end()
  }
}

/** A device that records, and how many of its samples are stored. */
export type Recorder = { token: string; samples: number }

export async function beginRecorder(pool: Pool, { code }: Code, device: string): Promise<Recorder> {
  const { token, samples } = await beginRecordingBy(pool, code, { device })
  return { token, samples }
}

export async function send(
  tools: LiveTools,
  recorder: Recorder,
  samples: readonly Sample[],
): Promise<void> {
  const batch = { token: recorder.token, first: recorder.samples + 1, samples: [...samples] }
  recorder.samples = (await takeSamples(tools, batch)).samples
}
