import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { ErgRace } from '#contract/live/live-races.ts'
import { liveSession } from '#contract/live/live.ts'
import { racePhase } from '#domain/live/erg-race.ts'
import { rankedLanes, RACE_ORDERS, type RaceOrder } from '#domain/live/race-order.ts'
import { Waiting } from '../../../load/Waiting.tsx'
import { paths } from '../../../paths/paths.ts'
import { useSearchParam } from '../../../ui/use-search-param.ts'
import { useTicks } from '../use-ticks.ts'
import { useWater } from '../use-water.ts'
import classes from './board.module.css'
import { BoardFoot } from './BoardFoot.tsx'
import { BoardHead } from './BoardHead.tsx'
import { BoardTools } from './BoardTools.tsx'
import { Count } from './Count.tsx'
import { Lanes } from './Lanes.tsx'
import { raceShown, standingsIn } from './lanes.ts'
import { useRaces } from './use-races.ts'

/** So often boats are drawn on; once a second for who asked for little motion. */
const DRAW_MS = 250
const STILL_MS = 1_000

const orderIn = (text: string | null): RaceOrder =>
  RACE_ORDERS.find((order) => order === text) ?? 'metres'

/** The board of an erg room: a screen of its own over everything, always dark. */
export function Board({ sessionId }: { sessionId: number }) {
  const { t } = useTranslation('erg-room')
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    if (shown && !shown.open) {
      shown.showModal()
      // Its tools stay away until somebody wants them.
      shown.focus()
    }
    return () => shown?.close()
  }, [])
  const leave = () => void navigate(paths.liveSession(sessionId))
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={classes.board}
      aria-label={t('board')}
      onCancel={(event) => {
        event.preventDefault()
        leave()
      }}
    >
      <Shown sessionId={sessionId} onLeave={leave} />
    </dialog>
  )
}

type ShownProps = { sessionId: number; onLeave: () => void }

function Shown({ sessionId, onLeave }: ShownProps) {
  const { t } = useTranslation('erg-room')
  const [search, setSearch] = useSearchParam()
  const [ahead, setAhead] = useState(0)
  const asked = useRaces(sessionId)
  const { session, water } = useWater(liveSession, sessionId)
  // Somebody may have asked their device for little motion.
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [isLoud, setLoud] = useState(false)
  const ticks = useTicks(isStill ? STILL_MS : DRAW_MS)
  const said = asked.data?.data.now
  const [heard, setHeard] = useState<number>()
  if (said !== undefined && said !== heard) {
    setHeard(said)
    setAhead(said - asked.dataUpdatedAt)
  }
  const now = ticks + ahead
  const order = orderIn(search.get('order'))
  const races = asked.data?.data.races ?? NONE
  const race = raceShown(races, now)
  const phase = race ? racePhase(race, now) : 'open'
  const ranked = race ? rankedLanes(standingsIn(race, water, now), race, order) : []
  if (!session || !asked.data) return <Waiting for={asked} rows={8} />
  const { club_name } = asked.data.data
  const tools = (
    <BoardTools
      {...{ order, isLoud, onLeave }}
      onOrder={(value) => setSearch({ order: value })}
      onLoud={setLoud}
    />
  )
  if (!race)
    return (
      <div className={classes.empty}>
        {tools}
        <h1>{t('noRace')}</h1>
        <p>{t('noRaceText')}</p>
      </div>
    )
  const place = races.indexOf(race) + 1
  const shown = { race, phase, ranked, now }
  return (
    <>
      {tools}
      <BoardHead {...shown} {...{ club_name, place }} name={session.name} count={races.length} />
      <Lanes {...shown} {...{ isStill, order }} />
      <BoardFoot {...shown} races={races} order={order} />
      {race.goes_at !== null && <Count goesAt={race.goes_at} {...{ ahead, isLoud }} />}
    </>
  )
}

const NONE: readonly ErgRace[] = []
