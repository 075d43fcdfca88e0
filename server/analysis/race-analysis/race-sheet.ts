import type {
  ShownRaceReport,
  ComparedLine,
  CrewSummary,
} from '#contract/analysis/race-analysis.ts'
import { COLON, type Language } from '#domain/constants/languages.ts'
import type { ServerTexts } from '../../text/text.ts'
import {
  writeList,
  CLOCK,
  paceUnits,
  type WrittenList,
  type ListColumn,
} from '../../text/list-sheet.ts'

type RaceWords = ServerTexts['reports']['racing']

type Column<Row> = Omit<ListColumn<Row>, 'head'> & { head: keyof RaceWords['columns'] }
type Figures = Omit<ComparedLine['total'], 'gap_s' | 'gap_m'>

/** Races are timed to the hundredth. */
const RACE_CLOCK = { ...CLOCK, format: '[m]:ss.00' }
const PERCENT = { format: '0.0%', per: 100 }
const WIND = { unit: 'm/s', format: '0.0' }
const STREAM = { unit: 'm/s', format: '0.00' }

/** Heads in the words of the club. */
const worded = <Row>(columns: readonly Column<Row>[], words: RaceWords): ListColumn<Row>[] =>
  columns.map((column) => ({ ...column, head: words.columns[column.head] }))

/** A split, or the whole piece, which has no place on the way. */
type RaceRow = {
  line: ComparedLine
  figures: ComparedLine['total']
  at: number | null
  accumulated: number
}

const rowsOf = (lines: readonly ComparedLine[]): RaceRow[] =>
  lines.flatMap((line): RaceRow[] => [
    { line, figures: line.total, at: null, accumulated: line.total.time },
    ...line.splits.map(({ at, accumulated, ...figures }) => ({ line, figures, at, accumulated })),
  ])

const sportsOf = (lines: readonly ComparedLine[]) => lines.map(({ sport_id }) => sport_id)

/** Which piece of whom. */
function pieceColumns<Row>(lineOf: (row: Row) => ComparedLine): Column<Row>[] {
  return [
    { head: 'date', day: (row) => lineOf(row).date },
    { head: 'session', text: (row) => lineOf(row).session },
    { head: 'piece', number: (row) => lineOf(row).place },
    { head: 'crew', text: (row) => lineOf(row).name },
    { head: 'class', text: (row) => lineOf(row).class },
  ]
}

/** How fast it was. */
function figureColumns<Row>(
  figuresOf: (row: Row) => Figures,
  sports: readonly number[],
): Column<Row>[] {
  return [
    { head: 'time', number: (row) => figuresOf(row).time, ...RACE_CLOCK },
    { head: 'distance', unit: 'm', number: (row) => figuresOf(row).distance, format: '0.0' },
    { head: 'speed', unit: 'm/s', number: (row) => figuresOf(row).speed, format: '0.00' },
    { head: 'pace', number: (row) => figuresOf(row).pace, ...RACE_CLOCK, ...paceUnits(sports) },
    { head: 'prognostic', number: (row) => figuresOf(row).prognostic, ...PERCENT },
    {
      head: 'stroke_rate',
      unit: '/min',
      number: (row) => figuresOf(row).stroke_rate,
      format: '0.0',
    },
    { head: 'ewps', unit: 'J', number: (row) => figuresOf(row).ewps, format: '0' },
    { head: 'dps', unit: 'm', number: (row) => figuresOf(row).dps, format: '0.00' },
  ]
}

