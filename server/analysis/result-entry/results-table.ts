import type { SessionResult } from '#contract/analysis/results.ts'
import type { SessionScores } from '#contract/analysis/result-entry.ts'
import { LIST_SEPARATOR, type Language } from '#domain/constants/languages.ts'
import { RPE_STEPS } from '#domain/constants/scales.ts'
import { sportById } from '#domain/constants/sports.ts'
import { BEATS_A_MINUTE, STROKES_A_MINUTE, type UnitSystem } from '#domain/constants/units.ts'
import { onScale, speedScale, unitOfScale, type SpeedScale } from '#domain/time/speed-scale.ts'
import {
  columnsOfLines,
  type ResultColumn,
  type ResultTableLine,
  type ResultUnit,
} from '#domain/training/result-columns.ts'
import { lapsOf, raceOf, sourceOf } from '#domain/training/result-lines.ts'
import type { RankedBy } from '#domain/training/score-figures.ts'
import { sessionLines } from '#domain/training/session-lines.ts'
import { WEIGHT_UNITS, weightIn } from '#domain/training/weights.ts'
import { headCell, numberCell, textCell, type SheetCell } from '../../text/cells.ts'
import { nameOf } from '../../text/names.ts'
import type { ServerTexts } from '../../text/text.ts'

/** The words and the language an export is in, and the units weights are in. */
export type Reader = { words: ServerTexts['scores']; language: Language; units: UnitSystem }

/** A line of the table on screen, with what stands beside its name. */
type Line = ResultTableLine & {
  sport_id: number
  class: string
  alternative: boolean
  race: number | null
  /** A recording gave what was not entered. */
  isCompleted: boolean
}

export type ResultsTable = { lines: readonly Line[]; rankedBy: RankedBy; planned: number }

/** The table of a whole session as its page shows it: by place, else by name. */
export function resultsTable(
  scores: SessionScores,
  recordings: readonly SessionResult[],
): ResultsTable {
  const { by, lines } = sessionLines(scores, recordings)
  const all = lines.map(({ figures, result, outing, ...own }): Line => ({
    ...figures,
    name: own.name,
    class: own.class,
    sport_id: own.sport_id,
    alternative: own.alternative,
    place: own.place,
    source: result ? sourceOf(result, null) : 'recorded',
    isCompleted: result !== null && outing !== null,
    race: result ? raceOf(scores, result) : null,
    laps: result ? lapsOf(scores, result, null) : [],
  }))
  return {
    lines: all.toSorted(
      (one, other) =>
        (one.place ?? Infinity) - (other.place ?? Infinity) || one.name.localeCompare(other.name),
    ),
    rankedBy: by,
    planned: scores.pieces.filter(({ planned }) => planned).length,
  }
}

type Column = { head: string; cell: (line: Line) => SheetCell }

const SECONDS_A_DAY = 86_400
const CLOCK = { unit: 'min:s', format: '[m]:ss.0' } as const
const clockCell = (seconds: number | null) =>
  numberCell(seconds === null ? null : seconds / SECONDS_A_DAY, CLOCK.format)
/** With plain spaces, as somebody who searches a sheet types them. */
const withUnit = (head: string, unit: string) =>
  unit === '' ? head : `${head} (${unit.replaceAll('\u00A0', ' ')})`

/** The first sheet of a workbook: head and lines of the table on screen. */
export function tableSheet(table: ResultsTable, reader: Reader): SheetCell[][] {
  const columns = [
    ...namingColumns(table, reader),
    ...figureColumns(table, reader),
    ...lapColumns(table, reader),
  ]
  return [
    columns.map(({ head }) => headCell(head)),
    ...table.lines.map((line) => columns.map(({ cell }) => cell(line))),
  ]
}

/** Who it is, with what stands beside a name on screen as columns of its own. */
function namingColumns({ lines }: ResultsTable, { words, language }: Reader): Column[] {
  const columns = [
    { head: words.columns.person, text: ({ name }: Line) => name },
    { head: words.class, text: (line: Line) => line.class },
    {
      head: words.alternative,
      text: (line: Line) =>
        line.alternative ? nameOf(language, 'sport', sportById(line.sport_id)?.key ?? 'other') : '',
    },
    { head: words.seatRace, text: ({ race }: Line) => (race === null ? '' : String(race)) },
  ]
  return columns
    .filter(({ text }, index) => index === 0 || lines.some((line) => text(line) !== ''))
    .map(({ head, text }) => ({ head, cell: (line) => textCell(text(line)) }))
}

