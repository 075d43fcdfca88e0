import { Anchor } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LOG_KINDS, type LogOfItem } from '#contract/boats/equipment.ts'
import { CATEGORY_KINDS } from '#domain/constants/equipment.ts'
import { useFormat } from '../../format/format.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { oneOfFilter, type FilterItem } from '../../ui/filters/filter.ts'
import { FilterBar } from '../../ui/filters/FilterBar.tsx'
import { PeriodChip } from '../../ui/filters/PeriodChip.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageState } from '../../ui/PageState.tsx'
import type { DataColumn } from '../../ui/table/columns.ts'
import { PagedTable } from '../../ui/table/PagedTable.tsx'
import { useListState, type ListState } from '../../ui/use-list-state.ts'
import { allItemsQuery, logsQuery } from './queries.ts'
import { severityWord } from './severities.ts'

/** What happened to all the equipment, newest first. */
export function AllLogsPage() {
  const { t } = useTranslation('equipment')
  const state = useListState()
  const asked = useQuery({ ...logsQuery(state), placeholderData: keepPreviousData })
  const columns = useLogColumns()
  const found = asked.data
  return (
    <Page
      title={t('logs.title')}
      crumb={{ to: paths.equipment({ view: 'list' }), label: t('title') }}
      filters={<LogFilters state={state} />}
    >
      {!found && <Waiting for={asked} rows={10} />}
      {found?.data.length === 0 && (
        <PageState
          state="empty"
          title={t(state.set > 0 ? 'nothingFound' : 'logs.title')}
          text={t(state.set > 0 ? 'nothingFoundText' : 'log.empty')}
        />
      )}
      {found && found.data.length > 0 && (
        <PagedTable
          label={t('logs.title')}
          columns={columns}
          rows={found.data.map((log) => ({ ...log, id: `${log.automatic} ${log.id}` }))}
          meta={found.meta}
          onPage={(page) => state.change('page', String(page))}
          href={({ item }) => paths.equipmentLogs(item.id)}
        />
      )}
    </Page>
  )
}

type Row = Omit<LogOfItem, 'id'>

function useLogColumns(): readonly DataColumn<Row>[] {
  const { t } = useTranslation('equipment')
  const format = useFormat()
  return useMemo(
    () => [
      { key: 'name', header: t('columns.name'), value: ({ item }) => item.name },
      {
        key: 'at',
        header: t('logs.at'),
        value: ({ at }) => at,
        cell: ({ at }) => format.dateTime(at),
      },
      { key: 'kind', header: t('log.kind'), value: ({ kind }) => t(`logKinds.${kind}`) },
      {
        key: 'text',
        header: t('logs.what'),
        value: ({ text, session }) => text ?? session?.name ?? null,
        cell: (log) => <What log={log} />,
      },
      {
        key: 'distance',
        header: t('totals.distance'),
        value: ({ distance }) => distance || null,
        cell: ({ distance }) => format.distance(distance || null),
        figure: true,
      },
      {
        key: 'time',
        header: t('totals.time'),
        value: ({ time }) => time || null,
        cell: ({ time }) => format.duration(time || null),
        figure: true,
      },
      {
        key: 'who',
        header: t('logs.who'),
        value: ({ crew, by }) => crew ?? by?.full_name ?? null,
      },
    ],
    [t, format],
  )
}

function What({ log: { session, text, severity, resolved_at } }: { log: Row }) {
  const { t } = useTranslation('equipment')
  const format = useFormat()
  const words = [
    text,
    severity === null ? null : t(`severities.${severityWord(severity)}`),
    resolved_at && t('log.resolved', { day: format.within.day(resolved_at) }),
  ].filter(Boolean)
  return (
    <>
      {session && (
        <Anchor component={Link} to={paths.session(session.id)}>
          {session.name}
        </Anchor>
      )}
      {words.length > 0 ? words.join(' · ') : !session && '–'}
    </>
  )
}

function LogFilters({ state }: { state: ListState }) {
  const { t } = useTranslation('equipment')
  const items = useQuery(allItemsQuery()).data?.data ?? []
  const format = useFormat()
  const [from, until] = [state.text('from'), state.text('until')]
  const isAnyDay = from === '' && until === ''
  const oneOf = (name: string, label: string, choices: readonly FilterItem[]) =>
    oneOfFilter(name, label, choices, state.text(name), t('filters.all'))
  return (
    <FilterBar
      period={
        <PeriodChip
          words={
            isAnyDay
              ? t('logs.anyDay')
              : [from, until].map((day) => format.dayOfMonth(day || null)).join(' – ')
          }
          spans={[]}
          span={null}
          onSpan={() => undefined}
          from={from}
          to={until}
          onDays={({ from: first, to: last }) => {
            if (first !== undefined) state.change('from', first)
            if (last !== undefined) state.change('until', last)
          }}
        />
      }
      filters={[
        oneOf(
          'item',
          t('logs.item'),
          items.map(({ id, name }) => ({ value: String(id), label: name })),
        ),
        oneOf(
          'of',
          t('filters.kind'),
          CATEGORY_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
        ),
        oneOf(
          'kind',
          t('log.kind'),
          LOG_KINDS.map((kind) => ({ value: kind, label: t(`logKinds.${kind}`) })),
        ),
      ]}
      onChange={state.changeAll}
    />
  )
}
