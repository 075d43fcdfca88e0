import { sql, type RawBuilder } from 'kysely'
import {
  ADMIN_PAGE_SIZE,
  AdminClub,
  AdminClubRow,
  AdminOverview,
  AdminUser,
  AdminUserRow,
  FailedImport,
  OutboxMail,
  SignIn,
  TroubledJob,
  type PlatformErrors,
} from '#contract/platform/admin.ts'
import type { ReadMail } from '#contract/platform/admin-mails.ts'
import { nullable, T, WordOf, type TSchema } from '#contract/schema.ts'
import { invitationsADay } from '#domain/constants/invitation-limits.ts'
import type { Language } from '#domain/constants/languages.ts'
import { PLAN_KEYS } from '#domain/constants/plans.ts'
import { canHandOverActivation } from '#domain/rules/admin.ts'
import { checkedValue } from '../../db/checked-rows.ts'
import type { Db } from '../../db/client.ts'
import { compose, isTemplate } from '../../mail/compose.ts'
import { refusalText } from '../../text/text.ts'
import { maskedLinks } from '../../mail/kept-mails.ts'

export type MailView = {
  publicUrl: string
  /** Kept mails show their links. */
  showMailLinks: boolean
  /** Whether a mail server is configured. */
  sendsMail: boolean
}

const pageSchema = <S extends TSchema>(row: S) =>
  T.Object({ rows: T.Array(row), total: T.Integer() })

type Listed<Row> = { data: Row[]; meta: { page: number; limit: number; total: number } }

/** A page of rows from a function that gets how many to skip and how many to return at most. */
async function pageOf<Row>(
  page: number,
  load: (span: RawBuilder<unknown>) => Promise<{ rows: Row[]; total: number } | null>,
): Promise<Listed<Row>> {
  const span = sql`${(page - 1) * ADMIN_PAGE_SIZE}, ${ADMIN_PAGE_SIZE}`
  const { rows, total } = (await load(span)) ?? { rows: [], total: 0 }
  return { data: rows, meta: { page, limit: ADMIN_PAGE_SIZE, total } }
}

/** "-name" is by name, falling. */
const ordered = (sort: string) => sql`${sort.replace('-', '')}, ${sort.startsWith('-')}`
/** What was left empty filters nothing. */
const filled = (filter: object) =>
  JSON.stringify(Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '')))

type Listing = { page?: number | undefined; sort?: string | undefined }

export const overview = (db: Db, backupHours: number | null) =>
  checkedValue(
    db,
    AdminOverview,
    sql`app.admin_overview() || jsonb_build_object('files', app.admin_files(),
      'backup', jsonb_build_object('every_hours', ${backupHours}::int, 'last', app.admin_backup()))`,
  )

const TroubledJobs = T.Array(TroubledJob)
export const troubledJobs = async (db: Db) =>
  (await checkedValue(db, TroubledJobs, sql`app.admin_troubled_jobs()`)) ?? []

const StoredErrors = T.Object({
  mails: T.Array(OutboxMail),
  imports: T.Array(
    T.Object({
      ...T.Omit(FailedImport, ['message']).properties,
      reason: nullable(T.String()),
    }),
  ),
})

/** Refused mails and failed imports; the reasons of the latter in the reader's language. */
export async function platformErrors(db: Db, language: Language): Promise<PlatformErrors> {
  const { mails, imports } = (await checkedValue(db, StoredErrors, sql`app.admin_errors()`)) ?? {
    mails: [],
    imports: [],
  }
  return {
    mails,
    imports: imports.map(({ reason, ...failed }) => ({
      ...failed,
      message: refusalText(language, reason ?? ''),
    })),
  }
}

const MailPage = pageSchema(OutboxMail)
export const outboxMails = (db: Db, page = 1) =>
  pageOf(page, (span) => checkedValue(db, MailPage, sql`app.admin_mails(${span})`))

const StoredMail = T.Object({
  ...OutboxMail.properties,
  values: T.Object({ name: T.String(), link: T.String(), unwanted: T.Optional(T.String()) }),
})

/** A mail as its reader gets it; its link only where links may be shown. */
export async function readMail(
  db: Db,
  id: number,
  { publicUrl, showMailLinks }: Omit<MailView, 'sendsMail'>,
): Promise<ReadMail | null> {
  const stored = await checkedValue(db, StoredMail, sql`app.admin_mail(${id})`)
  if (!stored || !isTemplate(stored.template)) return null
  const { values, ...row } = stored
  const shown = showMailLinks ? values : { ...values, ...maskedLinks(values) }
  const { subject, text, html } = compose(stored.template, row.language, shown as never, publicUrl)
  return { ...row, subject, text, html }
}

const SignInPage = pageSchema(SignIn)
export const signIns = (db: Db, page = 1) =>
  pageOf(page, (span) => checkedValue(db, SignInPage, sql`app.admin_sign_ins(${span})`))

const StoredUser = T.Omit(AdminUser, ['activation_by_hand'])
export async function userOf(db: Db, id: number, sendsMail: boolean): Promise<AdminUser | null> {
  const user = await checkedValue(db, StoredUser, sql`app.admin_user(${id})`)
  return user && { ...user, activation_by_hand: canHandOverActivation(user, sendsMail) }
}

const StoredClub = T.Omit(AdminClub, ['invitations'])
/** How many were sent in 24 hours, and how many seconds are left until the first no longer counts. */
const SentInvitations = T.Object({
  plan: nullable(WordOf(...PLAN_KEYS)),
  club: T.Integer(),
  person: T.Integer(),
  wait: nullable(T.Number()),
})

export async function clubOf(db: Db, id: number): Promise<AdminClub | null> {
  const club = await checkedValue(db, StoredClub, sql`app.admin_club(${id})`)
  const sent = await checkedValue(db, SentInvitations, sql`app.admin_invitations(${id})`)
  return (
    club && {
      ...club,
      invitations: { used: sent?.club ?? 0, limit: invitationsADay(sent?.plan ?? null) },
    }
  )
}

const UserPage = pageSchema(AdminUserRow)
export const usersWhere = (db: Db, { page = 1, sort = 'id', ...filter }: Listing) =>
  pageOf(page, (span) =>
    checkedValue(
      db,
      UserPage,
      sql`app.admin_users(${filled(filter)}::jsonb, ${ordered(sort)}, ${span})`,
    ),
  )

const ClubPage = pageSchema(AdminClubRow)
export const clubsWhere = (db: Db, { page = 1, sort = 'id', ...filter }: Listing) =>
  pageOf(page, (span) =>
    checkedValue(
      db,
      ClubPage,
      sql`app.admin_clubs(${filled(filter)}::jsonb, ${ordered(sort)}, ${span})`,
    ),
  )