function figureColumns({ lines, rankedBy }: ResultsTable, reader: Reader): Column[] {
  const { words, language } = reader
  const source: Column = {
    head: words.columns.source,
    cell: (line) =>
      textCell(
        [line.source, ...(line.isCompleted ? (['recorded'] as const) : [])]
          .map((one) => words.sources[one])
          .join(LIST_SEPARATOR[language]),
      ),
  }
  const known = columnsOfLines(lines)
  const places = known.filter(({ key }) => key === 'place')
  return [
    ...places.map((column) => ({
      head: withUnit(words.columns.rank, words.columns.place[rankedBy]),
      cell: (line: Line) => numberCell(line[column.key]),
    })),
    source,
    ...known
      .filter(({ key }) => key !== 'place')
      .flatMap((column) =>
        column.kind === 'speed' ? speedColumns(lines, reader) : [figureColumn(column, reader)],
      ),
  ]
}

function figureColumn(
  { key, kind, head, decimals = 0, unit }: ResultColumn,
  reader: Reader,
): Column {
  const { words, language, units } = reader
  const named = words.columns[head]
  switch (kind) {
    case 'time':
      return { head: withUnit(named, CLOCK.unit), cell: (line) => clockCell(line[key]) }
    case 'weight':
      return {
        head: withUnit(named, WEIGHT_UNITS[units]),
        cell: (line) => numberCell(weightOf(line[key], units), '0.#'),
      }
    case 'step':
      return { head: named, cell: ({ rpe }) => textCell(stepOf(rpe, reader)) }
    default:
      return {
        head: withUnit(named, unitIn(unit, language)),
        cell: (line) => numberCell(rounded(line[key], decimals), formatOf(decimals)),
      }
  }
}

/** On screen each sport writes its speed in its own habit; here each habit has a column. */
function speedColumns(lines: readonly Line[], { words }: Reader): Column[] {
  const scales = new Map<string, SpeedScale>(
    lines.map(({ sport_id }) => [unitOfScale(speedScale(sport_id)), speedScale(sport_id)]),
  )
  return [...scales].map(([unit, scale]) => {
    const own = (line: Line) =>
      unitOfScale(speedScale(line.sport_id)) === unit ? onScale(scale, line.speed) : null
    return scale.kind === 'pace'
      ? {
          head: withUnit(words.columns.pace, `${CLOCK.unit}${unit}`),
          cell: (line) => clockCell(own(line)),
        }
      : {
          head: withUnit(words.columns.speed, unit),
          cell: (line) => numberCell(rounded(own(line), 1), formatOf(1)),
        }
  })
}

/** The times of the pieces, as far as somebody has one. */
function lapColumns({ lines, planned }: ResultsTable, { words }: Reader): Column[] {
  const most = Math.max(0, ...lines.map(({ laps }) => laps.length))
  return Array.from({ length: most }, (_, index) => index)
    .filter((index) => lines.some(({ laps }) => (laps[index] ?? null) !== null))
    .map((index) => ({
      head: withUnit(
        index < planned ? words.pieceShort.replace('{number}', String(index + 1)) : words.dropped,
        CLOCK.unit,
      ),
      cell: ({ laps }) => clockCell(laps[index] ?? null),
    }))
}

const formatOf = (decimals: number) => (decimals === 0 ? '0' : `0.${'0'.repeat(decimals)}`)
const rounded = (value: number | null, decimals: number) =>
  value === null ? null : Number(value.toFixed(decimals))
const weightOf = (kilograms: number | null, units: UnitSystem) =>
  kilograms === null ? null : weightIn(units, kilograms)

function stepOf(step: number | null, { words }: Reader): string {
  const key = RPE_STEPS.find(({ id }) => id === step)?.key
  return key ? words.steps[key] : ''
}

function unitIn(unit: ResultUnit | undefined, language: Language): string {
  if (unit === 'beats') return BEATS_A_MINUTE[language]
  return unit === 'strokes' ? STROKES_A_MINUTE[language] : (unit ?? '')
}
