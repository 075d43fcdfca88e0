import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconEyeOff, IconFlag, IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { deleteMessage, type Message } from '#contract/club/messages.ts'
import { blockPerson, unblockPerson } from '#contract/club/messages-safety.ts'
import { api } from '../../api/api.ts'
import { openModal } from '../../shell/modals.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { threadsChanged } from './queries.ts'
import { ReportForm } from './ReportForm.tsx'

type MessageMenuProps = { threadId: number; message: Message }

/** What one may do with a message: delete one’s own, report or fold those of others. */
export function MessageMenu({ threadId, message }: MessageMenuProps) {
  const { t } = useTranslation('messages')
  const { author, is_own } = message
  const report = () =>
    openModal({
      title: t('report.title'),
      content: <ReportForm threadId={threadId} message={message} />,
    })
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t('menu.label', { text: (message.text ?? '').slice(0, 40) })}
        >
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {is_own ? (
          <DeleteItem threadId={threadId} message={message} />
        ) : (
          <>
            <Menu.Item leftSection={<IconFlag size={18} />} onClick={report}>
              {t('menu.report')}
            </Menu.Item>
            {author && (
              <BlockItem id={author.id} name={author.full_name} isBlocked={message.is_blocked} />
            )}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

function DeleteItem({ threadId, message: { number } }: MessageMenuProps) {
  const { t } = useTranslation('messages')
  const remove = useMutation({
    mutationFn: () => api(deleteMessage, { params: { id: threadId, number } }),
    onSuccess: threadsChanged,
  })
  return (
    <Menu.Item color="red" leftSection={<IconTrash size={18} />} onClick={() => remove.mutate()}>
      {t('menu.delete')}
    </Menu.Item>
  )
}

function BlockItem({ id, name, isBlocked }: { id: number; name: string; isBlocked: boolean }) {
  const { t } = useTranslation('messages')
  const confirm = useConfirm()
  const change = useMutation({
    mutationFn: () =>
      isBlocked
        ? api(unblockPerson, { params: { id } })
        : api(blockPerson, { body: { user_id: id } }),
    onSuccess: threadsChanged,
  })
  const ask = async () => {
    const question = {
      title: t('block.title', { name }),
      text: t('block.text'),
      confirm: t('block.confirm'),
    }
    if (isBlocked || (await confirm(question))) change.mutate()
  }
  return (
    <Menu.Item leftSection={<IconEyeOff size={18} />} onClick={() => void ask()}>
      {t(isBlocked ? 'menu.unblock' : 'menu.block', { name })}
    </Menu.Item>
  )
}
