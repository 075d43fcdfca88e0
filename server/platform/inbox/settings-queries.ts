import { sql } from 'kysely'
import { StoppedNoticeMails, type NoticeSettings } from '#contract/platform/inbox-settings.ts'
import { Id, T, type Static } from '#contract/schema.ts'
import { chosenWays } from '#domain/notices/choices.ts'
import { GROUPS, NOTICE_GROUPS } from '#domain/notices/kinds.ts'
import { checkedValue } from '../../db/checked-rows.ts'
import type { Db } from '../../db/client.ts'
import { hashOf } from '../../http/gate.ts'
import { found } from '../../http/refusal.ts'
import { receiversOf } from '../../delivery/receivers.ts'

const Squads = T.Array(
  T.Object({ id: Id, name: T.String(), club: T.Object({ id: Id, name: T.String() }) }),
)

export async function squadsOf(db: Db, userId: number): Promise<Static<typeof Squads>> {
  return (await checkedValue(db, Squads, sql`app.own_squads(${userId})`)) ?? []
}

/** What somebody has chosen, with what holds where they have not. */
export async function settingsOf(db: Db, userId: number): Promise<NoticeSettings> {
  const receiver = found((await receiversOf(db, [userId])).get(userId))
  const own = await db
    .selectFrom('notice_settings')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const { timing, mails_stopped, has_mail, has_push, choices } = receiver
  return {
    timing,
    is_time_zone_set: own !== undefined,
    mails_stopped,
    has_mail,
    mail_refused: await refusalOf(db, userId),
    has_push,
    groups: NOTICE_GROUPS.map((group) => ({
      group,
      ways: chosenWays(group, choices, { has_push }),
      by_squad: GROUPS[group].bySquad,
    })),
    exceptions: choices.flatMap(({ squad_id, ...choice }) =>
      squad_id === null ? [] : [{ ...choice, squad_id }],
    ),
    squads: await squadsOf(db, userId),
  }
}

async function refusalOf(db: Db, userId: number): Promise<NoticeSettings['mail_refused']> {
  const row = await db
    .selectFrom('mail_refusals as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['r.address', 'r.reason', 'r.refused_at'])
    .where('r.user_id', '=', userId)
    .whereRef('r.address', '=', 'u.email')
    .executeTakeFirst()
  return row ?? null
}

/** What the code in a mail is about; `stops` says what its owner wants, null that they look. */
export async function stopByCode(
  db: Db,
  code: string,
  stops: boolean | null,
): Promise<StoppedNoticeMails | null> {
  return checkedValue(
    db,
    StoppedNoticeMails,
    sql`app.stop_notice_mails(${hashOf(code)}::bytea, ${stops}::boolean)`,
  )
}
