import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import {
  equipmentLogs,
  LOG_KINDS,
  type EquipmentItem,
  type LogOfItem,
} from '#contract/boats/equipment.ts'
import { CATEGORY_KINDS } from '#domain/constants/equipment.ts'
import { isDate } from '#domain/time/week.ts'
import { useFormat } from '../../format/format.ts'
import { dateTime, figure, text } from '../../list/columns.tsx'
import { elsewhere, oneFrom, oneOf } from '../../list/filters.ts'
import { list, rowsOf } from '../../list/list.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { paths } from '../../paths/paths.ts'
import { PeriodChip } from '../../ui/filters/PeriodChip.tsx'
import { idOf, type ListState } from '../../ui/use-list-state.ts'
import { allItemsQuery } from './queries.ts'
import { severityWord } from './severities.ts'

type LogWords = { items: readonly Pick<EquipmentItem, 'id' | 'name'>[] }

const logList = list('equipment', 'logs', rowsOf<LogWords>()(equipmentLogs), {
  id: 'equipment-logs',
  title: ({ t }) => t('logs.title'),
  columns: {
    name: text(({ item }) => item.name),
    at: dateTime(({ at }) => at),
    kind: text(({ kind }, { t }) => t(`logKinds.${kind}`)),
    what: text((log) => log.text ?? log.session?.name, { cell: (log) => <What log={log} /> }),
    distance: figure(
      ({ distance }) => distance || null,
      (distance, { format }) => format.distance(distance),
    ),
    time: figure(
      ({ time }) => time || null,
      (time, { format }) => format.duration(time),
    ),
    who: text(({ crew, by }) => crew ?? by?.full_name),
  },
  headers: {
    name: ({ t }) => t('columns.name'),
    kind: ({ t }) => t('log.kind'),
    distance: ({ t }) => t('totals.distance'),
    time: ({ t }) => t('totals.time'),
  },
  rowKey: ({ automatic, id }) => `${automatic} ${id}`,
  href: ({ item }) => paths.equipmentLogs(item.id),
  filters: {
    item_id: {
      ...oneFrom(
        ({ t }) => t('logs.item'),
        ({ items }) => items.map(({ id, name }) => ({ value: String(id), label: name })),
        idOf,
      ),
      at: 'item',
    },
    item_kind: {
      ...oneOf(
        ({ t }) => t('filters.kind'),
        CATEGORY_KINDS,
        (kind, { t }) => t(`kinds.${kind}`),
      ),
      at: 'of',
    },
    kind: oneOf(
      ({ t }) => t('log.kind'),
      LOG_KINDS,
      (kind, { t }) => t(`logKinds.${kind}`),
    ),
    start_date: elsewhere(isDate, { at: 'from' }),
    end_date: elsewhere(isDate, { at: 'until' }),
  },
  any: ({ t }) => t('filters.all'),
  isPaged: true,
  empty: ({ t }) => ({ title: t('logs.title'), text: t('log.empty') }),
  none: ({ t }) => ({ title: t('nothingFound'), text: t('nothingFoundText') }),
})

/** What happened to all the equipment, newest first. */
export function AllLogsPage() {
  const { t } = useTranslation('equipment')
  const items = useQuery(allItemsQuery()).data?.data ?? []
  return (
    <ListPage
      of={logList}
      given={{ items }}
      head={{ crumb: { to: paths.equipment({ view: 'list' }), label: t('title') } }}
      renderPeriod={({ state }) => <Days state={state} />}
    />
  )
}

function What({ log: { session, text: said, severity, resolved_at } }: { log: LogOfItem }) {
  const { t } = useTranslation('equipment')
  const format = useFormat()
  const words = [
    said,
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

function Days({ state }: { state: ListState }) {
  const { t } = useTranslation('equipment')
  const format = useFormat()
  const [from, until] = [state.text('from'), state.text('until')]
  const isAnyDay = from === '' && until === ''
  return (
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
  )
}
