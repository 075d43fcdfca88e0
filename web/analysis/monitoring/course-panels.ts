import type { MorningCourse } from '#contract/analysis/monitoring.ts'
import { MORNING_NUMBERS, type MorningNumber } from '#domain/monitoring/fields.ts'
import { eachDay } from '#domain/time/week.ts'
import { CHANNEL_COLOURS, SEAT_COLOURS, type LineColour } from '../../ui/theme-colours.ts'
import type { Figure, Panel, PanelLine } from '../../ui/charts/time-series.ts'

export type CourseLine = {
  key: MorningNumber | 'load'
  values: readonly (number | null)[]
}

/** A line for each number that was ever said in these days, and one for the load, by day. */
export function courseLines({
  days,
  loads,
  from,
  to,
}: Pick<MorningCourse, 'days' | 'loads' | 'from' | 'to'>): {
  days: string[]
  lines: CourseLine[]
} {
  const span = eachDay(from, to)
  const said = new Map(days.map((day) => [day.day, day]))
  const loaded = new Map(loads.map(({ day, load }) => [day, load]))
  const lines: CourseLine[] = [
    ...MORNING_NUMBERS.map((key) => ({
      key,
      values: span.map((day) => said.get(day)?.[key] ?? null),
    })),
    { key: 'load' as const, values: span.map((day) => loaded.get(day) ?? null) },
  ]
  const hasAny = ({ values }: CourseLine) => values.some((value) => value !== null)
  return { days: span, lines: lines.filter(hasAny) }
}

/** More lines with a scale of their own nobody can read. */
export const MOST_OVERLAID = 3
/** How many are laid over each other before somebody has chosen. */
const USUAL_OVERLAID = 2

const isMeasure = (line: CourseLine): line is CourseLine & { key: MorningNumber } =>
  line.key !== 'load'

/** The measures of which something was said, and those of them that are wanted. */
export function chosenMeasures(
  lines: readonly CourseLine[],
  wanted: string | null,
): { known: MorningNumber[]; chosen: MorningNumber[] } {
  const known = lines.filter(isMeasure).map(({ key }) => key)
  const names = (wanted ?? '').split(',')
  const found = known.filter((key) => names.includes(key)).slice(0, MOST_OVERLAID)
  return { known, chosen: found.length > 0 ? found : known.slice(0, USUAL_OVERLAID) }
}

export type CourseWords = {
  nameOf: (key: CourseLine['key']) => string
  figureOf: (key: CourseLine['key']) => Figure
}

const colourAt = (place: number): LineColour =>
  SEAT_COLOURS[place % SEAT_COLOURS.length] ?? CHANNEL_COLOURS.other

/** A panel for each line. */
export const panelsOf = (
  lines: readonly CourseLine[],
  { nameOf, figureOf }: CourseWords,
): Panel[] =>
  lines.map(({ key, values }, place) => ({
    ...figureOf(key),
    key,
    label: nameOf(key),
    values,
    colour: colourAt(place),
    ...(key === 'load' ? { bars: true } : { dots: true }),
  }))

/** One panel: the chosen measures over each other, each by its own scale, before bars of the load. */
export function overlaidPanel(
  lines: readonly CourseLine[],
  chosen: readonly MorningNumber[],
  { nameOf, figureOf }: CourseWords,
): Panel[] {
  const load = lines.find((line) => !isMeasure(line))
  const shown = lines.filter((line) => isMeasure(line) && chosen.includes(line.key))
  const bars = load && { line: load, colour: CHANNEL_COLOURS.elevation, bars: true as const }
  const measures = shown.map((line, place) => ({ line, colour: colourAt(place), dash: place }))
  const [first, ...beside] = [...(bars ? [bars] : []), ...measures].map(
    ({ line: { key, values }, ...look }): PanelLine & { figure: Figure } => ({
      ...look,
      values,
      who: nameOf(key),
      figure: figureOf(key),
    }),
  )
  if (!first) return []
  const { figure, ...line } = first
  const over = { key: 'overlaid', label: '', dots: true, ownScales: true } as const
  return [{ ...over, ...figure, ...line, beside }]
}
