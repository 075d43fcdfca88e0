import { useTranslation } from 'react-i18next'
import { updateNames } from '#contract/people/settings.ts'
import { UNIT_SYSTEMS } from '#domain/constants/units.ts'
import { LanguageField } from '../account/open.ts'
import { Form } from '../../form/Form.tsx'
import { RadioField } from '../../form/ChoiceFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import { refreshMe, useViewer } from '../../shell/viewer.ts'

/** The language of screens and mails, and the units values are shown in. */
export function LanguagePart() {
  const { t } = useTranslation('settings')
  const { me } = useViewer()
  const form = useForm(updateNames, {
    initial: { units: me.units },
    send: ({ units }, call) => {
      const { first_name, last_name } = me
      const body = { first_name, last_name, units, preferred_language: currentLanguage() }
      return call(updateNames, { body })
    },
    saved: t('saved'),
    onSaved: refreshMe,
  })
  return (
    <Form of={form} submit={t('save')} bar>
      <LanguageField />
      <RadioField
        {...form.at('units')}
        label={t('units.label')}
        description={t('units.hint')}
        choices={UNIT_SYSTEMS.map((system) => ({ value: system, label: t(`units.${system}`) }))}
      />
    </Form>
  )
}
