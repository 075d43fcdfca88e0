import { useState } from 'react'
import type { NewCells, TestPerson } from '#contract/analysis/performance-tests-days.ts'
import { TEST_WORD_NAMES, type TestWord } from '#domain/performance-tests/cells.ts'
import { plannedSteps } from '#domain/performance-tests/planned-steps.ts'
import { STEP_PROTOCOLS } from '#domain/performance-tests/protocols.ts'
import type { TestKind } from '#domain/performance-tests/kinds.ts'
import type { CellWrite } from '../../../sheet/cells.ts'
import type { TestPlace } from './test-cells.ts'

export type HeadWords = Record<TestWord, string | null>

/** What most tests of the day say; null where none says anything. */
function commonWord(people: readonly TestPerson[], word: TestWord): string | null {
  const said = people.flatMap(({ test }) => test?.[word] ?? [])
  const counted = [...Map.groupBy(said, (text) => text)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )
  return counted[0]?.[0] ?? null
}

/** Whether the tests of the day do not all say the same. */
export const isMixed = (people: readonly TestPerson[], word: TestWord): boolean =>
  new Set(people.flatMap(({ test }) => (test ? [test[word]] : []))).size > 1

/** A word of the day goes to every test there is, and to those that are yet to come. */
export const headWrites = (
  people: readonly TestPerson[],
  word: TestWord,
  text: string,
): CellWrite<TestPlace>[] =>
  people
    .filter(({ test, can_write }) => test && can_write)
    .map(({ user_id, full_name }) => ({ user_id, name: full_name, line: 0, field: word, text }))

/** What a new test of the day begins with. */
export function freshOf(
  kind: TestKind,
  head: HeadWords,
  people: readonly TestPerson[],
): NewCells['fresh'] {
  const steps =
    kind === 'step'
      ? people.flatMap((person) => plannedSteps(head.protocol, person) ?? []).at(0)
      : undefined
  return { ...head, step_s: steps?.seconds ?? null, rest_s: steps?.rest_s ?? null }
}

/** The words at the top of a test day: as typed here, else as most of its tests say. */
export function useDayHead(kind: TestKind, people: readonly TestPerson[]) {
  const [typed, setTyped] = useState<Partial<HeadWords>>({})
  const usual = { protocol: kind === 'step' ? STEP_PROTOCOLS[0] : null }
  const head = Object.fromEntries(
    TEST_WORD_NAMES.map((word) => [
      word,
      word in typed
        ? (typed[word] ?? null)
        : (commonWord(people, word) ?? (word === 'protocol' ? usual.protocol : null)),
    ]),
  ) as HeadWords
  const set = (word: TestWord, text: string | null) => setTyped((now) => ({ ...now, [word]: text }))
  return { head, set }
}
