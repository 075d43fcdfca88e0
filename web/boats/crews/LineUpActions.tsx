import { ActionIcon, Menu } from '@mantine/core'
import { IconCalendarPlus, IconCopy, IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { crews, deleteCrew, sessionCrews, type LineUp } from '#contract/boats/crews.ts'
import { canManageLineUps } from '#domain/rules/crews.ts'
import { api, invalidate } from '../../api/api.ts'
import { paths } from '../../paths/paths.ts'
import { openModal } from '../../shell/modals.ts'
import { notify } from '../../shell/notices.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { AssignCrew } from './AssignCrew.tsx'
import { actsOf } from './line-up-acts.ts'
import { IconRowingShell } from '../../ui/rowing-shell-icon.ts'

/**
 * What one may do with a line-up. One that sits in a session is changed and deleted on its board.
 */
export function LineUpActions({ row }: { row: LineUp }) {
  const { t } = useTranslation('crews')
  const confirm = useConfirm()
  const viewer = useViewer()
  const remove = useMutation({
    mutationFn: () => api(deleteCrew, { body: { crew_id: row.id } }),
    onSuccess: async () => {
      await invalidate(crews, sessionCrews)
      notify('success', t('deletion.done', { name: row.name }))
    },
  })
  const ask = async () => {
    const decision = {
      title: t('deletion.title', { name: row.name }),
      text: t('deletion.text'),
      confirm: t('deletion.confirm'),
    }
    if (await confirm({ ...decision, dangerous: true })) remove.mutate()
  }
  const assign = () =>
    openModal({
      title: t('assign.title', { name: row.name }),
      content: <AssignCrew crewId={row.id} />,
    })
  const acts = actsOf(row, canManageLineUps(viewer))
  const there =
    row.session_id === null ? null : paths.sessionCrews(row.session_id, { boat: row.id })
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t('list.more', { name: row.name })}
        >
          <IconDots size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {there !== null && (
          <Menu.Item component={Link} to={there} leftSection={<IconRowingShell size={18} />}>
            {t('list.open')}
          </Menu.Item>
        )}
        {acts.has('edit') && (
          <Menu.Item
            component={Link}
            to={paths.crews({ edit: row.id })}
            leftSection={<IconPencil size={18} />}
          >
            {t('list.edit')}
          </Menu.Item>
        )}
        {acts.has('copy') && (
          <Menu.Item
            component={Link}
            to={paths.crews({ copy: row.id })}
            leftSection={<IconCopy size={18} />}
          >
            {t('list.copy')}
          </Menu.Item>
        )}
        {acts.has('assign') && (
          <Menu.Item leftSection={<IconCalendarPlus size={18} />} onClick={assign}>
            {t('list.assign')}
          </Menu.Item>
        )}
        {acts.has('delete') && (
          <Menu.Item color="red" leftSection={<IconTrash size={18} />} onClick={() => void ask()}>
            {t('menu.delete')}
          </Menu.Item>
        )}
        {there !== null && acts.has('delete-there') && (
          <Menu.Item component={Link} to={there} leftSection={<IconTrash size={18} />}>
            {t('list.deleteThere')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
