import { Anchor, Button, Card, CopyButton, Group, Stack, Text } from '@mantine/core'
import { IconWorldShare } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import {
  endPublicPage,
  publicPages,
  revokePublicPage,
  type ListedPage,
} from '#contract/live/public.ts'
import { api, invalidate, query } from '../../../api/api.ts'
import { useFormat } from '../../../format/format.ts'
import { Waiting } from '../../../load/Waiting.tsx'
import { paths } from '../../../paths/paths.ts'
import { notify } from '../../../shell/notices.ts'
import { can, useViewer } from '../../../shell/viewer.ts'
import { Page } from '../../../ui/Page.tsx'
import { PageState } from '../../../ui/PageState.tsx'
import { LiveTabs } from './LiveTabs.tsx'
import classes from './panel.module.css'
import { Revoking } from './Revoking.tsx'

/** Every page that people outside see now: of the clubs one coaches, or of all. */
export function PublicPagesPage() {
  const { t } = useTranslation('public-pages')
  const asked = useQuery(query(publicPages))
  const pages = asked.data?.data
  return (
    <Page title={t('listTitle')} subtitle={t('listLead')} tabs={<LiveTabs />}>
      {!pages ? (
        <Waiting for={asked} rows={4} />
      ) : pages.length === 0 ? (
        <PageState
          state="empty"
          icon={<IconWorldShare size={32} />}
          title={t('none')}
          text={t('noneText')}
        />
      ) : (
        <Stack component="ul" gap="sm" m={0} p={0} className={classes.list}>
          {pages.map((page) => (
            <li key={`${page.club_id}-${page.id}`}>
              <PageCard page={page} />
            </li>
          ))}
        </Stack>
      )}
    </Page>
  )
}

function PageCard({ page }: { page: ListedPage }) {
  const { t } = useTranslation('public-pages')
  const format = useFormat()
  const viewer = useViewer()
  const { id, url, session_id, session_name, club_id, club_name, starts_at, closes_at } = page
  const isHere = viewer.club?.id === club_id && can(revokePublicPage.access, viewer)
  const revoke = useMutation({
    mutationFn: () => api(endPublicPage, { params: { club_id, id } }),
    onSuccess: () => notify('success', t('revoked')),
    onSettled: () => invalidate(publicPages),
  })
  const facts = [
    club_name,
    ...(page.is_event ? [t('screens.event', { ns: 'common' })] : []),
    format.dateTime(starts_at),
    t('openUntil', { when: format.within.dateTime(closes_at) }),
    ...(page.recording > 0 ? [t('recording', { count: page.recording })] : []),
  ]
  return (
    <Card withBorder padding="sm">
      <Stack gap="xs">
        {isHere ? (
          <Anchor
            component={Link}
            to={page.is_event ? paths.event(session_id) : paths.liveSession(session_id)}
            fw={600}
          >
            {session_name}
          </Anchor>
        ) : (
          <Text fw={600}>{session_name}</Text>
        )}
        <Text size="sm">{facts.join(' · ')}</Text>
        <Anchor href={url} target="_blank" rel="noreferrer" size="sm" className={classes.url}>
          {url}
        </Anchor>
        <Group gap="xs">
          <CopyButton value={url}>
            {({ copied, copy }) => (
              <Button
                variant="default"
                aria-label={copied ? undefined : t('copyOf', { name: session_name })}
                onClick={copy}
              >
                {t(copied ? 'copied' : 'copy')}
              </Button>
            )}
          </CopyButton>
          {page.can_end && (
            <Revoking
              label={t('revoke')}
              name={session_name}
              pending={revoke.isPending}
              onAgree={revoke.mutate}
            />
          )}
        </Group>
      </Stack>
    </Card>
  )
}
