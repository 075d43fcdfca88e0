import { ActionIcon, Button, Checkbox, Stack, Text } from '@mantine/core'
import { IconHistory, IconArrowsDiff, IconTimeline } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { comparableSessions, type ComparableSession } from '#contract/analysis/comparison.ts'
import { reportScope } from '#domain/rules/reports.ts'
import type { Reply } from '#contract/endpoint.ts'
import { MOST_SESSIONS } from '#domain/comparison/limits.ts'
import { query } from '../../api/api.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { usePhone } from '../../ui/use-phone.ts'
import { useSearchParam, searchWith } from '../../ui/use-search-param.ts'
import {
  ReportFilterBar,
  ReportFrame,
  spanProblem,
  useReportFilters,
  writeLists,
} from '../reports/open.ts'
import { useFormat } from '../../format/format.ts'
import { day, figure, names, text, type ListWords } from '../../list/columns.tsx'
import { list, rows } from '../../list/list.tsx'
import { ListTable } from '../../list/ListTable.tsx'
import { paths } from '../../paths/paths.ts'
import { PageState } from '../../ui/PageState.tsx'
import { SelectionBar } from '../../ui/SelectionBar.tsx'
import { lastComparison } from './last-comparison.ts'
import { tickedIn } from './comparison-address.ts'

type ComparableSessions = Reply<typeof comparableSessions>['data']

type Ticking = { ticked: readonly number[]; toggle: (id: number) => void }

const box = (
  { session_id, name, date }: ComparableSession,
  { t, format, ticked, toggle }: ListWords<'comparison', Ticking>,
  label?: string,
) => (
  <Checkbox
    size="md"
    aria-label={t('choose.pick', { name, date: format.within.day(date) })}
    label={label}
    checked={ticked.includes(session_id)}
    onChange={() => toggle(session_id)}
  />
)

const sessionList = list('comparison', 'choose', rows<ComparableSession, Ticking>(), {
  id: 'comparison-sessions',
  title: ({ t }) => t('choose.title'),
  columns: {
    session: text(({ name }) => name, {
      width: 280,
      cell: (session, words) => box(session, words, session.name),
    }),
    date: day(({ date }) => date),
    count: figure(({ recordings }) => recordings, undefined, {
      line: ({ recordings }, { t }) => t('choose.recordings', { count: recordings }),
    }),
    whose: names(({ whose }) => whose, { width: 320 }),
  },
  headers: { session: ({ t }) => t('columns.session'), date: ({ t }) => t('columns.date') },
  rowKey: ({ session_id }) => session_id,
  sortedBy: '-date',
  phone: {
    mark: (session, words) => box(session, words),
    head: ({ name }) => <Text fw={500}>{name}</Text>,
    line: ['date', 'count'],
    below: ['whose'],
  },
})

/** The sessions there are: one ticks some, which stand in the address, and compares them. */
function SessionChooser({ found }: { found: ComparableSessions }) {
  const { t } = useTranslation('comparison')
  const [search, setSearch] = useSearchParams()
  // The address follows: a tick shows at once.
  const [ticked, setTicked] = useState(() => tickedIn(search))
  const { sessions, count } = found
  const change = useCallback(
    (ids: number[]) => {
      setTicked(ids)
      setSearch(searchWith(window.location.search, { sessions: ids.join(',') }), {
        replace: true,
        preventScrollReset: true,
      })
    },
    [setSearch],
  )
  const toggle = useCallback(
    (id: number) =>
      change(ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id]),
    [change, ticked],
  )
  if (count === 0)
    return (
      <PageState
        state="empty"
        icon={<IconTimeline />}
        title={t('choose.empty')}
        text={t('choose.emptyText')}
      />
    )
  return (
    <Stack gap="sm">
      <ListTable
        of={sessionList}
        given={{ ticked, toggle }}
        rows={sessions}
        isMarked={({ session_id }) => ticked.includes(session_id)}
      />
      {count > sessions.length && (
        <Text size="sm" role="status">
          {t('choose.latest', { number: sessions.length, count })}
        </Text>
      )}
      <Ticked ids={ticked} sessions={sessions} onChange={change} />
    </Stack>
  )
}

type TickedProps = {
  ids: readonly number[]
  sessions: readonly ComparableSession[]
  onChange: (ids: number[]) => void
}

/** The sessions that are ticked, and the way to their comparison. */
function Ticked({ ids, sessions, onChange }: TickedProps) {
  const { t } = useTranslation('comparison')
  const format = useFormat()
  const navigate = useNavigate()
  const isTooMany = ids.length > MOST_SESSIONS
  const [first, ...others] = ids
  // Those that other filters no longer list stay ticked.
  const items = ids.map((id) => {
    const session = sessions.find(({ session_id }) => session_id === id)
    return session
      ? { key: String(id), name: session.name, detail: format.dayOfMonth(session.date) }
      : { key: String(id), name: t('choose.hidden') }
  })
  return (
    <SelectionBar
      items={items}
      onRemove={(key) => onChange(ids.filter((id) => String(id) !== key))}
      onClear={() => onChange([])}
      empty={t('choose.none')}
      words={t('choose.next')}
      problem={isTooMany ? t('choose.most', { number: MOST_SESSIONS }) : null}
      action={
        <Button
          leftSection={<IconArrowsDiff size={18} />}
          disabled={isTooMany}
          onClick={() => {
            if (first === undefined) return
            const more = others.length > 0 ? { with: others.join(',') } : {}
            void navigate(paths.comparison(first, more))
          }}
        >
          {t('choose.submitCount', { count: ids.length })}
        </Button>
      }
    />
  )
}

/** The sessions that somebody recorded, to be ticked and laid over each other. */
export function CompareSessionsPage() {
  const { t } = useTranslation('comparison')
  const viewer = useViewer()
  const phone = usePhone()
  const { filters, change } = useReportFilters()
  const [search, choose] = useSearchParam()
  const [last] = useState(lastComparison)
  const typed = search.get('name') ?? ''
  const name = typed.trim()
  const problem = spanProblem(filters)
  const { start_date, end_date } = filters
  const found = useQuery({
    ...query(comparableSessions, {
      query: { start_date, end_date, ...writeLists(filters), ...(name !== '' && { name }) },
    }),
    enabled: problem === null,
    placeholderData: keepPreviousData,
  })
  const answer = found.data?.data
  return (
    <ReportFrame
      title={t('title')}
      action={
        last !== null &&
        (phone ? (
          <ActionIcon
            component={Link}
            to={last}
            variant="default"
            aria-label={t('choose.last')}
            title={t('choose.last')}
          >
            <IconHistory size={18} />
          </ActionIcon>
        ) : (
          <Button
            component={Link}
            to={last}
            variant="default"
            leftSection={<IconHistory size={18} />}
          >
            {t('choose.last')}
          </Button>
        ))
      }
      filters={
        <ReportFilterBar
          filters={filters}
          onChange={change}
          problem={problem}
          seesOthers={reportScope(viewer, 'comparison') !== 'self'}
          find={{
            label: t('choose.namePlaceholder'),
            value: typed,
            onChange: (next) => choose({ name: next }),
          }}
        />
      }
    >
      {problem === null && !answer && <Waiting for={found} rows={8} />}
      {problem === null && answer && <SessionChooser found={answer} />}
    </ReportFrame>
  )
}
