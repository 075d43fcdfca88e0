import { Button, FileButton, Group, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { removePicture, updateNames, uploadPicture } from '#contract/people/settings.ts'
import { UNIT_SYSTEMS, type UnitSystem } from '#domain/constants/units.ts'
import { LanguageField } from '../account/LanguageField.tsx'
import { NameFields } from '../account/NameFields.tsx'
import { api } from '../../api.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import { closeModal, openModal } from '../../shell/modals.ts'
import { refreshMe, useViewer } from '../../shell/viewer.ts'
import { PictureCrop } from '../../ui/PictureCrop.tsx'
import { PersonAvatar } from '../../ui/PersonAvatar.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { OWN, useChange } from './use-change.ts'

/** Names, language, units and picture. */
export function PersonPart() {
  const { t } = useTranslation('settings')
  const { me } = useViewer()
  const [entry, setEntry] = useState({ first_name: me.first_name, last_name: me.last_name, units: me.units })
  const save = useChange(() => api(updateNames, { body: { ...entry, preferred_language: currentLanguage() } }, { own: OWN }), {
    said: t('saved'),
    after: refreshMe,
  })
  return (
    <Stack gap="lg">
      <Picture />
      <SettingsForm submit={t('save')} busy={save.busy} message={save.message} onSubmit={() => save.run(undefined)}>
        <NameFields
          value={entry}
          onChange={(part) => setEntry({ ...entry, ...part })}
          errors={{
            first_name: [save.errorAt('first_name')].filter((text) => text !== undefined),
            last_name: [save.errorAt('last_name')].filter((text) => text !== undefined),
          }}
        />
        <LanguageField />
        <UnitsField value={entry.units} onChange={(units) => setEntry({ ...entry, units })} />
      </SettingsForm>
    </Stack>
  )
}

type UnitsProps = { value: UnitSystem; onChange: (units: UnitSystem) => void }

function UnitsField({ value, onChange }: UnitsProps) {
  const { t } = useTranslation('settings')
  return (
    <Radio.Group
      label={t('units.label')}
      description={t('units.hint')}
      value={value}
      onChange={(chosen) => onChange(chosen === 'imperial' ? 'imperial' : 'metric')}
    >
      <Stack gap="xs" mt="xs">
        {UNIT_SYSTEMS.map((system) => (
          <Radio key={system} value={system} label={t(`units.${system}`)} />
        ))}
      </Stack>
    </Radio.Group>
  )
}

function Picture() {
  const { t } = useTranslation('settings')
  const { me } = useViewer()
  const show = useChange((file: File) => api(uploadPicture, { upload: {}, file }, { own: OWN }), { said: t('saved'), after: refreshMe })
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
        <FileButton accept="image/jpeg,image/png,image/webp,image/gif" onChange={(file) => file && choose(file)}>
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
