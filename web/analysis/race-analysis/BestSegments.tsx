import { Text } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ComparedLine, ShownRaceReport } from '#contract/analysis/race-analysis.ts'
import { figure, text, type ListColumn, type ListWords } from '../../list/columns.tsx'
import { list, rows } from '../../list/list.tsx'
import { ListTable } from '../../list/ListTable.tsx'
import { raceWriters, valueOf, WHY } from './race-figures.ts'
import { useLineNames } from './use-line-names.ts'

type Segment = ComparedLine['best'][number] & { key: string; label: string; number: number }
type Words = ListWords<'racing', { sportId: number }>

const shown = (
  name: 'increment' | 'pace' | 'prognostic' | 'stroke_rate' | 'dps',
): ListColumn<Segment, Words> =>
  figure(
    (segment) => valueOf(name, segment),
    (value, { format, sportId }) => raceWriters(format, sportId)[name].write(value),
    {
      unit: ({ format, sportId }) => raceWriters(format, sportId)[name].unit ?? '',
      why: (_, { t }) => t(`none.${WHY[name]}`),
    },
  )

const segmentList = list('racing', 'columns', rows<Segment, { sportId: number }>(), {
  id: 'racing-best',
  title: ({ t }) => t('best.title'),
  columns: {
    crew: text(({ label }) => label),
    number: figure(({ number }) => number),
    from: figure(({ from }) => from, undefined, {
      unit: 'm',
      cell: ({ from, distance }, { format }) =>
        `${format.number(from)} – ${format.number(from + distance)}`,
      line: ({ from, distance }, { format }) =>
        `${format.number(from)} – ${format.number(from + distance)} m`,
    }),
    increment: shown('increment'),
    pace: shown('pace'),
    prognostic: {
      ...shown('prognostic'),
      line: ({ prognostic }, { format }) => `${format.percent(prognostic, 1)} GMT`,
    },
    stroke_rate: shown('stroke_rate'),
    dps: shown('dps'),
  },
  headers: {
    number: ({ t }) => t('best.rank'),
    from: ({ t }) => t('best.from'),
    increment: ({ t }) => t('columns.time'),
  },
  rowKey: ({ key }) => key,
  columnChoice: false,
  phone: {
    head: ({ label, number }, { format }) => (
      <Text fw={500}>{`${label} · ${format.number(number)}`}</Text>
    ),
    line: ['from', 'increment', 'prognostic'],
  },
})

/** The fastest stretches of a length in each recording, none over another. */
export function BestSegments({ report: { lines } }: { report: ShownRaceReport }) {
  const { t } = useTranslation('racing')
  const names = useLineNames(lines)
  const segments = useMemo(
    () =>
      lines.flatMap(({ best }, line) =>
        best.map((found, place) => ({
          ...found,
          key: `${line} ${place}`,
          label: names[line] ?? '',
          number: place + 1,
        })),
      ),
    [lines, names],
  )
  if (segments.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('best.none')}
      </Text>
    )
  return <ListTable of={segmentList} given={{ sportId: lines[0]?.sport_id ?? 1 }} rows={segments} />
}
