import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { placeOf } from '../backup/place.ts'
import { agesOf, type Ages } from '../backup/schedule.ts'
import type { Config } from '../config.ts'
import type { Addresses } from '../db/open.ts'
import { fine, reasonOf, toDo, type Finding } from './finding.ts'

const HOUR_S = 3600
/** So much later than due, a backup was not just slow. */
const PATIENCE = 1.5

/** Whether backups are made by themselves, the last one in time, and its place can be written. */
export async function checkBackups(
  config: Pick<Config, 'backup' | 's3'>,
  database: Addresses | undefined,
): Promise<Finding[]> {
  const place = placeOf(config)
  const { to, everyHours } = config.backup
  if (!place || to === undefined)
    return [
      fine('backups', 'none is made by itself: set BACKUP_TO, or run npm run backup -- FILE often'),
    ]
  const name = `doctor-${randomBytes(6).toString('hex')}`
  try {
    await place.write(name, Readable.from([randomBytes(64)]))
    await place.remove(name)
  } catch (error) {
    return [
      toDo('backups', `A backup cannot be kept in ${to} (${reasonOf(error)}): see to its rights.`),
    ]
  }
  const ages = database && (await agesOf(database.ownerUrl))
  return [judge(ages ?? { backup: null, tables: null }, to, everyHours)]
}

function judge({ backup, tables }: Ages, to: string, everyHours: number): Finding {
  const isLate = (backup ?? tables ?? 0) > PATIENCE * everyHours * HOUR_S
  const hours = Math.round((backup ?? 0) / HOUR_S)
  if (isLate)
    return toDo(
      'backups',
      `${backup === null ? 'No backup was made yet' : `The last backup is ${hours} hours old`}, ` +
        `but one is due every ${everyHours}: see that a worker runs, and what its log says of ` +
        'back-up.',
    )
  return fine(
    'backups',
    backup === null
      ? `${to} takes them, and the worker makes the first one soon`
      : `the last one is ${hours} hours old`,
  )
}
