import { Button, Stack, Text, Group } from '@mantine/core'
import { IconArrowRight, IconCalendarTime, IconCopy, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { AgendaItem } from '#contract/planning/calendar.ts'
import { asksForAnswer } from '#domain/rules/attendance.ts'
import { isCoach } from '#domain/rules/viewer.ts'
import { updateSession } from '#contract/planning/sessions.ts'
import { isWholeDay } from '#domain/constants/sports.ts'
import { isLocalTime, toInstant, toLocal, type LocalTime } from '#domain/time/zoned-time.ts'
import { serverNow } from '../../format/server-clock.ts'
import { AnswerTo, WhoIsMissing } from '../attendance/open.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import { useViewer } from '../../shell/viewer.ts'
import { BareForm } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { DateTimeField } from '../../ui/DateTimeField.tsx'
import { ZoneNote } from '../../ui/ZoneNote.tsx'
import { movedTo, movedToTimes, type Times } from './moved-times.ts'
import chip from './session-chip.module.css'
import classes from './frame.module.css'

type MoveFormProps = {
  item: AgendaItem
  onMove: (to: Times) => void
  onClose: () => void
}

/** A session to other times, typed. */
function MoveForm({ item, onMove, onClose }: MoveFormProps) {
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

export type SessionActionsProps = Pick<MoveFormProps, 'onMove' | 'onClose'> & {
  item: AgendaItem
  movable: boolean
  onCopy: () => void
}

/**
 * What a session of the calendar is: when, where, the plan, one's own answer or who is missing;
 * and what can be done to it without dragging it.
 */
export function SessionActions({ item, movable, onCopy, onMove, onClose }: SessionActionsProps) {
  const { t } = useTranslation('calendar')
  const [moving, setMoving] = useState(false)
  const [now] = useState(() => serverNow())
  return (
    <Stack gap="sm">
      <Facts item={item} />
      {asksForAnswer(item, now) && (
        <AnswerTo id={item.id} start_date={item.start_date} known={item} />
      )}
      <Missing item={item} />
      <div className={classes.acts}>
        <Button
          component={Link}
          to={paths.session(item.id)}
          leftSection={<IconArrowRight size={18} aria-hidden />}
          onClick={onClose}
          data-autofocus
        >
          {t('actions.open')}
        </Button>
        {movable && (
          <>
            <Button
              component={Link}
              to={paths.editSession(item.id)}
              variant="default"
              leftSection={<IconPencil size={18} aria-hidden />}
              onClick={onClose}
            >
              {t('actions.edit')}
            </Button>
            <Button
              variant="default"
              aria-expanded={moving}
              leftSection={<IconCalendarTime size={18} aria-hidden />}
              onClick={() => setMoving(!moving)}
            >
              {t('actions.move')}
            </Button>
          </>
        )}
        <Button
          variant="default"
          leftSection={<IconCopy size={18} aria-hidden />}
          onClick={() => {
            onCopy()
            onClose()
          }}
        >
          {t('actions.copy')}
        </Button>
      </div>
      {moving && <MoveForm item={item} onMove={onMove} onClose={onClose} />}
      {!movable && (
        <Text size="sm" c="dimmed">
          {t('actions.cannot')}
        </Text>
      )}
    </Stack>
  )
}

/** When and where, the plan, and whether it is a draft. */
function Facts({ item }: Pick<SessionActionsProps, 'item'>) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const { planned_distance, planned_time, structure_text } = item
  const plan = [
    structure_text,
    planned_distance === null ? null : format.distance(planned_distance),
    planned_time === null ? null : `${format.duration(planned_time)} h`,
  ].filter(Boolean)
  return (
    <div>
      <Text size="sm" c="dimmed">
        {[format.session(item), item.location].filter(Boolean).join(' · ')}
      </Text>
      {plan.length > 0 && <Text fw={500}>{plan.join(' · ')}</Text>}
      {!item.published && <span className={chip.draft}>{t('draft')}</span>}
    </div>
  )
}

/** For coaches: how many come, and by name who does not. */
function Missing({ item }: Pick<SessionActionsProps, 'item'>) {
  const coach = isCoach(useViewer())
  if (!coach || item.participants === 0) return null
  return <WhoIsMissing sessionId={item.id} />
}
