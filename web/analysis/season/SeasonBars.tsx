import type { KeyboardEvent, PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { SeasonWeek } from '#contract/analysis/season.ts'
import { addDays } from '#domain/time/week.ts'
import { colon } from '../../format/punctuation.ts'
import { useDrawn } from './drawn.ts'
import { GUTTER, ROWS, scaleOf } from './geometry.ts'
import { amountsOf, marksOf, MEASURE_FIELDS, steppedBy, topOf } from './measures.ts'
import { useSeasonWords } from './use-season-words.ts'
import classes from './picture.module.css'

export type BarActs = {
  onChoose: (monday: string) => void
  /** A target while it is dragged, and when it is let go. */
  onDrag: ((monday: string, amount: number) => void) | null
  onSet: ((monday: string, amount: number) => void) | null
}

/** Target, planned and done of each week; targets are dragged, or changed by the arrow keys. */
export function SeasonBars(acts: BarActs) {
  const { t } = useTranslation('season')
  const { season, measure, axis, proposal } = useDrawn()
  const words = useSeasonWords()
  const field = MEASURE_FIELDS[measure].field
  const proposed = [...(proposal?.targets.values() ?? [])].map((target) => target[field] ?? 0)
  const top = topOf(season.weeks, measure, proposed)
  const y = scaleOf(ROWS.bars, 0, top)
  return (
    <g>
      <text x={0} y={ROWS.bars.top + 12} className={classes.head}>
        {t(`measures.${measure}`)}
      </text>
      {season.scope.kind !== 'athlete' && (
        <text x={0} y={ROWS.bars.top + 27} className={classes.quiet}>
          {t('rows.anAthlete')}
        </text>
      )}
      {marksOf(top, measure).map((mark) => (
        <g key={mark}>
          <line
            x1={GUTTER}
            x2={axis.width - 8}
            y1={y(mark)}
            y2={y(mark)}
            className={classes.grid}
          />
          <text x={GUTTER - 8} y={y(mark) + 4} textAnchor="end" className={classes.quiet}>
            {words.mark(mark, measure)}
          </text>
        </g>
      ))}
      {season.weeks.map((week, place) => (
        <WeekColumn key={week.monday} {...{ week, place, y, top }} {...acts} />
      ))}
    </g>
  )
}

type WeekColumnProps = BarActs & {
  week: SeasonWeek
  place: number
  y: (value: number) => number
  top: number
}

function WeekColumn({ week, place, y, top, ...acts }: WeekColumnProps) {
  const { t } = useTranslation('season')
  const { axis, measure, chosen } = useDrawn()
  const words = useSeasonWords()
  const { monday } = week
  const amounts = amountsOf(week, measure)
  const said = (value: number) => words.amount(value, measure)
  const value = t('week.value', {
    target: amounts.target === null ? t('week.none') : said(amounts.target),
    planned: said(amounts.planned),
    done: said(amounts.done),
  })
  const hand = useHand({ week, top, ...acts })
  return (
    <g
      className={classes.week}
      role="slider"
      tabIndex={chosen === monday || (chosen === null && place === 0) ? 0 : -1}
      aria-label={t('week.open', { week: words.week(monday) })}
      aria-valuemin={0}
      aria-valuemax={top}
      aria-valuenow={amounts.target ?? 0}
      aria-valuetext={value}
      data-week={monday}
      data-changes={acts.onSet !== null || undefined}
      {...hand}
    >
      <title>{`${words.week(monday)}${colon()}${value}`}</title>
      <WeekBars week={week} x={axis.weekX(place)} y={y} />
      <rect
        x={axis.weekX(place)}
        y={ROWS.bars.top}
        width={axis.step}
        height={ROWS.bars.height}
        className={classes.ring}
      />
    </g>
  )
}

/** Pointer and keys of one week: up and down set its target, left and right go to the next. */
function useHand({
  week,
  top,
  onChoose,
  onDrag,
  onSet,
}: BarActs & Pick<WeekColumnProps, 'week' | 'top'>) {
  const { season, measure, scale } = useDrawn()
  const { monday } = week
  const { step, leap } = MEASURE_FIELDS[measure]
  const target = amountsOf(week, measure).target ?? 0
  const goTo = (from: Element, days: number) => {
    const next = addDays(monday, days)
    if (!season.weeks.some((one) => one.monday === next)) return
    onChoose(next)
    from.parentElement?.querySelector<SVGGElement>(`[data-week="${next}"]`)?.focus()
  }
  const amountAt = (event: PointerEvent<SVGGElement>) => {
    const picture = event.currentTarget.ownerSVGElement?.getBoundingClientRect()
    const height = (event.clientY - (picture?.top ?? 0)) / scale - ROWS.bars.top
    return steppedBy((1 - height / ROWS.bars.height) * top, 0, measure)
  }
  return {
    onKeyDown: (event: KeyboardEvent<SVGGElement>) => {
      const size = event.shiftKey ? leap : step
      if (event.key === 'ArrowLeft') goTo(event.currentTarget, -7)
      else if (event.key === 'ArrowRight') goTo(event.currentTarget, 7)
      else if (event.key === 'Enter' || event.key === ' ') onChoose(monday)
      else if (event.key === 'ArrowUp') onSet?.(monday, steppedBy(target, size, measure))
      else if (event.key === 'ArrowDown') onSet?.(monday, steppedBy(target, -size, measure))
      else return
      event.preventDefault()
    },
    onPointerDown: (event: PointerEvent<SVGGElement>) => {
      onChoose(monday)
      if (onDrag && event.button === 0 && event.pointerType !== 'touch')
        event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<SVGGElement>) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId) && Math.abs(event.movementY) > 0)
        onDrag?.(monday, amountAt(event))
    },
    onPointerUp: (event: PointerEvent<SVGGElement>) => {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
      event.currentTarget.releasePointerCapture(event.pointerId)
      onSet?.(monday, target)
    },
  }
}

