import { Button, Stack, Text } from '@mantine/core'
import { IconArrowRight, IconCalendarTime, IconCopy, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { AgendaItem } from '#contract/planning/calendar.ts'
import { asksForAnswer } from '#domain/rules/attendance.ts'
import { isCoach } from '#domain/rules/viewer.ts'
import { serverNow } from '../../format/server-clock.ts'
import { AnswerTo, WhoIsMissing } from '../attendance/open.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import { useViewer } from '../../shell/viewer.ts'
import { MoveForm, type MoveFormProps } from './MoveForm.tsx'
import chip from './session-chip.module.css'
import classes from './frame.module.css'

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
