import { Alert, Button, Group } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import {
  createEquipment,
  deleteEquipment,
  equipment,
  equipmentItem,
  updateEquipment,
  type EquipmentCategory,
  type EquipmentDetail,
} from '#contract/boats/equipment.ts'
import { api, ApiProblem, invalidate } from '../../api.ts'
import { paths } from '../../paths.ts'
import { notify } from '../../shell/notices.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { useLeaveGuard } from '../../shell/use-leave-guard.ts'
import { Page } from '../../ui/Page.tsx'
import classes from './equipment.module.css'
import { draftOf, planOf, type ItemDraft } from './item-draft.ts'
import { BasicFields, CountingFields, OwnFieldInputs, RiggingFields } from './ItemFields.tsx'

type Props = { item: EquipmentDetail | null; category: number | null; categories: readonly EquipmentCategory[] }

const OWN = [400]

/** The facts of one thing; what a boat has and an ergometer has not is asked of boats only. */
export function EquipmentForm({ item, category, categories }: Props) {
  const { t } = useTranslation('equipment')
  const navigate = useNavigate()
  const [first] = useState(() => draftOf(item, category ?? categories[0]?.id ?? null))
  const [draft, setDraft] = useState(first)
  const set = (part: Partial<ItemDraft>) => setDraft({ ...draft, ...part })
  const leave = useLeaveGuard(draft !== first)
  const chosen = categories.find(({ id }) => id === draft.category_id)
  const save = useMutation({
    mutationFn: async (category_id: number) => {
      const numeric = new Set(chosen?.fields.filter(({ type }) => type === 'number').map(({ key }) => key))
      const body = planOf({ ...draft, category_id }, numeric)
      if (!item) return (await api(createEquipment, { body }, { own: OWN })).data.id
      await api(updateEquipment, { params: { id: item.id }, body }, { own: OWN })
      return item.id
    },
    onSuccess: async (id) => {
      leave()
      await invalidate(equipment, equipmentItem)
      notify('success', t(item ? 'form.saved' : 'form.created', { name: draft.name.trim() }))
      await navigate(paths.equipmentLogs(id))
    },
  })
  const problem = save.error instanceof ApiProblem ? save.error : null
  const parts = { draft, set, errorAt: (field: string) => problem?.errors[field]?.[0] }
  return (
    <Page title={item ? t('form.title', { name: item.name }) : t('form.newTitle')}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (draft.category_id !== null) save.mutate(draft.category_id)
        }}
      >
        {problem && (
          <Alert color="red" role="alert">
            {problem.message}
          </Alert>
        )}
        <BasicFields {...parts} categories={categories} boat={chosen?.kind === 'boat'} />
        {chosen && chosen.fields.length > 0 && <OwnFieldInputs {...parts} fields={chosen.fields} />}
        {(chosen?.kind === 'boat' || chosen?.kind === 'oars') && <RiggingFields {...parts} boat={chosen.kind === 'boat'} />}
        <CountingFields {...parts} />
        <Group justify="space-between">
          <Button type="submit" loading={save.isPending}>
            {t(item ? 'form.save' : 'form.create')}
          </Button>
          {item && <DeleteItem item={item} onDeleted={leave} />}
        </Group>
      </form>
    </Page>
  )
}

function DeleteItem({ item: { id, name }, onDeleted }: { item: EquipmentDetail; onDeleted: () => void }) {
  const { t } = useTranslation('equipment')
  const navigate = useNavigate()
  const confirm = useConfirm()
  const remove = useMutation({
    mutationFn: () => api(deleteEquipment, { params: { id } }),
    onSuccess: async () => {
      onDeleted()
      await navigate(paths.equipment())
      await invalidate(equipment)
      notify('success', t('deletion.done', { name }))
    },
  })
  const ask = async () => {
    const sure = await confirm({
      title: t('deletion.title', { name }),
      text: t('deletion.text'),
      confirm: t('deletion.confirm'),
      dangerous: true,
    })
    if (sure) remove.mutate()
  }
  return (
    <Button variant="subtle" color="red" leftSection={<IconTrash size={18} />} loading={remove.isPending} onClick={() => void ask()}>
      {t('deletion.button')}
    </Button>
  )
}
