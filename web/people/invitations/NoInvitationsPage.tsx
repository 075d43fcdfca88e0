import { Alert, Button, Group, Stack } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import {
  stoppedInvitations,
  stopInvitations,
  type StoppedInvitations,
} from '#contract/people/invitations-stops.ts'
import { GuestPage } from '../account/open.ts'
import { api, query } from '../../api/api.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { queryClient } from '../../api/query-client.ts'
import { Waiting } from '../../load/Waiting.tsx'

const OWN = [400, 404, 429]
type Scope = StoppedInvitations['scope']

/**
 * Where "I do not want this" in an invitation leads: the click has said it, so the page carries it
 * out, and offers to take it back.
 */
export function NoInvitationsPage() {
  const { t } = useTranslation('invitations')
  const { code = '' } = useParams()
  const asked = query(stoppedInvitations, { params: { code } }, { own: OWN })
  const found = useQuery({ ...asked, retry: false, staleTime: 0 })
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
  return <Stopping stopped={data.data} code={code} />
}

function Stopping({
  stopped: { club_name: club, scope },
  code,
}: {
  stopped: StoppedInvitations
  code: string
}) {
  const { t } = useTranslation('invitations')
  const begun = useRef(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (wanted: Scope) =>
      api(stopInvitations, { params: { code }, body: { scope: wanted } }, { own: OWN }),
    onSuccess: (reply) =>
      queryClient.setQueryData(
        query(stoppedInvitations, { params: { code } }, { own: OWN }).queryKey,
        reply,
      ),
  })
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    if (scope === 'none') mutate('club')
  }, [scope, mutate])
  return (
    <GuestPage
      title={t('stop.title')}
      lead={isPending ? undefined : t(`stop.states.${scope}`, { club })}
    >
      <Stack gap="md">
        {error && (
          <Alert color="red" role="alert">
            {error instanceof ApiProblem ? error.message : t('stop.failed')}
          </Alert>
        )}
        <Group gap="sm">
          {scope === 'none' && (
            <Button loading={isPending} onClick={() => mutate('club')}>
              {t('stop.club', { club })}
            </Button>
          )}
          {scope !== 'all' && (
            <Button
              variant={scope === 'none' ? 'default' : 'filled'}
              disabled={isPending}
              onClick={() => mutate('all')}
            >
              {t('stop.all')}
            </Button>
          )}
          {scope !== 'none' && (
            <Button variant="default" disabled={isPending} onClick={() => mutate('none')}>
              {t('stop.undo')}
            </Button>
          )}
        </Group>
      </Stack>
    </GuestPage>
  )
}
