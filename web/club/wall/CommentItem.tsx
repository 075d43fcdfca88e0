import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconFlag, IconPencil, IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  deleteWallComment,
  editWallComment,
  MOST_COMMENT_LETTERS,
  type WallComment,
  type WallPost,
} from '#contract/club/wall.ts'
import { isModerator } from '#domain/wall/posting.ts'
import { api } from '../../api/api.ts'
import { openModal } from '../../shell/modals.ts'
import { useViewer } from '../../shell/viewer.ts'
import { EditWords } from './EditWords.tsx'
import { PostText } from './PostText.tsx'
import { placeOfPost, wallChanged } from './queries.ts'
import { Reactions } from './Reactions.tsx'
import { ReportForm } from './ReportForm.tsx'
import classes from './wall.module.css'
import { WhoWrote } from './WhoWrote.tsx'
import { openingOf } from './mention-text.ts'

type CommentItemProps = { post: WallPost; comment: WallComment }

/** One comment, with who wrote it and when. */
export function CommentItem({ post, comment }: CommentItemProps) {
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
