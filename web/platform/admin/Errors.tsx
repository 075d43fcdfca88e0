import { Anchor, Stack, Text, Title } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { platformErrors, type FailedImport, type OutboxMail } from '#contract/platform/admin.ts'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { PageState } from '../../ui/PageState.tsx'
import table from '../../ui/table/table.module.css'
import { Counted } from './Counted.tsx'

/** Refused mails and failed imports, each with the way to where it can be acted on. */
export function Errors() {
  const { t } = useTranslation('admin')
  const asked = useQuery(query(platformErrors))
  if (!asked.data) return <Waiting for={asked} rows={3} part />
  const { mails, imports } = asked.data.data
  const counts = [
    t('errors.mails', { count: mails.length }),
    t('errors.imports', { count: imports.length }),
  ]
  return (
    <Counted title={t('errors.title')} counts={counts}>
      {mails.length + imports.length === 0 && (
        <PageState
          state="empty"
          icon={<IconChecks />}
          title={t('errors.none')}
          text={t('errors.noneText')}
        />
      )}
      {mails.length > 0 && <Mails mails={mails} />}
      {imports.length > 0 && <Imports imports={imports} />}
    </Counted>
  )
}

function Mails({ mails }: { mails: readonly OutboxMail[] }) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  return (
    <Stack gap={4}>
      <Title order={3} size="h5">
        {t('errors.refusedMails')}
      </Title>
      <ul className={table.phoneList} aria-label={t('errors.refusedMails')}>
        {mails.map(({ id, address, template, created_at, error }) => (
          <li key={id}>
            <Anchor component={Link} to={paths.adminMail(id)} fw={600}>
              {address} · {template}
            </Anchor>
            <Text size="sm">{error}</Text>
            <Text size="sm" c="dimmed">
              {format.dateTime(created_at)}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

function Imports({ imports }: { imports: readonly FailedImport[] }) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  return (
    <Stack gap={4}>
      <Title order={3} size="h5">
        {t('errors.failedImports')}
      </Title>
      <ul className={table.phoneList} aria-label={t('errors.failedImports')}>
        {imports.map(({ id, club_id, club, user_id, full_name, message, created_at }) => (
          <li key={id}>
            <Text fw={600}>
              <Anchor component={Link} to={paths.adminEditClub(club_id)}>
                {club}
              </Anchor>
              {' · '}
              <Anchor component={Link} to={paths.adminUser(user_id)}>
                {full_name}
              </Anchor>
            </Text>
            <Text size="sm">{message}</Text>
            <Text size="sm" c="dimmed">
              {format.dateTime(created_at)}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
