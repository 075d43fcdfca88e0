import { ActionIcon, Button } from '@mantine/core'
import { IconHistory, IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { createEquipment } from '#contract/boats/equipment.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { Boathouse } from './Boathouse.tsx'
import { Categories } from './Categories.tsx'
import { filtersSet } from './equipment-filters.ts'
import { EquipmentFilterFields } from './EquipmentFilterFields.tsx'
import { EquipmentTable } from './EquipmentTable.tsx'
import { categoriesQuery, equipmentQuery } from './queries.ts'
import { SheetActions } from './SheetActions.tsx'
import { useEquipmentFilters } from './use-equipment-filters.ts'
import { IconRowingShell } from '../../ui/rowing-shell-icon.ts'

/** Shows the club's equipment: as it lies in the boathouse, as a list, or by category. */
export function EquipmentPage() {
  const { t } = useTranslation('equipment')
  const viewer = useViewer()
  const { filters, change, reset } = useEquipmentFilters()
  const asked = useQuery({
    ...equipmentQuery(filters),
    placeholderData: keepPreviousData,
  })
  const categories = useQuery(categoriesQuery())
  const items = asked.data?.data
  const set = filtersSet(filters)
  const keeps = can(createEquipment.access, viewer)
  const add = keeps && (
    <Button component={Link} to={paths.equipmentForm()} leftSection={<IconPlus size={18} />}>
      {t('new')}
    </Button>
  )
  return (
    <Page
      title={t('title')}
      action={
        <>
          {filters.view === 'list' && <SheetActions />}
          <ActionIcon
            variant="default"
            component={Link}
            to={paths.allEquipmentLogs()}
            aria-label={t('logs.open')}
            title={t('logs.open')}
          >
            <IconHistory size={18} />
          </ActionIcon>
          {add}
        </>
      }
      filters={<EquipmentFilterFields filters={filters} onChange={change} />}
    >
      {(!items || !categories.data) && <Waiting for={[asked, categories]} rows={8} />}
      {items && categories.data && filters.view === 'categories' && (
        <Categories categories={categories.data.data} />
      )}
      {items?.length === 0 && filters.view !== 'categories' && (
        <Nothing filtered={set > 0} onReset={reset} keeps={keeps} />
      )}
      {items && items.length > 0 && filters.view === 'boathouse' && <Boathouse items={items} />}
      {items && items.length > 0 && categories.data && filters.view === 'list' && (
        <EquipmentTable items={items} categories={categories.data.data} />
      )}
    </Page>
  )
}

function Nothing({
  filtered,
  onReset,
  keeps,
}: {
  filtered: boolean
  onReset: () => void
  keeps: boolean
}) {
  const { t } = useTranslation('equipment')
  const icon = <IconRowingShell size={32} />
  if (filtered) {
    const all = (
      <Button variant="default" onClick={onReset}>
        {t('reset')}
      </Button>
    )
    return (
      <PageState
        state="empty"
        icon={icon}
        title={t('nothingFound')}
        text={t('nothingFoundText')}
        action={all}
      />
    )
  }
  const add = keeps && (
    <Button component={Link} to={paths.equipmentForm()}>
      {t('new')}
    </Button>
  )
  return (
    <PageState
      state="empty"
      icon={icon}
      title={t('empty')}
      text={t(keeps ? 'emptyText' : 'emptyMember')}
      action={add}
    />
  )
}
