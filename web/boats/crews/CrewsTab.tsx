import { lazy, Suspense } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button, Text, Title, VisuallyHidden } from '@mantine/core'
import { IconMessages } from '@tabler/icons-react'
import type { Crew } from '#contract/boats/crews.ts'
import { boatById } from '#domain/constants/boats.ts'
import { sideOf } from '#domain/rules/crews.ts'
import { orNothing } from '../../load/or-nothing.ts'
import { useSession, TabHead } from '../../planning/session-facts/open.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { IconRowingShell } from '../../ui/rowing-shell-icon.ts'
import { openGroupChat } from '../../lazy/group-chat.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { useSeatName } from '../../lookups/use-seat-name.ts'
import { comma } from '../../format/punctuation.ts'
import { CrewSheet } from './CrewSheet.tsx'
import { sessionCrewsQuery } from './queries.ts'
import { placesOf } from './board.ts'
import { SheetItems } from './SheetItems.tsx'
import { SideFlag } from './SideFlag.tsx'
import classes from './crews.module.css'

/** Shows the crews read-only, with one's own seat highlighted. */
function SeatedCrews({ crews }: { crews: readonly Crew[] }) {
  const { id } = useSession()
  return (
    <>
      <TabHead menu={<SheetItems sessionId={id} />} />
      <div className={classes.boats}>
        {crews.map((crew) => (
          <SeatedCrew key={crew.id} crew={crew} />
        ))}
      </div>
    </>
  )
}

function SeatedCrew({ crew }: { crew: Crew }) {
  const { t } = useTranslation('crews')
  const { user_id } = useViewer()
  const seatName = useSeatName()
  const boat = boatById(crew.boat_type)
  if (!boat) return null
  return (
    <section className={classes.boat} aria-labelledby={`crew-${crew.id}`}>
      <Title order={2} size="h3" id={`crew-${crew.id}`}>
        {crew.name}
      </Title>
      <Text size="sm" c="dimmed">
        {crew.class}
      </Text>
      <ol className={classes.seats}>
        {placesOf(boat).map((position) => {
          const seat = crew.crew_users.find((one) => one.position === position)
          const side = sideOf(boat, position, seat?.side ?? null)
          const own = seat?.user_id === user_id
          return (
            <li
              key={position}
              className={classes.seat}
              data-side={side}
              data-own={own || undefined}
            >
              <span className={classes.number}>{seatName(boat, position, 'short')}</span>
              <span className={classes.name}>
                {seat?.is_hidden ? t('seat.taken') : (seat?.user.full_name ?? t('seat.empty'))}
                {own && <VisuallyHidden>{comma() + t('seat.own')}</VisuallyHidden>}
              </span>
              <SideFlag side={side} />
            </li>
          )
        })}
      </ol>
      {crew.crew_users.some((one) => one.user_id === user_id) && (
        <Button
          variant="subtle"
          leftSection={<IconMessages size={18} />}
          onClick={() => openGroupChat(crew.name, { kind: 'crew', crew_id: crew.id })}
        >
          {t('menu.chat')}
        </Button>
      )}
    </section>
  )
}

const SeatBoard = lazy(() =>
  orNothing(import('./SeatBoard.tsx').then((module) => ({ default: module.SeatBoard }))),
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
