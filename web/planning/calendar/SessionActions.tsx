import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconArrowRight, IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { AgendaItem } from '#contract/planning/calendar.ts'
import { updateSession } from '#contract/planning/sessions.ts'
import { isWholeDay } from '#domain/constants/sports.ts'
import { AnswerTo } from '../attendance/open.ts'
import { BareForm } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { useFormat } from '../../format.ts'
import { paths } from '../../paths.ts'
import { closeModal } from '../../shell/modals.ts'
import { DateTimeField } from '../../ui/DateTimeField.tsx'
import { ZoneNote } from '../../ui/ZoneNote.tsx'
import { isLocalTime, toInstant, toLocal, type LocalTime } from '#domain/time/zoned-time.ts'
import { movedTo, type Times } from './moved-times.ts'

export type SessionActionsProps = {
  item: AgendaItem
  movable: boolean
  onCopy: () => void
  onMove: (to: Times) => void
}

/** What can be done to a session of the calendar without dragging it. */
export function SessionActions({ item, movable, onCopy, onMove }: SessionActionsProps) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {format.session(item)}
      </Text>
      <AnswerTo id={item.id} start_date={item.start_date} known={item} />
      <Group gap="sm" grow>
        <Button
          component={Link}
          to={paths.session(item.id)}
          variant="default"
          leftSection={<IconArrowRight size={18} />}
          onClick={closeModal}
          data-autofocus
        >
          {t('actions.open')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconCopy size={18} />}
          onClick={() => {
            onCopy()
            closeModal()
          }}
        >
          {t('actions.copy')}
        </Button>
      </Group>
      {movable ? (
        <MoveForm item={item} onMove={onMove} />
      ) : (
        <Text size="sm">{t('actions.cannot')}</Text>
      )}
    </Stack>
  )
}

function MoveForm({ item, onMove }: Pick<SessionActionsProps, 'item' | 'onMove'>) {
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
      closeModal()
      onMove({
        start_date: written(toInstant(timeZone, start_date)),
        end_date: written(toInstant(timeZone, end_date)),
      })
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
        <Title order={3} size="h4">
          {t('actions.move')}
        </Title>
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

const written = (at: Date) => at.toISOString().replace('.000Z', 'Z')
