import { Anchor, SimpleGrid, Text, Title, Alert, Button, Group, Stack } from '@mantine/core'
import { IconUsers, IconInfoCircle, IconQrcode } from '@tabler/icons-react'
import { useQuery, useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { useState } from 'react'
import {
  getMember,
  correctMember,
  changeMemberStatus,
  type Member,
} from '#contract/people/members.ts'
import { hasPermission } from '#domain/rules/viewer.ts'
import { MEMBER_STATUS, type MemberStatus } from '#domain/constants/statuses.ts'
import { actorFor, transition } from '#domain/rules/membership.ts'
import { query, api } from '../../api/api.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { MemberGuardians } from '../../lazy/member-guardians.tsx'
import { paths } from '../../paths/paths.ts'
import { Page } from '../../ui/Page.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { useViewer } from '../../shell/viewer.ts'
import { serverNow } from '../../format/server-clock.ts'
import { notify } from '../../shell/notices.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { correctionOf, emptiedOf, notedPersonOf } from './correction.ts'
import { MemberForm } from './MemberForm.tsx'
import { membersChanged, useStatuses } from './queries.ts'
import { useInvitationText } from './use-invitation-text.ts'

const { approved, rejected, left, invited } = MEMBER_STATUS

/** How the person belongs to the club, and the changes there are from here. */
function MembershipSection({ member }: { member: Member }) {
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

/** Name and addresses of somebody who has not signed in yet, which the club can correct. */
function PersonSection({ member }: { member: Member }) {
  const { t } = useTranslation('members')
  const viewer = useViewer()
  if (!member.is_noted || !hasPermission(viewer, 'invite-members')) return null
  return (
    <section aria-labelledby="member-person" style={{ marginBottom: 'var(--mantine-spacing-xl)' }}>
      <Title order={2} size="h4" id="member-person">
        {t('person.title')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t(member.email === null ? 'person.silent' : 'person.hint')}
      </Text>
      <PersonForm member={member} />
    </section>
  )
}

const NAMES = ['first_name', 'last_name'] as const

function PersonForm({ member }: { member: Member }) {
  const { t } = useTranslation('members')
  const initial = notedPersonOf(member)
  const form = useForm(correctMember, {
    initial,
    follows: true,
    check: (values) =>
      Object.fromEntries(
        emptiedOf(initial, values).map((name) => [
          name,
          [t(name === 'email' ? 'person.emailEmpty' : 'person.nameEmpty')],
        ]),
      ),
    send: (values, call, before) =>
      call(correctMember, { params: { id: member.id }, body: correctionOf(before, values) }),
    saved: t('edit.changed'),
    onSaved: membersChanged,
  })
  return (
    <Form of={form} submit={t('person.save')} disabled={!form.dirty} gap="md" width={720}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {NAMES.map((name) => (
          <TextField
            key={name}
            {...form.at(name)}
            label={t(`person.${name}`)}
            autoComplete="off"
            maxLength={100}
          />
        ))}
        {(['email', 'guardian_email'] as const).map((name) => (
          <TextField
            key={name}
            {...form.at(name)}
            label={t(`person.${name}`)}
            type="email"
            autoComplete="off"
            maxLength={254}
          />
        ))}
      </SimpleGrid>
    </Form>
  )
}

/** One member: how they belong to the club, their roles, and what differs from these. */
export function MemberEditPage() {
  const { t } = useTranslation('members')
  const [search] = useSearchParams()
  const userId = Number(search.get('user'))
  const known = Number.isSafeInteger(userId) && userId > 0
  const asked = useQuery({
    ...query(getMember, { params: { id: userId } }, { own: [404] }),
    enabled: known,
  })
  const member = asked.data?.data
  const back = (
    <Anchor component={Link} to={paths.clubMembers()}>
      {t('edit.back')}
    </Anchor>
  )
  return (
    <Page
      title={member?.full_name ?? t('edit.member')}
      subtitle={member?.email ?? member?.guardian_email}
      action={back}
    >
      {!known && (
        <PageState
          state="empty"
          icon={<IconUsers />}
          title={t('edit.nobodyTitle')}
          text={t('edit.nobody')}
          action={back}
        />
      )}
      {known && !member && <Waiting for={asked} rows={10} />}
      {member && (
        <>
          <MembershipSection member={member} />
          <PersonSection key={member.id} member={member} />
          <MemberGuardians memberId={member.id} />
          <MemberForm member={member} />
        </>
      )}
    </Page>
  )
}
