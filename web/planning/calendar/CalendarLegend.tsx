import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { AgendaItem } from '#contract/planning/calendar.ts'
import type { CalendarColours } from '#domain/constants/calendar.ts'
import { SportIcon } from '../../lookups/SportMark.tsx'
import { legendOf } from './session-look.ts'

export type CalendarLegendProps = {
  items: readonly AgendaItem[]
  colours: CalendarColours
  now: number
}

/** What the colours mean, with the signs that say the same. */
export const CalendarLegend = memo(function CalendarLegend({
  items,
  colours,
  now,
}: CalendarLegendProps) {
  const { t } = useTranslation('calendar')
  const entries = legendOf(items, colours, now)
  if (entries.length === 0) return null
  return (
    <ul className="calendar-legend" aria-label={t('legend')}>
      {entries.map((entry) => (
        <li key={entry.key}>
          <span
            className="calendar-legend-mark"
            style={entry.style}
            data-outlined={entry.outlined || undefined}
            aria-hidden
          >
            {entry.sign ?? <SportIcon sportId={entry.sportId} size={12} />}
          </span>
          {'state' in entry ? t(`compliance.${entry.state}`) : t(`families.${entry.family}`)}
        </li>
      ))}
    </ul>
  )
})
