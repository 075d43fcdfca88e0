import { Alert, SegmentedControl, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { outboxMail, type ReadMail } from '#contract/platform/admin.ts'
import { ApiProblem, query } from '../../api.ts'
import { useFormat } from '../../format.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import classes from './admin.module.css'
import { AdminPage } from './AdminPage.tsx'
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

function Letter({ mail: { text, html, subject, sent_at, error } }: { mail: ReadMail }) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const [shown, setShown] = useState('html')
  const faces = [
    { value: 'html', label: t('mail.html') },
    { value: 'text', label: t('mail.text') },
  ]
  return (
    <Stack gap="md">
      {error !== null && sent_at === null && <Alert color="red">{error}</Alert>}
      <Text c="dimmed" size="sm">
        {sent_at === null
          ? t('mail.waiting')
          : t('mail.sent', { when: format.within.dateTime(sent_at) })}{' '}
        {t('mail.masked')}
      </Text>
      <SegmentedControl
        aria-label={t('mail.as')}
        data={faces}
        value={shown}
        onChange={setShown}
        style={{ alignSelf: 'flex-start' }}
      />
      {shown === 'html' ? (
        // Nothing in it runs, and its links open nothing here.
        <iframe className={classes.letter} title={subject} sandbox="" srcDoc={html} />
      ) : (
        <ScrollRegion label={subject} className={classes.plain}>
          <pre>{text}</pre>
        </ScrollRegion>
      )}
    </Stack>
  )
}
