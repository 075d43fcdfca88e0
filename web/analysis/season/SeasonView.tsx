import { onlineManager, useQuery } from '@tanstack/react-query'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { seasonCourse } from '#domain/season/course.ts'
import type { SeasonWeek } from '#contract/analysis/season.ts'
import { addDays } from '#domain/time/week.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import { useClubDay } from '../../format/club-clock.ts'
import { useFormat } from '../../format/format.ts'
import { useViewer } from '../../shell/viewer.ts'
import { useLightPaper } from '../../ui/use-light-paper.ts'
import { usePrinting } from '../../ui/use-printing.ts'
import { amountsOf, MEASURES, type Measure } from './measures.ts'
import { SeasonPhone } from './SeasonPhone.tsx'
import { scopeOf, seasonQuery } from './use-season-changes.ts'
import { axisOf, GUTTER } from './geometry.ts'
import { SeasonKeys } from './SeasonKeys.tsx'
import { SeasonPicture } from './SeasonPicture.tsx'
import { useSeasonWords } from './use-season-words.ts'
import { SeasonDesk } from './SeasonDesk.tsx'
import type { SeasonViewProps, ShownSeason } from './use-season-filters.ts'
import classes from './season-paper.module.css'

type PaperProps = Pick<ShownSeason, 'season' | 'course' | 'measure'>

/** A3 across without its margins, in CSS pixels. */
const PAPER_PX = 1490

/** What is printed of a season: its picture on one A3, and the figures of each week below it. */
const SeasonPaper = (props: PaperProps) => (usePrinting() ? <Paper {...props} /> : null)

const READ_ONLY = {
  proposal: null,
  chosen: null,
  onChoose: () => undefined,
  onDrag: null,
  onSet: null,
  onPaste: null,
  onMoveEdge: null,
  onPriority: null,
} as const

function Paper({ season, course, measure }: PaperProps) {
  const { t } = useTranslation('season')
  const words = useSeasonWords()
  useLightPaper()
  return createPortal(
    <div className={classes.paper}>
      <h1>{t('name', { name: words.season(season.first_day) })}</h1>
      <PaperFacts season={season} />
      <SeasonKeys isProposing={false} />
      <SeasonPicture {...{ season, course, measure, ...READ_ONLY }} fixedWidth={PAPER_PX} />
      <PaperWeeks season={season} />
    </div>,
    document.body,
  )
}

/** Whose season it is, its days, and when it was printed. */
function PaperFacts({ season }: Pick<PaperProps, 'season'>) {
  const { t } = useTranslation('season')
  const { t: plans } = useTranslation('season-plans')
  const { selected } = useViewer()
  const format = useFormat()
  const today = useClubDay()
  const { scope, first_day, weeks, people } = season
  const last = addDays(first_day, 7 * weeks.length - 1)
  const facts = [
    selected?.club.name,
    scope.name ?? t('club'),
    format.range(first_day, last),
    scope.kind === 'athlete' ? null : plans('paper.people', { count: people }),
    plans('paper.printed', { day: format.dayExact(today) }),
  ]
  return <p>{facts.filter(Boolean).join(' · ')}</p>
}

const BANDS = ['low', 'middle', 'high'] as const

type Line = { head: string; of: (week: SeasonWeek) => string }

/** The figures of the weeks, each below its place in the picture; notes stay with the coaches. */
function PaperWeeks({ season }: Pick<PaperProps, 'season'>) {
  const { t } = useTranslation('season')
  const { t: plans } = useTranslation('season-plans')
  const words = useSeasonWords()
  const format = useFormat()
  const { weeks, first_day } = season
  const { step } = axisOf(first_day, weeks.length, PAPER_PX)
  const lines: Line[] = [
    ...MEASURES.flatMap((measure) =>
      (['target', 'planned', 'done'] as const).map((of) => ({
        head: `${t(`measures.${measure}`)} · ${plans(`paper.row.${of}`)}`,
        of: (week: SeasonWeek) => {
          const amount = amountsOf(week, measure)[of]
          return amount === null || amount === 0 ? '' : words.bare(amount, measure)
        },
      })),
    ),
    ...BANDS.map((band, place) => ({
      head: t(`bands.${band}`),
      of: ({ target }: SeasonWeek) => {
        const share = target?.shares?.[place]
        return share === undefined ? '' : format.percent(share)
      },
    })),
  ].filter(({ of }) => weeks.some((week) => of(week) !== ''))
  return (
    <table aria-label={plans('paper.caption')} style={{ width: GUTTER + step * weeks.length }}>
      <colgroup>
        <col style={{ width: GUTTER }} />
        {weeks.map(({ monday }) => (
          <col key={monday} style={{ width: step }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{plans('paper.week')}</th>
          {weeks.map(({ monday }) => (
            <th key={monday} scope="col">
              {words.shortDay(monday)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ head, of }) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            {weeks.map((week) => (
              <td key={week.monday}>{of(week)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A season: as a picture on a desk, as its next weeks on a phone. */
export function SeasonView(props: SeasonViewProps) {
  const { date, squads, athletes } = props
  const scope = useMemo(() => scopeOf(squads, athletes), [squads, athletes])
  const [measure, setMeasure] = useState<Measure>('hours')
  const asked = useQuery(seasonQuery(scope, date))
  const online = useSyncExternalStore(watchLine, () => onlineManager.isOnline())
  const season = asked.data?.data
  const course = useMemo(() => (season ? seasonCourse(season, season) : null), [season])
  const phone = usePhone()
  if (!season || !course) return <Waiting for={asked} rows={12} part />
  const shown = {
    ...props,
    season: { ...season, can_change: season.can_change && online },
    course,
    scope,
    measure,
    onMeasure: setMeasure,
    isAway: season.can_change && !online,
  }
  // What can be undone, and what is half typed, is of this plan.
  const plan = JSON.stringify([season.first_day, scope])
  return (
    <>
      {phone ? <SeasonPhone key={plan} {...shown} /> : <SeasonDesk key={plan} {...shown} />}
      <SeasonPaper {...shown} />
    </>
  )
}

const watchLine = (changed: () => void) => onlineManager.subscribe(changed)
