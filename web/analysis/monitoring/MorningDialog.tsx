import { Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { useViewer } from '../../shell/viewer.ts'
import { MorningConflicts } from './MorningConflicts.tsx'
import { MorningForm } from './MorningForm.tsx'
import { useMorning } from './queries.ts'
import { useToday } from './use-today.ts'

type MorningDialogProps = { userId: number; day: string }

/** What is in the window in which a morning is entered. */
export function MorningDialog({ userId, day }: MorningDialogProps) {
  const { t } = useTranslation('monitoring')
  const isOwn = useViewer().user_id === userId
  const { morning, asked } = useMorning(userId, day, useToday())
  if (!morning) return <Waiting for={asked} rows={8} part />
  return (
    <Stack gap="sm">
      {!isOwn && <Text size="sm">{morning.full_name}</Text>}
      <MorningConflicts userId={userId} />
      {morning.can_write && morning.consents ? (
        <MorningForm morning={morning} />
      ) : (
        <Text>
          {morning.consents ? t('closed') : t('noConsent')}{' '}
          {!morning.consents && isOwn && <Link to={paths.healthConsent()}>{t('toConsent')}</Link>}
        </Text>
      )}
    </Stack>
  )
}
