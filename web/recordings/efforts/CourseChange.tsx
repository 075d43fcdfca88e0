import { useTranslation } from 'react-i18next'
import { changeGate, gates, type Gate } from '#contract/recordings/efforts.ts'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { closeModal } from '../../shell/modals.ts'
import { CourseMap } from './CourseMap.tsx'
import { drawnFrom, endsLeft, endsOf, linesIn, withClick } from './drawn-lines.ts'
import { LinesBetween } from './LinesBetween.tsx'
import type { Track } from './track.ts'
import { VenueSelect } from './VenueSelect.tsx'

/**
 * Name and venue of a course, and the lines between its start and its finish. These two stay: with
 * another start it is another course.
 */
export function CourseChange({ course, track }: { course: Gate; track: Track }) {
  const { t } = useTranslation('efforts')
  const params = { id: course.id }
  const form = useForm(changeGate, {
    initial: { name: course.name, venue_id: course.venue_id, lines: drawnFrom(course.lines) },
    send: ({ lines, ...values }, call) =>
      call(changeGate, { params, body: { ...values, lines: linesIn(lines) } }),
    refreshes: [gates],
    onSaved: closeModal,
  })
  const { name, lines } = form.values
  const [centre] = endsOf(course.start)
  return (
    <Form
      of={form}
      submit={t('save')}
      disabled={name.trim() === '' || endsLeft(lines) > 0}
      gap="sm"
      atEnd
    >
      <TextField {...form.at('name')} label={t('courseName')} required data-autofocus />
      <VenueSelect {...form.at('venue_id')} />
      <CourseMap
        start={endsOf(course.start)}
        finish={endsOf(course.finish)}
        lines={lines}
        track={track}
        left={0}
        onPoint={(point) => form.set({ lines: withClick(lines, point) })}
        onLines={(next) => form.set({ lines: next })}
      />
      <LinesBetween
        lines={lines}
        onChange={(next) => form.set({ lines: next })}
        errorAt={form.errorAt}
        centre={centre}
      />
    </Form>
  )
}
