import { Button, Stack, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  MOST_COMMENT_LETTERS,
  wallComments,
  wallPosts,
  writeWallComment,
  type WallPost,
} from '#contract/club/wall.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { putInOutbox } from '../../offline/outbox.ts'
import { newKey } from '../../api/request.ts'
import { PendingItem } from '../messages/open.ts'
import { CommentItem } from './CommentItem.tsx'
import { Composer } from './Composer.tsx'
import { commentsQuery, commentsSubject, placeOfPost } from './queries.ts'
import { usePendingWords } from './use-pending-words.ts'
import classes from './wall.module.css'

/** What was said to a post, in order, and where one says something. */
export function Comments({ post }: { post: WallPost }) {
  const { t } = useTranslation('wall')
  const { id } = post
  const asked = useInfiniteQuery(commentsQuery(id))
  const comments = asked.data?.pages.toReversed().flatMap(({ data }) => data)
  const pending = usePendingWords(commentsSubject(id), comments ?? [])
  if (!comments) return <Waiting for={asked} rows={2} part />
  const send = (text: string) =>
    void putInOutbox(writeWallComment, {
      input: { params: { id }, body: { client_id: newKey(), text } },
      subject: commentsSubject(id),
      title: t('title'),
      refresh: [wallComments, wallPosts],
    })
  return (
    <Stack gap="xs" className={classes.comments}>
      {asked.hasNextPage && (
        <Button
          variant="subtle"
          loading={asked.isFetchingNextPage}
          onClick={() => void asked.fetchNextPage()}
        >
          {t('comments.older')}
        </Button>
      )}
      <ol className={classes.plain} aria-label={t('comments.title')}>
        {comments.map((comment) => (
          <CommentItem key={comment.id} post={post} comment={comment} />
        ))}
        {pending.map((one) => (
          <PendingItem key={one.entry.key} pending={one} />
        ))}
      </ol>
      {post.comments_closed || post.is_deleted ? (
        <Text size="sm" c="dimmed">
          {t('comments.closed')}
        </Text>
      ) : (
        <Composer
          place={placeOfPost(post)}
          label={t('comments.write')}
          send={t('comments.send')}
          maxLength={MOST_COMMENT_LETTERS}
          onSend={send}
        />
      )}
    </Stack>
  )
}
