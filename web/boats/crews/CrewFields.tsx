import { useTranslation } from 'react-i18next'
import { BOATS, boatById } from '#domain/constants/boats.ts'
import {
  AGE_OPTIONS,
  GENDER_OPTIONS,
  WEIGHT_OPTIONS,
  type AgeKey,
} from '#domain/constants/crew-options.ts'
import { opensMedalTimes } from '#domain/rules/gated-values.ts'
import { TextField, ProseField } from '../../form/TextFields.tsx'
import { SelectField } from '../../form/ChoiceFields.tsx'
import type { FormOf } from '../../form/form-types.ts'
import { PartNotice } from '../../shell/PlanNotice.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import type { CrewDraft } from './crew-draft.ts'

type CrewFieldsProps = { form: Pick<FormOf<CrewDraft>, 'at' | 'values'> }

/** Name and class of a crew. */
export function CrewFields({ form }: CrewFieldsProps) {
  const { t } = useTranslation('crews')
  const viewer = useViewer()
  const sport = boatById(form.values.boat_type)?.sport ?? 'rowing'
  const ageName = (key: AgeKey) => {
    if (key === 'senior') return t('ages.senior')
    // The rest is written the same everywhere: U19, PR1.
    return key.startsWith('masters-')
      ? t('ages.masters', { letter: key.slice(-1).toUpperCase() })
      : key.toUpperCase()
  }
  return (
    <>
      <TextField
        {...form.at('name')}
        label={t('details.name')}
        description={t('details.nameHint')}
        required={false}
      />
      <SelectField
        {...form.at('boat_type')}
        label={t('details.boat')}
        choices={BOATS.filter((boat) => boat.sport === sport).map(({ id, key }) => ({
          value: id,
          label: key,
        }))}
      />
      <SelectField
        {...form.at('gender')}
        label={t('details.gender')}
        choices={GENDER_OPTIONS.map(({ key }) => ({ value: key, label: t(`genders.${key}`) }))}
      />
      <SelectField
        {...form.at('weight')}
        label={t('details.weight')}
        choices={WEIGHT_OPTIONS.map(({ key }) => ({ value: key, label: t(`weights.${key}`) }))}
      />
      <SelectField
        {...form.at('age')}
        label={t('details.age')}
        choices={AGE_OPTIONS.map(({ key }) => ({ value: key, label: ageName(key) }))}
      />
      {(form.values.gmt_score !== null || opensMedalTimes(sport, viewer)) && (
        <NumberField
          {...form.at('gmt_score')}
          label={t('details.gmt')}
          description={t('details.gmtHint')}
          decimals={1}
        />
      )}
      <PartNotice part={sport === 'rowing' ? 'gold-medal-times' : 'paddling-medal-times'} />
      <ProseField {...form.at('description')} label={t('details.description')} />
    </>
  )
}
