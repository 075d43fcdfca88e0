import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { saveWallSettings, wallSettings, type WallSettings } from '#contract/club/wall.ts'
import { PLACE_KINDS } from '#domain/wall/places.ts'
import { POSTING } from '#domain/wall/posting.ts'
import { query } from '../../api/api.ts'
import { SelectField } from '../../form/ChoiceFields.tsx'
import { Form } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { Waiting } from '../../load/Waiting.tsx'

/** Who may begin posts on the walls of the club. */
export function WallSettingsPart() {
  const asked = useQuery(query(wallSettings))
  if (!asked.data) return <Waiting for={asked} rows={4} part />
  return <SettingsForm settings={asked.data.data} />
}

function SettingsForm({ settings }: { settings: WallSettings }) {
  const { t } = useTranslation('wall')
  const form = useForm(saveWallSettings, {
    initial: settings,
    refreshes: [wallSettings],
    saved: t('settings.saved'),
  })
  const choices = POSTING.map((value) => ({ value, label: t(`settings.${value}`) }))
  return (
    <Form of={form} submit={t('settings.save')} disabled={!form.dirty} bar>
      {PLACE_KINDS.map((kind) => (
        <SelectField
          key={kind}
          {...form.at(kind)}
          label={t(`settings.places.${kind}`)}
          choices={choices}
        />
      ))}
    </Form>
  )
}
