import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sendPhoto } from '#contract/club/messages.ts'
import { PhotoField } from '../../form/FileFields.tsx'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { newKey } from '../../api/request.ts'
import { closeModal } from '../../shell/modals.ts'
import { threadsChanged } from './queries.ts'

/** Sends a photograph with what it shows, which is also read to those who do not see it. */
export function SendPhoto({ threadId }: { threadId: number }) {
  const { t } = useTranslation('messages')
  const [file, setFile] = useState<File | null>(null)
  const [client_id] = useState(newKey)
  const form = useForm(sendPhoto, {
    initial: { text: '' },
    send: async ({ text }, call) => {
      if (file === null) return
      await call(sendPhoto, { params: { id: threadId }, upload: { client_id, text }, file })
    },
    refreshes: [],
    onSaved: async () => {
      closeModal()
      await threadsChanged()
    },
    guard: false,
  })
  return (
    <Form of={form} submit={t('photo.send')} disabled={file === null}>
      <Stack gap="sm">
        <Text size="sm">{t('photo.hint')}</Text>
        <PhotoField
          label={t('photo.choose')}
          placeholder={t('photo.none')}
          value={file}
          onChange={setFile}
        />
        <TextField {...form.at('text')} label={t('photo.shows')} />
      </Stack>
    </Form>
  )
}
