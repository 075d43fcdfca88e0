import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { ErgRace } from '#contract/live/live-races.ts'
import { liveSession } from '#contract/live/live.ts'
import { racePhase, countAt } from '#domain/live/erg-race.ts'
import { rankedLanes, RACE_ORDERS, type RaceOrder } from '#domain/live/race-order.ts'
import { Waiting } from '../../../load/Waiting.tsx'
import { paths } from '../../../paths/paths.ts'
import { useSearchParam } from '../../../ui/use-search-param.ts'
import { useTicks } from '../use-ticks.ts'
import { useWater } from '../use-water.ts'
import { sound, readySounds } from '../recorder/sounds.ts'
import { useFormat } from '../../../format/format.ts'
import { taskText } from '../task-text.ts'
import { BoardHead, type RaceShownProps } from './BoardHead.tsx'
import { Lanes } from './Lanes.tsx'
import { raceShown, standingsIn } from './lanes.ts'
import { useRaces } from './use-races.ts'
import classes from './board.module.css'

type BoardFootProps = RaceShownProps & { races: readonly ErgRace[]; order: RaceOrder }

/** By what lanes are ordered, when the start is, and which race is next. */
function BoardFoot({ race, phase, races, order }: BoardFootProps) {
  const { t } = useTranslation('erg-room')
  const format = useFormat()
  const next = races.find(({ id, goes_at }) => goes_at === null && id !== race.id)
  const isBegun = phase === 'racing' || phase === 'over'
  return (
    <footer className={classes.foot}>
      <p>
        {phase === 'over' && `${t('kept')} · `}
        {isBegun ? (
          <>
            {`${t('order')} `}
            {RACE_ORDERS.map((one, index) => (
              <span key={one}>
                {index > 0 && ' · '}
                {one === order ? <strong>{t(`orders.${one}`)}</strong> : t(`orders.${one}`)}
              </span>
            ))}
          </>
        ) : (
          t('sameCount')
        )}
      </p>
      <p>
        {race.goes_at !== null && phase === 'counting' ? (
          <>
            {`${t('startsAt')} `}
            <strong>{format.time(new Date(race.goes_at).toISOString())}</strong>
          </>
        ) : (
          next && (
            <>
              {`${t('next')} `}
              <strong>{next.name ?? taskText(next, format)}</strong>
              {` ${t('readyOf', {
                ready: format.number(next.lanes.filter(({ is_ready }) => is_ready).length),
                count: next.lanes.length,
              })}`}
            </>
          )
        )}
      </p>
    </footer>
  )
}

type BoardToolsProps = {
  order: RaceOrder
  onOrder: (order: RaceOrder) => void
  isLoud: boolean
  onLoud: (isLoud: boolean) => void
  onLeave: () => void
}

/** What one can do with the board; there once the mouse moves to it or a key reaches it. */
function BoardTools({ order, onOrder, isLoud, onLoud, onLeave }: BoardToolsProps) {
  const { t } = useTranslation('erg-room')
  const fill = () => void document.documentElement.requestFullscreen().catch(() => undefined)
  return (
    <div className={classes.tools} role="toolbar" aria-label={t('order')}>
      {RACE_ORDERS.map((one) => (
        <button key={one} type="button" aria-pressed={one === order} onClick={() => onOrder(one)}>
          {t(`orders.${one}`)}
        </button>
      ))}
      <button
        type="button"
        aria-pressed={isLoud}
        onClick={() => {
          readySounds()
          onLoud(!isLoud)
        }}
      >
        {t('sound')}
      </button>
      <button type="button" onClick={fill}>
        {t('full')}
      </button>
      <button type="button" onClick={onLeave}>
        {t('leave')}
      </button>
    </div>
  )
}

const TICK_MS = 100
/** "Go" stands on the board for so long. */
const GO_MS = 1_500

type CountProps = { goesAt: number; ahead: number; isLoud: boolean }

/** The count to the start, by the clock of the server, as on every device. */
function Count({ goesAt, ahead, isLoud }: CountProps) {
  const { t } = useTranslation('erg-room')
  const now = useTicks(TICK_MS) + ahead
  const isOver = now > goesAt + GO_MS
  const count = countAt(goesAt, now)
  const second = typeof count === 'number' ? Math.max(0, count) : null
  useEffect(() => {
    if (isLoud && !isOver && second !== null) sound(second === 0 ? 'go' : 'soon')
  }, [isLoud, isOver, second])
  if (isOver) return null
  const isGo = typeof count === 'number' && count <= 0
  return (
    <div className={classes.count} role="timer" aria-live="assertive" data-count={count}>
      {typeof count === 'number' ? (
        <>
          {!isGo && <p>{t('attention')}</p>}
          <strong>{isGo ? t('go') : count}</strong>
        </>
      ) : (
        <p className={classes.soon}>{t(count)}</p>
      )}
    </div>
  )
}

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
