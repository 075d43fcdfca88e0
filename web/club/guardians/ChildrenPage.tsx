import { Stack } from '@mantine/core'
import { IconMoodKid } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Waiting } from '../../load/Waiting.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { ChildSection } from './ChildSection.tsx'
import { useChildren } from './queries.ts'

/** What a guardian sees and answers for each of their children, club by club. */
export function ChildrenPage() {
  const { t } = useTranslation('guardians')
  const asked = useChildren()
  const all = asked.data?.data
  return (
    <Page title={t('title')} subtitle={t('lead')}>
      {!all && <Waiting for={asked} rows={8} />}
      {all?.length === 0 && (
        <PageState
          state="empty"
          icon={<IconMoodKid />}
          title={t('none.title')}
          text={t('none.text')}
        />
      )}
      {all && all.length > 0 && (
        <Stack gap="xl" maw={760}>
          {all.map((child) => (
            <ChildSection key={`${child.child_id} ${child.club_id}`} child={child} />
          ))}
        </Stack>
      )}
    </Page>
  )
}
