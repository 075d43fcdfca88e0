import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { EquipmentItem } from '#contract/boats/equipment.ts'
import { useFormat } from '../../format/format.ts'
import { listSeparator } from '../../format/punctuation.ts'

/** "due", "in 120 km", "by 3 Mar"; null where no service is planned. */
export function useServiceWord(): (item: Pick<EquipmentItem, 'service'>) => string | null {
  const { t } = useTranslation('equipment')
  const format = useFormat()
  return useCallback(
    ({ service }) => {
      if (service === null) return null
      if (service.due) return t('serviceDue')
      const { distance_left, due_on } = service
      return [
        distance_left === null
          ? null
          : t('serviceIn', { distance: format.distance(distance_left) }),
        due_on === null ? null : t('serviceOn', { day: format.within.day(due_on) }),
      ]
        .filter(Boolean)
        .join(listSeparator())
    },
    [t, format],
  )
}
