import { addUp, type Parts } from './parts.ts'
import { figureOf, type Report, type ReportPeriod } from './report.ts'

type Counted = Pick<Report, 'parts' | 'figures'>

/** Whether a session has a share in a figure of several sessions: the best of them has all of it. */
function makes({ parts, figures }: Counted, name: string, session: Parts, total: Parts): boolean {
  const figure = figures[name]
  if (!figure || figure.spansSessions) return false
  const part = figure.ofBest ?? (figure.of ? undefined : name)
  if (part === undefined) return figureOf({ figures }, name, session) !== null
  const value = session[part] ?? null
  return value !== null && (parts[part] === 'sum' ? value !== 0 : value === total[part])
}

/** A figure with the sessions that make it. */
export type Behind = { name: string; value: number | null; sessions: readonly ReportPeriod[] }

/** The sessions behind each figure, as far as a figure comes from some of them. */
export function behindFigures(
  report: Counted,
  names: readonly string[],
  sessions: readonly ReportPeriod[],
): Behind[] {
  const total = addUp(
    report.parts,
    sessions.map(({ parts }) => parts),
  )
  return names
    .map((name) => ({
      name,
      value: figureOf(report, name, total),
      sessions: sessions.filter(({ parts }) => makes(report, name, parts, total)),
    }))
    .filter((behind) => behind.sessions.length > 0)
}

/**
 * What is said of a session in the list behind a figure. What it had none of, or what is the best
 * of other sessions only, is left out; what is not known of it is not.
 */
export const shownOfSession = (
  { parts, figures }: Counted,
  names: readonly string[],
  session: Parts,
): string[] =>
  names.filter((name) => {
    const figure = figures[name]
    const value = figureOf({ figures }, name, session)
    if (figure?.kind === 'count') return value !== null && value !== 0
    const adding = parts[name]
    return value !== null || adding === undefined || adding === 'sum'
  })
