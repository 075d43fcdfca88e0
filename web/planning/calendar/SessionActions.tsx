import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconArrowRight, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { AgendaItem } from '#contract/planning/calendar.ts'
import { isWholeDay } from '#domain/constants/sports.ts'
import { AnswerTo } from '../attendance/open.ts'
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
  const [start, setStart] = useState(() => toLocal(timeZone, new Date(item.start_date)))
  const [end, setEnd] = useState(() => toLocal(timeZone, new Date(item.end_date)))
  const [error, setError] = useState<string | null>(null)
  const begin = (next: LocalTime) => {
    setStart(next)
    if (isLocalTime(next))
      setEnd(toLocal(timeZone, new Date(movedTo(item, next, timeZone).end_date)))
  }
  const submit = () => {
    const [from, to] = [start, end].map((time) => toInstant(timeZone, time))
    if (!from || !to || to < from) {
      setError(t('actions.endFirst'))
      return
    }
    closeModal()
    onMove({ start_date: written(from), end_date: written(to) })
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack gap="sm">
        <Title order={3} size="h4">
          {t('actions.move')}
        </Title>
        <DateTimeField
          label={t('actions.begins')}
          value={start}
          withTime={!isWholeDay(item)}
          required
          onChange={begin}
        />
        <DateTimeField
          label={t('actions.ends')}
          value={end}
          withTime={!isWholeDay(item)}
          required
          error={error}
          onChange={setEnd}
        />
        {!isWholeDay(item) && <ZoneNote moments={[new Date(item.start_date)]} />}
        <Group justify="flex-end">
          <Button type="submit" disabled={!isLocalTime(start) || !isLocalTime(end)}>
            {t('actions.moveNow')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

const written = (at: Date) => at.toISOString().replace('.000Z', 'Z')
