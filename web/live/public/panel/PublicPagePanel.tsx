import { Anchor, Stack, Text, Button, Card, CopyButton, Group } from '@mantine/core'
import { useQuery, useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import {
  sessionPublicPage,
  confirmPublicResults,
  publicPages,
  revokePublicPage,
  type PublicPage,
} from '#contract/live/public.ts'
import { query, api, invalidate } from '../../../api/api.ts'
import { Waiting } from '../../../load/Waiting.tsx'
import { paths } from '../../../paths/paths.ts'
import { closeModal } from '../../../shell/modals.ts'
import { useFormat } from '../../../format/format.ts'
import { sentenceGap } from '../../../format/punctuation.ts'
import { notify } from '../../../shell/notices.ts'
import { PageOptionsForm } from './PageOptionsForm.tsx'
import { Revoking } from './Revoking.tsx'
import classes from './panel.module.css'

/** A page with its address and the code that leads to it. */
function SharedPage({ page, isEvent }: { page: PublicPage; isEvent: boolean }) {
  const { t } = useTranslation('public-pages')
  const format = useFormat()
  const { id, url, qr_code, confirmed_at, is_open, opens_at, closes_at, created_by } = page
  const confirm = useMutation({
    mutationFn: () =>
      api(confirmPublicResults, { params: { id }, body: { confirmed: confirmed_at === null } }),
    onSuccess: () => notify('success', t(confirmed_at === null ? 'nowConfirmed' : 'notConfirmed')),
    onSettled: () => invalidate(sessionPublicPage),
  })
  const revoke = useMutation({
    mutationFn: () => api(revokePublicPage, { params: { id } }),
    onSuccess: () => notify('success', t('revoked')),
    onSettled: () => invalidate(sessionPublicPage, publicPages),
  })
  const facts = [
    is_open
      ? t('openUntil', { when: format.within.dateTime(closes_at) })
      : t('opensFrom', { when: format.within.dateTime(opens_at) }),
    ...(created_by === null ? [] : [t('by', { name: created_by })]),
    ...(isEvent
      ? []
      : [
          confirmed_at === null
            ? t('provisional')
            : t('confirmed', { when: format.within.dateTime(confirmed_at) }),
        ]),
  ]
  return (
    <Card withBorder padding="sm">
      <Group align="flex-start" gap="md">
        <img
          className={classes.code}
          src={`data:image/svg+xml;utf8,${encodeURIComponent(qr_code)}`}
          alt={t('code')}
          width={168}
          height={168}
        />
        <Stack gap="xs" flex={1} miw={220}>
          <Anchor href={url} target="_blank" rel="noreferrer" className={classes.url}>
            {url}
          </Anchor>
          <Anchor href={`${url}?kiosk=1`} target="_blank" rel="noreferrer" size="sm">
            {t('kiosk')}
          </Anchor>
          <Text size="sm">{facts.join(' · ')}</Text>
          <Group gap="xs">
            <CopyButton value={url}>
              {({ copied, copy }) => (
                <Button variant="default" onClick={copy}>
                  {t(copied ? 'copied' : 'copy')}
                </Button>
              )}
            </CopyButton>
            {!isEvent && (
              <Button
                variant="default"
                loading={confirm.isPending}
                onClick={() => confirm.mutate()}
              >
                {t(confirmed_at === null ? 'confirm' : 'unconfirm')}
              </Button>
            )}
            <Revoking label={t('revoke')} pending={revoke.isPending} onAgree={revoke.mutate} />
          </Group>
        </Stack>
      </Group>
    </Card>
  )
}

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
        {!is_event && (
          <>
            {t(intro === null ? 'noIntro' : 'intro')}
            {sentenceGap()}
            {t(video_url === null ? 'noVideo' : 'video')}
            {sentenceGap()}
          </>
        )}
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
