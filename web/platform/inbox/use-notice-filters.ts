import { NOTICE_GROUPS } from '#domain/notices/kinds.ts'
import { idOf } from '../../ui/use-list-state.ts'
import { useSearchParam } from '../../ui/use-search-param.ts'

/** What the list is narrowed to, kept in the address. */
export function useNoticeFilters() {
  const [search, change] = useSearchParam()
  const unread = search.get('show') === 'unread'
  const group = NOTICE_GROUPS.find((one) => one === search.get('group'))
  const about_club = idOf(search.get('club') ?? '')
  return {
    unread,
    group,
    about_club,
    change,
    set: [unread, group, about_club].filter(Boolean).length,
    asked: {
      ...(unread && { unread }),
      ...(group && { group }),
      ...(about_club !== undefined && { about_club }),
    },
  }
}

export type NoticeFilters = ReturnType<typeof useNoticeFilters>
