import { Button, Card, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { reportLinks, stopReportLink, type ReportLink } from '#contract/analysis/report-links.ts'
import { api, invalidate } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { notify } from '../../shell/notices.ts'
import { useDaysWords, usePageTitle } from './use-link-words.ts'

/** One link: what it shows, until when, whether anybody looked, and a way to stop it. */
export function LinkCard({ link }: { link: ReportLink }) {
  const { t } = useTranslation('reports')
  const format = useFormat()
  const titleOf = usePageTitle()
  const daysIn = useDaysWords()
  const stop = useMutation({
    mutationFn: () => api(stopReportLink, { params: { id: link.id } }),
    onSuccess: () => notify('success', t('links.stopped')),
    onSettled: () => invalidate(reportLinks),
  })
  const { page, question, created_by, expires_at, opened_at } = link
  const name = titleOf(page)
  const facts = [
    daysIn(question),
    t('links.until', { day: format.within.day(expires_at) }),
    t('links.by', { name: created_by }),
    opened_at === null
      ? t('links.neverOpened')
      : t('links.opened', { when: format.within.dateTime(opened_at) }),
  ]
  return (
    <Card withBorder padding="sm">
      <Stack gap="xs">
        <Text fw={500}>{name}</Text>
        <Text size="sm">{facts.join(' · ')}</Text>
        <Group>
          <Button
            variant="default"
            c="red"
            loading={stop.isPending}
            aria-label={t('links.stopOf', { name })}
            onClick={() => stop.mutate()}
          >
            {t('links.stop')}
          </Button>
        </Group>
      </Stack>
    </Card>
  )
}
