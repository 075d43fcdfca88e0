import { ActionIcon, Menu } from '@mantine/core'
import {
  IconDots,
  IconEye,
  IconEyeOff,
  IconFlag,
  IconMessageOff,
  IconMessagePlus,
  IconPencil,
  IconPin,
  IconPinnedOff,
  IconTrash,
} from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { CallInput } from '#contract/endpoint.ts'
import { deletePost, setPostState, type WallPost } from '#contract/club/wall.ts'
import { isModerator } from '#domain/wall/posting.ts'
import { api } from '../../api/api.ts'
import { openModal } from '../../shell/modals.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { openingOf } from './mention-text.ts'
import { wallChanged } from './queries.ts'
import { ReportForm } from './ReportForm.tsx'

type PostMenuProps = { post: WallPost; onEdit: () => void }
type State = CallInput<typeof setPostState>['body']

/** What one may do with a post. */
export function PostMenu({ post, onEdit }: PostMenuProps) {
  const { t } = useTranslation('wall')
  const viewer = useViewer()
  const moderates = isModerator(viewer)
  const { id, is_own, text, alt, mentions } = post
  const report = () => openModal({ title: t('report.title'), content: <ReportForm post_id={id} /> })
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t('menu.label', { text: openingOf(text ?? alt ?? '', mentions) })}
        >
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {post.is_editable && (
          <Menu.Item leftSection={<IconPencil size={18} />} onClick={onEdit}>
            {t('menu.edit')}
          </Menu.Item>
        )}
        {(moderates || is_own) && <StateItems post={post} moderates={moderates} />}
        {!is_own && (
          <Menu.Item leftSection={<IconFlag size={18} />} onClick={report}>
            {t('menu.report')}
          </Menu.Item>
        )}
        {(moderates || is_own) && <DeleteItem id={id} />}
      </Menu.Dropdown>
    </Menu>
  )
}

/** Pinning, hiding and closing, or taking that back. */
function StateItems({ post, moderates }: { post: WallPost; moderates: boolean }) {
  const { t } = useTranslation('wall')
  const { id, is_pinned, is_hidden, comments_closed } = post
  const set = useMutation({
    mutationFn: (body: State) => api(setPostState, { params: { id }, body }),
    onSuccess: wallChanged,
  })
  return (
    <>
      {moderates && (
        <Menu.Item
          leftSection={is_pinned ? <IconPinnedOff size={18} /> : <IconPin size={18} />}
          onClick={() => set.mutate({ pinned: !is_pinned })}
        >
          {t(is_pinned ? 'menu.unpin' : 'menu.pin')}
        </Menu.Item>
      )}
      <Menu.Item
        leftSection={comments_closed ? <IconMessagePlus size={18} /> : <IconMessageOff size={18} />}
        onClick={() => set.mutate({ comments_closed: !comments_closed })}
      >
        {t(comments_closed ? 'menu.reopen' : 'menu.close')}
      </Menu.Item>
      {moderates && (
        <Menu.Item
          leftSection={is_hidden ? <IconEye size={18} /> : <IconEyeOff size={18} />}
          onClick={() => set.mutate({ hidden: !is_hidden })}
        >
          {t(is_hidden ? 'menu.show' : 'menu.hide')}
        </Menu.Item>
      )}
    </>
  )
}

function DeleteItem({ id }: { id: number }) {
  const { t } = useTranslation('wall')
  const confirm = useConfirm()
  const remove = useMutation({
    mutationFn: () => api(deletePost, { params: { id } }),
    onSuccess: wallChanged,
  })
  const ask = async () => {
    const question = {
      title: t('delete.title'),
      text: t('delete.text'),
      confirm: t('delete.confirm'),
      dangerous: true,
    }
    if (await confirm(question)) remove.mutate()
  }
  return (
    <Menu.Item color="red" leftSection={<IconTrash size={18} />} onClick={() => void ask()}>
      {t('menu.delete')}
    </Menu.Item>
  )
}
