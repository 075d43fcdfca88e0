import { Alert, Button, Group, Stack } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import {
  refuseReportMails,
  stoppedReportMails,
  type StoppedReportMails,
} from '#contract/insight/report-mails.ts'
import { api, ApiProblem, query } from '../../api.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { GuestPage } from '../../people/account/open.ts'
import { queryClient } from '../../query-client.ts'

const OWN = [400, 404]

/**
 * Where "not by mail any more" in a report leads: the click has said it, so the page carries it
 * out, and offers to take it back.
 */
export function NoReportMailsPage() {
  const { t } = useTranslation('reports')
  const { code = '' } = useParams()
  const found = useQuery({
    ...query(stoppedReportMails, { params: { code } }, { own: OWN }),
    retry: false,
    staleTime: 0,
  })
  const { data, error } = found
  if (error instanceof ApiProblem && OWN.includes(error.status))
    return (
      <GuestPage title={t('sending.page.broken')} lead={error.message} state="error">
        {null}
      </GuestPage>
    )
  if (!data)
    return (
      <GuestPage title={t('sending.page.title')}>
        <Waiting for={found} rows={3} />
      </GuestPage>
    )
  return <Stopping code={code} stands={data.data} />
}

function Stopping({ code, stands }: { code: string; stands: StoppedReportMails }) {
  const { t } = useTranslation('reports')
  const begun = useRef(false)
  const { club_name: club, view, stopped } = stands
  const { mutate, isPending, error } = useMutation({
    mutationFn: (wish: boolean) =>
      api(refuseReportMails, { params: { code }, body: { stopped: wish } }, { own: OWN }),
    onSuccess: (reply) =>
      queryClient.setQueryData(
        query(stoppedReportMails, { params: { code } }, { own: OWN }).queryKey,
        reply,
      ),
  })
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    if (!stopped) mutate(true)
  }, [stopped, mutate])
  const words = { view, club }
  return (
    <GuestPage
      title={t('sending.page.title')}
      lead={
        isPending
          ? undefined
          : stopped
            ? t('sending.page.stopped', words)
            : t('sending.page.wanted', words)
      }
    >
      <Stack gap="md">
        {error && (
          <Alert color="red" role="alert">
            {error instanceof ApiProblem ? error.message : t('sending.page.failed')}
          </Alert>
        )}
        <Group>
          <Button
            variant={stopped ? 'default' : 'filled'}
            loading={isPending}
            onClick={() => mutate(!stopped)}
          >
            {t(stopped ? 'sending.page.undo' : 'sending.page.stop')}
          </Button>
        </Group>
      </Stack>
    </GuestPage>
  )
}
