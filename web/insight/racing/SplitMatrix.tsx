import { Group, Select, Stack, Title } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ComparedLine, ShownRaceReport } from '#contract/insight/racing.ts'
import { useFormat } from '../../format.ts'
import { MultiChoice } from '../../ui/MultiChoice.tsx'
import type { DataColumn } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import { Known } from './Known.tsx'
import {
  RACE_FIGURES,
  raceWriters,
  USUAL_FIGURES,
  valueOf,
  WHY,
  type RaceFigure,
} from './race-figures.ts'
import { endsOf, splitAt } from './split-ends.ts'
import { useLineNames } from './use-line-names.ts'

/** With more lines than these, one figure of each is enough to begin with. */
const FEW_LINES = 4
const OF_MANY: readonly RaceFigure[] = ['accumulated']

type End = { at: number }

/** Places on the way below each other, and at each of them the figures of every line. */
export function SplitMatrix({ report }: { report: ShownRaceReport }) {
  const { t } = useTranslation('racing')
  const phone = usePhone()
  const { lines } = report
  const names = useLineNames(lines)
  const usual = lines.length > FEW_LINES ? OF_MANY : USUAL_FIGURES
  const [figures, setFigures] = useState<readonly RaceFigure[]>(usual)
  const [picked, setPicked] = useState('0')
  // On a phone all lines beside each other would be out of sight.
  const shown = useMemo(
    () =>
      lines.flatMap((line, index) =>
        phone && lines.length > 1 && String(index) !== picked
          ? []
          : [{ line, name: names[index] ?? '', key: String(index) }],
      ),
    [lines, names, phone, picked],
  )
  const columns = useEndColumns(shown, figures)
  const rows = useMemo(() => endsOf(shown.map(({ line }) => line)).map((at) => ({ at })), [shown])
  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        {t('splits')}
      </Title>
      <Group gap="sm" align="flex-end">
        {phone && lines.length > 1 && (
          <Select
            label={t('columns.crew')}
            allowDeselect={false}
            data={names.map((label, index) => ({ value: String(index), label }))}
            value={picked}
            onChange={(next) => next !== null && setPicked(next)}
          />
        )}
        <MultiChoice
          label={t('figures')}
          maw={640}
          groups={[
            {
              group: t('figures'),
              items: RACE_FIGURES.map((value) => ({ value, label: t(`columns.${value}`) })),
            },
          ]}
          value={figures}
          onChange={(next) => setFigures(RACE_FIGURES.filter((figure) => next.includes(figure)))}
        />
      </Group>
      <DataTable
        key={`${figures.join()} ${shown.map(({ key }) => key).join()}`}
        id="racing-splits"
        label={t('splits')}
        columns={columns}
        rows={rows}
        rowKey={({ at }) => String(at)}
        sortable={false}
        columnChoice={false}
      />
    </Stack>
  )
}

type ShownLine = { line: ComparedLine; name: string; key: string }

function useEndColumns(
  shown: readonly ShownLine[],
  figures: readonly RaceFigure[],
): readonly DataColumn<End>[] {
  const { t } = useTranslation('racing')
  const format = useFormat()
  return useMemo(() => {
    const place: DataColumn<End> = {
      key: 'at',
      header: t('columns.at'),
      unit: 'm',
      value: ({ at }) => at,
      cell: ({ at }) => format.number(at),
    }
    const columns = shown.flatMap(({ line, name, key }) => {
      const writers = raceWriters(format, line.sport_id)
      return figures.map((figure): DataColumn<End> => {
        const { write, unit } = writers[figure]
        const label = t(`columns.${figure}`)
        return {
          key: `${key} ${figure}`,
          ...(shown.length > 1
            ? { header: name, unit: [label, unit].filter((word) => word !== undefined).join(' ') }
            : { header: label, ...(unit !== undefined && { unit }) }),
          figure: true,
          value: ({ at }) => {
            const split = splitAt(line, at)
            return split ? valueOf(figure, split) : null
          },
          cell: ({ at }) => {
            const split = splitAt(line, at)
            const why = t(split ? `none.${WHY[figure]}` : 'none.split')
            return <Known text={split ? write(valueOf(figure, split)) : null} why={why} />
          },
        }
      })
    })
    return [place, ...columns]
  }, [t, format, shown, figures])
}
