import { ActionIcon, Button, Group, Popover } from '@mantine/core'
import { IconCalendar, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays } from '#domain/time/week.ts'
import { useFormat } from '../../../format/format.ts'
import { DayField } from '../../../ui/DayField.tsx'
import { Chip } from '../../../ui/filters/Chip.tsx'
import type { ChosenDay } from './use-day.ts'

/** A day, the one before and the one after, in the row of filters. */
export function DayChoice({ day, today, choose }: ChosenDay) {
  const { t } = useTranslation('monitoring-reports')
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  return (
    <Group gap={4} wrap="nowrap">
      <ActionIcon
        variant="default"
        aria-label={t('daily.before')}
        title={t('daily.before')}
        onClick={() => choose(addDays(day, -1))}
      >
        <IconChevronLeft size={18} />
      </ActionIcon>
      <Popover opened={isOpen} onChange={setOpen} position="bottom-start" trapFocus returnFocus>
        <Popover.Target>
          <Chip
            value={format.day(day)}
            leftSection={<IconCalendar size={16} aria-hidden />}
            onClick={() => setOpen(!isOpen)}
          />
        </Popover.Target>
        <Popover.Dropdown>
          <DayField label={t('daily.day')} value={day} onChange={choose} />
        </Popover.Dropdown>
      </Popover>
      <ActionIcon
        variant="default"
        aria-label={t('daily.after')}
        title={t('daily.after')}
        disabled={day >= today}
        onClick={() => choose(addDays(day, 1))}
      >
        <IconChevronRight size={18} />
      </ActionIcon>
      {day !== today && (
        <Button variant="subtle" onClick={() => choose(today)}>
          {t('daily.today')}
        </Button>
      )}
    </Group>
  )
}
