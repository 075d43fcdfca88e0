import { Button, FileButton, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { removePicture, updateNames, uploadPicture } from '#contract/people/settings.ts'
import { NameFields } from '../account/open.ts'
import { api } from '../../api/api.ts'
import { Form } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import { closeModal, openModal } from '../../shell/modals.ts'
import { refreshMe, useViewer } from '../../shell/viewer.ts'
import { PictureCrop } from '../../ui/PictureCrop.tsx'
import { PersonAvatar } from '../../ui/PersonAvatar.tsx'
import { OWN, useChange } from './use-change.ts'

/** Names and picture. */
export function PersonPart() {
  const { t } = useTranslation('settings')
  const { me } = useViewer()
  const form = useForm(updateNames, {
    initial: { first_name: me.first_name, last_name: me.last_name },
    send: (values, call) =>
      call(updateNames, { body: { ...values, preferred_language: currentLanguage() } }),
    saved: t('saved'),
    onSaved: refreshMe,
  })
  return (
    <Stack gap="lg">
      <Picture />
      <Form of={form} submit={t('save')} disabled={!form.dirty} bar>
        <NameFields form={form} />
      </Form>
    </Stack>
  )
}

function Picture() {
  const { t } = useTranslation('settings')
  const { me } = useViewer()
  const show = useChange((file: File) => api(uploadPicture, { upload: {}, file }, { own: OWN }), {
    said: t('saved'),
    after: refreshMe,
  })
  const choose = (file: File) => {
    const send = (cut: File) => {
      closeModal()
      show.run(cut)
    }
    openModal({
      title: t('crop.title', { ns: 'ui' }),
      size: 'sm',
      content: <PictureCrop file={file} onCropped={send} onCancel={closeModal} />,
    })
  }
  const remove = useChange(() => api(removePicture), { said: t('saved'), after: refreshMe })
  return (
    <Stack gap="xs">
      <Group gap="md">
        <PersonAvatar name={me.full_name} picture={me.picture} size={72} />
        <FileButton
          accept="image/jpeg,image/png,image/webp,image/gif"
          onChange={(file) => file && choose(file)}
        >
          {(props) => (
            <Button {...props} variant="default" loading={show.busy}>
              {t('picture.choose')}
            </Button>
          )}
        </FileButton>
        {me.picture !== null && (
          <Button variant="subtle" loading={remove.busy} onClick={() => remove.run(undefined)}>
            {t('picture.remove')}
          </Button>
        )}
      </Group>
      {show.message !== null && (
        <Text size="sm" c="red" role="alert">
          {show.message}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {t('picture.hint')}
      </Text>
    </Stack>
  )
}
