import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { postFile } from '#contract/club/wall.ts'
import { DocumentField } from '../../form/FileFields.tsx'
import { Form } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { newKey } from '../../api/request.ts'
import { closeModal } from '../../shell/modals.ts'
import type { PartProps } from './Composer.tsx'
import { MentionProse } from './MentionProse.tsx'
import { idsOf, wallChanged } from './queries.ts'

/** Posts a PDF or a file of an office program. */
export function AddFile({ place, draft }: PartProps) {
  const { t } = useTranslation('wall')
  const [file, setFile] = useState<File | null>(null)
  const [client_id] = useState(newKey)
  const form = useForm(postFile, {
    initial: { text: draft.text },
    send: async ({ text }, call) => {
      if (file === null) return
      await call(postFile, {
        upload: { client_id, ...(text && { text }), ...idsOf(place) },
        file,
      })
    },
    refreshes: [],
    onSaved: async () => {
      draft.clear()
      closeModal()
      await wallChanged()
    },
    guard: false,
  })
  return (
    <Form of={form} submit={t('send')} disabled={file === null}>
      <Stack gap="sm">
        <Text size="sm">{t('file.hint')}</Text>
        <DocumentField
          label={t('file.choose')}
          placeholder={t('file.none')}
          value={file}
          onChange={setFile}
        />
        <MentionProse
          {...form.at('text')}
          place={place}
          chosen={draft.chosen}
          label={t('words')}
          required={false}
        />
      </Stack>
    </Form>
  )
}
