import { Button, Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { courseWithBands } from '#contract/analysis/monitoring-reports.ts'
import { query } from '../../../api/api.ts'
import { Waiting } from '../../../load/Waiting.tsx'
import { useFormat } from '../../../format/format.ts'
import type { DataColumn } from '../../../ui/table/columns.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { onScheme, SIGNAL_COLOURS } from '../../../ui/theme-colours.ts'
import { courseOfField, drawCourse, HEIGHT, WIDTH, type Course, type CourseLine } from './course.ts'
import { useReadingWords } from './use-reading-words.ts'
import classes from './monitoring-reports.module.css'

const LEVEL_TONES = {
  green: SIGNAL_COLOURS.green,
  amber: SIGNAL_COLOURS.amber,
  red: SIGNAL_COLOURS.red,
  low: SIGNAL_COLOURS.amber,
} as const

/** Four weeks of one number: dots joined by a line, over the band of what is usual. */
function CourseChart({ line }: { line: CourseLine }) {
  const { t } = useTranslation('monitoring-reports')
  const { write } = useReadingWords()
  const { lines, dots, usual } = drawCourse(line)
  const last = line.points.findLast(({ value }) => value !== null)
  const field = t(`fields.${line.field}`)
  const value = write(line.field, last?.value ?? null)
  return (
    <figure style={{ margin: 0 }}>
      <Group component="figcaption" justify="space-between" gap="xs">
        <Text size="sm">{field}</Text>
        <Text size="sm" fw={650}>
          {value}
        </Text>
      </Group>
      <svg
        className={classes.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('course.summary', { field, count: dots.length, value })}
      >
        {usual.map((area) => (
          <path key={area} className={classes.normal} d={area} />
        ))}
        {lines.map((path) => (
          <path key={path} className={classes.line} d={path} />
        ))}
        {dots.map(({ x, y, index }) => (
          <Dot key={index} x={x} y={y} level={line.points[index]?.level ?? null} />
        ))}
      </svg>
    </figure>
  )
}

type DotProps = { x: number; y: number; level: keyof typeof LEVEL_TONES | null }

/** Amber is a triangle and red a square, so that no colour is needed to see them. */
function Dot({ x, y, level }: DotProps) {
  if (level === null || level === 'green')
    return <circle cx={x} cy={y} r={2} fill="var(--mantine-primary-color-filled)" />
  const { light, dark } = LEVEL_TONES[level]
  const fill = onScheme(light.text, dark.text)
  return level === 'red' ? (
    <rect x={x - 4} y={y - 4} width={8} height={8} style={{ fill }} />
  ) : (
    <path d={`M${x} ${y - 5}L${x + 5} ${y + 4}L${x - 5} ${y + 4}Z`} style={{ fill }} />
  )
}

type CourseTableProps = { course: Course; lines: readonly CourseLine[] }
type CourseDay = Course['days'][number]

const DAY_KEY = ({ day }: CourseDay) => day

/** The same as figures, the latest day first. */
function CourseTable({ course, lines }: CourseTableProps) {
  const { t } = useTranslation('monitoring-reports')
  const format = useFormat()
  const { write } = useReadingWords()
  const columns = useMemo(
    (): readonly DataColumn<CourseDay>[] => [
      {
        key: 'day',
        header: t('course.day'),
        value: DAY_KEY,
        cell: ({ day }) => format.day(day),
      },
      ...lines.map(({ field }): DataColumn<CourseDay> => ({
        key: field,
        header: t(`fields.${field}`),
        figure: true,
        value: ({ values }) => values.find((one) => one.field === field)?.value ?? null,
        cell: ({ values }) =>
          write(field, values.find((one) => one.field === field)?.value ?? null),
      })),
    ],
    [lines, t, format, write],
  )
  return (
    <DataTable
      id="morning-course"
      label={t('course.title', { name: course.full_name })}
      columns={columns}
      rows={course.days}
      rowKey={DAY_KEY}
      sortedBy={{ key: 'day', descending: true }}
      columnChoice={false}
    />
  )
}

/** Four weeks of one person: a small picture for each number with what is usual for them. */
export function MorningCourse({ userId, day }: { userId: number; day: string }) {
  const asked = useQuery(query(courseWithBands, { params: { id: userId }, query: { day } }))
  const course = asked.data?.data
  if (!course) return <Waiting for={asked} rows={4} part />
  return <Shown course={course} />
}

function Shown({ course }: { course: Course }) {
  const { t } = useTranslation('monitoring-reports')
  const [isTable, setTable] = useState(false)
  const lines = course.fields.map((field) => courseOfField(course, field))
  const known = lines.filter(({ points }) => points.some(({ value }) => value !== null))
  if (known.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('course.empty')}
      </Text>
    )
  return (
    <>
      <Group justify="space-between" gap="xs">
        <Title order={2}>{t('course.title', { name: course.full_name })}</Title>
        <Button variant="subtle" size="compact-sm" onClick={() => setTable(!isTable)}>
          {t(isTable ? 'course.chart' : 'course.table')}
        </Button>
      </Group>
      {isTable ? (
        <CourseTable course={course} lines={known} />
      ) : (
        <>
          <div className={classes.charts}>
            {known.map((line) => (
              <CourseChart key={line.field} line={line} />
            ))}
          </div>
          <Text size="xs" c="dimmed">
            {t('course.legend')}
          </Text>
        </>
      )}
    </>
  )
}
