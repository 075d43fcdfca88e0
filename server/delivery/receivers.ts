import { sql } from 'kysely'
import { nullable, T, WordOf, type Static } from '#contract/schema.ts'
import type { Language } from '#domain/constants/languages.ts'
import type { NoticeChoice } from '#domain/notices/choices.ts'
import { DEFAULT_TIMING, type Timing } from '#domain/notices/due.ts'
import { NOTICE_WAYS } from '#domain/notices/kinds.ts'
import { checkedRows } from '../db/checked-rows.ts'
import type { Db } from '../db/client.ts'

const Row = T.Object({
  user_id: T.Integer(),
  email: nullable(T.String()),
  first_name: T.String(),
  language: T.String(),
  has_mail: T.Boolean(),
  has_push: T.Boolean(),
  mails_stopped: T.Boolean(),
  time_zone: T.String(),
  quiet_from: nullable(T.String()),
  quiet_until: nullable(T.String()),
  rhythm: nullable(WordOf('at_once', 'daily', 'weekly')),
  mail_time: nullable(T.String()),
  mail_weekday: nullable(T.Integer()),
  choices: T.Array(
    T.Object({
      group: T.String(),
      way: WordOf(...NOTICE_WAYS),
      squad_id: nullable(T.Integer()),
      wanted: T.Boolean(),
    }),
  ),
  squads: T.Array(T.Integer()),
})

/** Who gets notices, how they can be reached and what they have chosen. */
export type Receiver = {
  user_id: number
  email: string | null
  first_name: string
  language: Language
  has_mail: boolean
  has_push: boolean
  mails_stopped: boolean
  timing: Timing
  choices: readonly NoticeChoice[]
  /** Of the squads that they have chosen something for, those a notice is about. */
  squads: readonly number[]
}

type About = { club?: number | undefined; sessions?: readonly number[] | undefined }

/** In one statement for any number of people. */
export async function receiversOf(
  db: Db,
  userIds: readonly number[],
  { club, sessions = [] }: About = {},
): Promise<Map<number, Receiver>> {
  const rows = await checkedRows(
    db,
    Row,
    sql`select * from app.notice_receivers(
      ${[...new Set(userIds)]}::bigint[], ${club ?? null}, ${[...sessions]}::bigint[])`,
  )
  return new Map(rows.map((row) => [row.user_id, receiverOf(row)]))
}

const receiverOf = ({
  language,
  choices,
  time_zone,
  quiet_from,
  quiet_until,
  rhythm,
  mail_time,
  mail_weekday,
  ...row
}: Static<typeof Row>): Receiver => ({
  ...row,
  language: language as Language,
  choices: choices as NoticeChoice[],
  timing: {
    time_zone,
    quiet_from,
    quiet_until,
    rhythm: rhythm ?? DEFAULT_TIMING.rhythm,
    mail_time: mail_time ?? DEFAULT_TIMING.mail_time,
    mail_weekday: mail_weekday ?? DEFAULT_TIMING.mail_weekday,
  },
})
