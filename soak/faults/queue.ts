import { setTimeout as sleep } from 'node:timers/promises'
import { rowRecords } from '../../bench/long-row.ts'
import { writeFit } from '../../server/demo/fit-writer.ts'
import { askOnce } from '../services/postgres.ts'
import type { Installation } from './fault.ts'

/** Jobs of which the queue says that somebody has them although nobody does. */
export const stuckJobs = (url: string) =>
  askOnce<{ count: number }>(
    url,
    `select count(*)::int as count from graphile_worker._private_jobs
     where locked_at < now() - interval '60 seconds'`,
  )

const TRIES = 5
const PATIENCE_MS = 30_000

/** A job that nothing can be made of: it is given up after its tries, and stays to be seen. */
export async function addPoison({ postgres }: Installation) {
  const ask = <R>(text: string) => askOnce<R>(postgres.insideUrl, text)
  await ask(`select app.enqueue('provider-work', '{"user_id": "poison"}', 'poison')`)
  const tries = async () => {
    // Its pauses are seconds; nobody has to wait for them here.
    const [job] = await ask<{ attempts: number }>(
      `update graphile_worker._private_jobs set run_at = now()
       where key = 'poison' and locked_at is null
       returning attempts`,
    )
    return job?.attempts ?? 0
  }
  const until = Date.now() + PATIENCE_MS
  while ((await tries()) < TRIES && Date.now() < until) await sleep(200)
  await sleep(1000)
  const left = await ask<{ attempts: number; error: string }>(
    `delete from graphile_worker._private_jobs where key = 'poison'
     returning attempts, last_error as error`,
  )
  return async () =>
    left.length === 1 && left[0]?.attempts === TRIES && left[0].error
      ? []
      : [`of the job that always fails is left: ${JSON.stringify(left)}`]
}

/** Seconds; a recording of more than a week is not believed. */
const LONGEST_ROW = 600_000

/** Everybody sends a file as long as files may be, all at once. */
export async function readLargest({ load, random }: Installation) {
  const start = new Date(Date.UTC(2010, 0, 1) + random(1_000_000) * 60_000)
  const bytes = writeFit({ start, sport: 15, records: rowRecords(LONGEST_ROW) })
  await load.upload(Uint8Array.from(bytes))
  return async () => {}
}
