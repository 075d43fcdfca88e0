import { Button, Group, Stack, List, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  publish,
  previewPublishing,
  type News,
  type PublishingScope,
  type Unreached,
} from '#contract/planning/publishing.ts'
import { actOnMembers } from '#contract/people/members.ts'
import { hasPermission } from '#domain/rules/viewer.ts'
import { api, invalidate } from '../../api/api.ts'
import { refetchPeople, refetchSessions } from '../../api/refetch-after.ts'
import { useFormat } from '../../format/format.ts'
import { closeModal } from '../../shell/modals.ts'
import { notify } from '../../shell/notices.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { listSeparator } from '../../format/punctuation.ts'
import { useSendsMail } from '../../people/account/open.ts'
import { useViewer } from '../../shell/viewer.ts'
import { previewQuery } from './queries.ts'
import classes from './publishing.module.css'

/** Who gets the notice, and who does not because they are not in the club yet. */
function Reach({ people, unreached }: { people: number; unreached: Unreached }) {
  const { t } = useTranslation('publishing')
  const { invited, never_invited, without_email } = unreached
  const reached = people - invited - never_invited.length - without_email
  return (
    <Stack gap="xs">
      <Text size="sm" fw={500} role="status">
        {reached > 0 ? t('reach', { count: reached }) : t('reachNobody')}
      </Text>
      {people > reached && (
        <List size="sm" c="dimmed">
          {invited > 0 && <List.Item>{t('unreached.invited', { count: invited })}</List.Item>}
          {never_invited.length > 0 && (
            <List.Item>{t('unreached.never', { count: never_invited.length })}</List.Item>
          )}
          {without_email > 0 && (
            <List.Item>{t('unreached.noEmail', { count: without_email })}</List.Item>
          )}
        </List>
      )}
      <InviteThem ids={never_invited} />
    </Stack>
  )
}

function InviteThem({ ids }: { ids: readonly number[] }) {
  const { t } = useTranslation('publishing')
  const viewer = useViewer()
  const invited = useSendsMail() ? 'unreached.done' : 'unreached.ready'
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(actOnMembers, { body: { action: 'invite', user_ids: [...ids] } }),
    onSuccess: async ({ data: { done, failed } }) => {
      if (done.length > 0) notify('success', t(invited, { count: done.length }))
      for (const { message } of failed.slice(0, 1)) notify('warning', message)
      await Promise.all([invalidate(previewPublishing), refetchPeople()])
    },
  })
  if (ids.length === 0 || !hasPermission(viewer, 'invite-members')) return null
  return (
    <Button
      variant="default"
      style={{ alignSelf: 'flex-start' }}
      loading={isPending}
      onClick={() => mutate()}
    >
      {t('unreached.invite', { count: ids.length })}
    </Button>
  )
}

/** Shows what people will be notified of and how many they are, with the button that publishes. */
export function PublishDialog({ scope }: { scope: PublishingScope }) {
  const { t } = useTranslation('publishing')
  const { t: ui } = useTranslation('ui')
  const asked = useQuery({ ...previewQuery(scope), staleTime: 0, gcTime: 0 })
  const { data } = asked
  const send = useMutation({
    mutationFn: () => api(publish, { body: scope }),
    onSuccess: ({ data: { sessions } }) => {
      closeModal()
      notify('success', sessions > 0 ? t('published', { count: sessions }) : t('notified'))
      void refetchSessions()
    },
  })
  if (!data) return <Waiting for={asked} rows={4} part />
  const { sessions, people, unreached } = data.data
  if (sessions.length === 0)
    return <PageState state="empty" title={t('nothing')} text={t('nothingText')} />
  return (
    <Stack>
      <ScrollRegion className={classes.scroll} label={t('title')}>
        <ul className={classes.news}>
          {sessions.map((session) => (
            <NewsRow key={session.id} session={session} />
          ))}
        </ul>
      </ScrollRegion>
      <Reach people={people} unreached={unreached} />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={closeModal}>
          {ui('cancel')}
        </Button>
        <Button loading={send.isPending} onClick={() => send.mutate()} data-autofocus>
          {t('publish')}
        </Button>
      </Group>
    </Stack>
  )
}

function NewsRow({ session }: { session: News }) {
  const { t } = useTranslation('publishing')
  const format = useFormat()
  const { name, start_date, draft, words } = session
  const named = words.map((word) => t(`words.${word}`)).join(listSeparator())
  return (
    <li className={classes.row}>
      <span>
        <strong>{name}</strong>
        <time dateTime={start_date}>{format.session(session)}</time>
      </span>
      <span className={classes.what}>
        {draft ? t('new') : named === '' ? t('people') : t('changed', { words: named })}
      </span>
    </li>
  )
}
