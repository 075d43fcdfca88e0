// Written from the .sql files beside it by the test of statements with UPDATE=1.
import type { ClubId } from '../../db/client.ts'
import { sqlFile, type Column, type Json } from '../../db/statement.ts'

export type AccountsOfRowsParams = {
  people: Json
}
export type AccountsOfRowsRow = {
  place: number
  user_id: number
}
export const accountsOfRows = sqlFile<AccountsOfRowsParams, AccountsOfRowsRow>(
  import.meta.url,
  'accounts-of-rows.sql',
)

export type AddMembershipsParams = {
  club_id: ClubId
  people: readonly number[]
  statuses: readonly number[]
  sides: readonly string[]
}
export type AddMembershipsRow = {
  user_id: Column<'memberships', 'user_id'>
}
export const addMemberships = sqlFile<AddMembershipsParams, AddMembershipsRow>(
  import.meta.url,
  'add-memberships.sql',
)

export type ChoiceOfStopsParams = {
  code_hash: Buffer
  scope: string | null
}
export type ChoiceOfStopsRow = {
  club_name: string
  scope: string
}
export const choiceOfStops = sqlFile<ChoiceOfStopsParams, ChoiceOfStopsRow>(
  import.meta.url,
  'choice-of-stops.sql',
)

export type ClosedToInvitationsParams = {
  addresses: readonly string[]
  most: number
}
export type ClosedToInvitationsRow = {
  address: string
  reason: string
}
export const closedToInvitations = sqlFile<ClosedToInvitationsParams, ClosedToInvitationsRow>(
  import.meta.url,
  'closed-to-invitations.sql',
)

export type ClubByNameParams = {
  name: string
}
export type ClubByNameRow = {
  club_id: number
  club_name: string
  status: number | null
}
export const clubByName = sqlFile<ClubByNameParams, ClubByNameRow>(
  import.meta.url,
  'club-by-name.sql',
)

export type HoldCountsParams = {
  club_id: ClubId
}
export type HoldCountsRow = {
  plan: string | null
  club: number
  person: number
  wait: number | null
}
export const holdCounts = sqlFile<HoldCountsParams, HoldCountsRow>(
  import.meta.url,
  'hold-counts.sql',
)

export type InvitationToAnswerParams = {
  code_hash: Buffer | null
  club: number | null
}
export type InvitationToAnswerRow = {
  club_id: number
  club_name: string
  status: number | null
  roles: number[]
  inviter: string | null
  inviter_id: number | null
  code: string | null
}
export const invitationToAnswer = sqlFile<InvitationToAnswerParams, InvitationToAnswerRow>(
  import.meta.url,
  'invitation-to-answer.sql',
)

export type IssueInvitationsParams = {
  codes: Json
  club_id: ClubId
}
export type IssueInvitationsRow = {
  user_id: number
  email: string
  first_name: string
  language: string
  opened: boolean
  club: Column<'clubs', 'name'>
}
export const issueInvitations = sqlFile<IssueInvitationsParams, IssueInvitationsRow>(
  import.meta.url,
  'issue-invitations.sql',
)

export type IssueRemindersParams = {
  codes: Json
  club_id: ClubId
}
export type IssueRemindersRow = {
  user_id: number
  email: string
  first_name: string
  language: string
  opened: boolean
  club: Column<'clubs', 'name'>
}
export const issueReminders = sqlFile<IssueRemindersParams, IssueRemindersRow>(
  import.meta.url,
  'issue-reminders.sql',
)

export type JoinersParams = {
  club_id: ClubId
  people: readonly number[]
}
export type JoinersRow = {
  person: NonNullable<Column<'users', 'full_name'>>
  date_of_birth: Column<'users', 'date_of_birth'>
  club: Column<'clubs', 'name'>
  time_zone: Column<'clubs', 'time_zone'>
}
export const joiners = sqlFile<JoinersParams, JoinersRow>(
  import.meta.url,
  'joiners.sql',
)

export type LinkByCodeParams = {
  code: string
}
export type LinkByCodeRow = {
  club_id: number
  club_name: string
  link_id: number
  role_id: number
  squad_id: number | null
  squad: string | null
  direct: boolean
  maker: number
  maker_permissions: string[]
  role_permissions: string[]
  status: number | null
  place_of: number | null
  is_own: boolean
  first_name: string | null
  last_name: string | null
}
export const linkByCode = sqlFile<LinkByCodeParams, LinkByCodeRow>(
  import.meta.url,
  'link-by-code.sql',
)

export type MembersWhoApproveParams = {
  club_id: ClubId
}
export type MembersWhoApproveRow = {
  user_id: Column<'users', 'id'>
  email: Column<'users', 'email'>
  first_name: Column<'users', 'first_name'>
  language: Column<'users', 'preferred_language'>
}
export const membersWhoApprove = sqlFile<MembersWhoApproveParams, MembersWhoApproveRow>(
  import.meta.url,
  'members-who-approve.sql',
)

export type PersonalLinksParams = {
  club_id: ClubId
  people: readonly number[] | null
}
export type PersonalLinksRow = {
  user_id: Column<'memberships', 'user_id'>
  full_name: NonNullable<Column<'users', 'full_name'>>
  picture: Column<'users', 'picture'>
  permissions: string[]
  has_email: boolean
  squads: string[]
  link_id: Column<'invitation_links', 'id'> | null
  token: Column<'invitation_links', 'token'> | null
  expires_at: Column<'invitation_links', 'expires_at'> | null
  opened_at: Column<'invitation_links', 'opened_at'> | null
  used_at: Column<'invitation_links', 'used_at'> | null
}
export const personalLinks = sqlFile<PersonalLinksParams, PersonalLinksRow>(
  import.meta.url,
  'personal-links.sql',
)

export type RepeatedInvitationsParams = {
  people: readonly number[]
}
export type RepeatedInvitationsRow = {
  user_id: number
  wait: number
}
export const repeatedInvitations = sqlFile<RepeatedInvitationsParams, RepeatedInvitationsRow>(
  import.meta.url,
  'repeated-invitations.sql',
)

export type RightsOfMembersParams = {
  club_id: ClubId
  people: readonly number[]
}
export type RightsOfMembersRow = {
  user_id: Column<'memberships', 'user_id'>
  roles: number[]
  permissions: string[]
  coaches_see_minors: Column<'clubs', 'coaches_see_minors'>
}
export const rightsOfMembers = sqlFile<RightsOfMembersParams, RightsOfMembersRow>(
  import.meta.url,
  'rights-of-members.sql',
)

export type UnansweredInvitationsParams = {
  club_id: ClubId
}
export type UnansweredInvitationsRow = {
  user_id: number
  sent_at: string
  expires_at: string
  reminded_at: string | null
}
export const unansweredInvitations = sqlFile<UnansweredInvitationsParams, UnansweredInvitationsRow>(
  import.meta.url,
  'unanswered-invitations.sql',
)
