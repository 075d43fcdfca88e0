import { Text } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import type { SeasonWeek } from '#contract/analysis/season.ts'
import { phaseAt } from '#domain/season/season.ts'
import { addDays, daysBetween, isoWeekStart } from '#domain/time/week.ts'
import { useLetterScale } from '../../ui/use-letter-scale.ts'
import { DrawnContext } from './drawn.ts'
import { axisOf, GUTTER, labelledWeeks, pathOf, scaleOf } from './geometry.ts'
import { topOf } from './measures.ts'
import { WeekBars } from './SeasonBars.tsx'
import { useSeasonWords } from './use-season-words.ts'
import type { ShownSeason } from './use-season-filters.ts'
import picture from './picture.module.css'

export type Window = ShownSeason & { weeks: readonly SeasonWeek[] }

const USUAL_WIDTH = 360
const BARS = { top: 24, height: 126 } as const
const BARS_HEIGHT = 168
const LEFT = 28
const DAY_WIDTH = 56

function useWindow({ season, course, measure, weeks }: Window) {
  const first = weeks[0]?.monday ?? season.first_day
  const scale = useLetterScale()
  const { ref, width: room } = useElementSize()
  const width = (room || USUAL_WIDTH) / scale
  const whole = axisOf(first, weeks.length, width + GUTTER - LEFT)
  const shift = GUTTER - LEFT
  return {
    drawn: { season, course, measure, proposal: null, chosen: null, axis: whole, scale },
    ref,
    first,
    width,
    x: (place: number) => whole.weekX(place) - shift,
    dayX: (day: string) => whole.dayX(day) - shift,
    step: whole.step,
  }
}

/** Target and done of some weeks, their phases above. */
export function PhoneBars(window: Window) {
  const { season, weeks, measure } = window
  const { t } = useTranslation('season')
  const words = useSeasonWords()
  const { ref, drawn, width, x, step } = useWindow(window)
  const top = topOf([...weeks], measure)
  const y = scaleOf(BARS, 0, top)
  const running = isoWeekStart(season.today)
  const place = (monday: string) => daysBetween(season.first_day, monday) / 7
  const labelled = labelledWeeks(
    weeks.length,
    weeks.findIndex(({ monday }) => monday === running),
    Math.ceil(DAY_WIDTH / step),
  )
  return (
    <DrawnContext value={drawn}>
      <div ref={ref}>
        <svg
          viewBox={`0 0 ${width} ${BARS_HEIGHT}`}
          className={picture.picture}
          role="img"
          aria-label={t(`phone.perWeek.${measure}`)}
        >
          {weeks.map((week, at) => (
            <g key={week.monday}>
              <rect
                x={x(at)}
                y={0}
                width={step}
                height={18}
                className={picture.phase}
                data-kind={phaseAt(season.phases, place(week.monday))?.kind}
              />
              {week.monday === running && (
                <rect
                  x={x(at)}
                  y={BARS.top}
                  width={step}
                  height={BARS.height}
                  className={picture.past}
                />
              )}
              <WeekBars week={week} x={x(at)} y={y} hidesPlan />
              {labelled.has(at) && (
                <text
                  x={x(at) + step / 2}
                  y={BARS_HEIGHT - 4}
                  textAnchor="middle"
                  className={picture.quiet}
                >
                  {week.monday === running ? t('phone.now') : words.day(week.monday)}
                </text>
              )}
            </g>
          ))}
          {[0, Math.floor(top / 2)].map((mark) => (
            <text key={mark} x={LEFT - 6} y={y(mark)} textAnchor="end" className={picture.quiet}>
              {words.mark(mark, measure)}
            </text>
          ))}
        </svg>
      </div>
    </DrawnContext>
  )
}

const FORM = { top: 8, height: 84 } as const

/** The form day by day, with that of today. */
export function PhoneForm(window: Window) {
  const { season, course, weeks } = window
  const { t } = useTranslation('season')
  const words = useSeasonWords()
  const { ref, first, width, dayX } = useWindow(window)
  const from = daysBetween(course.first, first)
  const days = course.form.slice(Math.max(0, from), from + 7 * weeks.length)
  const values = days.map(({ form }) => form)
  const y = scaleOf(FORM, Math.min(-10, ...values), Math.max(10, ...values))
  const begin = addDays(first, Math.max(0, -from))
  const points = values.map((form, place) => [dayX(addDays(begin, place + 1)), y(form)] as const)
  const known = Math.max(0, daysBetween(begin, season.today) + 1)
  const today = course.form[daysBetween(course.first, season.today)]?.form
  return (
    <div ref={ref}>
      <Text fw={650}>{t('form')}</Text>
      <svg
        viewBox={`0 0 ${width} 100`}
        className={picture.picture}
        role="img"
        aria-label={t('form')}
      >
        <line x1={LEFT} x2={width} y1={y(0)} y2={y(0)} className={picture.grid} />
        <text x={LEFT - 6} y={y(0) + 4} textAnchor="end" className={picture.quiet}>
          0
        </text>
        <path d={pathOf(points.slice(0, known))} className={picture.line} data-of="form" />
        <path
          d={pathOf(points.slice(Math.max(0, known - 1)))}
          className={picture.line}
          data-of="form"
          data-to-come
        />
        {today !== undefined && known > 0 && known <= points.length && (
          <text x={dayX(season.today)} y={FORM.top} className={picture.formWord}>
            {t('phone.todays', { form: words.form(today) })}
          </text>
        )}
      </svg>
      <Text size="xs" c="dimmed" ta="right">
        {t('phone.meaning')}
      </Text>
    </div>
  )
}
