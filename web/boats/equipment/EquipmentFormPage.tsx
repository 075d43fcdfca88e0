import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router'
import { createEquipment } from '#contract/boats/equipment.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { EquipmentForm } from './EquipmentForm.tsx'
import { categoriesQuery, itemQuery } from './queries.ts'

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
