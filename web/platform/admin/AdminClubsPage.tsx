import { Button } from '@mantine/core'
import { IconBuilding, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { adminClubs, CLUB_SORTS } from '#contract/platform/admin.ts'
import { adminPlans } from '#contract/platform/billing.ts'
import { COUNTRIES } from '#domain/constants/countries.ts'
import { query } from '../../api/api.ts'
import { day, text } from '../../list/columns.tsx'
import { find, oneFrom, several, typed, typedId } from '../../list/filters.ts'
import { list, rowsOf } from '../../list/list.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { countryChoices, countryName } from '../../lookups/countries.ts'
import { paths } from '../../paths/paths.ts'
import { usePlanWords } from '../../shell/plan-words.ts'
import { AdminTabs } from './AdminPage.tsx'
import { sortFilter } from './sort-filter.ts'
import { inBrackets } from '../../format/punctuation.ts'

type ClubWords = {
  plan: (key: string | null) => string
  plans: readonly { id: number; key: string; is_add_on: boolean }[]
}

const clubList = list('admin', 'columns', rowsOf<ClubWords>()(adminClubs), {
  id: 'admin-clubs',
  title: ({ t }) => t('clubs.title'),
  columns: {
    name: text(({ name }) => name),
    id: text(({ id }) => id, { figure: true }),
    description: text(({ description }) => description),
    country: text(({ country }, { format }) => countryName(country, format.locale)),
    plan: text((club, { plan }) => plan(club.plan)),
    paid: day(({ next_bill_date }) => next_bill_date, {
      cell: ({ next_bill_date, expired }, { t, format }) =>
        `${format.day(next_bill_date)}${expired ? inBrackets(t('state.expired')) : ''}`,
    }),
    members: text(({ members }) => members, { figure: true }),
    creator: text(({ creator }) => creator),
    created: day(({ created_at }) => created_at),
  },
  href: ({ id }) => paths.adminEditClub(id),
  filters: {
    name: find(({ t }) => t('filter.name'), 120),
    club_id: typedId(({ t }) => t('filter.id')),
    description: typed(({ t }) => t('filter.description'), 200),
    country_id: oneFrom(
      ({ t }) => t('filter.country'),
      ({ format }) => countryChoices(format.locale),
      (chosen) => COUNTRIES.find((code) => code === chosen),
    ),
    plan_ids: several(
      ({ t }) => t('filter.plans'),
      ({ plans, plan }) =>
        plans
          .filter(({ is_add_on }) => !is_add_on)
          .map(({ id, key }) => ({ value: String(id), label: plan(key) })),
    ),
    sort: sortFilter(CLUB_SORTS),
  },
  any: ({ t }) => t('filter.any'),
  isPaged: true,
  empty: ({ t }) => ({ icon: <IconBuilding />, title: t('list.none'), text: t('list.noneText') }),
})

/** The clubs of the whole platform. */
export function AdminClubsPage() {
  const { t } = useTranslation('admin')
  const { plan } = usePlanWords()
  const plans = useQuery(query(adminPlans)).data?.data ?? []
  const create = (
    <Button component={Link} to={paths.adminCreateClub()} leftSection={<IconPlus size={18} />}>
      {t('clubs.create')}
    </Button>
  )
  return (
    <ListPage
      of={clubList}
      given={{ plan, plans }}
      head={{ tabs: <AdminTabs /> }}
      renderAction={() => create}
    />
  )
}
