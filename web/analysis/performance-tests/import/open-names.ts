import type { ImportedTest } from '#contract/analysis/performance-tests-import.ts'

/** Somebody a file names of whom it is not known who is meant, with all of their tests. */
export type OpenName = { written: string; name: string; tests: number; isUnclear: boolean }

/** What was chosen for a name: a member's id as text, or to leave it out. */
export const LEAVE_OUT = 'leave-out'
export type ChosenNames = Readonly<Record<string, string>>

/** Each name once, in the order of the file; those that are left out by now stay among them. */
export function openNames(tests: readonly ImportedTest[], chosen: ChosenNames): OpenName[] {
  const names = new Map<string, OpenName>()
  for (const { written, name, outcome } of tests) {
    const isAsked = outcome === 'unknown' || outcome === 'unclear' || chosen[written] !== undefined
    if (!isAsked) continue
    const known = names.get(written) ?? { written, name, tests: 0, isUnclear: false }
    const isUnclear = known.isUnclear || outcome === 'unclear'
    names.set(written, { ...known, tests: known.tests + 1, isUnclear })
  }
  return [...names.values()]
}

/** The choices as the call takes them. */
export const choicesOf = (chosen: ChosenNames): { written: string; user_id: number | null }[] =>
  Object.entries(chosen).map(([written, choice]) => ({
    written,
    user_id: choice === LEAVE_OUT ? null : Number(choice),
  }))

/** Names of people of whom nothing is entered, as they have not consented. */
export const withoutConsent = (tests: readonly ImportedTest[]): string[] => [
  ...new Set(
    tests.flatMap(({ outcome, full_name }) =>
      outcome === 'no_consent' && full_name !== null ? [full_name] : [],
    ),
  ),
]
