import { Group, MultiSelect, SegmentedControl } from '@mantine/core'
import { IconSunrise } from '@tabler/icons-react'
import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { MorningCourse } from '#contract/analysis/monitoring.ts'
import { MORNING_NUMBERS, MORNING_FIELDS, type MorningNumber } from '#domain/monitoring/fields.ts'
import { useFormat } from '../../format/format.ts'
import { PartNotice } from '../../shell/PlanNotice.tsx'
import { TimeSeriesPanels } from '../../ui/charts/TimeSeriesPanels.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { useSearchParam } from '../../ui/use-search-param.ts'
import {
  chosenMeasures,
  courseLines,
  MOST_OVERLAID,
  overlaidPanel,
  panelsOf,
  type CourseWords,
} from './course-panels.ts'
import { writeSleep } from './morning-model.ts'
import { useMorningWords } from './use-morning-words.ts'

/** Names of the lines of a course, and how their values are written. */
function useCourseWords(metric: string): CourseWords {
  const { t } = useTranslation('monitoring')
  const words = useMorningWords()
  return useMemo(
    () => ({
      nameOf: (key) =>
        key === 'load'
          ? t('page.load', { metric: t(`metrics.${metricOf(metric)}`) })
          : words.nameOf(key),
      figureOf: (key) => {
        if (key === 'load') return { unit: '', decimals: 0 }
        const { unit, decimals } = MORNING_FIELDS[key]
        return { unit: words.unitOf(key), decimals, ...(unit === 'min' && { write: writeSleep }) }
      },
    }),
    [t, words, metric],
  )
}

const metricOf = (metric: string) => (metric === 'foster' || metric === 'trimp' ? metric : 'ets')

const STEPS = [1, 2, 7, 14, 28, 91]
const HEIGHTS = { each: 96, over: 280 } as const

/** Days of the year before are written with it. */
const roomOf = (from: string, to: string) => (from.slice(0, 4) === to.slice(0, 4) ? 72 : 112)

/** Every measure above each other along the days, or some laid over each other, with the load. */
export function MorningCourses({ course }: { course: MorningCourse }) {
  const { from, to } = course
  const { t } = useTranslation('monitoring')
  const format = useFormat()
  const words = useCourseWords(course.metric)
  const [search] = useSearchParam()
  const view = search.get('view') === 'over' ? 'over' : 'each'
  const wanted = search.get('measures')
  const { days, lines } = useMemo(() => courseLines(course), [course])
  const times = useMemo(() => days.map((_, index) => index), [days])
  const { known, chosen } = useMemo(() => chosenMeasures(lines, wanted), [lines, wanted])
  const panels = useMemo(
    () => (view === 'over' ? overlaidPanel(lines, chosen, words) : panelsOf(lines, words)),
    [view, lines, chosen, words],
  )
  const along = useMemo(
    () => ({
      label: t('page.day'),
      write: (at: number) => format.day(days[Math.round(at)] ?? to),
      steps: STEPS,
      room: roomOf(from, to),
    }),
    [days, from, to, format, t],
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
      <Choice view={view} known={known.join()} chosen={chosen.join()} nameOf={words.nameOf} />
      <TimeSeriesPanels
        title={t('page.courses')}
        t={times}
        along={along}
        panels={panels}
        panelHeight={HEIGHTS[view]}
      />
      <PartNotice part="load" />
    </>
  )
}

type ViewChoiceProps = {
  view: 'each' | 'over'
  /** Names with commas between them, so that other mornings leave the choice as it is. */
  known: string
  chosen: string
  nameOf: (name: MorningNumber) => string
}

/** Whether measures have a chart each, and which of them are laid over each other. */
function ViewChoice({ view, known, chosen, nameOf }: ViewChoiceProps) {
  const namesIn = (list: string) => MORNING_NUMBERS.filter((name) => list.split(',').includes(name))
  const { t } = useTranslation('monitoring')
  const [, change] = useSearchParam()
  return (
    <Group gap="sm" align="flex-end">
      <SegmentedControl
        aria-label={t('page.view.label')}
        value={view}
        onChange={(next) => change({ view: next === 'over' ? next : null })}
        data={[
          { value: 'each', label: t('page.view.each') },
          { value: 'over', label: t('page.view.over') },
        ]}
      />
      {view === 'over' && (
        <MultiSelect
          label={t('page.view.measures')}
          data={namesIn(known).map((name) => ({ value: name, label: nameOf(name) }))}
          value={namesIn(chosen)}
          onChange={(names) => change({ measures: names.join(',') })}
          maxValues={MOST_OVERLAID}
          comboboxProps={{ shadow: 'md' }}
          flex="1 1 280px"
          maw={640}
        />
      )}
    </Group>
  )
}

const Choice = memo(ViewChoice)
