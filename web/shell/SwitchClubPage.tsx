import { Title } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { nextPlace } from './guards.ts'
import { notify } from './notices.ts'
import { switchClub } from './switch-club.ts'
import { useViewer } from './viewer.ts'

/** Chooses the club of the address, then goes to the place the person was on the way to. */
export function SwitchClubPage() {
  const { t } = useTranslation()
  const clubId = Number(useParams()['clubId'])
  const { memberships } = useViewer()
  const navigate = useNavigate()
  const membership = memberships.find(({ club_id }) => club_id === clubId)
  useEffect(() => {
    if (membership) switchClub(membership.club_id)
    else notify('error', t('notYourClub'))
    void navigate(nextPlace(membership?.club_id ?? null), { replace: true })
  }, [membership, navigate, t])
  return <Title order={1}>{membership?.club.name ?? t('bar.clubs')}</Title>
}
