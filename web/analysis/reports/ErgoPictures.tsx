import { dateWriter } from '#domain/rules/intl.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ErgoPiece } from '#contract/analysis/reports-ergo.ts'
import type { ReportContext } from '#domain/reports/context.ts'
import { seasonStart } from '#domain/reports/seasons.ts'
import { addDays } from '#domain/time/week.ts'
import { bestOfEach, type Equal } from '#domain/training/equal-pieces.ts'
import { useFormat, type Format } from '../../format/format.ts'
import { CurvesDrawn } from './CurvesDrawn.tsx'
import { athleteLines, FIRST, seasonLines, splitLines } from './ergo-lines.ts'
import { useSeasons } from './use-seasons.ts'
import { useLengthWriter } from './use-length-writer.ts'
import { comma } from '../../format/punctuation.ts'

type ErgoPicturesProps = { isOfOne: boolean; equal: Equal; pieces: readonly ErgoPiece[] }

/** How pieces over one length went over the seasons, and their splits over each other. */
export function ErgoPictures({ isOfOne, equal, pieces }: ErgoPicturesProps) {
  const { t } = useTranslation('reports')
  const format = useFormat()
  const length = useLengthWriter()(equal)
  const seasons = useSeasons()
  const progress = useMemo(
    () => (isOfOne ? seasonLines(equal, pieces, seasons) : athleteLines(equal, pieces)),
    [isOfOne, equal, pieces, seasons],
  )
  const splits = useMemo(() => {
    const day = ({ date }: ErgoPiece) => format.dayOfMonth(date)
    return isOfOne
      ? splitLines(pieces, (piece) => `${day(piece)} ${format.resultTime(piece.time)}`)
      : splitLines(bestOfEach(equal, pieces), (piece) => `${piece.name}${comma()}${day(piece)}`)
  }, [isOfOne, equal, pieces, format])
  const dayLabel = t('ergo.day')
  const days = useMemo(
    () => daysAxis(isOfOne ? seasons.context : null, format, dayLabel),
    [isOfOne, seasons, format, dayLabel],
  )
  const { by } = equal
  const lengths = useMemo(
    () =>
      by === 'distance'
        ? { write: (value: number) => format.resultTime(value), inverted: true }
        : { write: (value: number) => `${format.number(value)} m` },
    [by, format],
  )
  const distanceLabel = t('ergo.at')
  const metres = useMemo(
    () => ({ write: (value: number) => `${format.number(value)} m`, label: distanceLabel }),
    [format, distanceLabel],
  )
  const paces = useMemo(
    () => ({ write: (value: number) => format.paceNumber(value), inverted: true }),
    [format],
  )
  return (
    <>
      {progress.lines.some(({ points }) => points.length > 1) && (
        <CurvesDrawn title={t('ergo.progress', { length })} drawn={progress} x={days} y={lengths} />
      )}
      {splits.count > 0 && (
        <CurvesDrawn title={t('ergo.splits', { length })} drawn={splits} x={metres} y={paces} />
      )}
    </>
  )
}

/** The first day of a season whose days stand for those of every season; it has a 29 February. */
const anySeason = (context: ReportContext) => seasonStart('2024-02-29', context)

/**
 * Days of any season, from the month it begins in, for one athlete's seasons over each other, else
 * days as they were.
 */
function daysAxis(context: ReportContext | null, format: Format, label: string) {
  const within = dateWriter(format.locale, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  const write = context
    ? (day: number) => within.format(new Date(addDays(anySeason(context), Math.round(day))))
    : (day: number) => format.dayOfMonth(addDays(FIRST, Math.round(day)))
  return { write, label }
}
