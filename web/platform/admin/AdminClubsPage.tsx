import { Button } from '@mantine/core'
import { IconBuilding, IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { adminClubs, CLUB_SORTS, type AdminClubRow } from '#contract/platform/admin.ts'
import { adminPlans } from '#contract/platform/billing.ts'
import { COUNTRIES } from '#domain/constants/countries.ts'
import { query } from '../../api/api.ts'
import { countryChoices, countryName } from '../../lookups/countries.ts'
import { usePlanWords } from '../../shell/plan-words.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import { oneOfFilter } from '../../ui/filters/filter.ts'
import { FilterBar } from '../../ui/filters/FilterBar.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { AdminPage } from './AdminPage.tsx'
import { SortField, typedFilter } from './ListFields.tsx'
import { PagedTable } from '../../ui/table/PagedTable.tsx'
import { idOf, useListState, type ListState } from '../../ui/use-list-state.ts'

const askedOf = (state: ListState) => {
  const id = idOf(state.text('club_id'))
  const country = COUNTRIES.find((code) => code === state.text('country_id'))
  const sort = [...CLUB_SORTS, ...CLUB_SORTS.map((field) => `-${field}` as const)].find(
    (field) => field === state.text('sort'),
  )
  const plans = state.text('plan_ids')
  return {
    page: state.page,
    ...(id !== undefined && { club_id: id }),
    name: state.text('name').slice(0, 120),
    description: state.text('description').slice(0, 200),
    ...(country !== undefined && { country_id: country }),
    ...(/^\d+(,\d+)*$/.test(plans) && { plan_ids: plans }),
    ...(sort && { sort }),
  }
}

/** The clubs of the whole platform. */
export function AdminClubsPage() {
  const { t } = useTranslation('admin')
  const state = useListState()
  const asked = useQuery({
    ...query(adminClubs, { query: askedOf(state) }),
    placeholderData: keepPreviousData,
  })
  const { data } = asked
  return (
    <AdminPage
      title={t('clubs.title')}
      action={
        <Button component={Link} to={paths.adminCreateClub()} leftSection={<IconPlus size={18} />}>
          {t('clubs.create')}
        </Button>
      }
      filters={<ClubFilters state={state} />}
    >
      {!data && <Waiting for={asked} rows={10} />}
      {data?.data.length === 0 && (
        <PageState
          state="empty"
          icon={<IconBuilding />}
          title={t('list.none')}
          text={t('list.noneText')}
        />
      )}
      {data && data.data.length > 0 && (
        <ClubTable
          rows={data.data}
          meta={data.meta}
          onPage={(page) => state.change('page', String(page))}
        />
      )}
    </AdminPage>
  )
}

function ClubFilters({ state }: { state: ListState }) {
  const { t } = useTranslation('admin')
  const { locale } = useFormat()
  const words = usePlanWords()
  const { data: plans } = useQuery(query(adminPlans))
  return (
    <FilterBar
      find={{
        label: t('filter.name'),
        value: state.text('name'),
        onChange: (name) => state.change('name', name),
      }}
      filters={[
        typedFilter(state, 'club_id', t('filter.id')),
        typedFilter(state, 'description', t('filter.description')),
        oneOfFilter(
          'country_id',
          t('filter.country'),
          countryChoices(locale),
          state.text('country_id'),
          t('filter.any'),
        ),
        {
          name: 'plan_ids',
          label: t('filter.plans'),
          items: (plans?.data ?? [])
            .filter(({ is_add_on }) => !is_add_on)
            .map(({ id, key }) => ({ value: String(id), label: words.plan(key) })),
          value: state.text('plan_ids').split(',').filter(Boolean),
        },
      ]}
      onChange={state.changeAll}
      display={<SortField state={state} fields={CLUB_SORTS} />}
    />
  )
}

type ClubTableProps = {
  rows: AdminClubRow[]
  meta: { page: number; limit: number; total: number }
  onPage: (page: number) => void
}

function ClubTable(props: ClubTableProps) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const words = usePlanWords()
  const paid = ({ next_bill_date, expired }: AdminClubRow) =>
    `${format.day(next_bill_date)}${expired ? ` (${t('state.expired')})` : ''}`
  return (
    <PagedTable
      {...props}
      label={t('clubs.title')}
      href={({ id }) => paths.adminEditClub(id)}
      columns={[
        { key: 'name', header: t('columns.name'), value: ({ name }) => name },
        { key: 'id', header: t('columns.id'), value: ({ id }) => id, figure: true },
        {
          key: 'description',
          header: t('columns.description'),
          value: ({ description }) => description,
        },
        {
          key: 'country',
          header: t('columns.country'),
          value: ({ country }) => countryName(country, format.locale),
        },
        { key: 'plan', header: t('columns.plan'), value: ({ plan }) => words.plan(plan) },
        { key: 'paid', header: t('columns.paid'), value: paid },
        {
          key: 'members',
          header: t('columns.members'),
          value: ({ members }) => members,
          figure: true,
        },
        { key: 'creator', header: t('columns.creator'), value: ({ creator }) => creator },
        {
          key: 'created',
          header: t('columns.created'),
          value: ({ created_at }) => format.day(created_at),
        },
      ]}
    />
  )
}
