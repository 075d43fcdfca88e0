import { ActionIcon, Button, Group } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { addDays } from '#domain/time/week.ts'
import { DayField } from '../../../ui/DayField.tsx'
import type { ChosenDay } from './use-day.ts'

/** A day, the one before and the one after. */
export function DayChoice({ day, today, choose: onChange }: ChosenDay) {
  const { t } = useTranslation('monitoring-reports')
  return (
    <Group gap="xs" align="flex-end">
      <ActionIcon
        variant="default"
        size={44}
        aria-label={t('daily.before')}
        onClick={() => onChange(addDays(day, -1))}
      >
        <IconChevronLeft size={20} />
      </ActionIcon>
      <DayField label={t('daily.day')} value={day} onChange={onChange} />
      <ActionIcon
        variant="default"
        size={44}
        aria-label={t('daily.after')}
        disabled={day >= today}
        onClick={() => onChange(addDays(day, 1))}
      >
        <IconChevronRight size={20} />
      </ActionIcon>
      {day !== today && (
        <Button variant="subtle" onClick={() => onChange(today)}>
          {t('daily.today')}
        </Button>
      )}
    </Group>
  )
}
