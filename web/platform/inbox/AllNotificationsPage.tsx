import { Button, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { notifications } from '#contract/platform/inbox.ts'
import { api, query } from '../../api/api.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { Page } from '../../ui/Page.tsx'
import { FilterFields } from './FilterFields.tsx'
import { NoticeList } from './NoticeList.tsx'
import { NoticeTabs } from './NoticeTabs.tsx'
import { ReadAllButton } from './ReadAllButton.tsx'
import { useNoticeFilters } from './use-notice-filters.ts'

const STEP = 50

/**
 * Shows all notices, more of them as one scrolls down. What was fetched is kept, so that going back
 * finds the place.
 */
export function AllNotificationsPage() {
  const { t } = useTranslation('notifications')
  const filters = useNoticeFilters()
  const input = { query: { ...filters.asked, limit: STEP } }
  const asked = useInfiniteQuery({
    queryKey: [...query(notifications, input).queryKey, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      api(
        notifications,
        { query: { ...input.query, ...(pageParam !== null && { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ data }) => (data.length < STEP ? undefined : (data.at(-1)?.id ?? null)),
  })
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = asked
  const seen = new Set<number>()
  const notices = (data?.pages ?? []).flatMap((page) =>
    // One that has moved up meanwhile comes twice.
    page.data.filter(({ id }) => !seen.has(id) && seen.add(id)),
  )
  return (
    <Page
      title={t('title')}
      action={<ReadAllButton />}
      tabs={<NoticeTabs />}
      filters={<FilterFields filters={filters} />}
    >
      {!data ? (
        <Waiting for={asked} rows={8} />
      ) : (
        <NoticeList notices={notices} filters={filters} />
      )}
      {hasNextPage && <More isLoading={isFetchingNextPage} onReach={() => void fetchNextPage()} />}
      {!hasNextPage && notices.length > STEP && (
        <Text c="dimmed" size="sm">
          {t('end')}
        </Text>
      )}
    </Page>
  )
}

/** Asks for more when it comes into sight, or is pressed. */
function More({ isLoading, onReach }: { isLoading: boolean; onReach: () => void }) {
  const { t } = useTranslation('notifications')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = place
    if (current === null || isLoading) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onReach()
      },
      { rootMargin: '600px' },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [isLoading, onReach])
  return (
    <div ref={place}>
      <Button variant="subtle" loading={isLoading} onClick={onReach}>
        {t('older')}
      </Button>
    </div>
  )
}
