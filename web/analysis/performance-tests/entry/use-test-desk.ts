import { useMemo } from 'react'
import {
  MOST_WRITTEN,
  writePerformanceTests,
  type NewCells,
  type TestPerson,
} from '#contract/analysis/performance-tests-days.ts'
import type { TestKind } from '#domain/performance-tests/kinds.ts'
import { api, invalidate } from '../../../api/api.ts'
import { OWN_ERRORS, type Storing } from '../../../sheet/use-autosave.ts'
import { useCells } from '../../../sheet/use-cells.ts'
import { useViewer } from '../../../shell/viewer.ts'
import {
  batchOf,
  cellKey,
  refusedEntries,
  testCells,
  type TestPlace,
  type TestWriting,
} from './test-cells.ts'
import { SHOWING_TESTS } from '../showing-tests.ts'

type Day = {
  kind: TestKind
  day: string
  people: readonly TestPerson[]
  fresh: NewCells['fresh']
  writing: TestWriting
}

/** What is typed into the sheet of a test day, until it is stored. */
export function useTestDesk({ kind, day, people, fresh, writing }: Day) {
  const { user_id } = useViewer()
  const byId = useMemo(() => new Map(people.map((person) => [person.user_id, person])), [people])
  const cells = useMemo(() => testCells(kind, byId, writing), [kind, byId, writing])
  const refetch = () => invalidate(...SHOWING_TESTS)
  const storing: Storing<TestPlace> = {
    send: async (entries) => {
      const batch = batchOf(entries, byId, MOST_WRITTEN)
      const body = { kind, day, fresh, people: batch.people }
      const { data } = await api(writePerformanceTests, { body }, { own: [...OWN_ERRORS] })
      await refetch()
      const refused = new Set(
        data.conflicts.map(({ user_id: id, line, field }) =>
          cellKey({ user_id: id, name: '', line, field: field as TestPlace['field'] }),
        ),
      )
      return new Map([...batch.sent].filter(([key]) => !refused.has(key)))
    },
    refusedIn: (entries, { errors }) =>
      refusedEntries(batchOf(entries, byId, MOST_WRITTEN), errors),
    asks: [],
    refetch,
  }
  const desk = useCells({ place: `tests:${user_id}:${kind}:${day}`, cells, storing })
  return { ...desk, cells, byId }
}
export type TestDesk = ReturnType<typeof useTestDesk>
