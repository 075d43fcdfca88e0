import { Fieldset, Group, Select, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import {
  ITEM_STATUSES,
  type EquipmentCategory,
  type ItemStatus,
} from '#contract/boats/equipment.ts'
import { BOATS } from '#domain/constants/boats.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import classes from './equipment.module.css'
import {
  FIGURE_BOUNDS,
  RIGGING_FIELDS,
  riggingBounds,
  type ItemDraft,
  type TextField,
} from './item-draft.ts'
import type { OwnField } from './own-fields.ts'
import { SearchSelect } from '../../ui/SearchSelect.tsx'

type Part = {
  draft: ItemDraft
  set: (part: Partial<ItemDraft>) => void
  errorAt: (field: string) => string | undefined
}

const SHORT_TEXT = 80
const LONG_TEXT = 2000
/** The number of decimals in a category's own number field. */
const OWN_DECIMALS = 3
/** These fields are shown for oars only. */
const OAR_FIELDS = new Set(['inboard', 'oar_length'])

export function BasicFields({
  draft,
  set,
  errorAt,
  categories,
  boat,
}: Part & { categories: readonly EquipmentCategory[]; boat: boolean }) {
  const { t } = useTranslation('equipment')
  const text = (field: TextField, label: string) => (
    <TextInput
      flex={1}
      label={label}
      maxLength={SHORT_TEXT}
      value={draft.texts[field]}
      error={errorAt(field)}
      onChange={(event) => set({ texts: { ...draft.texts, [field]: event.currentTarget.value } })}
    />
  )
  const figure = (field: 'year' | 'crew_weight_min' | 'crew_weight_max', label: string) => (
    <NumberField
      flex={1}
      {...FIGURE_BOUNDS[field]}
      decimals={field === 'year' ? 0 : 1}
      label={label}
      value={draft[field]}
      error={errorAt(field)}
      onChange={(value) => set({ [field]: value })}
    />
  )
  return (
    <>
      <TextInput
        label={t('form.name')}
        required
        maxLength={SHORT_TEXT}
        value={draft.name}
        error={errorAt('name')}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <Select
        label={t('form.category')}
        allowDeselect={false}
        data={categories.map(({ id, kind, name }) => ({
          value: String(id),
          label: name ?? t(`kinds.${kind}`),
        }))}
        value={draft.category_id === null ? null : String(draft.category_id)}
        error={errorAt('category_id')}
        onChange={(id) => set({ category_id: id === null ? null : Number(id) })}
      />
      <Select
        label={t('form.status')}
        allowDeselect={false}
        data={ITEM_STATUSES.map((status) => ({ value: status, label: t(`states.${status}`) }))}
        value={draft.status}
        onChange={(status) => set({ status: (status as ItemStatus | null) ?? draft.status })}
      />
      {boat && (
        <>
          <SearchSelect
            label={t('form.boat')}
            clearable
            data={BOATS.map(({ id, key }) => ({ value: String(id), label: key }))}
            value={draft.boat_type === null ? null : String(draft.boat_type)}
            error={errorAt('boat_type')}
            onChange={(id) => set({ boat_type: id === null ? null : Number(id) })}
          />
          <Group gap="sm" align="flex-start" grow>
            {figure('crew_weight_min', t('form.weightMin'))}
            {figure('crew_weight_max', t('form.weightMax'))}
          </Group>
        </>
      )}
      <Group gap="sm" align="flex-start" grow>
        {text('manufacturer', t('form.manufacturer'))}
        {text('model', t('form.model'))}
      </Group>
      <Group gap="sm" align="flex-start" grow>
        {figure('year', t('form.year'))}
        {text('serial', t('form.serial'))}
      </Group>
      <Group gap="sm" align="flex-start" grow>
        {text('location', t('form.place'))}
        {text('owner', t('form.owner'))}
      </Group>
      {text('sensor_ids', t('form.sensors'))}
      <Textarea
        label={t('form.description')}
        autosize
        minRows={2}
        maxLength={LONG_TEXT}
        value={draft.texts.description}
        error={errorAt('description')}
        onChange={(event) =>
          set({ texts: { ...draft.texts, description: event.currentTarget.value } })
        }
      />
    </>
  )
}

/**
 * What a field of its own holds as a number; null while it is empty, or from a time when it was no
 * number.
 */
const numberIn = (value: number | string | null = null): number | null =>
  value === null || value === '' || Number.isNaN(Number(value)) ? null : Number(value)

export function OwnFieldInputs({
  draft,
  set,
  errorAt,
  fields,
}: Part & { fields: readonly OwnField[] }) {
  const { t } = useTranslation('equipment')
  const change = (key: string, value: number | string | null) =>
    set({ values: { ...draft.values, [key]: value } })
  return (
    <Fieldset legend={t('form.own')} className={classes.bay}>
      {fields.map(({ key, label, type }) =>
        type === 'number' ? (
          <NumberField
            key={key}
            label={label}
            decimals={OWN_DECIMALS}
            value={numberIn(draft.values[key])}
            error={errorAt(`values.${key}`)}
            onChange={(value) => change(key, value)}
          />
        ) : (
          <TextInput
            key={key}
            label={label}
            type={type}
            maxLength={200}
            value={draft.values[key] ?? ''}
            error={errorAt(`values.${key}`)}
            onChange={(event) => change(key, event.currentTarget.value)}
          />
        ),
      )}
    </Fieldset>
  )
}

export function RiggingFields({ draft, set, errorAt, boat }: Part & { boat: boolean }) {
  const { t } = useTranslation('equipment')
  return (
    <Fieldset legend={t('form.more')} className={classes.bay}>
      <Group gap="sm" align="flex-start">
        {RIGGING_FIELDS.filter((field) => boat || OAR_FIELDS.has(field)).map((field) => (
          <NumberField
            key={field}
            w={180}
            {...riggingBounds(field)}
            label={t(`rigging.${field}`)}
            decimals={1}
            value={draft.rigging[field]}
            error={errorAt(`rigging.${field}`)}
            onChange={(value) => set({ rigging: { ...draft.rigging, [field]: value } })}
          />
        ))}
      </Group>
      {boat && (
        <TextInput
          label={t('rigging.sides')}
          description={t('rigging.sidesHint')}
          maxLength={8}
          value={draft.sides}
          error={errorAt('rigging.sides')}
          onChange={(event) => set({ sides: event.currentTarget.value })}
        />
      )}
    </Fieldset>
  )
}

const COUNTS = [
  ['service_km', 'serviceDistance', 'service_distance', 1],
  ['service_months', 'serviceMonths', 'service_months', 0],
  ['initial_km', 'initialDistance', 'initial_distance', 1],
  ['initial_hours', 'initialTime', 'initial_time', 2],
] as const

export function CountingFields({ draft, set, errorAt }: Part) {
  const { t } = useTranslation('equipment')
  return (
    <Fieldset legend={t('form.counting')} className={classes.bay}>
      <Group gap="sm" align="flex-start">
        {COUNTS.map(([field, label, sent, decimals]) => (
          <NumberField
            key={field}
            w={200}
            {...FIGURE_BOUNDS[field]}
            decimals={decimals}
            label={t(`form.${label}`)}
            value={draft[field]}
            error={errorAt(sent)}
            onChange={(value) => set({ [field]: value })}
          />
        ))}
      </Group>
    </Fieldset>
  )
}
