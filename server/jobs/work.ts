import type { TaskList } from 'graphile-worker'
import type { FileStore } from '../files/store.ts'
import type { Pool } from '../db/client.ts'
import { accountTasks } from '../people/account/open.ts'
import { invitationTasks } from '../people/invitations/open.ts'
import { scoreTasks } from '../insight/scores/open.ts'
import { importTasks, rereadTasks } from '../recordings/imports/open.ts'
import { integrationTasks } from '../recordings/integrations/open.ts'
import type { Config } from '../config.ts'
import type { Logger } from '../log.ts'
import { mailTasks, type MailSettings } from '../mail/jobs.ts'
import { ownDataTasks } from '../people/own-data/open.ts'
import { reportMailTasks } from '../insight/report-mails/open.ts'
import { monitoringTasks } from '../insight/monitoring/open.ts'
import { loadTasks } from '../insight/reports/open.ts'
import type { Secrets } from '../secrets.ts'
import { webhookTasks, INTERNET, type Outside } from '../platform/webhooks/open.ts'
import { placeTasks } from '../planning/attendance/open.ts'
import { sessionTasks } from '../planning/session-life/open.ts'
import { eventTasks } from '../events/jobs.ts'
import { REACTIONS } from '../events/reactions.ts'
import { useReactions } from '../events/record.ts'
import { housekeeping } from './housekeeping.ts'
import { createLanes, MOST_LONG } from './lanes.ts'
import { quietLogger } from './quiet-logger.ts'
import { keepWorking, type Work } from './runner.ts'

export type WorkParts = {
  pool: Pool
  files: FileStore
  log: Logger
  mail: MailSettings
  secrets: Secrets
  providers: Config['providers']
  /** Where webhooks are sent; a test has another. */
  outside?: Outside | undefined
}

/** Workers that are left for short jobs when all long ones are under way. */
const FOR_SHORT_JOBS = 2

/**
 * Jobs are marked as done in batches, of one as a rule: without them graphile-worker does not
 * handle the
 * failure to mark one, and the rejection ends the process.
 */
export const BATCHES = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

/** Works the queue until stopped, with the tasks of all features. */
export function startWork(parts: WorkParts): Promise<Work> {
  const { pool, log } = parts
  useReactions(REACTIONS)
  const lanes = createLanes()
  const tasks: TaskList = {
    ...importTasks({ ...parts, lanes }),
    ...rereadTasks({ ...parts, lanes }),
    ...scoreTasks(parts),
    ...integrationTasks(parts),
    ...loadTasks(parts),
    ...reportMailTasks(parts),
    ...monitoringTasks(pool),
    ...eventTasks(parts),
    ...accountTasks(parts),
    ...invitationTasks(parts),
    ...ownDataTasks(parts),
    ...mailTasks(parts),
    ...sessionTasks(pool),
    ...placeTasks(pool),
    ...webhookTasks({ ...parts, lanes, outside: parts.outside ?? INTERNET }),
    ...housekeeping(parts),
  }
  return keepWorking(pool, log, {
    concurrency: FOR_SHORT_JOBS + MOST_LONG,
    forbiddenFlags: () => lanes.full(),
    taskList: tasks,
    noHandleSignals: true,
    pollInterval: 2000,
    logger: quietLogger(log),
    crontab:
      '17 3 * * * forget-old-keys\n22 3 * * * forget-old-uploads\n32 3 * * * sweep-files\n27 3 * * * empty-bin\n37 * * * * forget-old-mails\n47 * * * * forget-old-exports\n52 3 * * * forget-provider-words\n57 3 * * * forget-old-deliveries\n42 3 * * * queue-missing-bests\n12 * * * * remind-invited\n*/5 * * * * remind-mornings\n*/5 * * * * notify-of-mornings\n2 * * * * send-report-mails\n7,22,37,52 * * * * look-for-news',
    preset: BATCHES,
  })
}
