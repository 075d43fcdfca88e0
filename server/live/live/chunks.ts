import { sql } from 'kysely'
import { Id, nullable, T } from '#contract/schema.ts'
import {
  BYTES_OF_SAMPLE,
  packForces,
  packSamples,
  unpackSamples,
  withForces,
} from '#domain/live/pack.ts'
import type { JudgedSample } from '#domain/live/judge.ts'
import { MOST_SAMPLES } from '#domain/live/recording.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'

const Chunk = T.Object({
  first: T.Integer(),
  starts_at: T.Number(),
  samples: T.Unsafe<Buffer>({}),
})
const ChunkWithForces = T.Object({
  ...Chunk.properties,
  forces: nullable(T.Unsafe<Buffer>({})),
})

/**
 * The samples of a recording after a number, in order, at most so many and all of a chunk.
 * @returns the number of the first of them too
 */
export async function samplesAfter(
  db: Db,
  clubId: ClubId,
  { recording_id, after, most }: { recording_id: number; after: number; most: number },
): Promise<{ first: number; samples: JudgedSample[] }> {
  const chunks = await checkedRows(
    db,
    ChunkWithForces,
    sql`
      select k.first, k.starts_at, k.samples, k.forces
      from (
        select c.*, sum(length(c.samples) / ${BYTES_OF_SAMPLE}) over (order by c.first) as so_far,
          length(c.samples) / ${BYTES_OF_SAMPLE} as count
        from live_chunks c
        where c.club_id = ${clubId} and c.recording_id = ${recording_id}
          and c.first + length(c.samples) / ${BYTES_OF_SAMPLE} > ${after + 1}
      ) k
      where k.so_far - k.count < ${most}
      order by k.first`,
  )
  const [earliest] = chunks
  if (!earliest) return { first: after + 1, samples: [] }
  const all = chunks.flatMap(({ starts_at, samples: bytes, forces }) => {
    const samples = unpackSamples(bytes, starts_at)
    return forces === null ? samples : withForces(samples, forces)
  })
  const known = Math.max(0, after + 1 - earliest.first)
  return { first: earliest.first + known, samples: all.slice(known) }
}

const ChunkOf = T.Object({ recording_id: Id, ...Chunk.properties })
/** Chunks that are read at once. */
const MOST_CHUNKS = 20_000
/** Readings in a row; what is left is read the next time. */
const MOST_READINGS = 20

/** What has come since so many samples of each recording were known, without curves of force. */
export async function samplesSince(
  db: Db,
  clubId: ClubId,
  known: ReadonlyMap<number, number>,
): Promise<Map<number, JudgedSample[]>> {
  const samples = new Map<number, JudgedSample[]>()
  const after = new Map(known)
  for (let reading = 0; reading < MOST_READINGS && after.size > 0; reading += 1) {
    const chunks = await checkedRows(
      db,
      ChunkOf,
      sql`
        select k.recording_id, k.first, k.starts_at, k.samples
        from unnest(${[...after.keys()]}::bigint[], ${[...after.values()]}::int[]) as w(id, known)
        cross join lateral (
          select coalesce(max(c.first), 1) as first
          from live_chunks c
          where c.club_id = ${clubId} and c.recording_id = w.id and c.first <= w.known + 1
        ) begun
        join live_chunks k on k.club_id = ${clubId} and k.recording_id = w.id
          and k.first >= begun.first
          and k.first + length(k.samples) / ${BYTES_OF_SAMPLE} > w.known + 1
        order by k.recording_id, k.first
        limit ${MOST_CHUNKS}`,
    )
    for (const { recording_id, first, starts_at, samples: bytes } of chunks) {
      const last = after.get(recording_id) ?? 0
      const more = unpackSamples(bytes, starts_at).slice(Math.max(0, last + 1 - first))
      const own = samples.get(recording_id) ?? []
      own.push(...more)
      samples.set(recording_id, own)
      after.set(recording_id, last + more.length)
    }
    if (chunks.length < MOST_CHUNKS) break
  }
  return samples
}

/** Keeps samples of a recording in as few rows as hold them, instead of one for each batch. */
export async function mergeChunks(
  db: Db,
  club_id: ClubId,
  recording_id: number,
  { first, samples }: { first: number; samples: readonly JudgedSample[] },
): Promise<void> {
  await db
    .deleteFrom('live_chunks')
    .where('club_id', '=', club_id)
    .where('recording_id', '=', recording_id)
    .where('first', '>=', first)
    .where('first', '<', first + samples.length)
    .execute()
  const starts = samples.flatMap((_, index) => (index % MOST_SAMPLES === 0 ? [index] : []))
  const rows = starts.map((index) => {
    const part = samples.slice(index, index + MOST_SAMPLES)
    const forces = packForces(part)
    return {
      club_id,
      recording_id,
      first: first + index,
      starts_at: part[0]?.at ?? 0,
      samples: Buffer.from(packSamples(part)),
      forces: forces && Buffer.from(forces),
    }
  })
  await db.insertInto('live_chunks').values(rows).execute()
}
