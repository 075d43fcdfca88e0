import { useElementSize } from '@mantine/hooks'
import { useMemo, type ClipboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays } from '#domain/time/week.ts'
import { useLetterScale } from '../../ui/use-letter-scale.ts'
import { DrawnContext, useDrawn, type Drawn } from './drawn.ts'
import { axisOf, GUTTER, HEIGHT, monthStarts, ROWS, scaleOf } from './geometry.ts'
import { GoalRow, type GoalRowProps } from './GoalRow.tsx'
import { PhaseRow, type PhaseRowProps } from './PhaseRow.tsx'
import { SeasonBars, type BarActs } from './SeasonBars.tsx'
import { FormRow, RatioRow } from './SeasonLines.tsx'
import { useSeasonWords } from './use-season-words.ts'
import classes from './picture.module.css'

export type SeasonPictureProps = Omit<Drawn, 'axis' | 'scale'> &
  BarActs &
  PhaseRowProps &
  GoalRowProps & {
    /** A column that is pasted, from the chosen week on. */
    onPaste: ((text: string) => void) | null
    /** On paper, whose width is known before it is drawn. */
    fixedWidth?: number
  }

const USUAL_WIDTH = 960

/** Goals, phases, hours, zones, ratio and form over one axis of weeks. */
export function SeasonPicture(props: SeasonPictureProps) {
  const { season, course, proposal, measure, chosen, onPaste } = props
  const { t } = useTranslation('season')
  const words = useSeasonWords()
  const { ref, width: measured } = useElementSize()
  const letters = useLetterScale()
  const width = props.fixedWidth ?? measured
  const scale = props.fixedWidth === undefined ? letters : 1
  const axis = useMemo(
    () =>
      axisOf(season.first_day, season.weeks.length, Math.max(320, (width || USUAL_WIDTH) / scale)),
    [season.first_day, season.weeks.length, width, scale],
  )
  const drawn = { season, course, proposal, measure, chosen, axis, scale }
  const paste = (event: ClipboardEvent) => {
    if (!onPaste) return
    event.preventDefault()
    onPaste(event.clipboardData.getData('text/plain'))
  }
  return (
    <DrawnContext value={drawn}>
      <div ref={ref} className={classes.frame} onPaste={paste}>
        <svg
          width={axis.width * scale}
          height={HEIGHT * scale}
          viewBox={`0 0 ${axis.width} ${HEIGHT}`}
          className={classes.picture}
          role="group"
          aria-label={t('name', { name: words.season(season.first_day) })}
        >
          <Ground />
          <SeasonBars onChoose={props.onChoose} onDrag={props.onDrag} onSet={props.onSet} />
          <ZoneRow />
          <RatioRow />
          <FormRow />
          <PhaseRow onMoveEdge={props.onMoveEdge} />
          <TodayLine />
        </svg>
        <GoalRow onPriority={props.onPriority} />
      </div>
    </DrawnContext>
  )
}

/** What lies under all rows: the weeks that are over, the chosen one, months and lines of goals. */
function Ground() {
  const { t } = useTranslation('season')
  const { season, axis, chosen } = useDrawn()
  const words = useSeasonWords()
  const mondays = season.weeks.map(({ monday }) => monday)
  const over = Math.min(Math.max(GUTTER, axis.dayX(season.today)), axis.width - 8)
  const place = mondays.findIndex((monday) => monday === chosen)
  return (
    <g aria-hidden>
      <rect
        x={GUTTER}
        y={ROWS.bars.top - 4}
        width={over - GUTTER}
        height={HEIGHT - ROWS.bars.top}
        className={classes.past}
      />
      {place >= 0 && (
        <rect
          x={axis.weekX(place)}
          y={ROWS.bars.top - 4}
          width={axis.step}
          height={HEIGHT - ROWS.bars.top}
          className={classes.chosen}
        />
      )}
      {monthStarts(mondays).map((month) => (
        <text key={month.monday} x={axis.weekX(month.place)} y={ROWS.months.top + 12}>
          {words.month(addDays(month.monday, 6))}
        </text>
      ))}
      <text x={0} y={ROWS.goals.top + 13} className={classes.head}>
        {t('rows.goals')}
      </text>
      {season.goals.map(({ session_id, first_day, priority }) =>
        priority === null ? null : (
          <line
            key={session_id}
            x1={axis.dayX(first_day)}
            x2={axis.dayX(first_day)}
            y1={ROWS.bars.top - 4}
            y2={HEIGHT - 8}
            className={classes.goalLine}
            data-priority={priority}
          />
        ),
      )}
    </g>
  )
}

/** Of a letter of the word for today, of the edges around it, and of the shortest such word. */
const LETTER_PX = 5.6
const EDGES_PX = 14
const SHORTEST_PX = 40

function TodayLine() {
  const { t } = useTranslation('season')
  const { season, axis } = useDrawn()
  const last = season.weeks.at(-1)?.monday ?? season.first_day
  if (season.today < season.first_day || season.today > addDays(last, 6)) return null
  const x = axis.dayX(addDays(season.today, 1))
  const width = Math.max(SHORTEST_PX, EDGES_PX + LETTER_PX * t('today').length)
  const middle = Math.min(x, axis.width - width / 2)
  return (
    <g aria-hidden>
      <line x1={x} x2={x} y1={ROWS.phases.top} y2={HEIGHT - 8} className={classes.today} />
      <rect
        x={middle - width / 2}
        y={ROWS.bars.top - 8}
        width={width}
        height={18}
        rx={3}
        className={classes.todayTag}
      />
      <text x={middle} y={ROWS.bars.top + 5} textAnchor="middle" className={classes.todayWord}>
        {t('today')}
      </text>
    </g>
  )
}

const BANDS = ['low', 'middle', 'high'] as const

/** Low, middle and high as shares: of what was done, else of the target, else of the plan. */
function ZoneRow() {
  const { t } = useTranslation('season')
  const { season, axis, proposal } = useDrawn()
  const y = scaleOf(ROWS.zones, 0, 100)
  return (
    <g>
      <text x={0} y={ROWS.zones.top + 12} className={classes.head}>
        {t('rows.zones')}
      </text>
      <text x={0} y={ROWS.zones.top + 27} className={classes.quiet}>
        {t('rows.shareOfTime')}
      </text>
      {season.weeks.map(({ monday, done, target, planned }, place) => {
        const shares =
          sharesOf(done.zones) ??
          proposal?.targets.get(monday)?.shares ??
          target?.shares ??
          sharesOf(planned.zones)
        if (!shares) return null
        let below = 0
        return BANDS.map((band, at) => {
          const share = shares[at] ?? 0
          below += share
          return (
            <rect
              key={`${monday} ${band}`}
              x={axis.weekX(place) + axis.step * 0.06}
              width={axis.step * 0.88}
              y={y(below)}
              height={Math.max(0, y(below - share) - y(below))}
              className={classes.share}
              data-band={band}
              data-to-come={sharesOf(done.zones) === null || undefined}
            />
          )
        })
      })}
    </g>
  )
}

function sharesOf(seconds: readonly number[]): number[] | null {
  const whole = seconds.reduce((sum, one) => sum + one, 0)
  return whole > 0 ? seconds.map((one) => (100 * one) / whole) : null
}
