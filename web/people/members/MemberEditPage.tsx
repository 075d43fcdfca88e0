import { Anchor, Tabs } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { getMember } from '#contract/people/members.ts'
import { query } from '../../api.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/Page.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { MemberForm } from './MemberForm.tsx'
import { MembershipSection } from './MembershipSection.tsx'
import { PersonSection } from './PersonSection.tsx'
import { RolePermissions } from './RolePermissions.tsx'

/** One member with roles and rights, and what the roles themselves allow in this club. */
export function MemberEditPage() {
  const { t } = useTranslation('members')
  const [search, setSearch] = useSearchParams()
  const userId = Number(search.get('user'))
  const known = Number.isSafeInteger(userId) && userId > 0
  const asked = useQuery({
    ...query(getMember, { params: { id: userId } }, { own: [404] }),
    enabled: known,
  })
  const member = asked.data?.data
  const tab = search.get('tab') === 'roles' ? 'roles' : 'member'
  const open = (next: string | null) =>
    setSearch((now) => ({ ...Object.fromEntries(now), tab: next ?? 'member' }), {
      replace: true,
      preventScrollReset: true,
    })
  const back = (
    <Anchor component={Link} to={paths.clubMembers()}>
      {t('edit.back')}
    </Anchor>
  )
  return (
    <Page
      title={member?.full_name ?? t('edit.member')}
      subtitle={member?.email ?? member?.guardian_email}
      action={back}
    >
      <Tabs value={tab} onChange={open} keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value="member">{t('edit.member')}</Tabs.Tab>
          <Tabs.Tab value="roles">{t('edit.rolesTab')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="member">
          {!known && (
            <PageState
              state="empty"
              icon={<IconUsers />}
              title={t('edit.nobodyTitle')}
              text={t('edit.nobody')}
              action={back}
            />
          )}
          {known && !member && <Waiting for={asked} rows={10} />}
          {member && (
            <>
              <MembershipSection member={member} />
              <PersonSection key={`${member.first_name} ${member.email}`} member={member} />
              <MemberForm key={JSON.stringify(member)} member={member} />
            </>
          )}
        </Tabs.Panel>
        <Tabs.Panel value="roles">
          <RolePermissions />
        </Tabs.Panel>
      </Tabs>
    </Page>
  )
}
