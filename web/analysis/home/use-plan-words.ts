import { useTranslation } from 'react-i18next'
import type { AgendaItem } from '#contract/planning/calendar.ts'
import { useFormat } from '../../format/format.ts'

/** Writes what is planned: the kind of an event, else structure or distance, and where. */
export function usePlanWords(): (session: AgendaItem) => string {
  const { t } = useTranslation('common')
  const format = useFormat()
  return ({ event_type, structure_text, planned_distance, location }) =>
    [
      event_type && t(`eventTypes.${event_type}`),
      structure_text ?? (planned_distance === null ? null : format.distance(planned_distance)),
      location,
    ]
      .filter((part) => part !== null && part !== '')
      .join(' · ')
}
