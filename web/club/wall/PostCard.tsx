import { Badge, Button, Group } from '@mantine/core'
import { IconMessageCircle, IconPin } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { editPost, MOST_POST_LETTERS, type WallPost } from '#contract/club/wall.ts'
import { api } from '../../api/api.ts'
import { Comments } from './Comments.tsx'
import { EditWords } from './EditWords.tsx'
import { PostBody } from './PostBody.tsx'
import { PostMenu } from './PostMenu.tsx'
import { placeOfPost } from './queries.ts'
import { Reactions } from './Reactions.tsx'
import classes from './wall.module.css'
import { WhoWrote } from './WhoWrote.tsx'

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
