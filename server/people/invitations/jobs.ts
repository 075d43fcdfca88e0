import type { TaskList } from 'graphile-worker'
import { REMINDERS_AFTER_DAYS } from '#domain/constants/invitation-limits.ts'
import type { Language } from '#domain/constants/languages.ts'
import { daysLeft, isReminderDue } from '#domain/rules/invitation-reminders.ts'
import { inClub, provenClub, type ClubId, type Db, type Pool } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { tryEach } from '../../db/try-each.ts'
import type { MailSettings } from '../../mail/jobs.ts'
import { queueMails, type Mail } from '../../mail/queue.ts'
import { hashesOf, linksFor, newCodes } from './codes.ts'
import { issueReminders, unansweredInvitations } from './statements.ts'

type Parts = { pool: Pool; mail: Pick<MailSettings, 'publicUrl'> }

/** Runs every hour, so that a reminder comes at the time of day at which the invitation came. */
export const invitationTasks = ({ pool, mail }: Parts): TaskList => ({
  'remind-invited': () => remindInvited(pool, mail.publicUrl),
})

/** Sends the reminders that are due, in a transaction for each club. */
export async function remindInvited(
  pool: Pool,
  publicUrl: string,
  now = Date.now(),
): Promise<void> {
  const [first] = REMINDERS_AFTER_DAYS
  const { rows } = await pool.query<{ club_id: number }>(
    `select * from app.clubs_awaiting_answers($1::timestamptz - make_interval(days => $2))
      as club_id`,
    [new Date(now).toISOString(), first],
  )
  await tryEach(rows, 'invited members could not be reminded', ({ club_id }) => {
    const clubId = provenClub(club_id)
    return inClub(pool, clubId, (db) => remindMembers(db, clubId, publicUrl, now))
  })
}

async function remindMembers(
  db: Db,
  clubId: ClubId,
  publicUrl: string,
  now: number,
): Promise<void> {
  const unanswered = await run(db, unansweredInvitations, { club_id: clubId })
  const due = unanswered.filter((invitation) => isReminderDue(invitation, now))
  if (due.length === 0) return
  const left = new Map(due.map((invitation) => [invitation.user_id, daysLeft(invitation, now)]))
  const codes = newCodes([...left.keys()])
  const issued = await run(db, issueReminders, { club_id: clubId, codes: hashesOf(codes) })
  await queueMails(
    db,
    issued.map((person): Mail<'invitation-reminder'> => ({
      address: person.email,
      language: person.language as Language,
      template: 'invitation-reminder',
      values: {
        name: person.first_name,
        club: person.club,
        days: left.get(person.user_id) ?? 1,
        ...linksFor(codes, person, clubId, publicUrl),
      },
      about_club: clubId,
    })),
  )
}
