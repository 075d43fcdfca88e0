import { Suspense } from 'react'
import { lazyPart } from '../../load/lazy-part.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../planning/session-facts/open.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { CrewSheet } from './CrewSheet.tsx'
import { sessionCrewsQuery } from './queries.ts'
import { SeatedCrews } from './SeatedCrews.tsx'
import { IconRowingShell } from '../../ui/rowing-shell-icon.ts'

const SeatBoard = lazyPart(() =>
  import('./SeatBoard.tsx').then((module) => ({ default: module.SeatBoard })),
)

/**
 * Shows who sits where in this session: a board for those who may seat people, a list for everybody
 * else.
 */
export function CrewsTab() {
  const { t } = useTranslation('crews')
  const { id } = useSession()
  const asked = useQuery(sessionCrewsQuery(id))
  const { data } = asked
  if (!data) return <Waiting for={asked} rows={8} />
  const { crews, user_actions } = data.data
  if (user_actions.edit)
    return (
      <Suspense fallback={<PageState state="loading" rows={8} />}>
        <SeatBoard data={data.data} />
      </Suspense>
    )
  if (crews.length === 0)
    return (
      <PageState
        state="empty"
        icon={<IconRowingShell size={32} />}
        title={t('board.empty')}
        text={t('board.emptyAthlete')}
      />
    )
  return (
    <>
      <SeatedCrews crews={crews} />
      <CrewSheet crews={crews} />
    </>
  )
}
