import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { IconArrowsDiff, IconTimeline } from '@tabler/icons-react'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import type { comparableSessions, ComparableSession } from '#contract/analysis/comparison.ts'
import type { Reply } from '#contract/endpoint.ts'
import { MOST_SESSIONS } from '#domain/comparison/limits.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import { PageState } from '../../ui/PageState.tsx'
import { SelectionBar } from '../../ui/SelectionBar.tsx'
import type { DataColumn } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import ui from '../../ui/ui.module.css'
import { searchWith } from '../../ui/use-search-param.ts'
import { tickedIn } from './comparison-address.ts'
import { listSeparator } from '../../format/punctuation.ts'

type ComparableSessions = Reply<typeof comparableSessions>['data']

/** The sessions there are: one ticks some, which stand in the address, and compares them. */
export function SessionChooser({ found }: { found: ComparableSessions }) {
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
  const columns = useSessionColumns(ticked, toggle)
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
      <DataTable
        id="comparison-sessions"
        label={t('choose.title')}
        columns={columns}
        rows={sessions}
        rowKey={({ session_id }) => String(session_id)}
        sortedBy={{ key: 'date', descending: true }}
        isMarked={({ session_id }) => ticked.includes(session_id)}
        renderPhoneRow={(session) => (
          <PhoneSession
            session={session}
            isTicked={ticked.includes(session.session_id)}
            onToggle={toggle}
          />
        )}
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

type PhoneSessionProps = {
  session: ComparableSession
  isTicked: boolean
  onToggle: (id: number) => void
}

function PhoneSession({ session, isTicked, onToggle }: PhoneSessionProps) {
  const { t } = useTranslation('comparison')
  const format = useFormat()
  const { session_id, name, date, recordings, whose } = session
  return (
    <Group gap="sm" wrap="nowrap" py={6} align="flex-start">
      <Checkbox
        size="md"
        aria-label={t('choose.pick', { name, date: format.within.day(date) })}
        checked={isTicked}
        onChange={() => onToggle(session_id)}
      />
      <Stack gap={2} miw={0}>
        <Text fw={500}>{name}</Text>
        <Text size="sm" c="dimmed" className={ui.tabular}>
          {[format.day(date), t('choose.recordings', { count: recordings })].join(' · ')}
        </Text>
        <Text size="sm" c="dimmed">
          {whose.join(listSeparator())}
        </Text>
      </Stack>
    </Group>
  )
}

function useSessionColumns(
  ticked: readonly number[],
  toggle: (id: number) => void,
): readonly DataColumn<ComparableSession>[] {
  const { t } = useTranslation('comparison')
  const format = useFormat()
  return useMemo(
    () => [
      {
        key: 'session',
        header: t('columns.session'),
        value: ({ name }) => name,
        width: 280,
        cell: ({ session_id, name, date }) => (
          <Checkbox
            size="md"
            aria-label={t('choose.pick', { name, date: format.within.day(date) })}
            label={name}
            checked={ticked.includes(session_id)}
            onChange={() => toggle(session_id)}
          />
        ),
      },
      {
        key: 'date',
        header: t('columns.date'),
        value: ({ date }) => date,
        cell: ({ date }) => format.day(date),
      },
      {
        key: 'count',
        header: t('choose.count'),
        figure: true,
        value: ({ recordings }) => recordings,
        cell: ({ recordings }) => format.number(recordings),
      },
      {
        key: 'whose',
        header: t('choose.whose'),
        value: ({ whose }) => whose.join(listSeparator()),
        width: 320,
      },
    ],
    [t, format, ticked, toggle],
  )
}
