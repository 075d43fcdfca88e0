import { Button, Group, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { closeModal, openModal } from '../shell/modals.ts'
import { useConfirm } from '../shell/use-confirm.tsx'
import { PageState } from '../ui/PageState.tsx'
import type { Positions } from './PiecesPart.tsx'
import { gatesQuery, useDeleteGate } from './queries.ts'
import type { Marking } from './use-marking.ts'

// The map is only fetched by those who draw.
const CourseDraw = lazy(async () => ({ default: (await import('./CourseDraw.tsx')).CourseDraw }))

/** Chooses a course to be timed between its gates, or draws one. */
export function CourseField({ marking, centre }: { marking: Marking; centre: Positions }) {
  const { t } = useTranslation('efforts')
  const confirm = useConfirm()
  const { data } = useQuery(gatesQuery())
  const { mutate: remove } = useDeleteGate()
  const courses = data?.data ?? []
  const course = courses.find(({ id }) => id === marking.gateId)
  const options = courses.map(({ id, name }) => ({ value: String(id), label: name }))

  function draw() {
    const done = (id: number) => {
      closeModal()
      marking.chooseCourse(id)
    }
    const content = (
      <Suspense fallback={<PageState state="loading" rows={6} />}>
        <CourseDraw centre={centre} onDone={done} />
      </Suspense>
    )
    openModal({ title: t('newCourse'), size: 'lg', content })
  }
  async function ask() {
    if (!course) return
    const sure = await confirm({
      title: t('removeTitle', { name: course.name }),
      text: t('removeText'),
      confirm: t('courseDelete'),
      dangerous: true,
    })
    if (sure) remove(course.id, { onSuccess: () => marking.chooseCourse(null) })
  }
  return (
    <Group gap="sm" align="flex-end">
      <NativeSelect
        label={t('course')}
        value={course ? String(course.id) : ''}
        data={[{ value: '', label: t('noCourse') }, ...options]}
        onChange={(event) => marking.chooseCourse(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))}
      />
      <Button variant="default" onClick={draw}>
        {t('newCourse')}
      </Button>
      {course?.can_change && (
        <Button variant="default" onClick={() => void ask()}>
          {t('courseDelete')}
        </Button>
      )}
    </Group>
  )
}
