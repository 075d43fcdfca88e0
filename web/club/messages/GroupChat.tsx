import { Anchor, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Input } from '#contract/endpoint.ts'
import { openThread } from '#contract/club/messages.ts'
import { submit } from '../../api/api.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { closeModal } from '../../shell/modals.ts'
import { PageState } from '../../ui/PageState.tsx'
import type { Boat } from './BoatComposer.tsx'
import { ThreadView } from './ThreadView.tsx'

type GroupChatProps = {
  of: Input<typeof openThread>['body']
  /** The boats of a session, for who writes to them. */
  boats?: readonly Boat[]
}

/** The thread of a squad, crew or session, above the page one is on. */
export function GroupChat({ of, boats }: GroupChatProps) {
  const { t } = useTranslation('messages')
  const asked = useQuery({
    queryKey: ['open-thread', of],
    queryFn: () => submit(openThread, { body: of }, { own: [404, 409] }),
    staleTime: Infinity,
    retry: false,
    meta: { own: [404, 409] },
  })
  const { data, error } = asked
  if (error instanceof ApiProblem && error.status === 409) return <Text>{error.message}</Text>
  if (error instanceof ApiProblem && error.status === 404)
    return <PageState state="empty" title={t('notYours')} text={t('notYoursText')} />
  if (!data) return <Waiting for={asked} rows={6} part />
  const { id } = data.data
  return (
    <Stack gap="sm">
      <ThreadView key={id} id={id} order={3} {...(boats && { boats })} />
      <Anchor component={Link} to={paths.messages(id)} size="sm" onClick={closeModal}>
        {t('toMessages')}
      </Anchor>
    </Stack>
  )
}
