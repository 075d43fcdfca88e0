import { Button, Card, CopyButton, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  calendarLinks,
  revokeCalendarLink,
  type CalendarLink,
} from '#contract/planning/calendar.ts'
import { api, invalidate } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { notify } from '../../shell/notices.ts'
import { colon, listSeparator } from '../../format/punctuation.ts'

/** One link: what it shows, until when, to be copied or ended. */
export function CalendarLinkCard({ link }: { link: CalendarLink }) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const end = useMutation({
    mutationFn: () => api(revokeCalendarLink, { params: { id: link.id } }),
    onSuccess: () => notify('success', t('share.ended')),
    onSettled: () => invalidate(calendarLinks),
  })
  const what =
    link.scope === 'squads'
      ? link.squads.map(({ name }) => name).join(listSeparator())
      : t(`share.scopes.${link.scope}`)
  const name = `${t(`share.kinds.${link.kind}`)}${colon()}${what}`
  const facts = [
    link.with_phases ? t('share.hasPhases') : null,
    link.expires_at === null
      ? t('share.forever')
      : t('share.until', { day: format.within.day(link.expires_at) }),
    link.own ? null : t('share.by', { name: link.created_by }),
  ]
  return (
    <Card withBorder padding="sm">
      <Stack gap="xs">
        <Text fw={500}>{name}</Text>
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {link.url}
        </Text>
        <Text size="sm">{facts.filter(Boolean).join(' · ')}</Text>
        <Group gap="sm">
          <CopyButton value={link.url}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {t(copied ? 'share.copied' : 'share.copy')}
              </Button>
            )}
          </CopyButton>
          {link.kind === 'feed' && (
            <Button variant="default" component="a" href={link.url.replace(/^https?:/, 'webcal:')}>
              {t('share.subscribe')}
            </Button>
          )}
          <Button
            variant="default"
            c="red"
            loading={end.isPending}
            aria-label={t('share.endOf', { name })}
            onClick={() => end.mutate()}
          >
            {t('share.end')}
          </Button>
        </Group>
      </Stack>
    </Card>
  )
}
