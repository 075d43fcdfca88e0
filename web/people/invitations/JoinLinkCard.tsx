import { ActionIcon, Button, Card, CopyButton, Group, Stack, Text } from '@mantine/core'
import { IconCopy, IconPrinter, IconRefresh } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  createInvitationLink,
  invitationLinks,
  revokeInvitationLink,
  type InvitationLink,
} from '#contract/people/invitations.ts'
import { api, invalidate } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { notify } from '../../shell/notices.ts'
import { imageOf } from '../../ui/image-of.ts'
import { shortUrl, type Paper } from './LinkPaper.tsx'
import classes from './links.module.css'
import { asRole, useRoles } from './queries.ts'

const DAY_MS = 86_400_000
const MOST_DAYS = 365

const daysOf = ({ created_at, expires_at }: InvitationLink): number => {
  const days = Math.round((Date.parse(expires_at) - Date.parse(created_at)) / DAY_MS)
  return Math.min(MOST_DAYS, Math.max(1, days))
}

type JoinLinkCardProps = { link: InvitationLink; onPrint: (paper: Paper) => void }

/** One link for everybody with its QR code, to be copied, put on the wall, renewed or ended. */
export function JoinLinkCard({ link, onPrint }: JoinLinkCardProps) {
  const { t } = useTranslation('invitations')
  const { t: links } = useTranslation('personal-links')
  const format = useFormat()
  const role = useRoles().find(({ id }) => id === link.role_id)?.name
  const facts = [
    role,
    link.squad?.name,
    t('links.until', { day: format.within.day(link.expires_at) }),
    t(link.direct ? 'links.atOnce' : 'links.asks'),
    link.uses > 0 && t('links.used', { count: link.uses }),
  ]
  return (
    <Stack gap="sm">
      <Text size="sm">{facts.filter(Boolean).join(' · ')}</Text>
      <Card withBorder>
        <Stack align="center" gap="sm">
          <img
            className={classes.code}
            src={imageOf(link.qr)}
            alt={t('links.qr')}
            width={232}
            height={232}
          />
          <Address link={link} />
        </Stack>
      </Card>
      <Group gap="xs" wrap="nowrap">
        <CopyButton value={link.url}>
          {({ copied, copy }) => (
            <Button
              flex={1}
              px="xs"
              variant="default"
              leftSection={<IconCopy size={18} />}
              onClick={copy}
            >
              {t(copied ? 'links.copied' : 'links.copy')}
            </Button>
          )}
        </CopyButton>
        <Button
          flex={1}
          px="xs"
          variant="default"
          leftSection={<IconPrinter size={18} />}
          onClick={() => onPrint({ kind: 'poster', link })}
        >
          {links('poster')}
        </Button>
        <Renew link={link} />
      </Group>
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <Text size="xs" c="dimmed">
          {links(link.direct ? 'common.direct' : 'common.asks')}
        </Text>
        <End link={link} />
      </Group>
    </Stack>
  )
}

/** What one types; the code stands out. */
function Address({ link }: { link: InvitationLink }) {
  const address = shortUrl(link)
  return (
    <Text size="sm" className={classes.address}>
      {address.slice(0, -link.short_code.length)}
      <strong>{link.short_code}</strong>
    </Text>
  )
}

/** Replaces this link by a new one for the same role and squad; the old one stops working. */
function Renew({ link }: { link: InvitationLink }) {
  const { t } = useTranslation('personal-links')
  const renew = useMutation({
    mutationFn: async () => {
      const role_id = asRole(link.role_id)
      if (role_id === undefined) return
      const { direct, squad } = link
      const body = { role_id, squad_id: squad?.id ?? null, direct, days: daysOf(link) }
      await api(createInvitationLink, { body })
      await api(revokeInvitationLink, { params: { id: link.id } })
      notify('success', t('common.renewed'))
    },
    onSettled: () => invalidate(invitationLinks),
  })
  return (
    <ActionIcon
      variant="default"
      aria-label={t('renew')}
      title={t('renew')}
      loading={renew.isPending}
      onClick={() => renew.mutate()}
    >
      <IconRefresh size={18} />
    </ActionIcon>
  )
}

function End({ link }: { link: InvitationLink }) {
  const { t } = useTranslation('invitations')
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(revokeInvitationLink, { params: { id: link.id } }),
    onSuccess: async () => {
      notify('success', t('links.ended'))
      await invalidate(invitationLinks)
    },
  })
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      c="red"
      flex="none"
      loading={isPending}
      onClick={() => mutate()}
    >
      {t('links.end')}
    </Button>
  )
}
