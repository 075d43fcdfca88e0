import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconInfoCircle, IconQrcode } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { changeMemberStatus, type Member } from '#contract/people/members.ts'
import { MEMBER_STATUS, type MemberStatus } from '#domain/constants/statuses.ts'
import { actorFor, transition } from '#domain/rules/membership.ts'
import { serverNow } from '../../format/server-clock.ts'
import { api } from '../../api/api.ts'
import { paths } from '../../paths/paths.ts'
import { notify } from '../../shell/notices.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { membersChanged, useStatuses } from './queries.ts'
import { useInvitationText } from './use-invitation-text.ts'

const { approved, rejected, left, invited } = MEMBER_STATUS

/** How the person belongs to the club, and the changes there are from here. */
export function MembershipSection({ member }: { member: Member }) {
  const { t } = useTranslation('members')
  const viewer = useViewer()
  const confirm = useConfirm()
  const status = useStatuses().find(({ id }) => id === member.status)?.name
  const { mutate, isPending } = useMutation({
    mutationFn: (next: MemberStatus) =>
      api(changeMemberStatus, { params: { id: member.id }, body: { status: next } }),
    onSuccess: async () => {
      notify('success', t('edit.changed'))
      await membersChanged()
    },
  })
  const can = (next: MemberStatus) =>
    (next !== invited || member.email !== null) &&
    transition(member.status, next, actorFor(viewer, member.id), member) === null
  const mayInvite = actorFor(viewer, member.id).invites
  const again = member.status === invited && mayInvite
  const remove = async () => {
    const text = {
      title: t('edit.removeTitle', { name: member.full_name }),
      text: t('actions.confirmText'),
      confirm: t('actions.remove'),
    }
    if (await confirm({ ...text, dangerous: true })) mutate(left)
  }
  return (
    <Stack gap="sm" mb="xl" maw={720}>
      <Title order={2} size="h4">
        {t('edit.membership')}
      </Title>
      <Text>
        {status}
        <InvitationText member={member} />
      </Text>
      {(member.is_creator || member.is_last_manager) && (
        <Alert color="gray" icon={<IconInfoCircle />} p="sm">
          {t(member.is_creator ? 'edit.creator' : 'edit.lastManager')}
        </Alert>
      )}
      <Group gap="sm">
        {can(approved) && (
          <Button loading={isPending} onClick={() => mutate(approved)}>
            {t('actions.approve')}
          </Button>
        )}
        {can(rejected) && (
          <Button variant="default" loading={isPending} onClick={() => mutate(rejected)}>
            {t('actions.reject')}
          </Button>
        )}
        {(can(invited) || again) && (
          <Button variant="default" loading={isPending} onClick={() => mutate(invited)}>
            {t(again ? 'edit.resend' : 'edit.invite')}
          </Button>
        )}
        {member.is_noted && mayInvite && (
          <Button
            variant="default"
            leftSection={<IconQrcode size={18} />}
            component={Link}
            to={paths.addMember('link')}
          >
            {t('actions.links')}
          </Button>
        )}
        {can(left) && member.id !== viewer.user_id && (
          <Button variant="default" c="red" loading={isPending} onClick={() => void remove()}>
            {t('actions.remove')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}

function InvitationText({ member: { invitation } }: { member: Member }) {
  const invitationText = useInvitationText()
  const [opened] = useState(() => serverNow())
  return invitation && ` · ${invitationText(invitation, opened)}`
}
