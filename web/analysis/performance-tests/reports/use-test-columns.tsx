import { upperFirst } from '@mantine/hooks'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type {
  ListedTest,
  RankedTest,
  TestList,
} from '#contract/analysis/performance-tests-reports.ts'
import { FIGURES_OF, lookOfFigure, type FigureName } from '#domain/performance-tests/figures.ts'
import type { TestKind } from '#domain/performance-tests/kinds.ts'
import { useFormat } from '../../../format/format.ts'
import { Known } from '../../../ui/Known.tsx'
import type { DataColumn } from '../../../ui/table/columns.ts'
import { FigureCell, MeanCell } from './FigureCell.tsx'
import { useFigureWords, useProtocolName } from './use-figure-words.ts'
import { listSeparator } from '../../../format/punctuation.ts'

/** The figures of a kind as columns; what is rare is there to be chosen. */
export function useFigureColumns(
  kind: TestKind,
  { first, hasMean = false }: { first?: FigureName; hasMean?: boolean } = {},
): readonly DataColumn<ListedTest>[] {
  const words = useFigureWords()
  return useMemo(
    () =>
      FIGURES_OF[kind].map((name): DataColumn<ListedTest> => {
        const unit = words.unitOf(name)
        return {
          key: name,
          header: words.name(name),
          ...(unit !== undefined && { unit }),
          figure: true,
          ...(lookOfFigure(name).isExtra && name !== first && { hidden: true }),
          value: ({ figures }) => figures[name] ?? null,
          ...(hasMean && { total: (tests) => <MeanCell name={name} tests={tests} /> }),
          cell: ({ figures, missing }) => <FigureCell {...{ name, figures, missing }} />,
        }
      }),
    [kind, first, hasMean, words],
  )
}

/** Who, when and what came out; the place and the way of the test are there to be chosen. */
export function useTestColumns({
  kind,
  rank_by,
}: Pick<TestList, 'kind' | 'rank_by'>): readonly DataColumn<RankedTest>[] {
  const { t } = useTranslation(['test-reports', 'common'])
  const format = useFormat()
  const protocolName = useProtocolName()
  const figures = useFigureColumns(kind, { first: rank_by, hasMean: true })
  return useMemo(() => {
    const word = (
      key: 'site' | 'ergo' | 'protocol' | 'weight_class' | 'sweep_scull' | 'tester',
      text: (test: RankedTest) => string | null,
    ): DataColumn<RankedTest> => ({
      key,
      header: t(`fields.${key}`),
      hidden: true,
      value: (test) => text(test) || null,
      cell: (test) => <Known text={text(test) || null} why={t('missing.not_entered')} />,
    })
    return [
      {
        key: 'athlete',
        header: t('fields.athlete'),
        value: ({ full_name }) => full_name,
        width: 180,
        total: () => t('mean'),
      },
      {
        key: 'rank',
        header: t('rank'),
        figure: true,
        value: ({ rank }) => rank,
        cell: ({ rank, missing }) => (
          <Known
            text={rank === null ? null : format.number(rank)}
            why={t(`missing.${missing[rank_by] ?? 'not_entered'}`)}
          />
        ),
      },
      {
        key: 'day',
        header: t('fields.day'),
        value: ({ day }) => day,
        cell: ({ day }) => format.day(day),
      },
      ...figures,
      {
        key: 'squads',
        header: upperFirst(t('words.squads', { ns: 'common' })),
        hidden: true,
        value: ({ squads }) => squads.join(listSeparator()) || null,
      },
      word('site', ({ site }) => site),
      word('ergo', ({ ergo }) => ergo),
      word('protocol', ({ protocol }) => protocolName(protocol)),
      word('weight_class', ({ weight_class }) =>
        weight_class ? t(`weightClasses.${weight_class}`) : null,
      ),
      word('sweep_scull', ({ sweep_scull }) =>
        sweep_scull ? t(`sweepScull.${sweep_scull}`) : null,
      ),
      word('tester', ({ tester }) => tester),
    ]
  }, [rank_by, figures, t, format, protocolName])
}
