import { ActionIcon, Button, Group, Text } from '@mantine/core'
import { IconCopy, IconMail, IconQrcode } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { PersonalLink } from '#contract/people/invitations-personal.ts'
import { actOnMembers } from '#contract/people/members.ts'
import { api } from '../../api/api.ts'
import { openModal } from '../../shell/modals.ts'
import { notify } from '../../shell/notices.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { MissingValue } from '../../ui/MissingValue.tsx'
import { useSendsMail } from '../account/open.ts'
import { PersonalQr } from './PersonalQr.tsx'
import { linksFor } from './personal-links.ts'

/** The ways a member's link is handed over. */
export function HandOver({ member }: { member: PersonalLink }) {
  const { t } = useTranslation('personal-links')
  const { user_id, full_name: name, joined_at, can_make } = member
  const show = () =>
    openModal({ title: name, content: <PersonalQr id={user_id} name={name} />, size: 'md' })
  const copy = useMutation({
    mutationFn: async () => {
      const url = member.link?.url ?? (await linksFor([user_id]))[0]?.url ?? ''
      try {
        await navigator.clipboard.writeText(url)
        notify('success', t('copied', { name }))
      } catch {
        // A browser that lets no page write there: the link stands in the window, to be selected.
        show()
      }
    },
  })
  if (joined_at !== null) return <MissingValue why={t('states.joined')} />
  if (!can_make)
    return (
      <Text size="sm" c="dimmed">
        {t('beyond')}
      </Text>
    )
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      <MailButton member={member} />
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconCopy size={16} />}
        loading={copy.isPending}
        aria-label={t('copyOf', { name })}
        onClick={() => copy.mutate()}
      >
        {t('copy')}
      </Button>
      <ActionIcon variant="subtle" aria-label={t('qrOf', { name })} title={t('qr')} onClick={show}>
        <IconQrcode size={18} />
      </ActionIcon>
    </Group>
  )
}

/** Invites by mail, or again; nothing where no mail leaves or no address is known. */
function MailButton({ member: { user_id, full_name: name, has_email } }: { member: PersonalLink }) {
  const { t } = useTranslation('personal-links')
  const viewer = useViewer()
  const sendsMail = useSendsMail()
  const send = useMutation({
    mutationFn: () => api(actOnMembers, { body: { action: 'invite', user_ids: [user_id] } }),
    onSuccess: ({ data }) => {
      if (data.done.length > 0) notify('success', t('mailed', { name }))
    },
  })
  if (!sendsMail || !has_email || !can(actOnMembers.access, viewer)) return null
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconMail size={16} />}
      loading={send.isPending}
      aria-label={t('mailTo', { name })}
      onClick={() => send.mutate()}
    >
      {t('mail')}
    </Button>
  )
}
