import { Button, Stack } from '@mantine/core'
import { IconMessages } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { placeOf, type Place } from '#domain/wall/places.ts'
import { useCatchUp, useLiveEvent } from '../../api/live.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { PendingItem } from '../messages/open.ts'
import { PostCard } from './PostCard.tsx'
import { PostComposer } from './PostComposer.tsx'
import { postsQuery, subjectOf, wallChanged } from './queries.ts'
import { usePendingWords } from './use-pending-words.ts'
import classes from './wall.module.css'

/** The posts of a place: where one writes, what is pinned, and then the newest first. */
export function Wall({ place, heading = 2 }: { place: Place; heading?: 2 | 3 }) {
  const { t } = useTranslation('wall')
  const asked = useInfiniteQuery(postsQuery(place))
  useLiveEvent('wall', (change) => {
    const there = placeOf(change)
    if (there?.kind === place.kind && there.id === place.id) void wallChanged()
  })
  useCatchUp(() => void wallChanged())
  const pages = asked.data?.pages
  const [first] = pages ?? []
  const posts = pages?.flatMap(({ data }) => data) ?? []
  const pending = usePendingWords(subjectOf(place), posts)
  if (!first) return <Waiting for={asked} rows={6} part />
  const shown = [...first.pinned, ...posts]
  return (
    <Stack gap="md" className={classes.wall}>
      {first.meta.may_post && <PostComposer place={place} />}
      {pending.length > 0 && (
        <ul className={classes.plain}>
          {pending.map((one) => (
            <PendingItem key={one.entry.key} pending={one} />
          ))}
        </ul>
      )}
      {shown.length === 0 && pending.length === 0 && (
        <PageState
          state="empty"
          icon={<IconMessages size={32} />}
          title={t('none')}
          text={t(first.meta.may_post ? 'noneText' : 'noneToRead')}
        />
      )}
      {shown.length > 0 && (
        <ul className={classes.posts} aria-label={t('posts')}>
          {shown.map((post) => (
            <li key={post.id}>
              <PostCard post={post} heading={heading} />
            </li>
          ))}
        </ul>
      )}
      {asked.hasNextPage && (
        <Button
          variant="default"
          loading={asked.isFetchingNextPage}
          onClick={() => void asked.fetchNextPage()}
        >
          {t('older')}
        </Button>
      )}
    </Stack>
  )
}
