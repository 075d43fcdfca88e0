import { Button, Group, Pill, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_OCCURRENCES } from '#domain/constants/limits.ts'
import { FIRST_DAY, isCalendarDay, LAST_DAY } from '#domain/time/calendar-span.ts'
import { DateField } from '../../ui/DateField.tsx'
import { useFormat } from '../../format/format.ts'

export type ChosenDatesProps = {
  dates: readonly string[]
  first: string
  error: string | null
  onChange: (dates: string[]) => void
}

/** Days chosen one by one, beside the day the plan begins on. */
export function ChosenDates({ dates, first, error, onChange }: ChosenDatesProps) {
  const { t } = useTranslation('session-form')
  const format = useFormat()
  const [day, setDay] = useState('')
  const fits =
    isCalendarDay(day) &&
    day !== first &&
    !dates.includes(day) &&
    dates.length < MAX_OCCURRENCES - 1
  const add = () => {
    if (!fits) return
    onChange([...dates, day].toSorted())
    setDay('')
  }
  return (
    <>
      <Group align="flex-end" gap="xs">
        <DateField
          flex={1}
          label={t('repeat.addDate')}
          value={day}
          min={FIRST_DAY}
          max={LAST_DAY}
          error={error}
          onChange={setDay}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
            event.preventDefault()
            add()
          }}
        />
        <Button variant="default" disabled={!fits} onClick={add}>
          {t('repeat.add')}
        </Button>
      </Group>
      {dates.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('repeat.noDates')}
        </Text>
      ) : (
        <Pill.Group>
          {dates.map((date) => (
            <Pill
              key={date}
              size="md"
              withRemoveButton
              onRemove={() => onChange(dates.filter((other) => other !== date))}
              removeButtonProps={{
                'aria-label': t('repeat.remove', { day: format.within.day(date) }),
                tabIndex: 0,
                'aria-hidden': false,
              }}
            >
              {format.day(date)}
            </Pill>
          ))}
        </Pill.Group>
      )}
    </>
  )
}