/** The splits of all lines, with what they are measured by and what they were rowed in. */
function lineColumns(
  lines: readonly ComparedLine[],
  words: RaceWords,
  language: Language,
): ListColumn<RaceRow>[] {
  const startOf = ({ rolling }: ComparedLine) =>
    words.starts[rolling === null ? 'unknown' : rolling ? 'rolling' : 'standing']
  const conditions: Column<RaceRow>[] = [
    { head: 'wind', ...WIND, number: ({ line }) => line.conditions.wind_speed },
    { head: 'head_wind', ...WIND, number: ({ line }) => line.conditions.head_wind },
    { head: 'cross_wind', ...WIND, number: ({ line }) => line.conditions.cross_wind },
    { head: 'following_stream', ...STREAM, number: ({ line }) => line.conditions.following_stream },
    { head: 'cross_stream', ...STREAM, number: ({ line }) => line.conditions.cross_stream },
  ]
  return [
    ...worded(
      [
        ...pieceColumns<RaceRow>(({ line }) => line),
        { head: 'part', text: ({ at }) => (at === null ? words.whole : words.split) },
        { head: 'at', unit: 'm', number: ({ at }) => at, format: '0' },
        { head: 'accumulated', number: ({ accumulated }) => accumulated, ...RACE_CLOCK },
        ...figureColumns<RaceRow>(({ figures }) => figures, sportsOf(lines)),
        { head: 'gap_s', unit: 's', number: ({ figures }) => figures.gap_s, format: '0.0' },
        { head: 'gap_m', unit: 'm', number: ({ figures }) => figures.gap_m, format: '0.0' },
        { head: 'start', text: ({ line }) => startOf(line) },
        ...conditions,
      ],
      words,
    ),
    { head: words.classTime, ...RACE_CLOCK, number: ({ line }) => line.reference?.time ?? null },
    {
      head: words.classTime + COLON[language] + words.columns.class,
      text: ({ line }) => line.reference?.class ?? '',
    },
    {
      head: words.classTime + COLON[language] + words.columns.distance,
      unit: 'm',
      number: ({ line }) => line.reference?.distance ?? null,
    },
    { head: words.source, text: ({ line }) => sourceOf(line, words) },
  ]
}

/** Where the splits come from. */
const sourceOf = ({ source, clash, timed_by }: ComparedLine, { sources }: RaceWords): string => {
  if (clash) return sources.clash
  return sources[timed_by === 'gates' && source === 'recording' ? 'gates' : source]
}

/** A fastest segment of a piece. */
type BestRow = { line: ComparedLine; best: ComparedLine['best'][number]; rank: number }

const bestsOf = (lines: readonly ComparedLine[]): BestRow[] =>
  lines.flatMap((line) => line.best.map((best, place) => ({ line, best, rank: place + 1 })))

const bestColumns = (lines: readonly ComparedLine[], words: RaceWords): ListColumn<BestRow>[] => [
  ...worded(
    pieceColumns<BestRow>(({ line }) => line),
    words,
  ),
  { head: words.best.rank, number: ({ rank }) => rank },
  {
    head: words.best.from,
    unit: 'm',
    text: ({ best }) => `${Math.round(best.from)} – ${Math.round(best.from + best.distance)}`,
  },
  ...worded(
    figureColumns<BestRow>(({ best }) => best, sportsOf(lines)),
    words,
  ),
]

/** Crews by their mean percent of gold medal speed. */
const crewColumns = (
  lines: readonly ComparedLine[],
  words: RaceWords,
): ListColumn<CrewSummary>[] => {
  const pace = { ...RACE_CLOCK, ...paceUnits(sportsOf(lines)) }
  return worded<CrewSummary>(
    [
      { head: 'rank', number: ({ rank }) => rank },
      { head: 'crew', text: ({ name }) => name },
      { head: 'pieces', number: ({ pieces }) => pieces },
      { head: 'mean_prognostic', number: (crew) => crew.mean_prognostic, ...PERCENT },
      { head: 'best_prognostic', number: (crew) => crew.best_prognostic, ...PERCENT },
      { head: 'mean_pace', number: ({ mean_pace }) => mean_pace, ...pace },
      { head: 'best_pace', number: ({ best_pace }) => best_pace, ...pace },
      { head: 'deviation', unit: 's', number: ({ deviation }) => deviation, format: '0.00' },
      {
        head: 'consistency',
        number: ({ consistency }) => (consistency === null ? null : 100 * consistency),
        ...PERCENT,
      },
    ],
    words,
  )
}

type Shown = Pick<ShownRaceReport, 'lines' | 'crews' | 'cautions'>

/**
 * The lists of a comparison as its files have them: all splits, crews by their mean percent, the
 * fastest segments, and why raw times do not compare.
 */
export function raceLists(
  { lines, crews, cautions }: Shown,
  { language, reports: { racing: words } }: ServerTexts,
): WrittenList[] {
  const splits = lineColumns(lines, words, language)
  const lists = [
    writeList({ title: words.splits, columns: splits, rows: rowsOf(lines) }),
    writeList({ title: words.crews, columns: crewColumns(lines, words), rows: crews }),
    writeList({
      title: words.best.title,
      columns: bestColumns(lines, words),
      rows: bestsOf(lines),
    }),
  ]
  if (cautions.length === 0) return lists
  const said = {
    head: words.cautionTitle,
    text: (caution: (typeof cautions)[number]) => words.cautions[caution],
  }
  return [...lists, writeList({ title: words.cautionTitle, columns: [said], rows: cautions })]
}
