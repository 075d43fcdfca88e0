import { Button, Card, CopyButton, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  invitationLinks,
  revokeInvitationLink,
  type InvitationLink,
} from '#contract/people/invitations.ts'
import { api, invalidate } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { notify } from '../../shell/notices.ts'
import { useRoles } from './queries.ts'
import ui from '../../ui/ui.module.css'

/** One link with its QR code, to be copied, shown around or ended. */
export function JoinLinkCard({ link }: { link: InvitationLink }) {
  const { t } = useTranslation('invitations')
  const format = useFormat()
  const role = useRoles().find(({ id }) => id === link.role_id)?.name
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(revokeInvitationLink, { params: { id: link.id } }),
    onSuccess: async () => {
      notify('success', t('links.ended'))
      await invalidate(invitationLinks)
    },
  })
  const facts = [
    role,
    link.squad?.name,
    t(link.direct ? 'links.atOnce' : 'links.asks'),
    t('links.until', { day: format.within.day(link.expires_at) }),
    t('links.used', { count: link.uses }),
  ]
  return (
    <Card withBorder>
      <Group align="flex-start" gap="lg">
        <img
          src={`data:image/svg+xml;utf8,${encodeURIComponent(link.qr)}`}
          alt={t('links.qr')}
          width={132}
          height={132}
        />
        <Stack gap="xs" flex={1} miw={220}>
          <Text size="sm" c="dimmed">
            {t('links.code')}
          </Text>
          <Text fz="h3" fw={650} className={ui.tabular}>
            {`${link.short_code.slice(0, 4)} ${link.short_code.slice(4)}`}
          </Text>
          <Text size="sm">{facts.filter(Boolean).join(' · ')}</Text>
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {link.url}
          </Text>
          <Group gap="sm">
            <CopyButton value={link.url}>
              {({ copied, copy }) => (
                <Button variant="default" onClick={copy}>
                  {t(copied ? 'links.copied' : 'links.copy')}
                </Button>
              )}
            </CopyButton>
            <Button variant="default" c="red" loading={isPending} onClick={() => mutate()}>
              {t('links.end')}
            </Button>
          </Group>
        </Stack>
      </Group>
    </Card>
  )
}
