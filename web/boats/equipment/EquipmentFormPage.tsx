import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams, useNavigate } from 'react-router'
import {
  createEquipment,
  deleteEquipment,
  equipment,
  equipmentItem,
  updateEquipment,
  type EquipmentCategory,
  type EquipmentDetail,
} from '#contract/boats/equipment.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { api } from '../../api/api.ts'
import { DeleteButton } from '../../form/DeleteButton.tsx'
import { sendDifference } from '../../form/difference.ts'
import { Form } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { categoriesQuery, itemQuery } from './queries.ts'
import { draftOf, planOf, type ItemDraft } from './item-draft.ts'
import { BasicFields, CountingFields, OwnFieldInputs, RiggingFields } from './ItemFields.tsx'

type EquipmentFormProps = {
  item: EquipmentDetail | null
  category: number | null
  categories: readonly EquipmentCategory[]
}

/**
 * The properties of one piece of equipment; those that only a boat has are left out for an
 * ergometer.
 */
function EquipmentForm({ item, category, categories }: EquipmentFormProps) {
  const { t } = useTranslation('equipment')
  const navigate = useNavigate()
  const chosenOf = (id: number | null) => categories.find((one) => one.id === id)
  const bodyOf = (draft: ItemDraft) => {
    const fields = chosenOf(draft.category_id)?.fields ?? []
    const numeric = fields.flatMap(({ key, type }) => (type === 'number' ? [key] : []))
    return planOf({ ...draft, category_id: draft.category_id ?? 0 }, new Set(numeric))
  }
  const form = useForm(updateEquipment, {
    initial: draftOf(item, category ?? categories[0]?.id ?? null),
    follows: true,
    send: async (draft, call, before) => {
      const body = bodyOf(draft)
      if (!item) return (await call(createEquipment, { body })).data.id
      const params = { id: item.id }
      await sendDifference(bodyOf(before), body, (change) =>
        call(updateEquipment, { params, body: change }),
      )
      return item.id
    },
    refreshes: [equipment, equipmentItem],
    saved: (_, { name }) => t(item ? 'form.saved' : 'form.created', { name }),
    onSaved: (id) => navigate(paths.equipmentLogs(id)),
  })
  const chosen = chosenOf(form.values.category_id)
  const parts = { draft: form.values, set: form.set, errorAt: form.errorAt }
  return (
    <Page title={item ? t('form.title', { name: item.name }) : t('form.newTitle')}>
      <Form
        of={form}
        submit={t(item ? 'form.save' : 'form.create')}
        disabled={form.values.category_id === null}
        actions={item && <DeleteItem item={item} onDeleted={form.leave} />}
        width={640}
      >
        <BasicFields {...parts} categories={categories} boat={chosen?.kind === 'boat'} />
        {chosen && chosen.fields.length > 0 && <OwnFieldInputs {...parts} fields={chosen.fields} />}
        {(chosen?.kind === 'boat' || chosen?.kind === 'oars') && (
          <RiggingFields {...parts} boat={chosen.kind === 'boat'} />
        )}
        <CountingFields {...parts} />
      </Form>
    </Page>
  )
}

function DeleteItem({
  item: { id, name },
  onDeleted,
}: {
  item: EquipmentDetail
  onDeleted: () => void
}) {
  const { t } = useTranslation('equipment')
  return (
    <DeleteButton
      label={t('deletion.button')}
      question={{
        title: t('deletion.title', { name }),
        text: t('deletion.text'),
        confirm: t('deletion.confirm'),
      }}
      remove={() => api(deleteEquipment, { params: { id } })}
      done={t('deletion.done', { name })}
      list={{ path: paths.equipment(), reads: equipment }}
      onDeleted={onDeleted}
    />
  )
}

/** Something new in a category, or something to change. */
export function EquipmentFormPage() {
  const { t } = useTranslation('equipment')
  const viewer = useViewer()
  const { categoryId, equipmentId } = useParams()
  const id = equipmentId === undefined ? null : Number(equipmentId)
  const valid = id === null || (Number.isSafeInteger(id) && id > 0)
  const categories = useQuery(categoriesQuery())
  const item = useQuery({ ...itemQuery(id ?? 0), enabled: id !== null && valid })
  if (!can(createEquipment.access, viewer)) return <Navigate to={paths.unauthorized()} replace />
  if (!valid || (item.error instanceof ApiProblem && item.error.status === 404))
    return <PageState state="not-found" text={t('gone')} />
  if (categories.data && (id === null || item.data)) {
    const chosen = categories.data.data.find((category) => category.id === Number(categoryId))
    return (
      <EquipmentForm
        key={id}
        item={item.data?.data ?? null}
        category={chosen?.id ?? null}
        categories={categories.data.data}
      />
    )
  }
  return (
    <Page title={t('title')}>
      <Waiting for={[categories, item]} rows={8} />
    </Page>
  )
}
