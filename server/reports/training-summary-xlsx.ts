import type { Language } from '#contract/account.ts'
import type { SummaryAthlete, SummaryWeek } from '#contract/reports.ts'
import { SPEED_INTENSITIES } from '#domain/constants/intensities.ts'
import { reportText } from '../text/reports.ts'

type Cell = { value: string | number; type: StringConstructor | NumberConstructor; format?: string; fontWeight?: 'bold' } | null
type Figures = Omit<SummaryWeek, 'week'>

const ZONES = SPEED_INTENSITIES.slice(0, 7)

/** A cell that holds what a person typed is text, so that "=…" stays what it is. */
const text = (value: string): Cell => ({ value, type: String })
const head = (value: string): Cell => ({ value, type: String, fontWeight: 'bold' })
const number = (value: number | null, format: string): Cell => (value === null ? null : { value, type: Number, format })

const figures = ({ sessions, time, distance, ets, foster, trimp, zone_seconds }: Figures): Cell[] => [
  number(sessions, '0'),
  number(time / 3600, '0.00'),
  number(distance / 1000, '0.0'),
  number(ets, '0.0'),
  number(foster, '0'),
  number(trimp, '0.0'),
  ...ZONES.map((_, index) => number((zone_seconds[index] ?? 0) / 60, '0')),
]

/** One row per athlete and week, and one with the athlete's total. Hours, kilometres and minutes in zone. */
export async function summaryWorkbook(athletes: readonly SummaryAthlete[], language: Language): Promise<Buffer> {
  const words = reportText(language)
  const header = [
    words.athlete,
    words.squads,
    words.week,
    words.sessions,
    words.hours,
    words.kilometres,
    'ETS',
    'Foster',
    'TRIMP',
    ...ZONES.map(({ key }) => `${key.toUpperCase()} (min)`),
  ].map(head)
  const rows = athletes.flatMap(({ full_name, squads, weeks, total }) => [
    ...weeks.map((week) => [text(full_name), text(squads.join(', ')), text(week.week), ...figures(week)]),
    [head(full_name), text(squads.join(', ')), head(words.total), ...figures(total)],
  ])
  const { default: writeExcelFile } = await import('write-excel-file/node')
  return writeExcelFile([header, ...rows], {
    sheet: words.sheet,
    stickyRowsCount: 1,
    columns: [{ width: 24 }, { width: 20 }, { width: 12 }],
  }).toBuffer()
}
