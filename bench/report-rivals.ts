import { readFileSync } from 'node:fs'
import { RPE_STEPS } from '#domain/constants/scales.ts'
import { SPORT, SPORTS } from '#domain/constants/sports.ts'
import { numberParameters } from '../server/db/statement.ts'
import type { Sent } from './sent.ts'
import { TRAINED_COACH } from './databases.ts'

/**
 * The best single statement for a report, as somebody would write it who needs nothing else: the
 * same people with their squads, the same figures of the same periods, and no rule that only other
 * clubs have.
 */
export function rivalOf(report: string, days: Readonly<Record<string, string>>): Sent {
  const file = new URL(`bare/reports/${report}.sql`, import.meta.url)
  const { text, names } = numberParameters(readFileSync(file, 'utf8'))
  const params: Record<string, unknown> = {
    ...days,
    club_id: 1,
    viewer_id: TRAINED_COACH,
    cr10: RPE_STEPS.map(({ cr10 }) => cr10),
    day_off: SPORT.day_off,
    ergo: SPORT.ergo,
    rowing: SPORT.rowing,
    cycling: SPORTS.filter(({ cycling_report }) => cycling_report).map(({ id }) => id),
  }
  return { text, values: names.map((name) => params[name]), name: `rival-${report}` }
}

type Line = { period: string; parts: Readonly<Record<string, number | null>> }
export type Reply = {
  athletes: readonly {
    user_id: number
    periods: readonly Line[]
    /** The sum of the days compared with. */
    earlier?: Line['parts'] | null
  }[]
}
export type RivalRow = { user_id: number; period: string } & Readonly<Record<string, unknown>>

const SAME = 1e-6
/** Whether two figures differ by no more than what adding up in another order does. */
export const isSame = (one: number | null, other: unknown) =>
  one === other ||
  (one !== null &&
    typeof other === 'number' &&
    Math.abs(one - other) <= SAME * Math.abs(one) + SAME)

/** In what the rows of the rival differ from the reply; undefined where every figure is the same. */
export function differenceOf({ athletes }: Reply, rows: readonly RivalRow[]): string | undefined {
  const found = new Map(rows.map((row) => [`${row.user_id} ${row.period}`, row]))
  const lines = athletes.flatMap(({ user_id, periods, earlier }) =>
    [...periods, ...earlierLine(earlier)].map((line) => ({
      ...line,
      place: `${user_id} ${line.period}`,
    })),
  )
  if (lines.length !== rows.length) return `${lines.length} lines, and ${rows.length} of the rival`
  for (const { place, parts } of lines) {
    const row = found.get(place)
    const name = Object.keys(parts).find((part) => !isSame(parts[part] ?? null, row?.[part]))
    if (name !== undefined) return `${name} of ${place} is ${parts[name]}, not ${row?.[name]}`
  }
  return undefined
}

/** The days compared with as a line, as rivals have it; none where nobody did anything in them. */
const earlierLine = (parts: Line['parts'] | null = null): readonly Line[] =>
  parts && Object.values(parts).some((value) => value !== null)
    ? [{ period: 'earlier', parts }]
    : []
