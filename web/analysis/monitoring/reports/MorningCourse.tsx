import { Button, Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { courseWithBands } from '#contract/analysis/monitoring-reports.ts'
import { query } from '../../../api/api.ts'
import { Waiting } from '../../../load/Waiting.tsx'
import { CourseChart } from './CourseChart.tsx'
import { courseOfField, type Course } from './course.ts'
import { CourseTable } from './CourseTable.tsx'
import classes from './monitoring-reports.module.css'

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
