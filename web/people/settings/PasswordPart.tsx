import { Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changePassword, listSignIns, listTokens } from '#contract/people/settings.ts'
import { NewPasswordField } from '../account/NewPasswordField.tsx'
import { api, invalidate } from '../../api.ts'
import { CurrentPasswordField, SettingsForm } from './SettingsForm.tsx'
import { OWN, useChange } from './use-change.ts'

const EMPTY = { password: '', new_password: '' }

export function PasswordPart() {
  const { t } = useTranslation('settings')
  const [entry, setEntry] = useState(EMPTY)
  const change = useChange(() => api(changePassword, { body: entry }, { own: OWN }), {
    said: t('password.done'),
    after: () => {
      setEntry(EMPTY)
      return invalidate(listSignIns, listTokens)
    },
  })
  return (
    <SettingsForm submit={t('password.submit')} busy={change.busy} message={change.message} onSubmit={() => change.run(undefined)}>
      <Text size="sm" c="dimmed">
        {t('password.text')}
      </Text>
      <CurrentPasswordField
        value={entry.password}
        onChange={(password) => setEntry({ ...entry, password })}
        error={change.errorAt('password')}
      />
      <NewPasswordField
        label={t('password.new')}
        value={entry.new_password}
        onChange={(new_password) => setEntry({ ...entry, new_password })}
        error={change.errorAt('new_password')}
      />
    </SettingsForm>
  )
}
