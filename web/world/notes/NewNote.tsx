import { Button, Stack, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addNote, notes } from '#contract/world/notes.ts'
import { api, invalidate } from '../../api.ts'
import { isSendKey } from './send-key.ts'

/** Written with Ctrl or ⌘ and Enter, or the button. What could not be saved stays in the field. */
export function NewNote() {
  const { t } = useTranslation('notes')
  const [text, setText] = useState('')
  const save = useMutation({
    mutationFn: () => api(addNote, { body: { text: text.trim() } }),
    onSuccess: () => {
      setText('')
      return invalidate(notes)
    },
  })
  const ready = text.trim() !== '' && !save.isPending
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (ready) save.mutate()
      }}
    >
      <Stack gap="xs" align="flex-start">
        <Textarea
          w="100%"
          label={t('new')}
          placeholder={t('placeholder')}
          autosize
          minRows={2}
          maxRows={12}
          maxLength={10_000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (isSendKey(event) && ready) save.mutate()
          }}
        />
        <Button type="submit" disabled={!ready} loading={save.isPending}>
          {t('write')}
        </Button>
      </Stack>
    </form>
  )
}
