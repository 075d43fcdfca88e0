import { Logger as WorkerLogger, type TaskList } from 'graphile-worker'
import type { FileStore } from '../files/store.ts'
import type { Pool } from '../db/client.ts'
import { accountTasks } from '../people/account/open.ts'
import { invitationTasks } from '../people/invitations/open.ts'
import { scoreTasks } from '../analysis/result-entry/open.ts'
import { importTasks, rereadTasks } from '../recordings/imports/open.ts'
import { integrationTasks } from '../recordings/integrations/open.ts'
import { backupTasks, type BackupSchedule } from '../backup/schedule.ts'
import type { Config } from '../config.ts'
import type { Logger } from '../log.ts'
import { bounceTasks } from '../mail/bounce-box.ts'
import { mailTasks, type MailSettings } from '../mail/jobs.ts'
import { noticeTasks } from '../delivery/jobs.ts'
import { clubDataTasks, clubImportTasks } from '../people/club-data/open.ts'
import { ownDataTasks } from '../people/own-data/open.ts'
import { reportMailTasks } from '../analysis/report-mails/open.ts'
import { monitoringTasks } from '../analysis/monitoring/open.ts'
import { loadTasks } from '../analysis/reports/open.ts'
import type { Secrets } from '../secrets.ts'
import { billingTasks } from '../platform/billing/open.ts'
import { bringInTasks } from '../platform/bring-in/open.ts'
import { webhookTasks } from '../platform/webhooks/open.ts'
import { INTERNET, type Outbound } from '../outbound/outbound.ts'
import { placeTasks } from '../planning/attendance/open.ts'
import { sessionTasks } from '../planning/session-life/open.ts'
import { eventTasks } from '../events/jobs.ts'
import { guardianTasks } from '../club/guardians/open.ts'
import { challengeTasks } from '../club/challenges/open.ts'
import { messageTasks } from '../club/messages/open.ts'
import { liveTasks } from '../live/live/open.ts'
import { pushTasks } from '../platform/inbox/open.ts'
import { removeFiles, sweepFiles } from '../files/remove-files.ts'
import { createLanes, MOST_LONG } from './lanes.ts'
import { keepWorking, type Work } from './runner.ts'

type Parts = { pool: Pool; files: FileStore; log: Logger }

/** Deletes what is kept for a limited time, most of it nightly. */
const housekeeping = ({ pool, files, log }: Parts): TaskList => ({
  'forget-old-keys': async () => {
    await pool.query('select app.forget_what_ran_out()')
    await pool.query('select app.forget_old_events()')
    await pool.query('select app.forget_old_season_changes()')
    await pool.query('select app.forget_old_deliveries_of_notices()')
  },
  'forget-old-uploads': async () => {
    await pool.query('select app.forget_old_uploads()')
  },
  'remove-files': async (payload) => {
    await removeFiles({ pool, files }, (payload as { files: string[] }).files)
  },
  'sweep-files': async () => {
    log.info(await sweepFiles({ pool, files }), 'files that nothing refers to were removed')
  },
})

/**
 * The queue's own words at the level they deserve; what it says of single jobs is not worth a line.
 */
const quietLogger = (log: Logger): WorkerLogger =>
  new WorkerLogger(() => (level, message) => {
    if (level === 'error') log.error(message)
    else if (level === 'warning') log.warn(message)
    else log.debug(message)
  })

export type WorkParts = {
  pool: Pool
  files: FileStore
  log: Logger
  mail: MailSettings & { bounceUrl?: string | undefined }
  secrets: Secrets
  providers: Config['providers']
  vapid?: Config['vapid']
  billing: Config['billing']
  /** Left out where backups are made by hand. */
  backups?: BackupSchedule | undefined
  /** The way out to addresses that people give; a test has another. */
  outbound?: Outbound | undefined
}

/** Workers that are left for short jobs when all long ones are under way. */
const FOR_SHORT_JOBS = 2

/**
 * Jobs are marked as done in batches, of one as a rule: without them graphile-worker does not
 * handle the
 * failure to mark one, and the rejection ends the process.
 */
export const BATCHES = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

/** What is done by the clock: minute, hour, and the days, in UTC. */
const AT_TIMES = [
  '*/10 * * * * back-up ?jobKey=back-up&jobKeyMode=preserve_run_at&max=1',
  '17 3 * * * forget-old-keys',
  '22 3 * * * forget-old-uploads',
  '32 3 * * * sweep-files',
  '34 3 * * * forget-live',
  '19 * * * * finish-silent-live',
  '36 3 * * * forget-messages',
  '27 3 * * * empty-bin',
  '37 * * * * forget-old-mails',
  '47 * * * * forget-old-exports',
  '4 2 * * * start-monthly-exports',
  '48 * * * * forget-old-imports',
  '49 * * * * forget-brought-in',
  '*/10 * * * * look-at-calendars ?queue=calendars&jobKey=look-at-calendars',
  '52 3 * * * forget-provider-words',
  '57 3 * * * forget-old-deliveries',
  '42 3 * * * queue-missing-bests',
  '44 3 * * * queue-old-loads',
  '*/10 * * * * read-bounces',
  '12 * * * * remind-invited',
  '*/5 * * * * remind-mornings',
  '*/5 * * * * notify-of-mornings',
  '2 * * * * send-report-mails',
  '7,22,37,52 * * * * look-for-news',
  '14 * * * * send-workouts',
  '8 * * * * end-guardians',
  '9 * * * * bill-clubs',
  '3,18,33,48 * * * * notify-of-challenges',
]

/** Works the queue until stopped, with the tasks of all features. */
export function startWork(parts: WorkParts): Promise<Work> {
  const { pool, log } = parts
  const lanes = createLanes()
  const outbound = parts.outbound ?? INTERNET
  const tasks: TaskList = {
    ...importTasks({ ...parts, lanes }),
    ...rereadTasks({ ...parts, lanes }),
    ...scoreTasks(parts),
    ...integrationTasks(parts),
    ...loadTasks(parts),
    ...liveTasks(parts),
    ...messageTasks(pool),
    ...guardianTasks(pool),
    ...challengeTasks(pool),
    ...reportMailTasks(parts),
    ...monitoringTasks(pool),
    ...eventTasks(parts),
    ...accountTasks(parts),
    ...invitationTasks(parts),
    ...ownDataTasks({ ...parts, lanes }),
    ...clubDataTasks({ ...parts, lanes }),
    ...clubImportTasks({ ...parts, lanes }),
    ...bringInTasks({ pool, outbound }),
    ...mailTasks(parts),
    ...bounceTasks({ ...parts, bounceUrl: parts.mail.bounceUrl }),
    ...noticeTasks({ ...parts, outbound }),
    ...sessionTasks(pool),
    ...placeTasks(pool),
    ...webhookTasks({ ...parts, lanes, outbound }),
    ...pushTasks({ ...parts, outbound }),
    ...billingTasks(parts),
    ...housekeeping(parts),
    ...backupTasks({ ...parts, lanes }),
  }
  return keepWorking(pool, log, {
    concurrency: FOR_SHORT_JOBS + MOST_LONG,
    forbiddenFlags: () => lanes.full(),
    taskList: tasks,
    noHandleSignals: true,
    pollInterval: 2000,
    logger: quietLogger(log),
    crontab: AT_TIMES.join('\n'),
    preset: BATCHES,
  })
}
