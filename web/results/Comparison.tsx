import { Group, Select, Stack, Text, Title } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { SessionScores } from '#contract/scores.ts'
import { usePieceName } from '../scores/queries.ts'
import type { DataColumn } from '../ui/table/columns.ts'
import { DataTable } from '../ui/table/DataTable.tsx'
import { useFormat, type Format } from '../format.ts'
import { comparable, comparedSplits, type Compared } from './compare.ts'
import { GapChart } from './GapChart.tsx'
import { onScale, speedScale, unitOfScale, writeOnScale } from './speed-scale.ts'

/** Two over the same piece, aligned by distance: speed of each, and how far one is behind. */
export function Comparison({ scores }: { scores: SessionScores }) {
  const { t } = useTranslation('results')
  const [search, setSearch] = useSearchParams()
  const choices = useMemo(() => comparable(scores), [scores])
  const pieceName = usePieceName(scores)
  const piece = choices.find((one) => String(one.piece) === search.get('compare')) ?? choices[0]
  if (!piece) return null
  const chosen = (name: string, fallback: number) =>
    piece.results.find(({ id }) => String(id) === search.get(name)) ?? piece.results[fallback]
  const [first, second] = [chosen('one', 0), chosen('other', 1)]
  if (!first || !second) return null
  const set = (name: string) => (value: string | null) => {
    if (value !== null) setSearch((now) => ({ ...Object.fromEntries(now), [name]: value }), { replace: true, preventScrollReset: true })
  }
  const people = piece.results.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <Stack gap="md" component="section" aria-label={t('compare.title')}>
      <Title order={2}>{t('compare.title')}</Title>
      <Group gap="sm">
        <Select
          label={t('piece')}
          allowDeselect={false}
          value={String(piece.piece)}
          onChange={set('compare')}
          data={choices.map((one) => ({ value: String(one.piece), label: pieceName(one.piece) }))}
        />
        <Select label={t('compare.one')} allowDeselect={false} value={String(first.id)} onChange={set('one')} data={people} />
        <Select label={t('compare.other')} allowDeselect={false} value={String(second.id)} onChange={set('other')} data={people} />
      </Group>
      {first.id === second.id ? (
        <Text c="dimmed">{t('compare.same')}</Text>
      ) : (
        <Compare compared={comparedSplits(scores, piece.piece, first, second)} />
      )}
    </Stack>
  )
}

type Gap = Compared['gaps'][number]

function Compare({ compared }: { compared: Compared }) {
  const { t } = useTranslation('results')
  const format = useFormat()
  const columns = useMemo((): DataColumn<Gap>[] => {
    const scale = speedScale(compared.sport_id)
    const speed = (key: 'first_speed' | 'second_speed', header: string): DataColumn<Gap> => ({
      key,
      header,
      unit: unitOfScale(scale),
      figure: true,
      value: (gap) => gap[key],
      cell: (gap) => writeOnScale(scale, onScale(scale, gap[key]), format),
    })
    return [
      {
        key: 'distance',
        header: t('splits.at'),
        unit: 'm',
        figure: true,
        value: (gap) => gap.distance,
        cell: (gap) => format.number(gap.distance),
      },
      speed('first_speed', compared.first),
      speed('second_speed', compared.second),
      {
        key: 'gap_s',
        header: t('compare.gapOf', { name: compared.second }),
        unit: 's',
        figure: true,
        value: (gap) => gap.gap_s,
        cell: (gap) => signed(gap.gap_s, format),
      },
      {
        key: 'gap_m',
        header: t('compare.gapOf', { name: compared.second }),
        unit: 'm',
        figure: true,
        value: (gap) => gap.gap_m,
        cell: (gap) => signed(gap.gap_m, format),
      },
    ]
  }, [compared, t, format])
  return (
    <Stack gap="md">
      <GapChart compared={compared} />
      <DataTable
        id="compare"
        label={t('compare.title')}
        columns={columns}
        rows={compared.gaps}
        rowKey={({ distance }) => String(distance)}
        sortable={false}
        columnChoice={false}
        renderPhoneRow={(gap) => <PhoneGap gap={gap} />}
      />
    </Stack>
  )
}

function PhoneGap({ gap }: { gap: Gap }) {
  const format = useFormat()
  return (
    <Group justify="space-between" gap="xs" className="ui-tabular">
      <Text fw={500}>{format.distance(gap.distance)}</Text>
      <Text>{`${signed(gap.gap_s, format)} s · ${signed(gap.gap_m, format)} m`}</Text>
    </Group>
  )
}

const signed = (value: number, format: Format) => `${value > 0 ? '+' : ''}${format.number(value, 1)}`
