import type { OnlyAttendance, SummaryAthlete, SummaryWeek } from '#contract/insight/reports.ts'
import { SPEED_INTENSITIES } from '#domain/constants/intensities.ts'
import { headCell, numberCell, textCell, type SheetCell } from '../../text/cells.ts'
import type { ServerTexts } from '../../text/text.ts'

type Figures = Omit<SummaryWeek, 'week'>

const ZONES = SPEED_INTENSITIES.slice(0, 7)

/** The columns that the club's plan has; without both only what every plan has. */
export type SummaryColumns = { loads: boolean; zones: boolean }

const figures = (
  { sessions, time, distance, ets, foster, trimp, zone_seconds }: Figures,
  { loads, zones }: SummaryColumns,
): SheetCell[] => [
  numberCell(sessions, '0'),
  numberCell(time / 3600, '0.00'),
  numberCell(distance / 1000, '0.0'),
  ...(loads ? [numberCell(ets, '0.0'), numberCell(foster, '0'), numberCell(trimp, '0.0')] : []),
  ...(zones ? ZONES.map((_, index) => numberCell((zone_seconds[index] ?? 0) / 60, '0')) : []),
]

/**
 * One row per athlete and week, and one with the athlete's total. Hours, kilometres and minutes in
 * zone. Of the others only how often they came.
 */
export async function summaryWorkbook(
  athletes: readonly SummaryAthlete[],
  others: readonly OnlyAttendance[],
  words: ServerTexts['reports'],
  shown: SummaryColumns,
): Promise<Buffer> {
  const header = [
    words.athlete,
    words.squads,
    words.week,
    words.sessions,
    words.hours,
    words.kilometres,
    ...(shown.loads ? ['ETS', 'Foster', 'TRIMP'] : []),
    ...(shown.zones ? ZONES.map(({ key }) => `${key.toUpperCase()} (min)`) : []),
  ].map(headCell)
  const rows = athletes.flatMap(({ full_name, squads, weeks, total }) => [
    ...weeks.map((week) => [
      textCell(full_name),
      textCell(squads.join(', ')),
      textCell(week.week),
      ...figures(week, shown),
    ]),
    [
      headCell(full_name),
      textCell(squads.join(', ')),
      headCell(words.total),
      ...figures(total, shown),
    ],
  ])
  const cameRows = others.map(({ full_name, squads, sessions }) => [
    headCell(full_name),
    textCell(squads.join(', ')),
    headCell(words.total),
    numberCell(sessions, '0'),
    textCell(words.onlyAttendance),
  ])
  const { default: writeExcelFile } = await import('write-excel-file/node')
  return writeExcelFile([header, ...rows, ...cameRows], {
    sheet: words.sheet,
    stickyRowsCount: 1,
    columns: [{ width: 24 }, { width: 20 }, { width: 12 }],
  }).toBuffer()
}
