import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../format/format.ts'
import type { DataColumn } from '../../../ui/table/columns.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { Course, CourseLine } from './course.ts'
import { useReadingWords } from './use-reading-words.ts'

type CourseTableProps = { course: Course; lines: readonly CourseLine[] }
type CourseDay = Course['days'][number]

const DAY_KEY = ({ day }: CourseDay) => day

/** The same as figures, the latest day first. */
export function CourseTable({ course, lines }: CourseTableProps) {
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
