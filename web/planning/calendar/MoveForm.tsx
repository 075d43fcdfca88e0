import { Button, Group, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { AgendaItem } from '#contract/planning/calendar.ts'
import { updateSession } from '#contract/planning/sessions.ts'
import { isWholeDay } from '#domain/constants/sports.ts'
import { isLocalTime, toInstant, toLocal, type LocalTime } from '#domain/time/zoned-time.ts'
import { BareForm } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { useFormat } from '../../format/format.ts'
import { DateTimeField } from '../../ui/DateTimeField.tsx'
import { ZoneNote } from '../../ui/ZoneNote.tsx'
import { movedTo, movedToTimes, type Times } from './moved-times.ts'

export type MoveFormProps = {
  item: AgendaItem
  onMove: (to: Times) => void
  onClose: () => void
}

/** A session to other times, typed. */
export function MoveForm({ item, onMove, onClose }: MoveFormProps) {
  const { t } = useTranslation('calendar')
  const { timeZone } = useFormat()
  const local = (at: string) => toLocal(timeZone, new Date(at))
  const form = useForm(updateSession, {
    initial: { start_date: local(item.start_date), end_date: local(item.end_date) },
    check: ({ start_date, end_date }) =>
      toInstant(timeZone, end_date) < toInstant(timeZone, start_date)
        ? { end_date: [t('actions.endFirst')] }
        : {},
    answer: ({ start_date, end_date }) => {
      onClose()
      onMove(movedToTimes(item, start_date, end_date, timeZone))
    },
    guard: false,
  })
  const { start_date, end_date } = form.values
  const begin = (next: LocalTime) =>
    form.set({
      start_date: next,
      ...(isLocalTime(next) && { end_date: local(movedTo(item, next, timeZone).end_date) }),
    })
  return (
    <BareForm of={form}>
      <Stack gap="sm">
        <DateTimeField
          {...form.at('start_date')}
          label={t('actions.begins')}
          withTime={!isWholeDay(item)}
          required
          onChange={begin}
        />
        <DateTimeField
          {...form.at('end_date')}
          label={t('actions.ends')}
          withTime={!isWholeDay(item)}
          required
        />
        {!isWholeDay(item) && <ZoneNote moments={[new Date(item.start_date)]} />}
        <Group justify="flex-end">
          <Button type="submit" disabled={!isLocalTime(start_date) || !isLocalTime(end_date)}>
            {t('actions.moveNow')}
          </Button>
        </Group>
      </Stack>
    </BareForm>
  )
}
