import { Button, Group, Stack } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { publish, type News, type PublishingScope } from '#contract/planning/publishing.ts'
import { api } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { Reach } from './Reach.tsx'
import { closeModal } from '../../shell/modals.ts'
import { notify } from '../../shell/notices.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { previewQuery, refetchPublished } from './queries.ts'
import classes from './publishing.module.css'
import { listSeparator } from '../../format/punctuation.ts'

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
      void refetchPublished()
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
