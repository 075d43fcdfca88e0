import { Alert, Button, Group, Stack } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import {
  refuseNoticeMails,
  stoppedNoticeMails,
  type StoppedNoticeMails,
} from '#contract/world/notifications-settings.ts'
import { api, ApiProblem, query } from '../../api.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { GuestPage } from '../../people/account/open.ts'
import { queryClient } from '../../query-client.ts'

const OWN = [400, 404]

/**
 * Where "no such mails any more" in a mail of notices leads: the click has said it, so the page
 * carries it out, and offers to take it back.
 */
export function NoNoticeMailsPage() {
  const { t } = useTranslation('notifications')
  const { code = '' } = useParams()
  const found = useQuery({
    ...query(stoppedNoticeMails, { params: { code } }, { own: OWN }),
    retry: false,
    staleTime: 0,
  })
  const { data, error } = found
  if (error instanceof ApiProblem && OWN.includes(error.status))
    return (
      <GuestPage title={t('stop.broken')} lead={error.message} state="error">
        {null}
      </GuestPage>
    )
  if (!data)
    return (
      <GuestPage title={t('stop.title')}>
        <Waiting for={found} rows={3} />
      </GuestPage>
    )
  return <Stopping code={code} stands={data.data} />
}

function Stopping({ code, stands }: { code: string; stands: StoppedNoticeMails }) {
  const { t } = useTranslation('notifications')
  const begun = useRef(false)
  const { group, stopped } = stands
  const { mutate, isPending, error } = useMutation({
    mutationFn: (wish: boolean) =>
      api(refuseNoticeMails, { params: { code }, body: { stopped: wish } }, { own: OWN }),
    onSuccess: (reply) =>
      queryClient.setQueryData(
        query(stoppedNoticeMails, { params: { code } }, { own: OWN }).queryKey,
        reply,
      ),
  })
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    if (!stopped) mutate(true)
  }, [stopped, mutate])
  const words =
    group === null
      ? t(stopped ? 'stop.allStopped' : 'stop.allWanted')
      : t(stopped ? 'stop.stopped' : 'stop.wanted', { group: t(`groups.${group}`) })
  return (
    <GuestPage title={t('stop.title')} lead={isPending ? undefined : words}>
      <Stack gap="md">
        {error && (
          <Alert color="red" role="alert">
            {error instanceof ApiProblem ? error.message : t('stop.failed')}
          </Alert>
        )}
        <Group>
          <Button
            variant={stopped ? 'default' : 'filled'}
            loading={isPending}
            onClick={() => mutate(!stopped)}
          >
            {t(stopped ? 'stop.undo' : 'stop.stop')}
          </Button>
        </Group>
      </Stack>
    </GuestPage>
  )
}
