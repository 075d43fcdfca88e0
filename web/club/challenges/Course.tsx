import { useMemo } from 'react'
import { Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Reply } from '#contract/endpoint.ts'
import type { challengeCourse, ChallengeDetail } from '#contract/club/challenges.ts'
import { useFormat } from '../../format/format.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { NO_DATA } from '../../format/no-data.ts'
import { TimeSeriesPanels, type Panel } from '../../ui/charts/TimeSeriesPanels.tsx'
import { ValuesTable } from '../../ui/charts/ValuesTable.tsx'
import { SEAT_COLOURS } from '../../ui/theme-colours.ts'
import { courseQuery } from './queries.ts'
import { useChallengeWords } from './use-challenge-words.ts'

type CourseData = Reply<typeof challengeCourse>['data']
type CourseProps = { challenge: ChallengeDetail }

const STEPS = [1, 2, 7, 14, 28, 91]
const ROOM = 72
const PLOT_HEIGHT = 160

/** Where the teams stood after each day as a chart, and what they did day by day as a table. */
export function Course({ challenge }: CourseProps) {
  const asked = useQuery(courseQuery(challenge.id))
  if (!asked.data) return <Waiting for={asked} part />
  const course = asked.data.data
  if (course.days.length === 0 || course.teams.length === 0) return null
  return <Drawn challenge={challenge} course={course} />
}

function Drawn({ challenge, course }: CourseProps & { course: CourseData }) {
  const { t } = useTranslation('challenges')
  const format = useFormat()
  const words = useChallengeWords()
  const { metric } = challenge
  const names = course.teams.map((team) => words.team(team))
  const title = t('course.title')
  const times = useMemo(() => course.days.map((_, at) => at), [course])
  const panels = useMemo(
    () =>
      panelsOf(
        course,
        course.teams.map((team) => words.team(team)),
        {
          rank: t('teams.rank'),
          score: t('teams.score'),
          write: (value) => words.value(value, metric) ?? NO_DATA,
        },
      ),
    [course, metric, t, words],
  )
  const along = useMemo(
    () => ({
      label: t('course.day'),
      write: (at: number) => format.day(course.days[Math.round(at)]),
      steps: STEPS,
      room: ROOM,
    }),
    [course, format, t],
  )
  const rows = course.days.map((day, at) => [
    format.day(day),
    ...course.teams.map(({ given }) => words.value(given[at] ?? null, metric) ?? NO_DATA),
  ])
  return (
    <Stack gap="md" component="section">
      <TimeSeriesPanels
        title={title}
        t={times}
        along={along}
        panels={panels}
        panelHeight={PLOT_HEIGHT}
      />
      <Title order={2} size="h3">
        {t('course.byDay')}
      </Title>
      <ValuesTable
        label={t('course.byDay')}
        head={[t('course.day'), ...unlike(names)]}
        rows={rows.toReversed()}
      />
    </Stack>
  )
}

/** Teams may share a name, and columns may not. */
const unlike = (names: readonly string[]): string[] =>
  names.map((name, place) =>
    names.indexOf(name) === place
      ? name
      : `${name} ${names.slice(0, place + 1).filter((one) => one === name).length}`,
  )

type CourseWords = { rank: string; score: string; write: (value: number) => string }

/** Two panels with a line for each team; beyond eight teams those that lead now. */
function panelsOf(course: CourseData, names: readonly string[], said: CourseWords): Panel[] {
  const lines = (of: 'ranks' | 'scores') =>
    course.teams.slice(0, SEAT_COLOURS.length).map((team, place) => ({
      who: names[place] ?? '',
      colour: SEAT_COLOURS[place] ?? { light: '#303a41', dark: '#dfe5e8' },
      values: team[of],
      dash: place,
    }))
  const panel = (
    of: 'ranks' | 'scores',
    more: Omit<Panel, 'key' | 'colour' | 'values'>,
  ): Panel[] => {
    const [first, ...beside] = lines(of)
    return first ? [{ key: of, ...first, beside, dots: true, ...more }] : []
  }
  const plain = { unit: '', decimals: 0 }
  return [
    ...panel('ranks', { ...plain, label: said.rank, inverted: true, showsAll: true }),
    ...panel('scores', { ...plain, label: said.score, write: said.write }),
  ]
}
