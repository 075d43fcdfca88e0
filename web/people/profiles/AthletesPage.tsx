import { Button, Group, Text, TextInput } from '@mantine/core'
import { upperFirst, useDebouncedValue } from '@mantine/hooks'
import { IconSearch, IconUsers } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { AthleteRow } from '#contract/people/profiles.ts'
import { HealthMark } from '../../lookups/HealthMark.tsx'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import { squadsQuery } from '../squads/open.ts'
import { MultiChoice } from '../../ui/MultiChoice.tsx'
import { Page } from '../../ui/Page.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { PersonAvatar } from '../../ui/PersonAvatar.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { athletesQuery } from './queries.ts'
import { useAthleteColumns } from './use-athlete-columns.tsx'

const TYPING_MS = 200

/** The athletes whose profile one may open, found by name and squad. */
export function AthletesPage() {
  const { t } = useTranslation('profiles')
  const { query, squads, change, set } = useAthleteFilter()
  const [typed] = useDebouncedValue(query, TYPING_MS)
  const asked = useQuery({
    ...athletesQuery({ query: typed, squads }),
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
      filtersSet={set}
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

/** The typed text is kept in the address, so that going back restores it. */
function useAthleteFilter() {
  const [search, setSearch] = useSearchParams()
  const [query, setQuery] = useState(search.get('query') ?? '')
  const squads = (search.get('squads') ?? '')
    .split(',')
    .filter(Boolean)
    .map(Number)
    .filter(Number.isSafeInteger)
  function change(part: Partial<Filter>) {
    const next = { query, squads, ...part }
    setQuery(next.query)
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
  const word = upperFirst(t('words.squads', { ns: 'common' }))
  const choices = data?.data.map(({ id, name }) => ({ value: String(id), label: name })) ?? []
  return (
    <>
      <TextInput
        type="search"
        label={t('athletes.search')}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={query}
        maxLength={100}
        w={240}
        onChange={(event) => onChange({ query: event.currentTarget.value })}
      />
      {choices.length > 0 && (
        <MultiChoice
          label={word}
          placeholder={t('athletes.allSquads')}
          w={240}
          groups={[{ group: word, items: choices }]}
          value={squads
            .filter((id) => choices.some(({ value }) => value === String(id)))
            .map(String)}
          onChange={(ids) => onChange({ squads: ids.map(Number) })}
        />
      )}
    </>
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
                  row.squads.map(({ name }) => name).join(', '),
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
