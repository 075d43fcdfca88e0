import type { Announcements } from '@dnd-kit/core'
import { useTranslation } from 'react-i18next'
import type { Place } from './board.ts'
import { dragOf, dropOf } from './drag.ts'

/** What a screen reader announces while somebody is moved. */
export function useDragWords(
  nameOf: (userId: number) => string,
  placeName: (place: Place) => string,
): { announcements: Announcements } {
  const { t } = useTranslation('crews')
  const name = (active: Parameters<typeof dragOf>[0]) => nameOf(dragOf(active)?.user_id ?? 0)
  const target = (over: Parameters<typeof dropOf>[0]) => {
    const place = dropOf(over)
    return place === null ? null : place === 'pool' ? t('pool.title') : placeName(place)
  }
  return {
    announcements: {
      onDragStart: ({ active }) => t('drag.start', { name: name(active) }),
      onDragOver: ({ active, over }) => {
        const place = target(over)
        return place === null
          ? t('drag.nowhere', { name: name(active) })
          : t('drag.over', { name: name(active), place })
      },
      onDragEnd: ({ active, over }) => {
        const place = target(over)
        return place === null
          ? t('drag.back', { name: name(active) })
          : t('drag.end', { name: name(active), place })
      },
      onDragCancel: ({ active }) => t('drag.back', { name: name(active) }),
    },
  }
}
