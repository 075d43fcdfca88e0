import { Button, Group, Text } from '@mantine/core'
import { IconMessages, IconPlus, IconSpeakerphone } from '@tabler/icons-react'
import { useQuery, useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams, useNavigate } from 'react-router'
import { clubUsers } from '#contract/people/members.ts'
import { messageThreads, openThread, type Thread } from '#contract/club/messages.ts'
import { hasPermission, isCoach } from '#domain/rules/viewer.ts'
import type { Input } from '#contract/endpoint.ts'
import { invalidate, api } from '../../api/api.ts'
import { useCatchUp, useLiveEvent } from '../../api/live.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { idIn } from '../../screens/screen.ts'
import { openModal, closeModal } from '../../shell/modals.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { TabLinks } from '../../ui/TabLinks.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { colon } from '../../format/punctuation.ts'
import { threadsQuery } from './queries.ts'
import { ThreadView } from './ThreadView.tsx'
import { MembersField } from './MembersField.tsx'
import { ThreadLine } from './ThreadLine.tsx'
import classes from './messages.module.css'

type ThreadRequest = Input<typeof openThread>['body']

/** Opens a thread, which may be there already, and goes to it. */
function useOpenThread() {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (body: ThreadRequest) => api(openThread, { body }),
    onSuccess: async ({ data }) => {
      await invalidate(messageThreads)
      await navigate(paths.messages(data.id))
    },
  })
}

/** Leads coaches to the thread of the coaches, which is there once for all of them. */
function OpenCoaches() {
  const { t } = useTranslation('messages')
  const viewer = useViewer()
  const open = useOpenThread()
  if (!isCoach(viewer)) return null
  return (
    <Button
      variant="default"
      leftSection={<IconSpeakerphone size={18} />}
      loading={open.isPending}
      onClick={() => open.mutate({ kind: 'coaches' })}
    >
      {t('kinds.coaches')}
    </Button>
  )
}

/** Threads, the latest first, each with its last line and how much is unread. */
function ThreadList({ threads, open }: { threads: readonly Thread[]; open: number | null }) {
  const { t } = useTranslation('messages')
  const lastLine = useLastLine()
  return (
    <nav aria-label={t('threads')}>
      <ul className={classes.threads}>
        {threads.map((thread) => (
          <li key={thread.id}>
            <ThreadLine
              thread={thread}
              to={paths.messages(thread.id)}
              at={thread.last?.sent_at}
              line={lastLine(thread)}
              isOpen={thread.id === open}
              muted={thread.muted}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function useLastLine() {
  const { t } = useTranslation('messages')
  return ({ belongs, last, people_count }: Thread): string => {
    if (!belongs) return t('people', { count: people_count })
    if (!last) return t('nothingYet')
    const text = last.text ?? t('deletedOrFolded')
    if (last.is_own) return t('ownLine', { text })
    return `${last.author ?? t('someone')}${colon()}${text}`
  }
}

/** Begins a thread with some members of the club. */
function NewGroup() {
  const { t } = useTranslation('messages')
  const navigate = useNavigate()
  const form = useForm(openThread, {
    initial: { name: '', user_ids: [] as number[] },
    send: async ({ name, user_ids }, call) =>
      (await call(openThread, { body: { kind: 'group', name: name ?? '', user_ids } })).data.id,
    refreshes: [messageThreads],
    onSaved: async (id) => {
      closeModal()
      await navigate(paths.messages(id))
    },
    guard: false,
  })
  return (
    <Form of={form} submit={t('group.begin')}>
      <Text size="sm">{t('group.rule')}</Text>
      <TextField {...form.at('name')} label={t('group.name')} data-autofocus />
      <MembersField {...form.at('user_ids')} />
    </Form>
  )
}

/** The threads one belongs to, with the one in the address beside them. */
export const MessagesPage = () => <Threads welfare={false} />

/** The threads with members under 18, for the welfare persons of the club. */
export const WelfarePage = () => <Threads welfare />

function Threads({ welfare }: { welfare: boolean }) {
  const { t } = useTranslation('messages')
  const viewer = useViewer()
  const id = idIn(useParams()['id'])
  const phone = usePhone()
  const asked = useQuery(threadsQuery(welfare))
  const refetch = () => void invalidate(messageThreads)
  useLiveEvent('message', refetch)
  useCatchUp(refetch)
  const threads = asked.data?.data
  if (phone && id !== null) return <ThreadView key={id} id={id} order={1} back />
  const canBegin = !welfare && can(clubUsers.access, viewer)
  const beginGroup = () => openModal({ title: t('group.title'), content: <NewGroup /> })
  const begin = canBegin && (
    <Group gap="sm">
      <OpenCoaches />
      <Button leftSection={<IconPlus size={18} />} onClick={beginGroup}>
        {t('group.begin')}
      </Button>
    </Group>
  )
  return (
    <Page
      title={t(welfare ? 'welfareTitle' : 'title')}
      subtitle={t(welfare ? 'welfareLead' : 'lead')}
      action={begin}
      {...(hasPermission(viewer, 'welfare') && { tabs: <MessageTabs /> })}
    >
      {!threads ? (
        <Waiting for={asked} rows={6} />
      ) : threads.length === 0 && id === null ? (
        <PageState
          state="empty"
          icon={<IconMessages size={32} />}
          title={t(welfare ? 'noneWelfare' : 'none')}
          text={t(welfare ? 'noneWelfareText' : 'noneText')}
        />
      ) : (
        <div className={classes.sides}>
          <ThreadList threads={threads} open={id} />
          {id !== null && <ThreadView key={id} id={id} />}
        </div>
      )}
    </Page>
  )
}

/** What welfare persons look after besides their own threads. */
export function MessageTabs() {
  const { t } = useTranslation('messages')
  const tabs = [
    { to: paths.messages(), label: t('tabs.own') },
    { to: paths.messagesWelfare(), label: t('tabs.welfare') },
    { to: paths.messageReports(), label: t('tabs.reports') },
  ]
  return <TabLinks label={t('title')} tabs={tabs} />
}
