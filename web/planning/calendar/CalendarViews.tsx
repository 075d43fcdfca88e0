import { SegmentedControl } from '@mantine/core'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { CALENDAR_VIEWS, type CalendarView } from './calendar-url.ts'

export type CalendarViewsProps = {
  view: CalendarView
  onGo: (next: { view: CalendarView }) => void
}

/** Month, week, day, list or totals. */
export const CalendarViews = memo(function CalendarViews({ view, onGo }: CalendarViewsProps) {
  const { t } = useTranslation('calendar')
  return (
    <SegmentedControl
      aria-label={t('view')}
      className="calendar-views"
      value={view}
      onChange={(next) => onGo({ view: next as CalendarView })}
      data={CALENDAR_VIEWS.map((value) => ({ value, label: t(`views.${value}`) }))}
    />
  )
})
