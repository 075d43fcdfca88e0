import { featureOfEntry } from '#domain/rules/feature-gates.ts'
import { PlanNotice } from './PlanNotice.tsx'

/** Says in place of a field that is entered that the plan lacks it. */
export const EntryNotice = ({ call, path }: { call: string; path: string }) => (
  <PlanNotice feature={featureOfEntry(call, path)} />
)
