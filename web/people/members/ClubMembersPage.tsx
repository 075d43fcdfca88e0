import { Button, Menu } from '@mantine/core'
import { IconFileSpreadsheet, IconUserPlus, IconUsers } from '@tabler/icons-react'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { inviteMembers } from '#contract/people/invitations.ts'
import { exportMembers } from '#contract/people/members.ts'
import { download } from '../../api/api.ts'
import { paths } from '../../paths/paths.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { HeadMenu } from '../../ui/HeadMenu.tsx'
import { Page } from '../../ui/Page.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { BulkActions } from './BulkActions.tsx'
import { readFilters, writeFilters, type MemberFilters } from './member-filters.ts'
import { MemberFilterFields } from './MemberFilterFields.tsx'
import { MembersTable } from './MembersTable.tsx'
import { membersQuery } from './queries.ts'

const NOBODY: ReadonlySet<number> = new Set()

/** Everybody of the club, to be found, changed and taken along. */
export function ClubMembersPage() {
  const { t } = useTranslation('members')
  const { filters, change, reset } = useFilters()
  const [chosen, setChosen] = useState(NOBODY)
  const asked = useQuery({ ...membersQuery(filters), placeholderData: keepPreviousData })
  const { data } = asked
  const people = data?.data ?? []
  const set = Object.keys(writeFilters(filters)).length
  const visible = new Set(people.filter(({ id }) => chosen.has(id)).map(({ id }) => id))
  return (
    <Page
      title={t('title')}
      subtitle={data && t('lead', { count: data.meta.total })}
      action={<Actions filters={filters} />}
      filters={<MemberFilterFields filters={filters} onChange={change} />}
    >
      {!data && <Waiting for={asked} rows={10} />}
      {data && people.length === 0 && <Nobody filtered={set > 0} onReset={reset} />}
      {people.length > 0 && (
        <>
          <BulkActions people={people} chosen={visible} onChoose={setChosen} />
          <MembersTable people={people} chosen={visible} onChoose={setChosen} />
        </>
      )}
    </Page>
  )
}

/** Filters live in the address. */
function useFilters() {
  const [search, setSearch] = useSearchParams()
  const change = (part: Partial<MemberFilters>) =>
    setSearch((now) => writeFilters({ ...readFilters(now), ...part }), {
      replace: true,
      preventScrollReset: true,
    })
  const reset = () => setSearch({}, { replace: true })
  return { filters: readFilters(search), change, reset }
}

function Actions({ filters }: { filters: MemberFilters }) {
  const { t } = useTranslation('members')
  const viewer = useViewer()
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(exportMembers, { query: writeFilters(filters) }),
  })
  return (
    <>
      {can(exportMembers.access, viewer) && (
        <HeadMenu loading={isPending}>
          <Menu.Item leftSection={<IconFileSpreadsheet size={18} />} onClick={() => mutate()}>
            {t('export')}
          </Menu.Item>
        </HeadMenu>
      )}
      {can(inviteMembers.access, viewer) && (
        <Button component={Link} to={paths.addMember()} leftSection={<IconUserPlus size={18} />}>
          {t('add')}
        </Button>
      )}
    </>
  )
}

function Nobody({ filtered, onReset }: { filtered: boolean; onReset: () => void }) {
  const { t } = useTranslation('members')
  const viewer = useViewer()
  if (filtered) {
    const reset = (
      <Button variant="default" onClick={onReset}>
        {t('none.reset')}
      </Button>
    )
    return (
      <PageState
        state="empty"
        icon={<IconUsers />}
        title={t('none.title')}
        text={t('none.text')}
        action={reset}
      />
    )
  }
  const add = can(inviteMembers.access, viewer) && (
    <Button component={Link} to={paths.addMember()}>
      {t('add')}
    </Button>
  )
  return (
    <PageState
      state="empty"
      icon={<IconUsers />}
      title={t('empty.title')}
      text={t('empty.text')}
      action={add}
    />
  )
}
