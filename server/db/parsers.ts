import { types as parsersOfPg, type CustomTypesConfig } from 'pg'

const INT8 = 20
const INT8_LIST: number = 1016
const NUMERIC = 1700
const DATE = 1082
const TIMESTAMPTZ = 1184
const listOf: (text: string) => (string | null)[] = parsersOfPg.getTypeParser(INT8_LIST)
const parsers = new Map<number, (text: string) => unknown>([
  [INT8, Number],
  [INT8_LIST, (text) => listOf(text).map((id) => (id === null ? null : Number(id)))],
  [NUMERIC, Number],
  [DATE, (text) => text],
  [TIMESTAMPTZ, (text) => new Date(text).toISOString()],
])
/**
 * bigint (and lists of it) and numeric are numbers, dates stay YYYY-MM-DD, instants are ISO strings
 * in UTC.
 */
export const types: CustomTypesConfig = {
  getTypeParser: (id: number) => parsers.get(id) ?? parsersOfPg.getTypeParser(id),
}
