import { Alert, List } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ClubSettings } from '#contract/people/clubs.ts'

/** What another time zone does to what is planned, before it is saved. */
export function ClockNote({ coming, whole_days }: ClubSettings['by_clock']) {
  const { t } = useTranslation('clubs')
  return (
    <Alert color="amber" role="status" title={t('clock.title')}>
      <List size="sm" spacing={4}>
        <List.Item>{t('clock.coming', { count: coming })}</List.Item>
        {whole_days > 0 && <List.Item>{t('clock.wholeDays', { count: whole_days })}</List.Item>}
        <List.Item>{t('clock.past')}</List.Item>
        <List.Item>{t('clock.follow')}</List.Item>
      </List>
    </Alert>
  )
}
