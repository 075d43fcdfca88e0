import type { Language } from '#contract/account.ts'
import { SCORE_NUMBERS, type ScoreNumber } from '#domain/constants/scores.ts'
import { isPaddling } from '#domain/constants/sports.ts'
import type { UnitSystem } from '#domain/constants/units.ts'
import { paceOfSpeed } from '#domain/time/pace.ts'
import { WEIGHT_UNITS, weightIn } from '#domain/training/weights.ts'
import { scoreText } from '../text/scores.ts'
import type { ScoreLine } from './score-rows.ts'

type Column = { head: string; text?: (line: ScoreLine) => string; value?: (line: ScoreLine) => number | null; format?: string }

const SECONDS_A_DAY = 86_400
const CLOCK = '[m]:ss.0'
const DERIVED: readonly ScoreNumber[] = ['time', 'distance', 'stroke_rate', 'power']
const rounded = (value: number | null, decimals: number) => (value === null ? null : Number(value.toFixed(decimals)))
const paceOf = ({ figures, sport_id }: ScoreLine) => paceOfSpeed(figures.speed, isPaddling(sport_id) ? 1000 : 500)

/** The language an export is in, and the units weights are in. */
export type Reader = { language: Language; units: UnitSystem }

/** What both exports show; columns nobody has a value for are left out. */
function columnsOf(lines: readonly ScoreLine[], { language, units }: Reader): Column[] {
  const words = scoreText(language)
  const entered = SCORE_NUMBERS.filter((field) => !DERIVED.includes(field))
  const columns: Column[] = [
    { head: words.name, text: ({ name }) => name },
    { head: words.class, text: (line) => line.class },
    { head: words.alternative, text: (line) => (line.alternative ? words.yes : '') },
    { head: words.programme, text: ({ programme }) => programme },
    { head: words.piece, value: ({ piece }) => piece },
    { head: words.exercise, text: ({ exercise }) => exercise },
    { head: words.part, text: ({ part }) => words.parts[part] },
    { head: words.number, value: ({ number }) => (number === 0 ? null : number) },
    { head: words.fields.time, value: ({ figures }) => figures.time, format: CLOCK },
    { head: words.fields.distance, value: ({ figures }) => figures.distance, format: '0' },
    { head: words.pace, value: (line) => rounded(paceOf(line), 3), format: CLOCK },
    { head: words.speed, value: ({ figures }) => rounded(figures.speed, 3), format: '0.00' },
    { head: words.fields.stroke_rate, value: ({ figures }) => figures.stroke_rate, format: '0.0' },
    { head: words.dps, value: ({ figures }) => rounded(figures.dps, 2), format: '0.0' },
    { head: words.ewps, value: ({ figures }) => rounded(figures.ewps, 1), format: '0' },
    { head: words.fields.power, value: ({ figures }) => rounded(figures.power, 1), format: '0' },
    { head: words.prognostic, value: ({ figures }) => rounded(figures.prognostic, 2), format: '0.0' },
    ...entered.map((field) => ({
      head: field === 'exercise_weight' ? `${words.fields.exercise_weight} (${WEIGHT_UNITS[units]})` : words.fields[field],
      value: ({ score: { [field]: value = null } }: ScoreLine) =>
        field === 'exercise_weight' && value !== null ? weightIn(units, value) : value,
      format: field === 'start' || field === 'finish' ? CLOCK : '0.##',
    })),
    { head: words.heartRateMax, value: ({ recording }) => recording?.heart_rate_max ?? null },
    { head: 'ETS', value: ({ recording }) => rounded(recording?.ets ?? null, 1), format: '0.0' },
    { head: 'TRIMP', value: ({ recording }) => rounded(recording?.trimp ?? null, 1), format: '0.0' },
    { head: words.recordedBy, text: ({ devices }) => devices.join(', ') },
    { head: words.fields.note, text: ({ score }) => score.note ?? '' },
    { head: words.resultNote, text: ({ result_note }) => result_note ?? '' },
  ]
  return columns.filter(({ text, value }) => lines.length === 0 || lines.some((line) => (text ? text(line) !== '' : value?.(line) != null)))
}

/** Times are times of the sheet, shown as minutes and tenths. */
export async function scoresWorkbook(lines: readonly ScoreLine[], reader: Reader): Promise<Buffer> {
  const columns = columnsOf(lines, reader)
  const cell = (line: ScoreLine, { text, value, format = '0' }: Column) => {
    if (text) return text(line) === '' ? null : { value: text(line), type: String }
    const number = value?.(line) ?? null
    return number === null ? null : { value: format === CLOCK ? number / SECONDS_A_DAY : number, type: Number, format }
  }
  const { default: writeExcelFile } = await import('write-excel-file/node')
  return writeExcelFile(
    [
      columns.map(({ head }) => ({ value: head, type: String, fontWeight: 'bold' as const })),
      ...lines.map((line) => columns.map((column) => cell(line, column))),
    ],
    { sheet: scoreText(reader.language).sheet, stickyRowsCount: 1, columns: columns.map((_, index) => ({ width: index === 0 ? 24 : 12 })) },
  ).toBuffer()
}

/** A spreadsheet would run what begins like a formula: such text is led by an apostrophe. */
const csvText = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** With a mark that says UTF-8, for Excel; seconds and metres, a point as the decimal mark. */
export function scoresCsv(lines: readonly ScoreLine[], reader: Reader): Buffer {
  const columns = columnsOf(lines, reader)
  const row = (line: ScoreLine) => columns.map(({ text, value }) => (text ? csvText(text(line)) : String(value?.(line) ?? ''))).join(',')
  return Buffer.from(`\uFEFF${[columns.map(({ head }) => csvText(head)).join(','), ...lines.map(row)].join('\r\n')}\r\n`, 'utf8')
}