type WeekBarsProps = {
  week: SeasonWeek
  x: number
  y: (value: number) => number
  /** On a phone there is room for target and done alone. */
  hidesPlan?: boolean
}

/** A pale bar with a line on top for the target, in it what is planned, and in this what was done. */
export function WeekBars({ week, x, y, hidesPlan = false }: WeekBarsProps) {
  const { season, measure, axis, proposal } = useDrawn()
  const { step } = axis
  const { target, planned, done } = amountsOf(week, measure)
  const field = MEASURE_FIELDS[measure].field
  const proposed = proposal?.targets.get(week.monday)?.[field] ?? null
  const isLeft = proposal?.left.has(week.monday) === true
  const isOver = proposal !== null && week.monday <= season.today
  const shown = isOver ? done : (proposed ?? target)
  const base = y(0)
  const bar = (value: number, share: number) => ({
    x: x + (step * (1 - share)) / 2,
    y: y(value),
    width: step * share,
    height: Math.max(0, base - y(value)),
  })
  const isToCome = addDays(week.monday, 6) >= season.today
  return (
    <>
      {shown !== null && (
        <rect
          {...bar(shown, 0.82)}
          className={classes.target}
          data-stays={(proposal !== null && proposed === null) || undefined}
          data-new={(proposed !== null && !isLeft) || undefined}
          data-left={isLeft || undefined}
        />
      )}
      {proposed !== null && target !== null && (
        <line x1={x} x2={x + step} y1={y(target)} y2={y(target)} className={classes.nowLine} />
      )}
      {proposal === null && !hidesPlan && planned > 0 && (
        <rect
          {...bar(planned, 0.58)}
          className={classes.planned}
          data-to-come={isToCome || undefined}
        />
      )}
      {proposal === null && done > 0 && <rect {...bar(done, 0.46)} className={classes.done} />}
      {shown !== null && proposal === null && (
        <line
          x1={x + step * 0.09}
          x2={x + step * 0.91}
          y1={y(shown)}
          y2={y(shown)}
          className={classes.targetLine}
        />
      )}
      {week.target?.by_hand && <Pencil x={x + step / 2} y={y(Math.max(shown ?? 0, planned)) - 8} />}
    </>
  )
}

/** A pencil over a week that somebody set by hand. */
const Pencil = ({ x, y }: { x: number; y: number }) => (
  <path
    d={`M${x - 4} ${y + 4} l0.6 -2.4 l5.2 -5.2 l1.8 1.8 l-5.2 5.2 z`}
    fill="none"
    stroke="currentColor"
    className={classes.pencil}
  />
)
