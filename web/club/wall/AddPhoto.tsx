import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { postPhoto } from '#contract/club/wall.ts'
import { PhotoField } from '../../form/FileFields.tsx'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { newKey } from '../../api/request.ts'
import { closeModal } from '../../shell/modals.ts'
import type { PartProps } from './Composer.tsx'
import { MentionProse } from './MentionProse.tsx'
import { idsOf, wallChanged } from './queries.ts'

/** Posts a photograph with what it shows, which is read to those who do not see it. */
export function AddPhoto({ place, draft }: PartProps) {
  const { t } = useTranslation('wall')
  const [file, setFile] = useState<File | null>(null)
  const [client_id] = useState(newKey)
  const form = useForm(postPhoto, {
    initial: { alt: '', text: draft.text },
    send: async ({ alt, text }, call) => {
      if (file === null) return
      const upload = { client_id, alt, ...(text && { text }), ...idsOf(place) }
      await call(postPhoto, { upload, file })
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
        <Text size="sm">{t('photo.hint')}</Text>
        <PhotoField
          label={t('photo.choose')}
          placeholder={t('photo.none')}
          value={file}
          onChange={setFile}
        />
        <TextField {...form.at('alt')} label={t('photo.shows')} />
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
