// Written from the .sql files beside it by the test of statements with UPDATE=1.
import { sqlFile, type Column } from '../../db/statement.ts'

export type ChangeAddressParams = {
  code_hash: Buffer
}
export type ChangeAddressRow = {
  state: string
  old_email: string | null
}
export const changeAddress = sqlFile<ChangeAddressParams, ChangeAddressRow>(
  import.meta.url,
  'change-address.sql',
)

export type OwnSettingsParams = {
  user_id: number
}
export type OwnSettingsRow = {
  email: NonNullable<Column<'users', 'email'>>
  second_step: boolean
  recovery_codes_left: number
}
export const ownSettings = sqlFile<OwnSettingsParams, OwnSettingsRow>(
  import.meta.url,
  'own-settings.sql',
)

export type StatusInClubParams = {
  club: number
  user_id: number
}
export type StatusInClubRow = {
  status: number | null
}
export const statusInClub = sqlFile<StatusInClubParams, StatusInClubRow>(
  import.meta.url,
  'status-in-club.sql',
)
