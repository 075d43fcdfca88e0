// Written from the .sql files beside it by the test of statements with UPDATE=1.
import { sqlFile, type Column } from '../../db/statement.ts'

export type PlansWithFeaturesParams = {
}
export type PlansWithFeaturesRow = {
  id: Column<'plans', 'id'>
  key: Column<'plans', 'key'>
  is_add_on: Column<'plans', 'is_add_on'>
  features: number[]
  clubs: number
}
export const plansWithFeatures = sqlFile<PlansWithFeaturesParams, PlansWithFeaturesRow>(
  import.meta.url,
  'plans-with-features.sql',
)
