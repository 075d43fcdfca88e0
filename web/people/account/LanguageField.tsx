import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_NAMES, LANGUAGES } from '#domain/constants/languages.ts'
import { asLanguage, chooseLanguage, currentLanguage } from '../../i18n/i18n.ts'

/** The language of the account; the page switches to it at once. */
export function LanguageField() {
  const { t } = useTranslation('account')
  return (
    <NativeSelect
      label={t('form.language')}
      name="language"
      value={currentLanguage()}
      data={LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }))}
      onChange={(event) => void chooseLanguage(asLanguage(event.currentTarget.value) ?? 'en')}
    />
  )
}
