import { SegmentedControl } from '@mantine/core'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { OneChoice } from './CalendarChoice.tsx'
import { CALENDAR_VIEWS, type CalendarView } from './calendar-url.ts'
import classes from './frame.module.css'

export type CalendarViewsProps = {
  view: CalendarView
  onGo: (next: { view: CalendarView }) => void
  /** Only the chosen one, which opens the others. */
  folded?: boolean
}

/** Month, week, day, list or totals. */
export const CalendarViews = memo(function CalendarViews({
  view,
  onGo,
  folded = false,
}: CalendarViewsProps) {
  const { t } = useTranslation('calendar')
  const data = CALENDAR_VIEWS.map((value) => ({ value, label: t(`views.${value}`) }))
  if (folded)
    return (
      <span data-tour="views">
        <OneChoice
          label={t('view')}
          options={data}
          value={view}
          onChange={(next) => onGo({ view: next })}
        />
      </span>
    )
  return (
    <SegmentedControl
      aria-label={t('view')}
      data-tour="views"
      className={classes.views}
      size="xs"
      value={view}
      onChange={(next) => onGo({ view: next })}
      data={data}
    />
  )
})
