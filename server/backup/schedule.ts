import type { TaskList } from 'graphile-worker'
import type { BackupConfig } from '../backup-config.ts'
import type { Config } from '../config.ts'
import { connectOwner } from '../db/client.ts'
import type { Lanes } from '../jobs/lanes.ts'
import type { Logger } from '../log.ts'
import { makeBackup, nameAt, removeOld } from './make-backup.ts'
import { keyOf } from './key.ts'
import { placeOf, type BackupPlace } from './place.ts'
import type { BackupParts } from './backup-lines.ts'

/** What is needed for backups that are made by themselves. */
export type BackupSchedule = BackupParts &
  Pick<BackupConfig, 'everyHours' | 'keep'> & { place: BackupPlace }
type Parts = { backups?: BackupSchedule | undefined; lanes: Lanes; log: Logger }

/** The schedule of the configuration; undefined where backups are made by hand. */
export function scheduleOf(
  config: Config,
  database: Pick<BackupParts, 'ownerUrl' | 'files'>,
): BackupSchedule | undefined {
  const place = placeOf(config)
  return place && { ...database, ...config.backup, place, key: keyOf(config) }
}

/** Looks every few minutes whether a backup is due, and makes it. */
export const backupTasks = ({ backups, lanes, log }: Parts): TaskList => ({
  'back-up': async () => {
    if (!backups || !(await isDue(backups))) return
    const leave = lanes.enter('backup')
    if (!leave) return // one is being made
    try {
      const now = new Date()
      const name = nameAt(now, backups.passphrase !== undefined)
      const { counted, bytes } = await makeBackup(backups, name, backups.place.write)
      log.info({ name, bytes, ...counted }, 'a backup was made')
      await removeOld(backups.place, backups.keep, now)
    } finally {
      leave()
    }
  },
})

const HOUR_S = 3600

async function isDue({ ownerUrl, everyHours }: BackupSchedule): Promise<boolean> {
  const { backup } = await agesOf(ownerUrl)
  return backup === null || backup >= everyHours * HOUR_S
}

/** Seconds since the last backup, made by itself or by hand, and since the tables were made. */
export type Ages = { backup: number | null; tables: number | null }

export async function agesOf(ownerUrl: string): Promise<Ages> {
  const client = await connectOwner(ownerUrl)
  try {
    const { rowCount } = await client.query(
      `select from pg_class where oid = to_regclass('public.backups')`,
    )
    if (rowCount === 0) return { backup: null, tables: null }
    const { rows } = await client.query<Ages>(
      `select extract(epoch from now() - max(made_at))::float as backup,
        (select extract(epoch from now() - min(applied_at))::float from migrations) as tables
      from backups`,
    )
    return rows[0] ?? { backup: null, tables: null }
  } finally {
    await client.end()
  }
}
