import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { gates } from '#contract/recordings/efforts.ts'
import { query } from '../../../api/api.ts'
import { SelectField } from '../../../form/ChoiceFields.tsx'
import type { FieldProps } from '../../../form/form-types.ts'
import { can, useViewer } from '../../../shell/viewer.ts'

/** Asks for the course that boats are timed on. It is not shown for a club that has none. */
export function CourseSelect(field: FieldProps<number | null>) {
  const { t } = useTranslation('public-pages')
  const viewer = useViewer()
  const { data } = useQuery({ ...query(gates), enabled: can(gates.access, viewer) })
  const courses = data?.data ?? []
  if (courses.length === 0) return null
  return (
    <SelectField
      {...field}
      label={t('course')}
      description={t('courseText')}
      choices={[
        { value: null, label: t('noCourse') },
        ...courses.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  )
}
