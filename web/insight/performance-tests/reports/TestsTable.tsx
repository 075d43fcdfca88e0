import { Group, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { RankedTest, TestList } from '#contract/insight/performance-tests-reports.ts'
import { FIGURES_OF } from '#domain/performance-tests/figures.ts'
import { useFormat } from '../../../format.ts'
import { paths } from '../../../paths.ts'
import { useViewer } from '../../../shell/viewer.ts'
import { PrintedTable } from '../../../ui/PrintedTable.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import ui from '../../../ui/ui.module.css'
import { FigureCell } from './FigureCell.tsx'
import { useFigureWords } from './use-figure-words.ts'
import { useTestColumns } from './use-test-columns.tsx'

const ROW_KEY = ({ id }: RankedTest) => String(id)
const hrefOf = ({ id, kind }: RankedTest) => paths.performanceTest(kind, id)

/** A line a test, from the first of the ranking to the last; a line opens its test. */
export function TestsTable({ list }: { list: TestList }) {
  const { t } = useTranslation('test-reports')
  const columns = useTestColumns(list)
  return (
    <>
      <DataTable
        key={list.rank_by}
        id={`${list.kind}-tests`}
        label={t('table', { list: t(`lists.${list.kind}`) })}
        columns={columns}
        rows={list.tests}
        rowKey={ROW_KEY}
        sortedBy={{ key: 'rank' }}
        href={hrefOf}
        renderPhoneRow={(test) => <PhoneRow test={test} list={list} />}
      />
      <TestsPaper list={list} />
    </>
  )
}

const ON_PHONE = 3

function PhoneRow({ test, list }: { test: RankedTest; list: TestList }) {
  const { t } = useTranslation('test-reports')
  const format = useFormat()
  const words = useFigureWords()
  const { rank, full_name, day, figures, missing } = test
  const rest = FIGURES_OF[list.kind]
    .filter((name) => name !== list.rank_by && figures[name] != null)
    .slice(0, ON_PHONE)
  return (
    <Stack gap={4}>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Text fw={500} className={ui.name ?? ''}>
          {rank === null ? full_name : `${format.number(rank)}. ${full_name}`}
        </Text>
        <Text fw={650} className={ui.tabular ?? ''}>
          <FigureCell name={list.rank_by} {...{ figures, missing }} hasUnit />
        </Text>
      </Group>
      <Text size="sm" c="dimmed" className={ui.tabular ?? ''}>
        {[
          format.day(day),
          ...rest.map((name) => `${t(`figures.${name}`)} ${words.full(name, figures[name] ?? 0)}`),
        ].join(' · ')}
      </Text>
    </Stack>
  )
}

/** The ranking on paper. */
function TestsPaper({ list }: { list: TestList }) {
  const { t } = useTranslation('test-reports')
  const format = useFormat()
  const words = useFigureWords()
  const { selected } = useViewer()
  const names = FIGURES_OF[list.kind]
  const days = `${format.day(list.start_date)} – ${format.day(list.end_date)}`
  return (
    <PrintedTable
      title={t(`lists.${list.kind}`)}
      subtitle={[selected?.club.name, days].filter(Boolean).join(' · ')}
      heads={[
        t('rank'),
        t('fields.athlete'),
        t('fields.day'),
        ...names.map((name) => {
          const unit = words.unitOf(name)
          return unit === undefined ? words.name(name) : `${words.name(name)} (${unit})`
        }),
      ]}
      lines={list.tests.map(({ rank, full_name, day, figures }) => [
        rank === null ? '' : format.number(rank),
        full_name,
        format.day(day),
        ...names.map((name) => {
          const value = figures[name] ?? null
          return value === null ? '' : words.write(name, value)
        }),
      ])}
    />
  )
}
