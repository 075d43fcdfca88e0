import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sendFile } from '#contract/club/messages-files.ts'
import { DocumentField } from '../../form/FileFields.tsx'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { newKey } from '../../api/request.ts'
import { closeModal } from '../../shell/modals.ts'
import { threadsChanged } from './queries.ts'

/** Sends a PDF or a file of an office program. */
export function SendFile({ threadId }: { threadId: number }) {
  const { t } = useTranslation('messages')
  const [file, setFile] = useState<File | null>(null)
  const [client_id] = useState(newKey)
  const form = useForm(sendFile, {
    initial: { text: '' },
    send: async ({ text }, call) => {
      if (file === null) return
      const upload = { client_id, ...(text && { text }) }
      await call(sendFile, { params: { id: threadId }, upload, file })
    },
    refreshes: [],
    onSaved: async () => {
      closeModal()
      await threadsChanged()
    },
    guard: false,
  })
  return (
    <Form of={form} submit={t('file.send')} disabled={file === null}>
      <Stack gap="sm">
        <Text size="sm">{t('file.hint')}</Text>
        <DocumentField
          label={t('file.choose')}
          placeholder={t('file.none')}
          value={file}
          onChange={setFile}
        />
        <TextField {...form.at('text')} label={t('file.words')} required={false} />
      </Stack>
    </Form>
  )
}
