import { Stack, Text } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ComparedLine, ShownRaceReport } from '#contract/analysis/race-analysis.ts'
import { useFormat } from '../../format/format.ts'
import type { DataColumn } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import ui from '../../ui/ui.module.css'
import { Known } from '../../ui/Known.tsx'
import { raceWriters, valueOf, WHY } from './race-figures.ts'
import { useLineNames } from './use-line-names.ts'

type Segment = ComparedLine['best'][number] & { key: string; label: string; number: number }

const SHOWN = ['increment', 'pace', 'prognostic', 'stroke_rate', 'dps'] as const

/** The fastest stretches of a length in each recording, none over another. */
export function BestSegments({ report }: { report: ShownRaceReport }) {
  const { t } = useTranslation('racing')
  const format = useFormat()
  const { lines } = report
  const names = useLineNames(lines)
  const rows = useMemo(
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
  const columns = useSegmentColumns(lines[0]?.sport_id ?? 1)
  if (rows.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('best.none')}
      </Text>
    )
  return (
    <DataTable
      id="racing-best"
      label={t('best.title')}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      columnChoice={false}
      renderPhoneRow={(found) => (
        <Stack gap={2} py={6}>
          <Text fw={500}>{`${found.label} · ${format.number(found.number)}`}</Text>
          <Text size="sm" c="dimmed" className={ui.tabular}>
            {[
              `${format.number(found.from)} – ${format.number(found.from + found.distance)} m`,
              format.resultTime(found.time),
              `${format.percent(found.prognostic, 1)} GMT`,
            ].join(' · ')}
          </Text>
        </Stack>
      )}
    />
  )
}

function useSegmentColumns(sportId: number): readonly DataColumn<Segment>[] {
  const { t } = useTranslation('racing')
  const format = useFormat()
  return useMemo(() => {
    const writers = raceWriters(format, sportId)
    return [
      { key: 'crew', header: t('columns.crew'), value: ({ label }) => label },
      { key: 'number', header: t('best.rank'), figure: true, value: ({ number }) => number },
      {
        key: 'from',
        header: t('best.from'),
        unit: 'm',
        figure: true,
        value: ({ from }) => from,
        cell: ({ from, distance }) => `${format.number(from)} – ${format.number(from + distance)}`,
      },
      ...SHOWN.map((figure): DataColumn<Segment> => {
        const { write, unit } = writers[figure]
        return {
          key: figure,
          header: t(`columns.${figure === 'increment' ? 'time' : figure}`),
          ...(unit !== undefined && { unit }),
          figure: true,
          value: (found) => valueOf(figure, found),
          cell: (found) => (
            <Known text={write(valueOf(figure, found))} why={t(`none.${WHY[figure]}`)} />
          ),
        }
      }),
    ]
  }, [t, format, sportId])
}
