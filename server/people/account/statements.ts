// Written from the .sql files beside it by the test of statements with UPDATE=1.
import { sqlFile, type Json } from '../../db/statement.ts'

export type AccountToActivateParams = {
  code_hash: Buffer
}
export type AccountToActivateRow = {
  person: Json | null
}
export const accountToActivate = sqlFile<AccountToActivateParams, AccountToActivateRow>(
  import.meta.url,
  'account-to-activate.sql',
)

export type AnswerToActivationParams = {
  address: string
  code_hash: Buffer
}
export type AnswerToActivationRow = {
  mail: string
  name: string
  language: string
}
export const answerToActivation = sqlFile<AnswerToActivationParams, AnswerToActivationRow>(
  import.meta.url,
  'answer-to-activation.sql',
)

export type AnswerToResetParams = {
  address: string
  code_hash: Buffer
}
export type AnswerToResetRow = {
  mail: string
  name: string
  language: string
}
export const answerToReset = sqlFile<AnswerToResetParams, AnswerToResetRow>(
  import.meta.url,
  'answer-to-reset.sql',
)

export type AnswerToSignUpParams = {
  address: string
  first_name: string
  last_name: string
  password_hash: string | null
  language: string
  kind: string
  join: string | null
  code_hash: Buffer
}
export type AnswerToSignUpRow = {
  mail: string
  name: string
  language: string
}
export const answerToSignUp = sqlFile<AnswerToSignUpParams, AnswerToSignUpRow>(
  import.meta.url,
  'answer-to-sign-up.sql',
)

export type CredentialsOfParams = {
  address: string
}
export type CredentialsOfRow = {
  user_id: number
  password_hash: string | null
  disabled: boolean
}
export const credentialsOf = sqlFile<CredentialsOfParams, CredentialsOfRow>(
  import.meta.url,
  'credentials-of.sql',
)

export type LinkedAccountParams = {
  issuer: string
  subject: string
}
export type LinkedAccountRow = {
  user_id: number
  email: string
  disabled: boolean
}
export const linkedAccount = sqlFile<LinkedAccountParams, LinkedAccountRow>(
  import.meta.url,
  'linked-account.sql',
)

export type OpenImpersonationParams = {
  person: number
  reason: string
  token_hash: Buffer
  client: string
  minutes: number
  own_token: number
}
export type OpenImpersonationRow = {
  ends_at: string | null
}
export const openImpersonation = sqlFile<OpenImpersonationParams, OpenImpersonationRow>(
  import.meta.url,
  'open-impersonation.sql',
)

export type ResetByCodeParams = {
  code_hash: Buffer
  password_hash: string
}
export type ResetByCodeRow = {
  state: string
  user_id: number | null
  email: string | null
  name: string | null
  language: string | null
}
export const resetByCode = sqlFile<ResetByCodeParams, ResetByCodeRow>(
  import.meta.url,
  'reset-by-code.sql',
)

export type StoredSecondStepParams = {
  person: number
}
export type StoredSecondStepRow = {
  secret: Buffer
  confirmed: boolean
}
export const storedSecondStep = sqlFile<StoredSecondStepParams, StoredSecondStepRow>(
  import.meta.url,
  'stored-second-step.sql',
)
