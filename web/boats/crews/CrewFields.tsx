import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { BOATS } from '#domain/constants/boats.ts'
import { AGE_OPTIONS, GENDER_OPTIONS, WEIGHT_OPTIONS, type AgeKey } from '#domain/constants/crew-options.ts'
import type { ApiProblem } from '../../api.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import type { CrewDraft } from './crew-draft.ts'

type Props = { draft: CrewDraft; problem: ApiProblem | null; onChange: (draft: CrewDraft) => void }

/** Name and class of a crew. */
export function CrewFields({ draft, problem, onChange }: Props) {
  const { t } = useTranslation('crews')
  const set = (part: Partial<CrewDraft>) => onChange({ ...draft, ...part })
  const sport = BOATS.find(({ id }) => id === draft.boat_type)?.sport
  const ageName = (key: AgeKey) => {
    if (key === 'senior') return t('ages.senior')
    // The rest is written the same everywhere: U19, PR1.
    return key.startsWith('masters-') ? t('ages.masters', { letter: key.slice(-1).toUpperCase() }) : key.toUpperCase()
  }
  const error = (field: string) => problem?.errors[field]?.[0]
  return (
    <>
      <TextInput
        label={t('details.name')}
        description={t('details.nameHint')}
        maxLength={80}
        value={draft.name}
        error={error('name')}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('details.boat')}
        data={BOATS.filter((boat) => boat.sport === sport).map(({ id, key }) => ({ value: String(id), label: key }))}
        value={String(draft.boat_type)}
        error={error('boat_type')}
        onChange={(event) => set({ boat_type: Number(event.currentTarget.value) })}
      />
      <NativeSelect
        label={t('details.gender')}
        data={GENDER_OPTIONS.map(({ key }) => ({ value: key, label: t(`genders.${key}`) }))}
        value={draft.gender}
        onChange={(event) => set({ gender: GENDER_OPTIONS.find(({ key }) => key === event.currentTarget.value)?.key ?? 'men' })}
      />
      <NativeSelect
        label={t('details.weight')}
        data={WEIGHT_OPTIONS.map(({ key }) => ({ value: key, label: t(`weights.${key}`) }))}
        value={draft.weight}
        onChange={(event) => set({ weight: WEIGHT_OPTIONS.find(({ key }) => key === event.currentTarget.value)?.key ?? 'heavyweight' })}
      />
      <NativeSelect
        label={t('details.age')}
        data={AGE_OPTIONS.map(({ key }) => ({ value: key, label: ageName(key) }))}
        value={draft.age}
        onChange={(event) => set({ age: AGE_OPTIONS.find(({ key }) => key === event.currentTarget.value)?.key ?? 'senior' })}
      />
      <NumberField
        label={t('details.gmt')}
        description={t('details.gmtHint')}
        min={10}
        max={10_000}
        decimals={1}
        value={draft.gmt_score}
        error={error('gmt_score')}
        onChange={(gmt_score) => set({ gmt_score })}
      />
      <Textarea
        label={t('details.description')}
        maxLength={2000}
        autosize
        minRows={2}
        value={draft.description}
        error={error('description')}
        onChange={(event) => set({ description: event.currentTarget.value })}
      />
    </>
  )
}
