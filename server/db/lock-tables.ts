import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { StartError } from '../start-error.ts'

/** Less than PostgreSQL waits before it ends one of two that wait for each other. */
const LONGEST_WAIT_MS = 400
const PAUSE_MS = 250
/** Longer than any statement of a job may take. */
const PATIENCE_MS = 360_000
const NOT_NOW = ['55P03', '40P01']

/**
 * Begins a transaction that has all tables to itself. It takes them at once or gives all of them
 * back and tries again, so that other nodes go on meanwhile: a request that has one table and needs
 * another is let through.
 * @throws StartError when something has used them for minutes
 */
export async function beginAlone(client: Client, patienceMs = PATIENCE_MS): Promise<void> {
  for (const until = Date.now() + patienceMs; ; await sleep(PAUSE_MS)) {
    await client.query('begin')
    await client.query(`set local lock_timeout = ${LONGEST_WAIT_MS}`)
    try {
      await client.query(LOCK_ALL)
      await client.query('set local lock_timeout = default')
      return
    } catch (error) {
      await client.query('rollback')
      if (!(error instanceof Error && 'code' in error && NOT_NOW.includes(String(error.code))))
        throw error
      if (Date.now() > until)
        throw new StartError(
          'The tables cannot be changed: something has been using them for minutes ' +
            '(pg_stat_activity says what). End it, then start again.',
          { cause: error },
        )
    }
  }
}

const LOCK_ALL = `
  do $$
    declare
      ours text;
    begin
      select string_agg(oid::regclass::text, ', ' order by oid) into ours
      from pg_class
      where relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
        and relkind in ('r', 'p')
        and relowner = (select relowner from pg_class where oid = 'public.migrations'::regclass);
      execute format('lock table %s in access exclusive mode', ours);
    end
  $$`
