import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { NOTICE_GROUPS } from '#domain/notices/kinds.ts'
import { useViewer } from '../../shell/viewer.ts'
import type { NoticeFilters } from './use-notice-filters.ts'

/** The fields that narrow the list; clubs only for who is in several. */
export function FilterFields({ filters }: { filters: NoticeFilters }) {
  const { t } = useTranslation('notifications')
  const { memberships } = useViewer()
  const { unread, group, about_club, change } = filters
  return (
    <>
      <NativeSelect
        label={t('filters.show')}
        data={[
          { value: '', label: t('filters.everything') },
          { value: 'unread', label: t('filters.unread') },
        ]}
        value={unread ? 'unread' : ''}
        onChange={(event) => change({ show: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('filters.group')}
        data={[
          { value: '', label: t('filters.allGroups') },
          ...NOTICE_GROUPS.map((one) => ({ value: one, label: t(`groups.${one}`) })),
        ]}
        value={group ?? ''}
        onChange={(event) => change({ group: event.currentTarget.value })}
      />
      {memberships.length > 1 && (
        <NativeSelect
          label={t('filters.club')}
          data={[
            { value: '', label: t('filters.allClubs') },
            ...memberships.map(({ club }) => ({ value: String(club.id), label: club.name })),
          ]}
          value={about_club === undefined ? '' : String(about_club)}
          onChange={(event) => change({ club: event.currentTarget.value })}
        />
      )}
    </>
  )
}
