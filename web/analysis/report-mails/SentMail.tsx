import { Button, Card, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { reportMails, stopReportMails, type ReportMail } from '#contract/analysis/report-mails.ts'
import { api, invalidate } from '../../api/api.ts'
import { notify } from '../../shell/notices.ts'
import { listSeparator } from '../../format/punctuation.ts'

/** One view that is sent: how often, to whom, and a way to stop it. */
export function SentMail({ mail }: { mail: ReportMail }) {
  const { t } = useTranslation('reports')
  const stop = useMutation({
    mutationFn: () => api(stopReportMails, { params: { id: mail.id } }),
    onSuccess: () => notify('success', t('sending.stopped')),
    onSettled: () => invalidate(reportMails),
  })
  const { view, rhythm, audience, squads, created_by, is_stopped } = mail
  const name = view.name ?? t('sending.private', { name: view.owner })
  const facts = [
    t(`sending.rhythms.${rhythm}`),
    audience === 'self'
      ? t('sending.audiences.self')
      : `${t('sending.coachesOf')} ${squads.join(listSeparator())}`,
    t('sending.by', { name: created_by }),
    ...(is_stopped ? [t('sending.notToYou')] : []),
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
            aria-label={t('sending.stopOf', { name })}
            onClick={() => stop.mutate()}
          >
            {t('sending.stop')}
          </Button>
        </Group>
      </Stack>
    </Card>
  )
}
