import { Button, Checkbox, Group, Paper, Stack, Text, Title } from '@mantine/core'
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
import type { DataColumn } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import ui from '../../ui/ui.module.css'
import { searchWith } from '../../ui/use-search-param.ts'
import { tickedIn } from './comparison-address.ts'
import classes from './comparison.module.css'

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
  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        {t('choose.title')}
      </Title>
      <Text size="sm" c="dimmed">
        {count > sessions.length
          ? `${t('choose.latest', { number: sessions.length, count })}. ${t('choose.hint')}`
          : t('choose.hint')}
      </Text>
      <Ticked ids={ticked} onClear={() => change([])} />
      {count === 0 ? (
        <PageState
          state="empty"
          icon={<IconTimeline />}
          title={t('choose.empty')}
          text={t('choose.emptyText')}
        />
      ) : (
        <DataTable
          id="comparison-sessions"
          label={t('choose.title')}
          columns={columns}
          rows={sessions}
          rowKey={({ session_id }) => String(session_id)}
          sortedBy={{ key: 'date', descending: true }}
          renderPhoneRow={(session) => (
            <PhoneSession
              session={session}
              isTicked={ticked.includes(session.session_id)}
              onToggle={toggle}
            />
          )}
        />
      )}
    </Stack>
  )
}

type TickedProps = { ids: readonly number[]; onClear: () => void }

/** The way on stays in view while one scrolls; it says what is lacking when it is pressed. */
function Ticked({ ids, onClear }: TickedProps) {
  const { t } = useTranslation('comparison')
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)
  const [first, ...others] = ids
  const problem =
    first === undefined
      ? isAsked && t('choose.none')
      : ids.length > MOST_SESSIONS && t('choose.most', { number: MOST_SESSIONS })
  const compare = () => {
    setAsked(true)
    if (first === undefined || ids.length > MOST_SESSIONS) return
    const more = others.length > 0 ? { with: others.join(',') } : {}
    void navigate(paths.comparison(first, more))
  }
  return (
    <Paper withBorder p="xs" className={classes.ticked}>
      <Group gap="sm">
        <Button leftSection={<IconArrowsDiff size={18} />} onClick={compare}>
          {first === undefined
            ? t('choose.submit')
            : t('choose.submitCount', { count: ids.length })}
        </Button>
        {first !== undefined && (
          <Button variant="subtle" onClick={onClear}>
            {t('choose.clear')}
          </Button>
        )}
        {problem && (
          <Text size="sm" className={classes.problem} role="alert">
            {problem}
          </Text>
        )}
      </Group>
    </Paper>
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
        aria-label={t('choose.pick', { name, date: format.day(date) })}
        checked={isTicked}
        onChange={() => onToggle(session_id)}
      />
      <Stack gap={2} miw={0}>
        <Text fw={500}>{name}</Text>
        <Text size="sm" c="dimmed" className={ui.tabular}>
          {[format.day(date), t('choose.recordings', { count: recordings })].join(' · ')}
        </Text>
        <Text size="sm" c="dimmed">
          {whose.join(', ')}
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
            aria-label={t('choose.pick', { name, date: format.day(date) })}
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
        value: ({ whose }) => whose.join(', '),
        width: 320,
      },
    ],
    [t, format, ticked, toggle],
  )
}
