import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { writePost } from '#contract/club/wall.ts'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { newKey } from '../../api/request.ts'
import { closeModal } from '../../shell/modals.ts'
import type { PartProps } from './Composer.tsx'
import { MentionProse } from './MentionProse.tsx'
import { idsOf, wallChanged } from './queries.ts'

/** Posts the address of a video. */
export function AddVideo({ place, draft }: PartProps) {
  const { t } = useTranslation('wall')
  const [client_id] = useState(newKey)
  const form = useForm(writePost, {
    initial: { video_url: '', text: draft.text },
    send: ({ video_url, text }, call) =>
      call(writePost, { body: { client_id, video_url, text, ...idsOf(place) } }),
    refreshes: [],
    onSaved: async () => {
      draft.clear()
      closeModal()
      await wallChanged()
    },
    guard: false,
  })
  return (
    <Form of={form} submit={t('send')}>
      <Stack gap="sm">
        <Text size="sm">{t('video.hint')}</Text>
        <TextField
          {...form.at('video_url')}
          type="url"
          inputMode="url"
          label={t('video.address')}
          placeholder="https://"
          required
          data-autofocus
        />
        <MentionProse {...form.at('text')} place={place} chosen={draft.chosen} label={t('words')} />
      </Stack>
    </Form>
  )
}
