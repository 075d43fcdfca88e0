import { Button, Group, NativeSelect, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { agenda } from '#contract/planning/calendar.ts'
import type { Import } from '#contract/recordings/imports.ts'
import { isWholeDay } from '#domain/constants/sports.ts'
import { isCalendarDay } from '#domain/time/calendar-span.ts'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import { DateTimeField } from '../../ui/DateTimeField.tsx'
import { dayIn } from '#domain/time/zoned-time.ts'
import { offeredOf } from './offered-sessions.ts'
import { useAssignImport } from './use-assign-import.ts'

/** Asks which session a file belongs to: those of its day are offered, the person's own first. */
export function AssignImport({ item }: { item: Import }) {
  const { t } = useTranslation('imports')
  const format = useFormat()
  const recorded =
    item.activities.find(({ start_time }) => start_time !== null)?.start_time ?? item.created_at
  const [day, setDay] = useState(() => dayIn(format.timeZone, new Date(recorded)))
  const [chosen, setChosen] = useState('')
  const { data } = useQuery({
    ...query(agenda, { body: { start_date: day, end_date: day } }),
    enabled: isCalendarDay(day),
  })
  const { mutate, isPending } = useAssignImport(item.id)
  const sessions = offeredOf(data?.data ?? [])
  const nothing = data !== undefined && sessions.length === 0
  const options = sessions.map((one) => ({
    value: String(one.id),
    label: isWholeDay(one) ? one.name : `${format.time(one.start_date)} ${one.name}`,
  }))
  return (
    <Group gap="sm" align="flex-end">
      <DateTimeField
        label={t('assign.day')}
        value={{ day, time: '' }}
        withTime={false}
        onChange={(value) => setDay(value.day)}
      />
      {nothing ? (
        <Text size="sm" maw={360}>
          {t('assign.none')} <Link to={paths.newSession({ date: day })}>{t('assign.plan')}</Link>
        </Text>
      ) : (
        <>
          <NativeSelect
            label={t('assign.session')}
            miw={220}
            value={chosen}
            data={[{ value: '', label: t('assign.choose') }, ...options]}
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
          <Button
            disabled={chosen === ''}
            loading={isPending}
            onClick={() => mutate(Number(chosen))}
          >
            {t('assign.attach')}
          </Button>
        </>
      )}
    </Group>
  )
}
