import { Button, Stack, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { BOATS, boatById } from '#domain/constants/boats.ts'
import { isPaddling } from '#domain/constants/sports.ts'
import { canManageLineUps } from '#domain/rules/crews.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { paths } from '../../paths/paths.ts'
import { useViewer } from '../../shell/viewer.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { CrewForm } from './CrewForm.tsx'
import { lineUpList } from './line-up-list.tsx'

const PADDLED = BOATS.filter(({ sport }) => sport === 'paddling')
const ROWED = BOATS.filter(({ sport }) => sport !== 'paddling')

/** The club's line-ups; the address says which one is being made, changed or copied. */
export function CrewsPage() {
  const [search] = useSearchParams()
  const viewer = useViewer()
  const edited = Number(search.get('edit')) || null
  const copied = Number(search.get('copy')) || null
  if (canManageLineUps(viewer) && (edited !== null || copied !== null || search.has('new')))
    return <CrewForm key={search.toString()} edited={edited} copied={copied} />
  return <LineUps />
}

function LineUps() {
  const { t } = useTranslation('crews')
  const viewer = useViewer()
  const canManage = canManageLineUps(viewer)
  const boats = isPaddling(viewer.club?.default_sport_id ?? 0) ? PADDLED : ROWED
  const make = canManage && (
    <Button component={Link} to={paths.crews({ new: '1' })} leftSection={<IconPlus size={18} />}>
      {t('list.new')}
    </Button>
  )
  return (
    <ListPage of={lineUpList} given={{ boats, canManage }} renderAction={() => make}>
      {(rows, table) =>
        [...Map.groupBy(rows, ({ boat_type }) => boat_type)].map(([type, own]) => (
          <Stack key={type} gap="xs" component="section" aria-labelledby={`boat-type-${type}`}>
            <Title order={2} id={`boat-type-${type}`}>
              {boatById(type)?.key}
            </Title>
            <DataTable {...table} rows={own} label={boatById(type)?.key ?? ''} />
          </Stack>
        ))
      }
    </ListPage>
  )
}
