import { Anchor, Group, Stack, Text, Title } from '@mantine/core'
import { IconAntenna } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Reply } from '#contract/endpoint.ts'
import { liveSessions } from '#contract/live/live.ts'
import { SESSION_STATES } from '#domain/live/recording.ts'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { SportMark } from '../../lookups/SportMark.tsx'
import { paths } from '../../paths/paths.ts'
import { Page } from '../../ui/Page.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { LiveTabs } from '../public/open.ts'
import classes from './live.module.css'

type Sessions = Reply<typeof liveSessions>['data']['sessions']

/** So often the list asks again who records. */
const ASK_MS = 10_000

/** The sessions of these hours by how they stand. */
export function LivePage() {
  const { t } = useTranslation('live')
  const asked = useQuery({ ...query(liveSessions), refetchInterval: ASK_MS })
  const sessions = asked.data?.data.sessions
  return (
    <Page title={t('title')} subtitle={t('lead')} tabs={<LiveTabs />}>
      {!sessions ? (
        <Waiting for={asked} rows={6} />
      ) : sessions.length === 0 ? (
        <PageState
          state="empty"
          icon={<IconAntenna size={32} />}
          title={t('noSessions')}
          text={t('noSessionsText')}
        />
      ) : (
        SESSION_STATES.map((state) => (
          <SessionList
            key={state}
            title={t(`sessionStates.${state}`)}
            sessions={sessions.filter((session) => session.state === state)}
          />
        ))
      )}
    </Page>
  )
}

function SessionList({ title, sessions }: { title: string; sessions: Sessions }) {
  const { t } = useTranslation('live')
  const format = useFormat()
  if (sessions.length === 0) return null
  return (
    <Stack gap="xs" component="section">
      <Title order={2} size="h4">
        {title}
      </Title>
      <ul className={classes.list}>
        {sessions.map(({ session_id, name, sport_id, starts_at, boats, recording }) => (
          <li key={session_id} className={classes.item}>
            <Group gap="sm" wrap="nowrap">
              <SportMark sportId={sport_id} iconOnly />
              <Stack gap={0}>
                <Anchor component={Link} to={paths.liveSession(session_id)} fw={600}>
                  {name}
                </Anchor>
                <Text size="sm" c="dimmed">
                  {format.dateTime(starts_at)}
                </Text>
              </Stack>
            </Group>
            <Text size="sm" ms="auto">
              {recording > 0 ? t('recording', { count: recording }) : t('crews', { count: boats })}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
