import { Anchor } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { getMember } from '#contract/people/members.ts'
import { query } from '../../api/api.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { MemberGuardians } from '../../lazy/member-guardians.tsx'
import { paths } from '../../paths/paths.ts'
import { Page } from '../../ui/Page.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { MemberForm } from './MemberForm.tsx'
import { MembershipSection } from './MembershipSection.tsx'
import { PersonSection } from './PersonSection.tsx'

/** One member: how they belong to the club, their roles, and what differs from these. */
export function MemberEditPage() {
  const { t } = useTranslation('members')
  const [search] = useSearchParams()
  const userId = Number(search.get('user'))
  const known = Number.isSafeInteger(userId) && userId > 0
  const asked = useQuery({
    ...query(getMember, { params: { id: userId } }, { own: [404] }),
    enabled: known,
  })
  const member = asked.data?.data
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
          <MemberGuardians memberId={member.id} />
          <MemberForm key={JSON.stringify(member)} member={member} />
        </>
      )}
    </Page>
  )
}
