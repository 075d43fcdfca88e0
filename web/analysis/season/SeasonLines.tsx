import { useTranslation } from 'react-i18next'
import { addDays, daysBetween } from '#domain/time/week.ts'
import type { SeasonCourse } from '#domain/season/course.ts'
import { isOver } from '#domain/constants/decimals.ts'
import { useFormat } from '../../format/format.ts'
import { useDrawn } from './drawn.ts'
import { GUTTER, pathOf, ROWS, scaleOf } from './geometry.ts'
import classes from './picture.module.css'

const HIGHEST_RATIO = 2

/** The training ratio at the end of each week, between the club's lines. */
export function RatioRow() {
  const { t } = useTranslation('season')
  const format = useFormat()
  const { season, course, proposal, axis } = useDrawn()
  const { lines, weeks, today } = season
  const { ratios } = proposal?.course ?? course
  const y = scaleOf(ROWS.ratio, 0.3, Math.max(HIGHEST_RATIO, lines.danger))
  const points = ratios.map(({ ratio }, place) =>
    ratio === null ? null : ([axis.weekX(place + 1), y(Math.min(ratio, HIGHEST_RATIO))] as const),
  )
  const known = weeks.filter(({ monday }) => addDays(monday, 6) <= today).length
  const band = weeks.map((week) => (proposal === null ? week.band : null))
  return (
    <g>
      <text x={0} y={ROWS.ratio.top + 12} className={classes.head}>
        {t('rows.ratio')}
      </text>
      <rect
        x={GUTTER}
        width={axis.width - GUTTER - 8}
        y={y(lines.high)}
        height={y(lines.low) - y(lines.high)}
        className={classes.within}
      />
      {[lines.low, lines.high].map((line) => (
        <g key={line}>
          <line
            x1={GUTTER}
            x2={axis.width - 8}
            y1={y(line)}
            y2={y(line)}
            className={classes.lineEdge}
          />
          <text x={GUTTER - 8} y={y(line) + 4} textAnchor="end" className={classes.quiet}>
            {format.number(line, 1)}
          </text>
        </g>
      ))}
      <path d={bandPath(band, axis.weekX, y)} className={classes.spread} />
      <path d={pathOf(points.slice(0, known))} className={classes.line} data-of="ratio" />
      <path
        d={pathOf(points.slice(Math.max(0, known - 1)))}
        className={classes.line}
        data-of="ratio"
        data-to-come
      />
      {ratios.map(({ monday, ratio }, place) =>
        ratio !== null && isOver(ratio, lines.high) ? (
          <g key={monday}>
            <circle
              cx={axis.weekX(place + 1)}
              cy={y(Math.min(ratio, HIGHEST_RATIO))}
              r={4.5}
              className={classes.beyond}
            />
            {isPeak(ratios, place) && (
              <text
                x={axis.weekX(place + 1) - 8}
                y={y(Math.min(ratio, HIGHEST_RATIO)) - 2}
                textAnchor="end"
                className={classes.number}
              >
                {format.number(ratio, 2)}
              </text>
            )}
          </g>
        ) : null,
      )}
    </g>
  )
}

/** Whether the weeks beside it are lower; a number beside each would lie over the next one's. */
function isPeak(ratios: readonly { ratio: number | null }[], place: number): boolean {
  const at = (one: number) => ratios[one]?.ratio ?? 0
  return at(place) > at(place - 1) && at(place) >= at(place + 1)
}

type Band = { low: number; high: number } | null

/** The outline of a band between two heights a week. */
function bandPath(
  band: readonly Band[],
  weekX: (place: number) => number,
  y: (value: number) => number,
): string {
  const known = band.flatMap((one, place) => (one === null ? [] : [{ ...one, place }]))
  if (known.length < 2) return ''
  const upper = known.map(
    ({ high, place }) => [weekX(place + 1), y(Math.min(high, HIGHEST_RATIO))] as const,
  )
  const lower = known
    .toReversed()
    .map(({ low, place }) => [weekX(place + 1), y(Math.min(low, HIGHEST_RATIO))] as const)
  return `${pathOf([...upper, ...lower])}Z`
}

