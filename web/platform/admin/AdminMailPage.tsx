import { Alert, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { outboxMail, type ReadMail } from '#contract/platform/admin-mails.ts'
import { query } from '../../api/api.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { useFormat } from '../../format/format.ts'
import { sentenceGap } from '../../format/punctuation.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { AdminPage } from './AdminPage.tsx'
import { MailLetter } from './MailLetter.tsx'
import { idOf } from '../../ui/use-list-state.ts'

/** One mail of the outbox, as its reader gets it. */
export function AdminMailPage() {
  const { t } = useTranslation('admin')
  const id = idOf(useParams()['id'] ?? '') ?? 0
  const asked = useQuery({
    ...query(outboxMail, { params: { id } }, { own: [404] }),
    enabled: id > 0,
  })
  const { data, error } = asked
  if (id === 0 || (error instanceof ApiProblem && error.status === 404))
    return <PageState state="not-found" />
  const mail = data?.data
  return (
    <AdminPage title={mail?.subject ?? t('mail.title')} subtitle={mail && t('mail.to', mail)}>
      {!mail && <Waiting for={asked} rows={10} />}
      {mail && <Letter mail={mail} />}
    </AdminPage>
  )
}

function Letter({ mail }: { mail: ReadMail }) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const { sent_at, error } = mail
  return (
    <Stack gap="md">
      {error !== null && sent_at === null && <Alert color="red">{error}</Alert>}
      <Text c="dimmed" size="sm">
        {sent_at === null
          ? t('mail.waiting')
          : t('mail.sent', { when: format.within.dateTime(sent_at) })}
        {sentenceGap()}
        {t('mail.masked')}
      </Text>
      <MailLetter mail={mail} />
    </Stack>
  )
}
