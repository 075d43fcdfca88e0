import { IconSunrise } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { MorningCourse } from '#contract/insight/monitoring.ts'
import { MORNING_FIELDS } from '#domain/monitoring/fields.ts'
import { useFormat } from '../../format.ts'
import { PartNotice } from '../../shell/PlanNotice.tsx'
import { TimeSeriesPanels, type Panel } from '../../ui/charts/TimeSeriesPanels.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { SEAT_COLOURS } from '../../ui/theme-colours.ts'
import { courseLines, type CourseLine } from './course-panels.ts'
import { writeSleep } from './morning-model.ts'
import { useMorningWords } from './use-morning-words.ts'

type MorningCoursesProps = { course: MorningCourse; from: string; to: string }

const STEPS = [1, 2, 7, 14, 28, 91]

/** Every measure above each other along the days, the load of the days below them. */
export function MorningCourses({ course, from, to }: MorningCoursesProps) {
  const { t } = useTranslation('monitoring')
  const format = useFormat()
  const panelOf = usePanel(course.metric)
  const { days, lines } = useMemo(() => courseLines(course, from, to), [course, from, to])
  const times = useMemo(() => days.map((_, index) => index), [days])
  const panels = useMemo(() => lines.map(panelOf), [lines, panelOf])
  const along = useMemo(
    () => ({
      label: t('page.day'),
      write: (at: number) => format.day(days[Math.round(at)] ?? to),
      steps: STEPS,
    }),
    [days, to, format, t],
  )
  if (course.days.length === 0)
    return (
      <PageState
        state="empty"
        icon={<IconSunrise size={32} />}
        title={t('page.none.title')}
        text={t('page.none.text')}
      />
    )
  return (
    <>
      <TimeSeriesPanels
        title={t('page.courses')}
        t={times}
        along={along}
        panels={panels}
        panelHeight={96}
      />
      <PartNotice part="load" />
    </>
  )
}

function usePanel(metric: string): (line: CourseLine, place: number) => Panel {
  const { t } = useTranslation('monitoring')
  const words = useMorningWords()
  return useMemo(
    () =>
      ({ key, values }, place) => {
        const colour = SEAT_COLOURS[place % SEAT_COLOURS.length] ?? { light: '#000', dark: '#fff' }
        const shared = { key, values, colour, dots: true as const }
        if (key === 'load')
          return {
            ...shared,
            label: t('page.load', { metric: t(`metrics.${metricOf(metric)}`) }),
            unit: '',
            decimals: 0,
          }
        const { unit, decimals } = MORNING_FIELDS[key]
        return {
          ...shared,
          label: words.nameOf(key),
          unit: words.unitOf(key),
          decimals,
          ...(unit === 'min' && { write: writeSleep }),
        }
      },
    [t, words, metric],
  )
}

const metricOf = (metric: string) => (metric === 'foster' || metric === 'trimp' ? metric : 'ets')
