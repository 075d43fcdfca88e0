import { Button } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { paths } from '../../paths/paths.ts'
import { keepTarget } from '../../shell/session-store.ts'
import { useViewer } from '../../shell/viewer.ts'
import { PageState } from '../../ui/PageState.tsx'

/** Offers the club something belongs to; after the switch the person is back here. */
export function OtherClub({ clubId, title }: { clubId: number; title: string }) {
  const { t } = useTranslation()
  const { memberships } = useViewer()
  const { pathname, search } = useLocation()
  const club = memberships.find((membership) => membership.club_id === clubId)?.club.name
  const remember = () => keepTarget({ path: pathname, search, clubId })
  return (
    <PageState
      state="empty"
      icon={<IconArrowsExchange />}
      title={title}
      text={club === undefined ? t('otherClub.textUnnamed') : t('otherClub.text', { club })}
      action={
        <Button component={Link} to={paths.switchClub(clubId)} onClick={remember} mt="sm">
          {club === undefined ? t('otherClub.switchUnnamed') : t('otherClub.switch', { club })}
        </Button>
      }
    />
  )
}
