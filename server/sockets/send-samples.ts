import type { Change } from '#contract/sockets.ts'
import type { Pool } from '../db/client.ts'

/** What is heard of boats that record. */
export type SampleChange = Extract<Change, { to: 'live' | 'live boats' }>

/** Sends changes as JSON to every node, which hears its own as well. */
export type SendSamples = (messages: readonly string[]) => Promise<void>

export const sendByDatabase =
  (pool: Pick<Pool, 'query'>): SendSamples =>
  async (messages) => {
    await pool.query('select app.send_live(m::jsonb) from unnest($1::text[]) m', [messages])
  }
