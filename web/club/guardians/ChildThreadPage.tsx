import { Alert, Anchor, Group, Stack } from '@mantine/core'
import { IconArrowLeft, IconEye } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import type { OwnChild } from '#contract/club/guardians.ts'
import { useFormat } from '../../format/format.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { idIn } from '../../screens/screen.ts'
import { Page } from '../../ui/Page.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { MessageLog, MessageSourceContext, timelineOf, useThreadName } from '../messages/open.ts'
import { ClubClock } from './ClubClock.tsx'
import { sourceOf, useChildMessages, useChildThreads } from './message-queries.ts'
import { useChildren } from './queries.ts'

/** A thread of a child as its guardian reads it along, who writes nothing. */
export function ChildThreadPage() {
  const { t } = useTranslation('guardians')
  const params = useParams()
  const asked = useChildren()
  const [child_id, club_id, id] = [params['childId'], params['clubId'], params['id']].map(idIn)
  const child = asked.data?.data.find(
    (one) => one.child_id === child_id && one.club_id === club_id && !one.expired,
  )
  if (!asked.data) return <Waiting for={asked} rows={8} />
  if (!child || typeof id !== 'number')
    return <PageState state="not-found" text={t('messages.gone')} />
  return (
    <ClubClock timeZone={child.time_zone}>
      <Thread key={id} child={child} id={id} />
    </ClubClock>
  )
}

type ChildThreadPageProps = { child: OwnChild; id: number }

function Thread({ child, id }: ChildThreadPageProps) {
  const { t } = useTranslation('guardians')
  const nameOf = useThreadName()
  const asked = useChildThreads(child)
  const thread = asked.data?.data.find((one) => one.id === id)
  if (!asked.data) return <Waiting for={asked} rows={8} />
  if (!thread) return <PageState state="not-found" text={t('messages.gone')} />
  const names = { child: child.first_name, club: child.club_name }
  return (
    <Page title={nameOf(thread)} subtitle={t('messages.of', names)}>
      <Stack gap="md" maw={760}>
        <Anchor component={Link} to={paths.children()} py="xs">
          <Group gap={6}>
            <IconArrowLeft size={18} aria-hidden />
            {t('messages.back')}
          </Group>
        </Anchor>
        <Alert color="gray" icon={<IconEye aria-hidden />}>
          {t('messages.readsAlong', names)}
        </Alert>
        <Messages child={child} id={id} />
      </Stack>
    </Page>
  )
}

function Messages({ child, id }: ChildThreadPageProps) {
  const { t } = useTranslation('guardians')
  const format = useFormat()
  const { child_id, club_id, first_name } = child
  const { asked, messages, readNumber } = useChildMessages({ child_id, club_id, id })
  const source = useMemo(() => sourceOf({ child_id, club_id }), [child_id, club_id])
  if (!messages) return <Waiting for={asked} rows={6} part missing={t('messages.gone')} />
  const items = timelineOf({
    messages,
    entries: [],
    readNumber,
    dayOf: (instant) => format.dayExact(instant),
  })
  const shown = { threadId: id, items, first: messages[0]?.number, asked, belongs: false }
  return (
    <MessageSourceContext value={source}>
      <MessageLog {...shown} hint={t('messages.nothing', { child: first_name })} />
    </MessageSourceContext>
  )
}
