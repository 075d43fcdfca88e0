// Written from the .sql files beside it by the test of statements with UPDATE=1.
import type { ClubId } from '../../db/client.ts'
import { sqlFile, type Column, type Json } from '../../db/statement.ts'

export type RecipientsParams = {
  club_id: ClubId
  id: number
  coach_roles: readonly number[]
  sent_on: string
}
export type RecipientsRow = {
  user_id: Column<'users', 'id'>
  email: NonNullable<Column<'users', 'email'>>
  first_name: Column<'users', 'first_name'>
  language: Column<'users', 'preferred_language'>
  units: Column<'users', 'units'>
  person: Json
}
export const recipients = sqlFile<RecipientsParams, RecipientsRow>(
  import.meta.url,
  'recipients.sql',
)

export type SentViewsParams = {
  club_id: ClubId
}
export type SentViewsRow = {
  id: Column<'report_mails', 'id'>
  rhythm: Column<'report_mails', 'rhythm'>
  audience: Column<'report_mails', 'audience'>
  sent_on: Column<'report_mails', 'sent_on'>
  name: Column<'report_views', 'name'>
  page: Column<'report_views', 'page'>
  question: Column<'report_views', 'question'>
  club: Column<'clubs', 'name'>
  maker: Json | null
}
export const sentViews = sqlFile<SentViewsParams, SentViewsRow>(
  import.meta.url,
  'sent-views.sql',
)

export type StopBehindCodeParams = {
  hash: Buffer
  stops: boolean | null
}
export type StopBehindCodeRow = {
  found: Json | null
}
export const stopBehindCode = sqlFile<StopBehindCodeParams, StopBehindCodeRow>(
  import.meta.url,
  'stop-behind-code.sql',
)
