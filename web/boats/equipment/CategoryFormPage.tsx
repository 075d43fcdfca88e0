import { ActionIcon, Alert, Button, Fieldset, Group, Select, Text, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useParams } from 'react-router'
import {
  CATEGORY_KINDS,
  createEquipmentCategory,
  deleteEquipmentCategory,
  equipmentCategories,
  updateEquipmentCategory,
  type CategoryKind,
  type EquipmentCategory,
} from '#contract/boats/equipment.ts'
import { api, ApiProblem, invalidate } from '../../api.ts'
import { paths } from '../../paths.ts'
import { notify } from '../../shell/notices.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { useLeaveGuard } from '../../shell/use-leave-guard.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { PageState } from '../../ui/PageState.tsx'
import classes from './equipment.module.css'
import { addField, FIELD_TYPES, removeField, type OwnField } from './own-fields.ts'
import { categoriesQuery } from './queries.ts'

const OWN = [400, 409]
const LIST = paths.equipment({ view: 'categories' })

/** A new category, or one to change. */
export function CategoryFormPage() {
  const { t } = useTranslation('equipment')
  const viewer = useViewer()
  const asked = useParams()['categoryId']
  const { data, error, refetch } = useQuery(categoriesQuery())
  if (!can(createEquipmentCategory.access, viewer)) return <Navigate to={paths.unauthorized()} replace />
  if (asked === undefined) return <CategoryForm category={null} />
  const category = data?.data.find(({ id }) => id === Number(asked))
  if (category) return <CategoryForm key={category.id} category={category} />
  if (data) return <PageState state="not-found" text={t('gone')} />
  return (
    <Page title={t('title')}>
      {error ? <PageState state="error" retry={() => void refetch()} /> : <PageState state="loading" rows={5} />}
    </Page>
  )
}

function CategoryForm({ category }: { category: EquipmentCategory | null }) {
  const { t } = useTranslation('equipment')
  const navigate = useNavigate()
  const [first] = useState(() => ({
    kind: category?.kind ?? ('other' as CategoryKind),
    name: category?.name ?? '',
    fields: category?.fields ?? [],
  }))
  const [draft, setDraft] = useState(first)
  const leave = useLeaveGuard(draft !== first)
  const save = useMutation({
    mutationFn: async () => {
      const body = { name: draft.name.trim() || null, fields: draft.fields.filter(({ label }) => label.trim() !== '') }
      if (category) await api(updateEquipmentCategory, { params: { id: category.id }, body }, { own: OWN })
      else await api(createEquipmentCategory, { body: { kind: draft.kind, ...body } }, { own: OWN })
    },
    onSuccess: async () => {
      leave()
      await invalidate(equipmentCategories)
      notify('success', t('categories.saved'))
      await navigate(LIST)
    },
  })
  const problem = save.error instanceof ApiProblem ? save.error : null
  const title = category ? t('categories.title', { name: category.name ?? t(`kinds.${category.kind}`) }) : t('categories.newTitle')
  return (
    <Page title={title}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate()
        }}
      >
        {problem && (
          <Alert color="red" role="alert">
            {problem.message}
          </Alert>
        )}
        {!category && (
          <Select
            label={t('categories.kind')}
            data={CATEGORY_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
            value={draft.kind}
            allowDeselect={false}
            onChange={(kind) => setDraft({ ...draft, kind: (kind as CategoryKind | null) ?? draft.kind })}
          />
        )}
        <TextInput
          label={t('categories.name')}
          description={t('categories.nameHint')}
          maxLength={80}
          value={draft.name}
          error={problem?.errors['name']?.[0]}
          onChange={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
        />
        <OwnFields fields={draft.fields} onChange={(fields) => setDraft({ ...draft, fields })} />
        <Group justify="space-between">
          <Button type="submit" loading={save.isPending}>
            {t('categories.save')}
          </Button>
          {category && <DeleteCategory category={category} onDeleted={leave} />}
        </Group>
      </form>
    </Page>
  )
}

function OwnFields({ fields, onChange }: { fields: readonly OwnField[]; onChange: (fields: OwnField[]) => void }) {
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
        <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => onChange(addField(fields))}>
          {t('categories.addField')}
        </Button>
      </Group>
    </Fieldset>
  )
}

function DeleteCategory({ category: { id, kind, name }, onDeleted }: { category: EquipmentCategory; onDeleted: () => void }) {
  const { t } = useTranslation('equipment')
  const navigate = useNavigate()
  const confirm = useConfirm()
  const remove = useMutation({
    mutationFn: () => api(deleteEquipmentCategory, { params: { id } }),
    onSuccess: async () => {
      onDeleted()
      await navigate(LIST)
      await invalidate(equipmentCategories)
      notify('success', t('categories.deleted'))
    },
  })
  const ask = async () => {
    const title = t('categories.deleteTitle', { name: name ?? t(`kinds.${kind}`) })
    const sure = await confirm({ title, text: t('categories.deleteText'), confirm: t('categories.delete'), dangerous: true })
    if (sure) remove.mutate()
  }
  return (
    <Button variant="subtle" color="red" leftSection={<IconTrash size={18} />} loading={remove.isPending} onClick={() => void ask()}>
      {t('categories.delete')}
    </Button>
  )
}
