import { Button, Group, Text } from '@mantine/core'
import { upperFirst } from '@mantine/hooks'
import { IconSearch, IconUsers } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { AthleteRow } from '#contract/people/profiles.ts'
import { HealthMark } from '../../lookups/HealthMark.tsx'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import { squadsQuery } from '../squads/open.ts'
import { FilterBar } from '../../ui/filters/FilterBar.tsx'
import { Page } from '../../ui/Page.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { PersonAvatar } from '../../ui/PersonAvatar.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { athletesQuery } from './queries.ts'
import { useAthleteColumns } from './use-athlete-columns.tsx'
import { listSeparator } from '../../format/punctuation.ts'

/** The athletes whose profile one may open, found by name and squad. */
export function AthletesPage() {
  const { t } = useTranslation('profiles')
  const { query, squads, change, set } = useAthleteFilter()
  const asked = useQuery({
    ...athletesQuery({ query, squads }),
    placeholderData: keepPreviousData,
  })
  const { data } = asked
  const title = t('screens.athletes', { ns: 'common' })
  const count = data && t('athletes.count', { count: data.meta.total })
  return (
    <Page
      title={title}
      subtitle={count ?? '\u00A0'}
      filters={<Filters query={query} squads={squads} onChange={change} />}
    >
      {!data ? (
        <Waiting for={asked} rows={8} />
      ) : data.data.length > 0 ? (
        <Athletes athletes={data.data} label={title} />
      ) : set > 0 ? (
        <PageState
          state="empty"
          icon={<IconSearch size={32} />}
          title={t('athletes.nobody')}
          text={t('athletes.nobodyText')}
          action={
            <Button onClick={() => change({ query: '', squads: [] })}>{t('athletes.all')}</Button>
          }
        />
      ) : (
        <PageState
          state="empty"
          icon={<IconUsers size={32} />}
          title={t('athletes.none')}
          text={t('athletes.noneText')}
        />
      )}
    </Page>
  )
}

type Filter = { query: string; squads: readonly number[] }

/** Kept in the address, so that going back restores it. */
function useAthleteFilter() {
  const [search, setSearch] = useSearchParams()
  const query = search.get('query') ?? ''
  const squads = (search.get('squads') ?? '')
    .split(',')
    .filter(Boolean)
    .map(Number)
    .filter(Number.isSafeInteger)
  function change(part: Partial<Filter>) {
    const next = { query, squads, ...part }
    const written = {
      ...(next.query && { query: next.query }),
      ...(next.squads.length > 0 && { squads: next.squads.join(',') }),
    }
    setSearch(written, { replace: true, preventScrollReset: true })
  }
  return { query, squads, change, set: (query === '' ? 0 : 1) + (squads.length > 0 ? 1 : 0) }
}

function Filters({
  query,
  squads,
  onChange,
}: Filter & { onChange: (part: Partial<Filter>) => void }) {
  const { t } = useTranslation('profiles')
  const { data } = useQuery(squadsQuery())
  const choices = data?.data.map(({ id, name }) => ({ value: String(id), label: name })) ?? []
  return (
    <FilterBar
      find={{
        label: t('athletes.search'),
        value: query,
        onChange: (text) => onChange({ query: text }),
      }}
      filters={[
        {
          name: 'squads',
          label: upperFirst(t('words.squads', { ns: 'common' })),
          items: choices,
          value: squads.map(String).filter((id) => choices.some(({ value }) => value === id)),
        },
      ]}
      onChange={(changes) => onChange({ squads: changes.squads?.map(Number) ?? squads })}
    />
  )
}

function Athletes({ athletes, label }: { athletes: readonly AthleteRow[]; label: string }) {
  const columns = useAthleteColumns()
  const format = useFormat()
  return (
    <DataTable
      id="athletes"
      label={label}
      columns={columns}
      rows={athletes}
      rowKey={(row) => String(row.user_id)}
      sortedBy={{ key: 'name' }}
      href={(row) => paths.profile(row.user_id)}
      renderPhoneRow={(row) => (
        <Group justify="space-between" wrap="nowrap">
          <Group gap="sm" wrap="nowrap" miw={0}>
            <PersonAvatar name={row.full_name} picture={row.picture} size="sm" />
            <div>
              <Text fw={500}>{row.full_name}</Text>
              <Text size="xs" c="dimmed">
                {[
                  row.squads.map(({ name }) => name).join(listSeparator()),
                  row.last_session && format.day(row.last_session),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </div>
          </Group>
          {row.health && <HealthMark ill={row.health.ill} injured={row.health.injured} />}
        </Group>
      )}
    />
  )
}
