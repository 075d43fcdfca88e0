import { useTranslation } from 'react-i18next'
import { addNote, notes } from '#contract/club/notes.ts'
import { Form } from '../../form/Form.tsx'
import { ProseField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { isSendKey } from './send-key.ts'

/** Written with Ctrl or ⌘ and Enter, or the button. What could not be saved stays in the field. */
export function NewNote() {
  const { t } = useTranslation('notes')
  const form = useForm(addNote, {
    initial: { text: '' },
    refreshes: [notes],
    onSaved: (_, __, { reset }) => reset(),
  })
  const ready = form.values.text.trim() !== ''
  return (
    <Form of={form} submit={t('write')} disabled={!ready} gap="xs">
      <ProseField
        {...form.at('text')}
        label={t('new')}
        placeholder={t('placeholder')}
        required={false}
        maxRows={12}
        onKeyDown={(event) => {
          if (isSendKey(event) && ready) form.submit()
        }}
      />
    </Form>
  )
}
