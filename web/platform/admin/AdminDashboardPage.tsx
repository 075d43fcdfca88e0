import { Button, Group, Stack, Text } from '@mantine/core'
import { IconChecks, IconRefresh } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  adminOverview,
  retryJob,
  troubledJobs,
  type AdminOverview,
  type TroubledJob,
} from '#contract/platform/admin.ts'
import { IMPORT_STATES } from '#contract/recordings/imports.ts'
import { api, invalidate, query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { notify } from '../../shell/notices.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { StatTile } from '../../ui/StatTile.tsx'
import { listSeparator } from '../../format/punctuation.ts'
import { AdminPage } from './AdminPage.tsx'
import { Counted } from './Counted.tsx'
import { Errors } from './Errors.tsx'
import { Outbox } from './Outbox.tsx'
import table from '../../ui/table/table.module.css'

/** The last backup, and whether the next is made by itself. */
function Backups({ backup: { every_hours, last } }: { backup: AdminOverview['backup'] }) {
  const { t } = useTranslation('upkeep')
  const format = useFormat()
  const next = every_hours === null ? t('backup.byHand') : t('backup.every', { hours: every_hours })
  return (
    <Counted title={t('backup.title')} counts={[next]}>
      {last === null && <Text>{t('backup.none')}</Text>}
      {last && (
        <Text>
          {t('backup.last', {
            at: format.within.dateTime(last.made_at),
            size: format.bytes(last.bytes),
            files: format.number(last.files),
          })}
        </Text>
      )}
      {last && last.lost > 0 && <Text c="orange">{t('backup.lost', { lost: last.lost })}</Text>}
    </Counted>
  )
}

/** How much the file store holds, and what its clean-up of the last nights removed. */
function StoredFiles({ stored: { files, bytes, sweeps } }: { stored: AdminOverview['files'] }) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  return (
    <Counted
      title={t('files.title')}
      counts={[t('files.stored', { files, size: format.bytes(bytes) })]}
    >
      <ul className={table.phoneList} aria-label={t('files.sweeps')}>
        {sweeps.map((sweep) => (
          <li key={sweep.at}>
            {t('files.swept', {
              ...sweep,
              at: format.dateTime(sweep.at),
              size: format.bytes(sweep.bytes),
            })}
          </li>
        ))}
      </ul>
    </Counted>
  )
}

/** How the platform is: its numbers, the jobs that went wrong, the outbox. */
export function AdminDashboardPage() {
  const { t } = useTranslation('admin')
  const asked = useQuery(query(adminOverview))
  const { data } = asked
  return (
    <AdminPage title={t('dashboard.title')}>
      {!data && <Waiting for={asked} />}
      {data && (
        <Stack gap="xl">
          <Numbers overview={data.data} />
          <Jobs counts={data.data.jobs} />
          <Errors />
          <Backups backup={data.data.backup} />
          <StoredFiles stored={data.data.files} />
          <Outbox counts={data.data.mails} />
        </Stack>
      )}
    </AdminPage>
  )
}

function Numbers({
  overview: { clubs, users, imports, sign_ins_today },
}: {
  overview: AdminOverview
}) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const total = Object.values(imports).reduce((sum, number) => sum + number, 0)
  const states = IMPORT_STATES.filter((state) => imports[state] !== undefined).map(
    (state) => `${format.number(imports[state])} ${t(`imports.${state}`)}`,
  )
  return (
    <Group gap="xl" align="flex-start">
      <StatTile
        label={t('dashboard.clubs')}
        value={format.number(clubs.total)}
        hint={t('dashboard.clubsHint', clubs)}
      />
      <StatTile
        label={t('dashboard.users')}
        value={format.number(users.total)}
        hint={t('dashboard.usersHint', users)}
      />
      <StatTile label={t('dashboard.signIns')} value={format.number(sign_ins_today)} />
      <StatTile
        label={t('dashboard.imports')}
        value={format.number(total)}
        hint={states.join(listSeparator())}
      />
    </Group>
  )
}

function Jobs({ counts }: { counts: AdminOverview['jobs'] }) {
  const { t } = useTranslation('admin')
  const { data } = useQuery(query(troubledJobs))
  const lines = (['waiting', 'running', 'retrying', 'failed'] as const).map(
    (state) => `${counts[state]} ${t(`dashboard.${state}`)}`,
  )
  return (
    <Counted title={t('dashboard.jobs')} counts={lines}>
      {data?.data.length === 0 && (
        <PageState
          state="empty"
          icon={<IconChecks />}
          title={t('dashboard.untroubled')}
          text={t('dashboard.untroubledText')}
        />
      )}
      {data && data.data.length > 0 && (
        <ul className={table.phoneList} aria-label={t('dashboard.troubled')}>
          {data.data.map((job) => (
            <li key={job.id}>
              <Job job={job} />
            </li>
          ))}
        </ul>
      )}
    </Counted>
  )
}

function Job({
  job: { id, task, attempts, max_attempts, error, created_at },
}: {
  job: TroubledJob
}) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await api(retryJob, { params: { id } })
      notify('success', t('dashboard.retried'))
      await invalidate(adminOverview, troubledJobs)
    },
  })
  return (
    <Group justify="space-between" gap="sm">
      <div>
        <Text fw={600}>
          {task} · {format.dateTime(created_at)}
        </Text>
        <Text size="sm">{error}</Text>
        <Text size="sm" c="dimmed">
          {t('dashboard.attempts', { attempts, most: max_attempts })}
        </Text>
      </div>
      <Button
        variant="default"
        leftSection={<IconRefresh size={18} />}
        loading={isPending}
        onClick={() => mutate()}
      >
        {t('dashboard.retry')}
      </Button>
    </Group>
  )
}
