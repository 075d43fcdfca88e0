import { UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { AttendanceRow } from '#contract/planning/attendance.ts'
import { useFormat } from '../../format/format.ts'
import { colon } from '../../format/punctuation.ts'
import classes from './attendance.module.css'
import { countAnswers } from './marks.ts'
import { isAthlete, type Shown } from './register-view.ts'

type RegisterCountsProps = {
  rows: readonly AttendanceRow[]
  places: number | null
  show: Shown
  onShow: (show: Shown) => void
}

/** How many athletes come, do not, and have not said; each count shows those it counts. */
export function RegisterCounts({ rows, places, show, onShow }: RegisterCountsProps) {
  const { t } = useTranslation('attendance')
  const format = useFormat()
  const athletes = rows.filter(isAthlete)
  const counts = countAnswers(athletes)
  const chips: { value: Shown; label: string; count: number; always?: boolean }[] = [
    { value: 'attending', label: t('shown.attending'), count: counts.attending, always: true },
    {
      value: 'not-attending',
      label: t('shown.notAttending'),
      count: counts['not-attending'],
      always: true,
    },
    { value: 'unanswered', label: t('shown.unanswered'), count: counts.unanswered, always: true },
    { value: 'waiting', label: t('shown.waiting'), count: counts.waiting, always: places !== null },
    {
      value: 'unwell',
      label: t('shown.unwell'),
      count: athletes.filter(({ health_statuses }) => health_statuses.length > 0).length,
    },
    {
      value: 'presence',
      label: t('shown.presence'),
      count: athletes.filter(({ presence }) => presence !== null).length,
    },
  ]
  return (
    <div role="group" aria-label={t('answers')} className={classes.counts}>
      {chips
        .filter(({ value, count, always }) => always || count > 0 || value === show)
        .map(({ value, label, count }) => (
          <UnstyledButton
            key={value}
            className={classes.count}
            aria-pressed={value === show}
            onClick={() => onShow(value === show ? 'all' : value)}
          >
            {label + colon()}
            <b>{format.number(count)}</b>
          </UnstyledButton>
        ))}
    </div>
  )
}
