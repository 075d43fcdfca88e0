import { ActionIcon, Button } from '@mantine/core'
import { IconHistory, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { createEquipment, type EquipmentCategory } from '#contract/boats/equipment.ts'
import { ListBar } from '../../list/ListBar.tsx'
import { ListRows } from '../../list/ListRows.tsx'
import { useList } from '../../list/use-list.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { useSearchParam } from '../../ui/use-search-param.ts'
import { AtTime } from './AtTime.tsx'
import { Boathouse } from './Boathouse.tsx'
import { Categories } from './Categories.tsx'
import { equipmentList } from './equipment-list.tsx'
import { categoriesQuery } from './queries.ts'
import { SheetActions } from './SheetActions.tsx'
import { useServiceWord } from './use-service-word.ts'

const VIEWS = ['boathouse', 'list', 'categories'] as const

/** Shows the club's equipment: as it lies in the boathouse, as a list, or by category. */
export function EquipmentPage() {
  const { t } = useTranslation('equipment')
  const canAdd = can(createEquipment.access, useViewer())
  const [search] = useSearchParam()
  const view = VIEWS.find((one) => one === search.get('view')) ?? 'boathouse'
  const asked = useQuery(categoriesQuery())
  const categories = asked.data?.data
  const service = useServiceWord()
  const found = useList(equipmentList, { categories: categories ?? NONE, service, canAdd })
  const add = canAdd && (
    <Button component={Link} to={paths.equipmentForm()} leftSection={<IconPlus size={18} />}>
      {t('new')}
    </Button>
  )
  const filters = (
    <ListBar
      of={found}
      isNarrowable={view !== 'categories'}
      view={{
        name: 'view',
        label: t('views.label'),
        items: VIEWS.map((value) => ({ value, label: t(`views.${value}`) })),
        value: [view],
        usual: '',
        pinned: true,
      }}
    >
      {view === 'boathouse' && (
        <AtTime
          at={String(found.query['at'] ?? '')}
          onChange={(at) => found.change({ at: [at] })}
        />
      )}
    </ListBar>
  )
  return (
    <Page
      title={t('title')}
      action={
        <>
          {view === 'list' && <SheetActions />}
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
      filters={filters}
    >
      {!categories && <Waiting for={asked} rows={8} />}
      {categories && view === 'categories' && <Categories categories={categories} />}
      {categories && view === 'list' && <ListRows of={found} start={add} />}
      {categories && view === 'boathouse' && (
        <ListRows of={found} start={add}>
          {(items) => <Boathouse items={items} />}
        </ListRows>
      )}
    </Page>
  )
}

const NONE: readonly EquipmentCategory[] = []
