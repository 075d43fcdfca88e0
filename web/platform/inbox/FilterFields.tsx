import { useTranslation } from 'react-i18next'
import { NOTICE_GROUPS } from '#domain/notices/kinds.ts'
import { useViewer } from '../../shell/viewer.ts'
import { oneOfFilter, writtenChanges } from '../../ui/filters/filter.ts'
import { FilterBar } from '../../ui/filters/FilterBar.tsx'
import type { NoticeFilters } from './use-notice-filters.ts'

/** The fields that narrow the list; clubs only for who is in several. */
export function FilterFields({ filters }: { filters: NoticeFilters }) {
  const { t } = useTranslation('notifications')
  const { memberships } = useViewer()
  const { unread, group, about_club, change } = filters
  return (
    <FilterBar
      filters={[
        {
          ...oneOfFilter(
            'show',
            t('filters.show'),
            [{ value: 'unread', label: t('filters.unread') }],
            unread ? 'unread' : '',
            t('filters.everything'),
          ),
          pinned: true,
        },
        {
          ...oneOfFilter(
            'group',
            t('filters.group'),
            NOTICE_GROUPS.map((one) => ({ value: one, label: t(`groups.${one}`) })),
            group,
            t('filters.allGroups'),
          ),
          pinned: true,
        },
        ...(memberships.length > 1
          ? [
              {
                ...oneOfFilter(
                  'club',
                  t('filters.club'),
                  memberships.map(({ club }) => ({ value: String(club.id), label: club.name })),
                  about_club === undefined ? '' : String(about_club),
                  t('filters.allClubs'),
                ),
                pinned: true as const,
              },
            ]
          : []),
      ]}
      onChange={(changes) => change(writtenChanges(changes))}
    />
  )
}
