// Written from the .sql files beside it by the test of statements with UPDATE=1.
import { sqlFile } from '../../db/statement.ts'

export type OwnFactsParams = {
}
export type OwnFactsRow = {
  first_name: string
  full_name: string
  email: string
  date_of_birth: string | null
  countries: string[]
  time_zones: string[]
  clubs: string[]
}
export const ownFacts = sqlFile<OwnFactsParams, OwnFactsRow>(
  import.meta.url,
  'own-facts.sql',
)

export type QuestionByCodeParams = {
  code_hash: Buffer
}
export type QuestionByCodeRow = {
  state: string
  child: string
  agreed: boolean | null
  answered_at: string | null
  clubs: string[]
}
export const questionByCode = sqlFile<QuestionByCodeParams, QuestionByCodeRow>(
  import.meta.url,
  'question-by-code.sql',
)
