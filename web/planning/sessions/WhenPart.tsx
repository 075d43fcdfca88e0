import { Alert, Checkbox, Group } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/planning/sessions.ts'
import { addDays, daysBetween } from '#domain/time/week.ts'
import { isLocalTime, toInstant, type LocalTime } from '#domain/time/zoned-time.ts'
import { useFormat } from '../../format/format.ts'
import { DateTimeField } from '../../ui/DateTimeField.tsx'
import { ZoneNote } from '../../ui/ZoneNote.tsx'
import { endAfter, secondsBetween } from '#domain/time/session-end.ts'
import type { PartProps } from './form-parts.ts'
import { planKindOf } from './plan-kind.ts'
import { RepeatPart } from './RepeatPart.tsx'
import { SeriesNote } from './SeriesNote.tsx'
import classes from './session-form.module.css'

/** The day and the hours, and how they repeat. */
export function WhenPart({ saved, ...part }: PartProps & { saved: Session | null }) {
  const { t } = useTranslation('session-form')
  const { draft, onChange, errors } = part
  const { timeZone } = useFormat()
  const lasts = useRef<number | null>(null)
  const setStart = (start: LocalTime) =>
    onChange((now) => {
      if (now.all_day && isLocalTime(now.start) && isLocalTime(start)) {
        const days = daysBetween(now.start.day, now.end.day)
        return { start, end: { ...now.end, day: addDays(start.day, days) } }
      }
      // An incomplete start says nothing about how long the session lasts.
      if (isLocalTime(now.start)) lasts.current = secondsBetween(now.start, now.end, timeZone)
      if (!isLocalTime(start)) return { start }
      const planned = saved === null ? now.planned_time : null
      return { start, end: endAfter(start, planned ?? lasts.current, timeZone) }
    })
  const { all_day } = draft
  return (
    <>
      <div className={classes.pair}>
        <DateTimeField
          label={t('start')}
          required
          withTime={!all_day}
          value={draft.start}
          error={errors['start_date'] ?? null}
          onChange={setStart}
        />
        <DateTimeField
          label={t('end')}
          required
          withTime={!all_day}
          value={draft.end}
          error={errors['end_date'] ?? null}
          onChange={(end) => onChange({ end })}
        />
      </div>
      {planKindOf(draft) !== 'day-off' && (
        <Group justify="space-between" gap="xs">
          <Checkbox
            label={t('allDay')}
            checked={all_day}
            onChange={(event) => onChange({ all_day: event.currentTarget.checked })}
          />
          {!all_day && (
            <ZoneNote
              moments={[draft.start, draft.end]
                .filter(isLocalTime)
                .map((time) => toInstant(timeZone, time))}
            />
          )}
        </Group>
      )}
      <Repetition {...part} saved={saved} />
    </>
  )
}

/** How it repeats; of a series, what it is part of. */
function Repetition({ saved, ...part }: PartProps & { saved: Session | null }) {
  const { t } = useTranslation('session-form')
  if (!saved?.series_id) return <RepeatPart {...part} />
  return (
    <Alert variant="light">
      <SeriesNote session={saved} />
      {t('scope.isSeries')}
    </Alert>
  )
}
