import type { TestPerson } from '#contract/analysis/performance-tests-days.ts'
import type { CellWrite } from '../../../sheet/cells.ts'
import { cellKey, storedAt, type Entries, type TestPlace } from './test-cells.ts'
import { targetOf } from './test-columns.ts'

type Sheet = { entries: Entries; byId: ReadonlyMap<number, TestPerson> }

/**
 * The target watts for the steps that were rowed, as their lactate or heart rate shows, and whose
 * watts nobody has entered.
 */
export function targetWrites(
  people: readonly TestPerson[],
  { entries, byId }: Sheet,
  protocol: string | null,
): CellWrite<TestPlace>[] {
  return people
    .filter(({ can_write }) => can_write)
    .flatMap((person) => {
      const { user_id, full_name: name, test } = person
      return (test?.lines ?? []).flatMap((line, index) => {
        const place: TestPlace = { user_id, name, line: index + 1, field: 'watts' }
        const target = targetOf(person, protocol, index + 1)
        const isRowed = line.lactate !== null || line.heart_rate !== null
        const isOpen = storedAt(byId, place) === null && !entries.has(cellKey(place))
        return isRowed && isOpen && target !== null && !line.left_out
          ? [{ ...place, text: String(target) }]
          : []
      })
    })
}
