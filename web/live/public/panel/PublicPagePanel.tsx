import { Anchor, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { sessionPublicPage } from '#contract/live/public.ts'
import { query } from '../../../api/api.ts'
import { Waiting } from '../../../load/Waiting.tsx'
import { paths } from '../../../paths/paths.ts'
import { closeModal } from '../../../shell/modals.ts'
import { PageOptionsForm } from './PageOptionsForm.tsx'
import { SharedPage } from './SharedPage.tsx'

/** The page by which people outside follow a session: its link, and what it shows. */
export function PublicPagePanel({ sessionId }: { sessionId: number }) {
  const { t } = useTranslation('public-pages')
  const asked = useQuery(query(sessionPublicPage, { params: { id: sessionId } }))
  if (!asked.data) return <Waiting for={asked} rows={6} part />
  const { is_event, page, usual, intro, video_url } = asked.data.data
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {t(is_event ? 'eventText' : 'text')}
      </Text>
      {page && <SharedPage page={page} isEvent={is_event} />}
      <PageOptionsForm
        key={page?.id ?? 'new'}
        sessionId={sessionId}
        isEvent={is_event}
        page={page}
        options={page ?? usual}
      />
      <Text size="sm">
        {!is_event &&
          `${t(intro === null ? 'noIntro' : 'intro')} ${t(video_url === null ? 'noVideo' : 'video')} `}
        <Anchor
          component={Link}
          to={paths.editSession(sessionId)}
          inherit
          underline="always"
          onClick={closeModal}
        >
          {t(is_event ? 'editEvent' : 'editSession')}
        </Anchor>
      </Text>
    </Stack>
  )
}
