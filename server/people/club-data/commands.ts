import type { Db } from '../../db/client.ts'
import { askRoutine } from '../../db/routine.ts'

/** Stops an export of the club in context; false when it is not being made. */
export const stopExport = (db: Db, id: number): Promise<boolean> =>
  askRoutine(db, 'stop_export', { export: id })
