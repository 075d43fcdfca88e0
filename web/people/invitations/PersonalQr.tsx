import { Button, Group, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { makePersonalLinks } from '#contract/people/invitations-personal.ts'
import { invalidate, query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { notify } from '../../shell/notices.ts'
import { imageOf } from '../../ui/image-of.ts'
import classes from './links.module.css'
import { linksFor } from './personal-links.ts'

/** One member's code, to be scanned from the screen, and a new one in its place. */
export function PersonalQr({ id, name }: { id: number; name: string }) {
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
