import { Button, Group } from '@mantine/core'
import { IconMessages, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { clubUsers } from '#contract/people/members.ts'
import { messageThreads } from '#contract/club/messages.ts'
import { hasPermission } from '#domain/rules/viewer.ts'
import { invalidate } from '../../api/api.ts'
import { useLiveEvent } from '../../api/live.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { idIn } from '../../screens/screen.ts'
import { openModal } from '../../shell/modals.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { TabLinks } from '../../ui/TabLinks.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import classes from './messages.module.css'
import { NewGroup } from './NewGroup.tsx'
import { OpenCoaches } from './OpenCoaches.tsx'
import { threadsQuery } from './queries.ts'
import { ThreadList } from './ThreadList.tsx'
import { ThreadView } from './ThreadView.tsx'

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
  useLiveEvent('message', () => void invalidate(messageThreads))
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
