import { Button, Group, Text } from '@mantine/core'
import { IconSunrise } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/format.ts'
import { stateOf, useOutbox } from '../../offline/outbox-state.ts'
import { StoreMark } from '../../offline/StoreMark.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { MorningConflicts } from './MorningConflicts.tsx'
import { bodyOf, morningSubject } from './morning-model.ts'
import { openMorning } from './open-morning.tsx'
import { useMorning } from './queries.ts'
import { useToday } from './use-today.ts'

/** Asks an athlete how they are until they have said so, and says where it stands. */
export function MorningCard() {
  const { t } = useTranslation('monitoring')
  const format = useFormat()
  const { user_id } = useViewer()
  const today = useToday()
  const { morning } = useMorning(user_id, today, today)
  const entries = useOutbox(morningSubject(user_id)).filter((entry) => bodyOf(entry)?.day === today)
  const state = stateOf(entries)
  const isEntered = (morning?.values ?? null) !== null
  return (
    <>
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed">
          {isEntered ? t('card.entered') : morning && t('card.until', { time: morning.until })}
        </Text>
        {state && <StoreMark state={state} />}
      </Group>
      <MorningConflicts userId={user_id} />
      <Button
        variant={isEntered ? 'default' : 'filled'}
        size="md"
        leftSection={<IconSunrise size={20} aria-hidden />}
        onClick={() => void openMorning(user_id, today, format.within.day(today))}
      >
        {t(isEntered ? 'card.change' : 'card.enter')}
      </Button>
    </>
  )
}
