import { Alert, Button, Paper, Stack } from '@mantine/core'
import { IconAlertTriangle, IconCalendarPlus, IconCheck, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { PageState } from '../../ui/PageState.tsx'

const nothing = () => undefined

export function StateSamples() {
  const { t } = useTranslation('xyz')
  return (
    <Stack gap="md">
      <PageState state="loading" rows={3} />
      <Paper withBorder>
        <PageState
          state="empty"
          icon={<IconCalendarPlus size={32} />}
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={<Button mt="xs">{t('newSession')}</Button>}
        />
      </Paper>
      <PageState state="error" retry={nothing} part />
      <Paper withBorder>
        <PageState state="unauthorized" part />
      </Paper>
      <Paper withBorder>
        <PageState state="not-found" part />
      </Paper>
    </Stack>
  )
}

export function NoticeSamples() {
  const { t } = useTranslation('xyz')
  return (
    <Stack gap="sm">
      <Alert color="teal" icon={<IconCheck />} title={t('noticeSaved')}>
        {t('noticeSavedText')}
      </Alert>
      <Alert color="amber" icon={<IconAlertTriangle />} title={t('noticeWarning')}>
        {t('noticeWarningText')}
      </Alert>
      <Alert color="red" icon={<IconX />} title={t('noticeError')}>
        {t('noticeErrorText')}
      </Alert>
    </Stack>
  )
}
