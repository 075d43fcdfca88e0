import { Group, Popover, Stack, UnstyledButton } from '@mantine/core'
import { IconCalendar, IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DayField } from '../DayField.tsx'
import { Chip } from './Chip.tsx'
import classes from './filters.module.css'

type PeriodChipProps<Span extends string> = {
  /** What the days are of, where a page has others as well. */
  label?: string
  /** The days in words: "28 Oct – 28 Nov", "This season". */
  words: string
  spans: readonly { value: Span; label: string }[]
  span: Span | null
  onSpan: (span: Span) => void
  from: string
  to: string
  onDays: (days: { from?: string; to?: string }) => void
  error?: string | null
}

/** The days looked at: a span that moves with the day one looks, or two chosen days. */
export function PeriodChip<Span extends string>(props: PeriodChipProps<Span>) {
  const { label, words, spans, span, onSpan, from, to, onDays, error = null } = props
  const { t } = useTranslation('ui')
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      width={280}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Chip
          label={label}
          value={words}
          {...(!label && { 'aria-label': t('filter.period', { period: words }) })}
          leftSection={<IconCalendar size={16} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        />
      </Popover.Target>
      <Popover.Dropdown p={6}>
        <Stack gap={6}>
          <div role="group" aria-label={t('filter.spans')} hidden={spans.length === 0}>
            {spans.map(({ value, label: word }) => (
              <UnstyledButton
                key={value}
                className={classes.span ?? ''}
                aria-pressed={value === span}
                onClick={() => {
                  setOpen(false)
                  onSpan(value)
                }}
              >
                {word}
                {value === span && <IconCheck size={16} aria-hidden />}
              </UnstyledButton>
            ))}
          </div>
          <Group className={classes.days ?? ''} gap={8} wrap="nowrap" align="flex-start" grow>
            <DayField
              label={t('filter.from')}
              value={from}
              onChange={(day) => onDays({ from: day })}
            />
            <DayField
              label={t('filter.to')}
              value={to}
              error={error}
              onChange={(day) => onDays({ to: day })}
            />
          </Group>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
