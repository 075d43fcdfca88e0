import { Badge, Button, Group, Stack, Text, ActionIcon, Menu } from '@mantine/core'
import {
  IconMessageCircle,
  IconPin,
  IconDots,
  IconFlag,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import {
  editPost,
  MOST_POST_LETTERS,
  MOST_COMMENT_LETTERS,
  wallComments,
  wallPosts,
  writeWallComment,
  deleteWallComment,
  editWallComment,
  type WallPost,
  type WallComment,
} from '#contract/club/wall.ts'
import { isModerator } from '#domain/wall/posting.ts'
import { api } from '../../api/api.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { putInOutbox } from '../../offline/outbox.ts'
import { newKey } from '../../api/request.ts'
import { PendingItem } from '../messages/open.ts'
import { openModal } from '../../shell/modals.ts'
import { useViewer } from '../../shell/viewer.ts'
import { EditWords } from './EditWords.tsx'
import { PostBody } from './PostBody.tsx'
import { PostMenu } from './PostMenu.tsx'
import { placeOfPost, commentsQuery, commentsSubject, wallChanged } from './queries.ts'
import { Reactions } from './Reactions.tsx'
import { WhoWrote } from './WhoWrote.tsx'
import { Composer } from './Composer.tsx'
import { usePendingWords } from './use-pending-words.ts'
import { PostText } from './PostText.tsx'
import { ReportForm } from './ReportForm.tsx'
import { openingOf } from './mention-text.ts'
import classes from './wall.module.css'

type CommentItemProps = { post: WallPost; comment: WallComment }

/** One comment, with who wrote it and when. */
function CommentItem({ post, comment }: CommentItemProps) {
  const [isEditing, setEditing] = useState(false)
  const { id, text, mentions } = comment
  return (
    <li className={classes.comment}>
      <div className={classes.said}>
        <WhoWrote of={comment} small />
        {isEditing ? (
          <EditWords
            place={placeOfPost(post)}
            words={{ text: text ?? '', mentions }}
            maxLength={MOST_COMMENT_LETTERS}
            save={(words) => api(editWallComment, { params: { id }, body: { text: words } })}
            onDone={() => setEditing(false)}
          />
        ) : (
          <PostText text={text ?? ''} mentions={mentions} />
        )}
        <Reactions to="comment" id={id} reactions={comment.reactions} />
      </div>
      <CommentMenu post={post} comment={comment} onEdit={() => setEditing(true)} />
    </li>
  )
}

function CommentMenu({ post, comment, onEdit }: CommentItemProps & { onEdit: () => void }) {
  const { t } = useTranslation('wall')
  const moderates = isModerator(useViewer())
  const { id, text, is_own } = comment
  const remove = useMutation({
    mutationFn: () => api(deleteWallComment, { params: { id } }),
    onSuccess: wallChanged,
  })
  const report = () =>
    openModal({
      title: t('report.title'),
      content: <ReportForm post_id={post.id} comment_id={id} />,
    })
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t('menu.label', { text: openingOf(text ?? '', comment.mentions) })}
        >
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {comment.is_editable && (
          <Menu.Item leftSection={<IconPencil size={18} />} onClick={onEdit}>
            {t('menu.edit')}
          </Menu.Item>
        )}
        {!is_own && (
          <Menu.Item leftSection={<IconFlag size={18} />} onClick={report}>
            {t('menu.report')}
          </Menu.Item>
        )}
        {(is_own || moderates) && (
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={18} />}
            onClick={() => remove.mutate()}
          >
            {t('menu.delete')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

/** What was said to a post, in order, and where one says something. */
function Comments({ post }: { post: WallPost }) {
  const { t } = useTranslation('wall')
  const { id } = post
  const asked = useInfiniteQuery(commentsQuery(id))
  const comments = asked.data?.pages.toReversed().flatMap(({ data }) => data)
  const pending = usePendingWords(commentsSubject(id), comments ?? [])
  if (!comments) return <Waiting for={asked} rows={2} part />
  const send = (text: string) =>
    putInOutbox(writeWallComment, {
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

type PostCardProps = {
  post: WallPost
  /** Whether its comments are open from the start. */
  discussed?: boolean
  /** The rank of its heading. */
  heading: 2 | 3
}

/** A post with what people said to it. */
export function PostCard({ post, discussed = false, heading }: PostCardProps) {
  const { t } = useTranslation('wall')
  const [isEditing, setEditing] = useState(false)
  const [isOpen, setOpen] = useState(discussed)
  const headingId = useId()
  const { id, text, mentions, is_deleted, is_pinned, is_hidden, comment_count } = post
  return (
    <article
      className={classes.post}
      aria-labelledby={headingId}
      data-post={id}
      data-hidden={is_hidden || undefined}
    >
      <div className={classes.head}>
        <WhoWrote of={post} heading={heading} id={headingId} />
        {!is_deleted && <PostMenu post={post} onEdit={() => setEditing(true)} />}
      </div>
      {(is_pinned || is_hidden) && (
        <Group gap="xs">
          {is_pinned && (
            <Badge variant="light" tt="none" leftSection={<IconPin size={14} aria-hidden />}>
              {t('pinned')}
            </Badge>
          )}
          {is_hidden && (
            <Badge variant="default" tt="none">
              {t('hidden')}
            </Badge>
          )}
        </Group>
      )}
      {isEditing && text !== null ? (
        <EditWords
          place={placeOfPost(post)}
          words={{ text, mentions }}
          maxLength={MOST_POST_LETTERS}
          save={(words) => api(editPost, { params: { id }, body: { text: words } })}
          onDone={() => setEditing(false)}
        />
      ) : (
        <PostBody post={post} />
      )}
      <Group gap="xs" justify="space-between">
        {is_deleted ? <span /> : <Reactions to="post" id={id} reactions={post.reactions} />}
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconMessageCircle size={18} aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {comment_count === 0
            ? t('comments.first')
            : t('comments.count', { count: comment_count })}
        </Button>
      </Group>
      {isOpen && <Comments post={post} />}
    </article>
  )
}
