import { Text } from '@mantine/core'
import { useQuery, keepPreviousData } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import {
  performanceTests,
  type ListedTest,
  type TestsQuery,
} from '#contract/analysis/performance-tests-reports.ts'
import { lookOfFigure, type FigureName } from '#domain/performance-tests/figures.ts'
import { query } from '../../../api/api.ts'
import { useFormat } from '../../../format/format.ts'
import type { CurveData } from '../../../ui/charts/curve-option.ts'
import { DrawnCurves } from '../../../ui/charts/DrawnCurves.tsx'
import { useFigureWords } from './use-figure-words.ts'
import { inBrackets } from '../../../format/punctuation.ts'

const DAY_MS = 86_400_000
const dayNumber = (day: string) => Date.parse(day) / DAY_MS
const dayOf = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10)

/** More lines than these nobody keeps apart. */
const MOST_LINES = 8

type ProgressProps = {
  /** The people of the picture, in the order of the table. */
  people: readonly number[]
  figure: FigureName
  asked: TestsQuery
}

/** A figure of the first athletes of a ranking, over all tests that were asked for. */
export function Progress({ people, figure, asked }: ProgressProps) {
  const { t } = useTranslation('test-reports')
  const shown = people.slice(0, MOST_LINES)
  const found = useQuery({
    ...query(performanceTests, {
      query: { ...asked, which: 'all', athletes: shown.join(',') },
    }),
    placeholderData: keepPreviousData,
  })
  const tests = found.data?.data.tests
  if (!tests) return null
  return (
    <>
      <ProgressPicture tests={tests} figure={figure} />
      {people.length > shown.length && (
        <Text size="sm" c="dimmed">
          {t('progressMost', { count: shown.length })}
        </Text>
      )}
    </>
  )
}

type PictureProps = { tests: readonly ListedTest[]; figure: FigureName }

/** A line for each athlete from test to test. */
export function ProgressPicture({ tests, figure }: PictureProps) {
  const { t } = useTranslation('test-reports')
  const format = useFormat()
  const words = useFigureWords()
  const data = useMemo((): CurveData => {
    const known = tests.filter(({ figures }) => figures[figure] != null)
    const unit = words.unitOf(figure)
    const name = words.name(figure)
    return {
      series: [...Map.groupBy(known, ({ user_id }) => user_id).values()].map((own, look) => ({
        key: String(own[0]?.user_id ?? look),
        label: own[0]?.full_name ?? '',
        as: 'both',
        look,
        points: own
          .map(({ day, figures }) => [dayNumber(day), figures[figure] ?? 0] as const)
          .toSorted((one, other) => one[0] - other[0]),
      })),
      x: { label: t('dayLabel'), write: (at) => format.day(dayOf(at)) },
      left: {
        label: unit === undefined ? name : `${name}${inBrackets(unit)}`,
        write: (value) => words.write(figure, value),
        leastOnTop: lookOfFigure(figure).better === 'less',
      },
    }
  }, [tests, figure, t, format, words])
  if (data.series.length === 0) return <Text c="dimmed">{t('noProgress')}</Text>
  return (
    <DrawnCurves
      title={t('progress', { figure: words.name(figure) })}
      lineLabel={t('fields.athlete')}
      summary={t('progressSummary', { people: t('people', { count: data.series.length }) })}
      data={data}
    />
  )
}
