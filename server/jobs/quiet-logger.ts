import { Logger as WorkerLogger } from 'graphile-worker'
import type { Logger } from '../log.ts'

/**
 * The queue's own words at the level they deserve; what it says of single jobs is not worth a line.
 */
export const quietLogger = (log: Logger): WorkerLogger =>
  new WorkerLogger(() => (level, message) => {
    if (level === 'error') log.error(message)
    else if (level === 'warning') log.warn(message)
    else log.debug(message)
  })
