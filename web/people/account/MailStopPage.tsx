import { Alert, Button, Group, Stack } from '@mantine/core'
import { useMutation, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type keyOf } from '../../api/api.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { queryClient } from '../../api/query-client.ts'
import { GuestPage } from './GuestPage.tsx'

/** What a link that leads nowhere is answered with. */
export const OF_BROKEN_LINKS = [400, 404]

type Stand = { stopped: boolean }
type Answer<S> = { data: S }
type AnswerQuery<S> = UseQueryOptions<Answer<S>, Error, Answer<S>, ReturnType<typeof keyOf>>
type MailStopPageProps<S extends Stand> = {
  asked: Pick<AnswerQuery<S>, 'queryKey' | 'queryFn' | 'meta'>
  change: (stopped: boolean) => Promise<Answer<S>>
  words: Record<'title' | 'broken' | 'failed' | 'stop' | 'undo', string>
  /** What holds now. */
  lead: (stand: S) => string
}

/**
 * Where "no such mails any more" in a mail leads: the click has said it, so the page carries it
 * out, and offers to take it back.
 */
export function MailStopPage<S extends Stand>({ asked, words, ...rest }: MailStopPageProps<S>) {
  const found = useQuery({ ...asked, retry: false, staleTime: 0 })
  const { data, error } = found
  if (error instanceof ApiProblem && OF_BROKEN_LINKS.includes(error.status))
    return (
      <GuestPage title={words.broken} lead={error.message} state="error">
        {null}
      </GuestPage>
    )
  if (!data)
    return (
      <GuestPage title={words.title}>
        <Waiting for={found} rows={3} />
      </GuestPage>
    )
  return <Stopping asked={asked} words={words} stand={data.data} {...rest} />
}

function Stopping<S extends Stand>({
  asked: { queryKey },
  change,
  words,
  lead,
  stand,
}: MailStopPageProps<S> & { stand: S }) {
  const begun = useRef(false)
  const { stopped } = stand
  const { mutate, isPending, error } = useMutation({
    mutationFn: change,
    onSuccess: (reply) => queryClient.setQueryData(queryKey, reply),
  })
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    if (!stopped) mutate(true)
  }, [stopped, mutate])
  return (
    <GuestPage title={words.title} lead={isPending ? undefined : lead(stand)}>
      <Stack gap="md">
        {error && (
          <Alert color="red" role="alert">
            {error instanceof ApiProblem ? error.message : words.failed}
          </Alert>
        )}
        <Group>
          <Button
            variant={stopped ? 'default' : 'filled'}
            loading={isPending}
            onClick={() => mutate(!stopped)}
          >
            {stopped ? words.undo : words.stop}
          </Button>
        </Group>
      </Stack>
    </GuestPage>
  )
}
