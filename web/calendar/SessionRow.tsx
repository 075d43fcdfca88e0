import { Text, UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { AgendaItem } from '#contract/calendar.ts'
import { useFormat } from '../format.ts'
import { SportMark } from '../lookups/SportMark.tsx'
import { paths } from '../paths.ts'
import { isWholeDay } from './schedule-events.ts'

/** A session in a list. */
export function SessionRow({ item }: { item: AgendaItem }) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const time = isWholeDay(item) ? t('allDay') : `${format.time(item.start_date)}–${format.time(item.end_date)}`
  return (
    <UnstyledButton component={Link} to={paths.session(item.id)} className="calendar-row" data-draft={!item.published || undefined}>
      <SportMark sportId={item.sport_id} size={36} iconOnly />
      <span className="calendar-row-words">
        <span className="calendar-row-name">
          {item.name}
          {!item.published && <span className="calendar-draft">{t('draft')}</span>}
        </span>
        <Text component="span" size="sm" c="dimmed" className="numbers">
          {[time, item.structure_text, item.location].filter(Boolean).join(' · ')}
        </Text>
      </span>
    </UnstyledButton>
  )
}
