import { Button } from '@mantine/core'
import { IconBuilding, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { myClubs } from '#contract/people/clubs.ts'
import { query } from '../../api/api.ts'
import { paths } from '../../paths/paths.ts'
import { Page } from '../../ui/Page.tsx'
import { useLoaded } from '../../load/use-loaded.ts'
import { PageState } from '../../ui/PageState.tsx'
import { ActiveClub } from './ActiveClub.tsx'
import { clubGroups } from './club-groups.ts'
import { ClubList } from './ClubList.tsx'
import { ClubRow } from './ClubRow.tsx'
import { InvitedClub } from './InvitedClub.tsx'
import { JoinButton } from './JoinButton.tsx'

/** The clubs of the person: those they are in, those that invited them, those they asked. */
export function MyClubsPage() {
  const { t } = useTranslation('clubs')
  const { data: all } = useLoaded(query(myClubs))
  const groups = clubGroups(all)
  const found = (
    <Button component={Link} to={paths.createClub()} leftSection={<IconPlus size={18} />}>
      {t('found.title')}
    </Button>
  )
  return (
    <Page title={t('mine.title')} subtitle={t('mine.lead')} action={all.length > 0 && found}>
      {all.length === 0 && (
        <PageState
          state="empty"
          icon={<IconBuilding size={32} />}
          title={t('mine.empty')}
          text={t('mine.emptyText')}
          action={found}
        />
      )}
      <ClubList title={t('mine.invited')} memberships={groups.invited}>
        {(membership) => <InvitedClub membership={membership} />}
      </ClubList>
      <ClubList title={t('mine.active')} memberships={groups.active}>
        {(membership) => <ActiveClub membership={membership} />}
      </ClubList>
      <ClubList title={t('mine.pending')} memberships={groups.pending}>
        {(membership) => <ClubRow membership={membership} />}
      </ClubList>
      <JoinButton />
    </Page>
  )
}
