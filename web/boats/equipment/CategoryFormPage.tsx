import { ActionIcon, Button, Fieldset, Group, Select, Text, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useParams } from 'react-router'
import {
  createEquipmentCategory,
  deleteEquipmentCategory,
  equipmentCategories,
  updateEquipmentCategory,
  type EquipmentCategory,
} from '#contract/boats/equipment.ts'
import { CATEGORY_KINDS, type CategoryKind } from '#domain/constants/equipment.ts'
import { api } from '../../api/api.ts'
import { DeleteButton } from '../../form/DeleteButton.tsx'
import { sendDifference } from '../../form/difference.ts'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { PickField } from '../../form/ChoiceFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { paths } from '../../paths/paths.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { PageState } from '../../ui/PageState.tsx'
import classes from './equipment.module.css'
import { addField, FIELD_TYPES, removeField, type OwnField } from './own-fields.ts'
import { categoriesQuery } from './queries.ts'

const OTHER: CategoryKind = 'other'
const LIST = paths.equipment({ view: 'categories' })

/** A new category, or one to change. */
export function CategoryFormPage() {
  const { t } = useTranslation('equipment')
  const viewer = useViewer()
  const asked = useParams()['categoryId']
  const found = useQuery(categoriesQuery())
  const { data } = found
  if (!can(createEquipmentCategory.access, viewer))
    return <Navigate to={paths.unauthorized()} replace />
  if (asked === undefined) return <CategoryForm category={null} />
  const category = data?.data.find(({ id }) => id === Number(asked))
  if (category) return <CategoryForm key={category.id} category={category} />
  if (data) return <PageState state="not-found" text={t('gone')} />
  return (
    <Page title={t('title')}>
      <Waiting for={found} rows={5} />
    </Page>
  )
}

const bodyOf = ({ name, fields }: Pick<EquipmentCategory, 'name' | 'fields'>) => ({
  name,
  fields: fields.filter(({ label }) => label.trim() !== ''),
})

function CategoryForm({ category }: { category: EquipmentCategory | null }) {
  const { t } = useTranslation('equipment')
  const navigate = useNavigate()
  const form = useForm(createEquipmentCategory, {
    initial: {
      kind: category?.kind ?? OTHER,
      name: category?.name ?? null,
      fields: category?.fields ?? [],
    },
    follows: true,
    send: async ({ kind, ...values }, call, before) => {
      const body = bodyOf(values)
      if (!category) return call(createEquipmentCategory, { body: { kind, ...body } })
      const params = { id: category.id }
      return sendDifference(bodyOf(before), body, (change) =>
        call(updateEquipmentCategory, { params, body: change }),
      )
    },
    refreshes: [equipmentCategories],
    saved: t('categories.saved'),
    onSaved: () => navigate(LIST),
  })
  const title = category
    ? t('categories.title', { name: category.name ?? t(`kinds.${category.kind}`) })
    : t('categories.newTitle')
  return (
    <Page title={title}>
      <Form
        of={form}
        submit={t('categories.save')}
        actions={category && <DeleteCategory category={category} onDeleted={form.leave} />}
        width={640}
      >
        {!category && (
          <PickField
            {...form.at('kind')}
            label={t('categories.kind')}
            choices={CATEGORY_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          />
        )}
        <TextField
          {...form.at('name')}
          label={t('categories.name')}
          description={t('categories.nameHint')}
        />
        <OwnFields fields={form.values.fields} onChange={(fields) => form.set({ fields })} />
      </Form>
    </Page>
  )
}

function OwnFields({
  fields,
  onChange,
}: {
  fields: readonly OwnField[]
  onChange: (fields: OwnField[]) => void
}) {
  const { t } = useTranslation('equipment')
  const change = (key: string, part: Partial<OwnField>) =>
    onChange(fields.map((field) => (field.key === key ? { ...field, ...part } : field)))
  return (
    <Fieldset legend={t('categories.fields')} className={classes.bay}>
      <Text size="sm" c="dimmed">
        {t('categories.fieldsHint')}
      </Text>
      {fields.map(({ key, label, type }) => (
        <Group key={key} gap="xs" align="flex-end" wrap="nowrap">
          <TextInput
            flex={2}
            label={t('categories.fieldName')}
            maxLength={60}
            value={label}
            onChange={(event) => change(key, { label: event.currentTarget.value })}
          />
          <Select
            flex={1}
            label={t('categories.fieldType')}
            data={FIELD_TYPES.map((value) => ({ value, label: t(`categories.types.${value}`) }))}
            value={type}
            allowDeselect={false}
            onChange={(value) => change(key, { type: (value as OwnField['type'] | null) ?? type })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label={t('categories.removeField', { name: label })}
            onClick={() => onChange(removeField(fields, key))}
          >
            <IconTrash size={18} />
          </ActionIcon>
        </Group>
      ))}
      <Group>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} />}
          onClick={() => onChange(addField(fields))}
        >
          {t('categories.addField')}
        </Button>
      </Group>
    </Fieldset>
  )
}

function DeleteCategory({
  category: { id, kind, name },
  onDeleted,
}: {
  category: EquipmentCategory
  onDeleted: () => void
}) {
  const { t } = useTranslation('equipment')
  return (
    <DeleteButton
      label={t('categories.delete')}
      question={{
        title: t('categories.deleteTitle', { name: name ?? t(`kinds.${kind}`) }),
        text: t('categories.deleteText'),
        confirm: t('categories.delete'),
      }}
      remove={() => api(deleteEquipmentCategory, { params: { id } })}
      done={t('categories.deleted')}
      list={{ path: LIST, reads: equipmentCategories }}
      onDeleted={onDeleted}
    />
  )
}
