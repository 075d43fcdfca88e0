import { Menu } from '@mantine/core'
import { IconDeviceWatch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { weekWorkouts } from '#contract/recordings/workouts.ts'
import { isoWeekStart } from '#domain/time/week.ts'
import { download } from '../../api/api.ts'

/** One's own sessions of the week of a day as files for the watch. */
export function WeekWorkoutsItem({ day }: { day: string }) {
  const { t } = useTranslation('workouts')
  const query = { start_date: isoWeekStart(day), format: 'fit' as const }
  return (
    <Menu.Item
      leftSection={<IconDeviceWatch size={18} aria-hidden />}
      onClick={() => void download(weekWorkouts, { query })}
    >
      {t('week')}
    </Menu.Item>
  )
}
