import { useLocation } from 'react-router'
import { TEST_KINDS, type TestKind } from '#domain/performance-tests/kinds.ts'

/** The kind of test in the address, such as /reports/2k-tests/enter. */
export function useTestKind(): TestKind {
  const { pathname } = useLocation()
  return TEST_KINDS.find((kind) => pathname.startsWith(`/reports/${kind}-tests`)) ?? 'step'
}