/** So many days after the first load fitness and fatigue still come out of nothing. */
const EARLY_DAYS = 42

/** Fitness, fatigue and form day by day; in front of a proposal the form as it is now, too. */
export function FormRow() {
  const { t } = useTranslation('season')
  const { season, course, proposal, axis } = useDrawn()
  const shown = proposal?.course ?? course
  const y = formScale(shown, season.first_day)
  return (
    <g>
      <text x={0} y={ROWS.form.top + 12} className={classes.head}>
        {t('rows.form')}
      </text>
      <line x1={GUTTER} x2={axis.width - 8} y1={y(0)} y2={y(0)} className={classes.grid} />
      <text x={GUTTER - 8} y={y(0) + 4} textAnchor="end" className={classes.quiet}>
        0
      </text>
      <FormLine of="fitness" course={shown} y={y} />
      <FormLine of="fatigue" course={shown} y={y} />
      {proposal && <FormLine of="before" course={course} y={y} />}
      <FormLine of="form" course={shown} y={y} />
      <FormWords course={shown} y={y} />
    </g>
  )
}

/** Both fitness and form fit the row, from the first day of the season on. */
function formScale({ first, form }: SeasonCourse, from: string) {
  const days = form.slice(Math.max(0, daysBetween(first, from)))
  const values = days.flatMap((day) => [day.fitness, day.fatigue, day.form])
  return scaleOf(ROWS.form, Math.min(0, ...values) - 2, Math.max(20, ...values))
}

type FormLineProps = {
  of: 'fitness' | 'fatigue' | 'form' | 'before'
  course: SeasonCourse
  y: (value: number) => number
}

function FormLine({ of, course, y }: FormLineProps) {
  const { season, axis } = useDrawn()
  const skipped = Math.max(0, daysBetween(course.first, season.first_day))
  const from = addDays(course.first, skipped)
  const points = course.form
    .slice(skipped)
    .map(
      (day, place) =>
        [axis.dayX(addDays(from, place + 1)), y(day[of === 'before' ? 'form' : of])] as const,
    )
  const known = Math.max(0, course.known - skipped)
  const early = season.loads.first_day === null ? 0 : Math.max(0, EARLY_DAYS - skipped)
  const begin = Math.min(early, known)
  return (
    <>
      {begin > 0 && (
        <path d={pathOf(points.slice(0, begin))} className={classes.line} data-of={of} data-early />
      )}
      <path
        d={pathOf(points.slice(Math.max(0, begin - 1), known))}
        className={classes.line}
        data-of={of}
      />
      <path
        d={pathOf(points.slice(Math.max(0, known - 1)))}
        className={classes.line}
        data-of={of}
        data-to-come
      />
    </>
  )
}

/** The names of the lines: fatigue at its peak, the others at the end. */
function FormWords({ course, y }: Pick<FormLineProps, 'course' | 'y'>) {
  const { t } = useTranslation('season')
  const { axis, season } = useDrawn()
  const from = Math.max(0, daysBetween(course.first, season.first_day))
  const days = course.form.slice(from)
  const last = days.at(-1)
  if (!last) return null
  const peak = days.reduce(
    (best, day, at) => (day.fatigue > (days[best]?.fatigue ?? 0) ? at : best),
    0,
  )
  const end = { x: axis.width - 8, textAnchor: 'end' } as const
  return (
    <>
      <text
        x={axis.dayX(addDays(course.first, from + peak + 1))}
        y={y(days[peak]?.fatigue ?? 0) - 6}
        textAnchor="middle"
        className={classes.fatigueWord}
      >
        {t('fatigue')}
      </text>
      <text {...end} y={y(last.fitness) - 8} className={classes.fitnessWord}>
        {t('fitness')}
      </text>
      <text {...end} y={y(last.form) + 16} className={classes.formWord}>
        {t('form')}
      </text>
    </>
  )
}
