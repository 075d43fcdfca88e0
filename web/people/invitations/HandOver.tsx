import { ActionIcon, Button, Group, Text, Stack } from '@mantine/core'
import { IconCopy, IconMail, IconQrcode } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { makePersonalLinks, type PersonalLink } from '#contract/people/invitations-personal.ts'
import { actOnMembers } from '#contract/people/members.ts'
import { api, invalidate, query } from '../../api/api.ts'
import { refetchPeople } from '../../api/refetch-after.ts'
import { openModal } from '../../shell/modals.ts'
import { notify } from '../../shell/notices.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { MissingValue } from '../../ui/MissingValue.tsx'
import { useSendsMail } from '../account/open.ts'
import { useFormat } from '../../format/format.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { imageOf } from '../../ui/image-of.ts'
import { linksFor } from './personal-links.ts'
import classes from './links.module.css'

/** One member's code, to be scanned from the screen, and a new one in its place. */
function PersonalQr({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('personal-links')
  const format = useFormat()
  const asked = useQuery(query(makePersonalLinks, { body: { user_ids: [id] } }))
  const renew = useMutation({
    mutationFn: () => linksFor([id], { renew: true }),
    onSuccess: async () => {
      await invalidate(makePersonalLinks)
      notify('success', t('renewed', { name }))
    },
  })
  const link = asked.data?.data[0]
  if (!link) return <Waiting for={asked} rows={6} part />
  return (
    <Stack align="center" gap="sm">
      <img
        className={classes.code}
        src={imageOf(link.qr)}
        alt={t('qrOf', { name })}
        width={360}
        height={360}
      />
      <Text size="sm" className={classes.address}>
        {link.url}
      </Text>
      <Text size="sm" c="dimmed">
        {t('until', { day: format.within.day(link.expires_at) })}
      </Text>
      <Group gap="sm" justify="center">
        <Text size="sm" c="dimmed" ta="center">
          {t('renewHint')}
        </Text>
        <Button variant="default" loading={renew.isPending} onClick={() => renew.mutate()}>
          {t('renew')}
        </Button>
      </Group>
    </Stack>
  )
}

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
    onSuccess: async ({ data }) => {
      if (data.done.length > 0) notify('success', t('mailed', { name }))
      await refetchPeople()
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
