import { Menu } from '@mantine/core'
import {
  IconArrowMerge,
  IconCopy,
  IconEyeOff,
  IconTrash,
  IconUserMinus,
  IconUserPlus,
  type Icon,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Session } from '#contract/planning/sessions.ts'
import { unpublish } from '#contract/planning/publishing.ts'
import { isWholeDay } from '#domain/constants/sports.ts'
import { canPlanForOthers } from '#domain/rules/sessions.ts'
import { api } from '../../api/api.ts'
import { refetchSessions } from '../../api/refetch-after.ts'
import { paths } from '../../paths/paths.ts'
import { openModal } from '../../shell/modals.ts'
import { notify } from '../../shell/notices.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { HeadMenu } from '../../ui/HeadMenu.tsx'
import { DuplicateDialog } from './DuplicateDialog.tsx'
import { MergeDialog } from './MergeDialog.tsx'
import { PeopleDialog, type PeopleMode } from './PeopleDialog.tsx'
import { useRemoveSession } from './queries.ts'
import { SessionLists } from './SessionLists.tsx'

type Action = { key: string; label: string; icon: Icon; run: () => void; red?: true }

type SessionActionsProps = {
  session: Session
  /** What stands first: what the open tab adds, and what has no room beside the menu. */
  children?: ReactNode
}

/** What one may do with a session beside changing its plan. */
export function SessionActions({ session, children }: SessionActionsProps) {
  const { t } = useTranslation('session-life')
  const actions = useActions(session)
  return (
    <HeadMenu label={t('actions')}>
      {children}
      {actions.map(({ key, label, icon: Sign, run, red }) => (
        <Menu.Item
          key={key}
          leftSection={<Sign size={18} aria-hidden />}
          onClick={run}
          {...(red && { color: 'red' })}
        >
          {label}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <SessionLists />
    </HeadMenu>
  )
}

function useActions(session: Session): Action[] {
  const { t } = useTranslation('session-life')
  const { t: publishing } = useTranslation('publishing')
  const viewer = useViewer()
  const remove = useRemoveSession(session)
  const navigate = useNavigate()
  const takeBack = useUnpublishing(session)
  const { id, name, start_date, kind, published, participants = [], user_actions } = session
  const edit = user_actions.edit
  const assigns = edit && canPlanForOthers(viewer)
  const people = (mode: PeopleMode) => () =>
    openModal({
      title: t(`people.${mode}`),
      content: (
        <PeopleDialog
          sessionIds={[id]}
          mode={mode}
          {...(mode === 'remove' && { among: participants })}
        />
      ),
    })
  const wholeDay = isWholeDay({
    all_day_event: session.all_day_event,
    sport_id: session.sport?.id ?? null,
  })
  const copy = () =>
    openModal({
      title: t('duplicate.title', { name }),
      content: <DuplicateDialog id={id} start={start_date} wholeDay={wholeDay} />,
    })
  const merge = () =>
    openModal({
      title: t('merge.title', { name }),
      content: <MergeDialog id={id} name={name} start={start_date} />,
    })
  return [
    { key: 'duplicate', label: t('duplicate.action'), icon: IconCopy, run: copy },
    ...(assigns
      ? [
          { key: 'assign', label: t('people.assign'), icon: IconUserPlus, run: people('assign') },
          { key: 'remove', label: t('people.remove'), icon: IconUserMinus, run: people('remove') },
        ]
      : []),
    ...(assigns && kind === 'session'
      ? [{ key: 'merge', label: t('merge.action'), icon: IconArrowMerge, run: merge }]
      : []),
    ...(edit && published
      ? [{ key: 'unpublish', label: publishing('unpublish'), icon: IconEyeOff, run: takeBack }]
      : []),
    ...(edit
      ? [
          {
            key: 'delete',
            label: t('delete.action'),
            icon: IconTrash,
            run: () => void remove(() => navigate(paths.calendar())),
            red: true as const,
          },
        ]
      : []),
  ]
}

function useUnpublishing({ id }: Session): () => void {
  const { t } = useTranslation('publishing')
  const confirm = useConfirm()
  const takeBack = async () => {
    if (
      !(await confirm({
        title: t('unpublishTitle'),
        text: t('unpublishText'),
        confirm: t('unpublish'),
      }))
    )
      return
    await api(unpublish, { body: { session_ids: [id] } })
    notify('success', t('back'))
    await refetchSessions()
  }
  return () => void takeBack()
}
