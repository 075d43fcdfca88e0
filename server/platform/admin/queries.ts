import { sql, type RawBuilder } from 'kysely'
import {
  ADMIN_PAGE_SIZE,
  type AdminClub,
  type AdminClubRow,
  type AdminOverview,
  type AdminUser,
  type AdminUserRow,
  type OutboxMail,
  type ReadMail,
  type SignIn,
  type TroubledJob,
} from '#contract/platform/admin.ts'
import { invitationsADay } from '#domain/constants/invitation-limits.ts'
import type { PlanKey } from '#domain/constants/plans.ts'
import type { Db } from '../../db/client.ts'
import { compose, isTemplate } from '../../mail/compose.ts'
import { maskedLinks } from '../../mail/kept-mails.ts'
import type { MailValues } from '#texts/mails.ts'

export type MailView = { publicUrl: string; showMailLinks: boolean }

/** What one of the definer functions for administrators answers. */
async function answer<T>(db: Db, call: RawBuilder<unknown>): Promise<T | null> {
  const { rows } = await sql<{ answer: T | null }>`select ${call} as answer`.execute(db)
  return rows[0]?.answer ?? null
}

type Listed<Row> = { data: Row[]; meta: { page: number; limit: number; total: number } }

/** A page of rows from a function that gets how many to skip and how many to return at most. */
async function pageOf<Row>(
  db: Db,
  page: number,
  call: (span: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<Listed<Row>> {
  const span = sql`${(page - 1) * ADMIN_PAGE_SIZE}, ${ADMIN_PAGE_SIZE}`
  const { rows, total } = (await answer<{ rows: Row[]; total: number }>(db, call(span))) ?? {
    rows: [],
    total: 0,
  }
  return { data: rows, meta: { page, limit: ADMIN_PAGE_SIZE, total } }
}

/** "-name" is by name, falling. */
const ordered = (sort: string) => sql`${sort.replace('-', '')}, ${sort.startsWith('-')}`
/** What was left empty filters nothing. */
const filled = (filter: object) =>
  JSON.stringify(Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '')))

type Listing = { page?: number | undefined; sort?: string | undefined }

export const overview = (db: Db) =>
  answer<AdminOverview>(
    db,
    sql`app.admin_overview() || jsonb_build_object('files', app.admin_files())`,
  )
export const troubledJobs = async (db: Db) =>
  (await answer<TroubledJob[]>(db, sql`app.admin_troubled_jobs()`)) ?? []
export const outboxMails = (db: Db, page = 1) =>
  pageOf<OutboxMail>(db, page, (span) => sql`app.admin_mails(${span})`)
/** A mail as its reader gets it; its link only where links may be shown. */
export async function readMail(
  db: Db,
  id: number,
  { publicUrl, showMailLinks }: MailView,
): Promise<ReadMail | null> {
  const stored = await answer<
    OutboxMail & { values: MailValues['activation'] & { unwanted?: string } }
  >(db, sql`app.admin_mail(${id})`)
  if (!stored || !isTemplate(stored.template)) return null
  const { values, ...row } = stored
  const shown = showMailLinks ? values : { ...values, ...maskedLinks(values) }
  const { subject, text, html } = compose(stored.template, row.language, shown as never, publicUrl)
  return { ...row, subject, text, html }
}

export const signIns = (db: Db, page = 1) =>
  pageOf<SignIn>(db, page, (span) => sql`app.admin_sign_ins(${span})`)
export const userOf = (db: Db, id: number) => answer<AdminUser>(db, sql`app.admin_user(${id})`)

export async function clubOf(db: Db, id: number): Promise<AdminClub | null> {
  const club = await answer<Omit<AdminClub, 'invitations'>>(db, sql`app.admin_club(${id})`)
  const sent = await answer<{ plan: PlanKey | null; club: number }>(
    db,
    sql`app.admin_invitations(${id})`,
  )
  return (
    club && {
      ...club,
      invitations: { used: sent?.club ?? 0, limit: invitationsADay(sent?.plan ?? null) },
    }
  )
}

export const usersWhere = (db: Db, { page = 1, sort = 'id', ...filter }: Listing) =>
  pageOf<AdminUserRow>(
    db,
    page,
    (span) => sql`app.admin_users(${filled(filter)}::jsonb, ${ordered(sort)}, ${span})`,
  )

export const clubsWhere = (db: Db, { page = 1, sort = 'id', ...filter }: Listing) =>
  pageOf<AdminClubRow>(
    db,
    page,
    (span) => sql`app.admin_clubs(${filled(filter)}::jsonb, ${ordered(sort)}, ${span})`,
  )
