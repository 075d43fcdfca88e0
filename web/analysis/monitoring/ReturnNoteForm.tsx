import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import {
  addReturnNote,
  changeReturnNote,
  type ReturnNote,
} from '#contract/analysis/monitoring-returns.ts'
import { Form } from '../../form/Form.tsx'
import { DayTextField, ProseField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { closeModal } from '../../shell/modals.ts'
import { SHOWS_RETURNS } from './shows-returns.ts'
import { useToday } from './use-today.ts'

type ReturnNoteFormProps = { userId: number; note?: ReturnNote }

/** From when and how somebody trains again: a new note, or one that is changed. */
export function ReturnNoteForm({ userId, note }: ReturnNoteFormProps) {
  const { t } = useTranslation('monitoring')
  const today = useToday()
  const form = useForm(addReturnNote, {
    initial: { day: note?.day ?? today, text: note?.text ?? '' },
    send: async (written, call) => {
      if (note) await call(changeReturnNote, { params: { id: note.id }, body: written })
      else await call(addReturnNote, { body: { user_id: userId, ...written } })
    },
    refreshes: SHOWS_RETURNS,
    saved: t('returns.saved'),
    onSaved: closeModal,
  })
  return (
    <Form of={form} submit={t('returns.save')} gap="sm">
      <DayTextField {...form.at('day')} label={t('returns.day')} />
      <ProseField
        {...form.at('text')}
        label={t('returns.text')}
        minRows={3}
        maxRows={12}
        data-autofocus
      />
      <Text size="sm" c="dimmed">
        {t('returns.hint')}
      </Text>
    </Form>
  )
}
