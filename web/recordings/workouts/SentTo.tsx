import { Alert, Button, Group, Text } from '@mantine/core'
import { IconDeviceWatch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { sendWorkoutAgain, sessionWorkout, type Workout } from '#contract/recordings/workouts.ts'
import { providerFacts } from '#domain/constants/providers.ts'
import { api, invalidate } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { useViewer } from '../../shell/viewer.ts'

/** What the account of a provider has of the workout, and another try where it refused it. */
export function SentTo({ workout: { sent, person }, id }: { workout: Workout; id: number }) {
  const { t } = useTranslation('workouts')
  const format = useFormat()
  const viewer = useViewer()
  if (!sent) return null
  const name = providerFacts(sent.provider)?.name ?? ''
  const again = async () => {
    await api(sendWorkoutAgain, { params: { id } })
    await invalidate(sessionWorkout)
  }
  if (sent.state === 'refused')
    return (
      <Alert color="amber" p="xs" role="status">
        <Group justify="space-between" gap="xs">
          <Text size="sm">{t('sent.refused', { name })}</Text>
          {person?.user_id === viewer.user_id && (
            <Button variant="default" size="xs" onClick={() => void again()}>
              {t('sent.again')}
            </Button>
          )}
        </Group>
      </Alert>
    )
  const when = format.within.dateTime(sent.changed_at)
  return (
    <Group gap="xs" wrap="nowrap">
      <IconDeviceWatch size={18} aria-hidden />
      <Text size="sm">{t(`sent.${sent.state}`, { name, when })}</Text>
    </Group>
  )
}
