import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { myClubs } from '#contract/people/clubs.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { query } from '../../api/api.ts'
import { paths } from '../../paths/paths.ts'
import { notify } from '../../shell/notices.ts'
import { refreshClubs, useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { ClubList } from './ClubList.tsx'
import { ClubRow } from './ClubRow.tsx'
import { InvitedClub } from './InvitedClub.tsx'
import { JoinButton } from './JoinButton.tsx'

/** Lets those who are in no club yet answer an invitation, join by code, or found a club. */
export function WelcomePage() {
  const { t } = useTranslation('clubs')
  const { me } = useViewer()
  const navigate = useNavigate()
  const all = useQuery(query(myClubs)).data?.data ?? []
  const invited = all.filter(({ status }) => status.id === MEMBER_STATUS.invited)
  const pending = all.filter(({ status }) => status.id === MEMBER_STATUS.pending)
  // The guard of this screen leads on when there is a club now.
  const goOn = useCallback(() => void navigate(paths.welcome(), { replace: true }), [navigate])
  const isIn = all.some(({ status }) => status.id === MEMBER_STATUS.approved)
  useEffect(() => {
    if (isIn) goOn()
  }, [isIn, goOn])
  const lookAgain = async () => {
    await refreshClubs()
    goOn()
  }
  return (
    <Page title={t('welcome.title', { name: me.first_name })} subtitle={t('welcome.lead')}>
      <Stack gap="xl">
        <ClubList title={t('mine.invited')} memberships={invited}>
          {(membership) => <InvitedClub membership={membership} onAccepted={goOn} />}
        </ClubList>
        {invited.length === 0 && (
          <Stack gap="xs" component="section">
            <Title order={2} size="h3">
              {t('welcome.invited')}
            </Title>
            <Text>{t('welcome.noInvitation', { email: me.email })}</Text>
            <Button
              variant="default"
              style={{ alignSelf: 'flex-start' }}
              onClick={() =>
                void lookAgain().catch((problem: Error) => notify('error', problem.message))
              }
            >
              {t('welcome.again')}
            </Button>
          </Stack>
        )}
        <ClubList title={t('mine.pending')} memberships={pending}>
          {(membership) => <ClubRow membership={membership} />}
        </ClubList>
        <JoinButton />
        <Stack gap="xs" component="section">
          <Title order={2} size="h3">
            {t('welcome.found')}
          </Title>
          <Text>{t('welcome.foundText')}</Text>
          <Group>
            <Button component={Link} to={paths.createClub()}>
              {t('found.title')}
            </Button>
            {me.is_admin && (
              <Button variant="default" component={Link} to={paths.admin()}>
                {t('nav.admin', { ns: 'common' })}
              </Button>
            )}
            <Button variant="default" component={Link} to={paths.logout()}>
              {t('signOut', { ns: 'common' })}
            </Button>
          </Group>
        </Stack>
      </Stack>
    </Page>
  )
}
