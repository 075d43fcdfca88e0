import { Button, Group, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { orNothing } from '../../load/or-nothing.ts'
import { useTranslation } from 'react-i18next'
import type { Gate } from '#contract/recordings/efforts.ts'
import { nearest } from '#domain/training/earth.ts'
import { closeModal, openModal } from '../../shell/modals.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { gatesQuery, useDeleteGate, venuesQuery } from './queries.ts'
import type { Track } from './track.ts'
import type { Marking } from './use-marking.ts'

// The map is only fetched by those who draw.
const CourseDraw = lazy(() =>
  orNothing(import('./CourseDraw.tsx').then((module) => ({ default: module.CourseDraw }))),
)
const CourseChange = lazy(() =>
  orNothing(import('./CourseChange.tsx').then((module) => ({ default: module.CourseChange }))),
)

function open(title: string, form: ReactNode): void {
  const content = <Suspense fallback={<PageState state="loading" rows={6} />}>{form}</Suspense>
  openModal({ title, size: 'lg', content })
}

/** Chooses a course to be timed between its gates, or draws one. */
export function CourseField({ marking, track }: { marking: Marking; track: Track }) {
  const { t } = useTranslation('efforts')
  const confirm = useConfirm()
  const { data } = useQuery(gatesQuery())
  const { mutate: remove } = useDeleteGate()
  const courses = data?.data ?? []
  const course = courses.find(({ id }) => id === marking.gateId)
  const venues =
    useQuery({ ...venuesQuery(), enabled: courses.some(({ venue_id }) => venue_id !== null) }).data
      ?.data ?? []
  const venueOf = (venueId: number | null) => venues.find(({ id }) => id === venueId)
  const near = nearest(venues, track[0], Infinity)
  // Those of the venue nearest to what was rowed come first.
  const listed = courses.toSorted(
    (one, other) => Number(other.venue_id === near?.id) - Number(one.venue_id === near?.id),
  )
  const options = listed.map(({ id, name, venue_id }) => ({
    value: String(id),
    label: [name, venueOf(venue_id)?.name].filter(Boolean).join(' · '),
  }))

  function draw() {
    const done = (id: number) => {
      closeModal()
      marking.chooseCourse(id)
    }
    open(t('newCourse'), <CourseDraw track={track} onDone={done} />)
  }
  const change = (one: Gate) => open(t('courseChange'), <CourseChange course={one} track={track} />)
  async function ask() {
    if (!course) return
    const sure = await confirm({
      title: t('removeTitle', { name: course.name }),
      text: t('courseDeleteText'),
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
        onChange={(event) =>
          marking.chooseCourse(
            event.currentTarget.value === '' ? null : Number(event.currentTarget.value),
          )
        }
      />
      <Button variant="default" onClick={draw}>
        {t('newCourse')}
      </Button>
      {course?.can_change && (
        <>
          <Button variant="default" onClick={() => change(course)}>
            {t('courseChange')}
          </Button>
          <Button variant="default" onClick={() => void ask()}>
            {t('courseDelete')}
          </Button>
        </>
      )}
    </Group>
  )
}
