import { Button, Group, Pagination, Stack, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { BOATS, boatById } from '#domain/constants/boats.ts'
import { isPaddling } from '#domain/constants/sports.ts'
import { canManageLineUps } from '#domain/rules/crews.ts'
import { paths } from '../../paths/paths.ts'
import { useViewer } from '../../shell/viewer.ts'
import { oneOfFilter, writtenChanges } from '../../ui/filters/filter.ts'
import { FilterBar } from '../../ui/filters/FilterBar.tsx'
import { Page } from '../../ui/Page.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { useSearchParam } from '../../ui/use-search-param.ts'
import { CrewForm } from './CrewForm.tsx'
import { LineUpTable } from './LineUpTable.tsx'
import { LINE_UPS_A_PAGE, lineUpsQuery, type LineUpFilters } from './queries.ts'
import { IconRowingShell } from '../../ui/rowing-shell-icon.ts'

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

const filtersOf = (search: URLSearchParams): LineUpFilters => ({
  boat_type: Number(search.get('boat')) || null,
  search: search.get('search') ?? '',
  page: Number(search.get('page')) || 1,
})

function LineUps() {
  const { t } = useTranslation('crews')
  const viewer = useViewer()
  const [search, change] = useSearchParam()
  const filters = filtersOf(search)
  const asked = useQuery({ ...lineUpsQuery(filters), placeholderData: keepPreviousData })
  const { data } = asked
  const paddled = isPaddling(viewer.club?.default_sport_id ?? 0)
  const filter = (part: Record<string, string | null>) => change({ ...part, page: null })
  const filtered = filters.boat_type !== null || filters.search !== ''
  const make = canManageLineUps(viewer) && (
    <Button component={Link} to={paths.crews({ new: '1' })} leftSection={<IconPlus size={18} />}>
      {t('list.new')}
    </Button>
  )
  const types = [...new Set(data?.data.map(({ boat_type }) => boat_type))]
  const pages = data ? Math.ceil(data.meta.total / LINE_UPS_A_PAGE) : 0
  return (
    <Page
      title={t('list.title')}
      action={make}
      filters={
        <FilterBar
          find={{
            label: t('list.search'),
            value: filters.search,
            onChange: (text) => filter({ search: text }),
          }}
          filters={[
            {
              ...oneOfFilter(
                'boat',
                t('list.boat'),
                BOATS.filter(({ sport }) => (sport === 'paddling') === paddled).map(
                  ({ id, key }) => ({ value: String(id), label: key }),
                ),
                filters.boat_type === null ? '' : String(filters.boat_type),
                t('list.allBoats'),
              ),
              pinned: true,
            },
          ]}
          onChange={(changes) => filter(writtenChanges(changes))}
        />
      }
    >
      {!data && <Waiting for={asked} rows={8} />}
      {data && types.length === 0 && (
        <PageState
          state="empty"
          icon={<IconRowingShell size={32} />}
          title={filtered ? t('list.nothing') : t('list.empty')}
          text={
            filtered
              ? t('list.nothingText')
              : canManageLineUps(viewer)
                ? t('list.emptyText')
                : t('list.emptyAthlete')
          }
        />
      )}
      {data &&
        types.map((type) => (
          <Stack key={type} gap="xs" component="section" aria-labelledby={`boat-type-${type}`}>
            <Title order={2} id={`boat-type-${type}`}>
              {boatById(type)?.key}
            </Title>
            <LineUpTable
              rows={data.data.filter(({ boat_type }) => boat_type === type)}
              label={boatById(type)?.key ?? ''}
            />
          </Stack>
        ))}
      {pages > 1 && (
        <Group justify="center">
          <Pagination
            total={pages}
            value={filters.page}
            onChange={(page) => change({ page: String(page) })}
            getControlProps={(control) => ({
              'aria-label': t(control === 'next' ? 'list.next' : 'list.previous'),
            })}
            getItemProps={(page) => ({ 'aria-label': String(page) })}
            aria-label={t('list.pages')}
          />
        </Group>
      )}
    </Page>
  )
}
