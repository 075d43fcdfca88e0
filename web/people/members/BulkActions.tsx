import { Button, Checkbox, Group, Menu } from '@mantine/core'
import { IconChevronDown, IconQrcode } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { inviteMembers } from '#contract/people/invitations.ts'
import { actOnMembers, getMember, type ClubUser } from '#contract/people/members.ts'
import type { RoleId } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { hasPermission } from '#domain/rules/viewer.ts'
import { serverNow } from '../../format/server-clock.ts'
import { api } from '../../api/api.ts'
import { paths } from '../../paths/paths.ts'
import { notify } from '../../shell/notices.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { can, useViewer } from '../../shell/viewer.ts'
import { invitationState } from './invitation-state.ts'
import type { Choosing } from './ListedPerson.tsx'
import { asRole, membersChanged, useRoles, useSquads } from './queries.ts'

type Act = {
  action: 'invite' | 'approve' | 'reject' | 'remove' | 'add-to-squad' | 'set-role'
  squad_id?: number
  role_id?: RoleId
  /** Whom it is about; those chosen where nothing is said. */
  user_ids?: number[]
}
type BulkActionsProps = Choosing & { people: readonly ClubUser[] }

const isNotIn = (status: number) =>
  status === MEMBER_STATUS.invited || status === MEMBER_STATUS.onboarding

/** The same for everybody chosen; who cannot be changed is named by the reply and stays chosen. */
export function BulkActions({ people, chosen, onChoose }: BulkActionsProps) {
  const { t } = useTranslation('members')
  const viewer = useViewer()
  const confirm = useConfirm()
  const [opened] = useState(() => serverNow())
  const { mutate, isPending } = useMutation({
    mutationFn: ({ user_ids = [...chosen], ...act }: Act) =>
      api(actOnMembers, { body: { ...act, user_ids } }),
    onSuccess: async ({ data }) => {
      if (data.done.length > 0) notify('success', t('actions.done', { count: data.done.length }))
      onChoose(new Set(data.failed.map(({ user_id }) => user_id)))
      await membersChanged()
    },
  })
  if (!can(getMember.access, viewer)) return null
  const all = people.length > 0 && chosen.size === people.length
  const expired = people
    .filter(({ invitation }) => invitation && invitationState(invitation, opened) === 'expired')
    .map(({ id }) => id)
  const isWaiting = people.some(({ status }) => isNotIn(status))
  const asks = people.some(({ id, status }) => chosen.has(id) && status === MEMBER_STATUS.pending)
  const remove = async () => {
    const decision = {
      title: t('actions.confirmTitle'),
      text: t('actions.confirmText'),
      confirm: t('actions.remove'),
      dangerous: true,
    }
    if (await confirm(decision)) mutate({ action: 'remove' })
  }
  return (
    <Group gap="sm" role="group" aria-label={t('actions.region')}>
      <Checkbox
        label={chosen.size > 0 ? t('choose.some', { count: chosen.size }) : t('choose.all')}
        checked={all}
        indeterminate={chosen.size > 0 && !all}
        onChange={() => onChoose(new Set(chosen.size > 0 ? [] : people.map(({ id }) => id)))}
      />
      {chosen.size === 0 && expired.length > 0 && hasPermission(viewer, 'invite-members') && (
        <Button
          variant="default"
          loading={isPending}
          onClick={() => mutate({ action: 'invite', user_ids: expired })}
        >
          {t('actions.renew', { count: expired.length })}
        </Button>
      )}
      {chosen.size === 0 && isWaiting && can(inviteMembers.access, viewer) && (
        <Button
          variant="default"
          leftSection={<IconQrcode size={18} />}
          component={Link}
          to={paths.addMember('link')}
        >
          {t('actions.links')}
        </Button>
      )}
      {chosen.size > 0 && (
        <>
          {asks && (
            <>
              <Button loading={isPending} onClick={() => mutate({ action: 'approve' })}>
                {t('actions.approve')}
              </Button>
              <Button
                variant="default"
                loading={isPending}
                onClick={() => mutate({ action: 'reject' })}
              >
                {t('actions.reject')}
              </Button>
            </>
          )}
          {hasPermission(viewer, 'invite-members') && (
            <Button
              variant="default"
              loading={isPending}
              onClick={() => mutate({ action: 'invite' })}
            >
              {t('actions.invite')}
            </Button>
          )}
          <Choices onAct={mutate} busy={isPending} />
          <Button variant="default" c="red" loading={isPending} onClick={() => void remove()}>
            {t('actions.remove')}
          </Button>
        </>
      )}
    </Group>
  )
}

function Choices({ onAct, busy }: { onAct: (act: Act) => void; busy: boolean }) {
  const { t } = useTranslation('members')
  const viewer = useViewer()
  const squads = useSquads()
  const roles = useRoles()
  return (
    <>
      {hasPermission(viewer, 'edit-squads') && squads.length > 0 && (
        <Pick
          label={t('actions.squad')}
          busy={busy}
          items={squads}
          onPick={(squad_id) => onAct({ action: 'add-to-squad', squad_id })}
        />
      )}
      <Pick
        label={t('actions.role')}
        busy={busy}
        items={roles}
        onPick={(id) => {
          const role_id = asRole(id)
          if (role_id) onAct({ action: 'set-role', role_id })
        }}
      />
    </>
  )
}

type PickProps = {
  label: string
  busy: boolean
  items: readonly { id: number; name: string }[]
  onPick: (id: number) => void
}

function Pick({ label, busy, items, onPick }: PickProps) {
  return (
    <Menu>
      <Menu.Target>
        <Button variant="default" loading={busy} rightSection={<IconChevronDown size={16} />}>
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {items.map(({ id, name }) => (
          <Menu.Item key={id} onClick={() => onPick(id)}>
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
