import type { ResultLine } from './result-lines.ts'

const KINDS = ['crew', 'athlete', 'squad'] as const
export type LineKind = (typeof KINDS)[number]

type LineChoice = { by: LineKind | null; detail: string | null }

/** A recording belongs to the athlete whose device made it. */
const kindOf = ({ result }: ResultLine): LineKind =>
  result === null || result.user_id !== null
    ? 'athlete'
    : result.crew_id !== null
      ? 'crew'
      : 'squad'

export const kindsOf = (lines: readonly ResultLine[]): LineKind[] =>
  KINDS.filter((kind) => lines.some((line) => kindOf(line) === kind))

/** The boat classes of the crews, each once. */
export const classesOf = (lines: readonly ResultLine[]): string[] =>
  [...new Set(lines.map(({ detail }) => detail))].filter((detail) => detail !== '').toSorted()

/** Reads the choice from the address; what no line has is no choice. */
export function readChoice(
  search: URLSearchParams,
  lines: readonly ResultLine[],
): LineChoice & { inPaces: boolean } {
  return {
    by: kindsOf(lines).find((kind) => kind === search.get('by')) ?? null,
    detail: classesOf(lines).find((detail) => detail === search.get('class')) ?? null,
    inPaces: search.get('show') === 'paces',
  }
}

export const filterLines = (
  lines: readonly ResultLine[],
  { by, detail }: LineChoice,
): ResultLine[] =>
  lines.filter(
    (line) => (by === null || kindOf(line) === by) && (detail === null || line.detail === detail),
  )
