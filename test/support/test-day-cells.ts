import type { NewCells, WrittenTest } from '#contract/analysis/performance-tests-days.ts'
import type { TestKind } from '#domain/performance-tests/kinds.ts'

const FRESH = { site: null, ergo: null, protocol: null, tester: null, step_s: null, rest_s: null }
export type Place = { kind: TestKind; day: string }
export type Sent = Partial<Omit<WrittenTest, 'user_id'>>
/** What is written of one person. */
export const ofPerson = ({ id }: { id: number }, sent: Sent): WrittenTest => ({
  user_id: id,
  values: {},
  seen: {},
  lines: [],
  ...sent,
})
export const line = (number: number, values: object, seen: object = {}) => ({
  number,
  values,
  seen,
})
/** A call that writes cells. */
export const cells = (
  place: Place,
  people: WrittenTest[],
  fresh: Partial<NewCells['fresh']> = {},
) => ({
  ...place,
  fresh: { ...FRESH, ...fresh },
  people,
})
