import { useTranslation } from 'react-i18next'
import type { Profile } from '#contract/people/profiles.ts'
import { paths } from '../../paths.ts'
import { TabLinks } from '../../ui/TabLinks.tsx'

export function ProfileTabs({ profile: { user_id, is_self, can_edit } }: { profile: Profile }) {
  const { t } = useTranslation('profiles')
  const tabs = [
    { to: paths.profile(user_id), label: t('tabs.overview') },
    ...(is_self ? [{ to: paths.profileNotes(user_id), label: t('tabs.notes') }] : []),
    ...(can_edit ? [{ to: paths.profileSettings(user_id), label: t('tabs.settings') }] : []),
  ]
  if (tabs.length === 1) return null
  return <TabLinks label={t('tabs.label')} tabs={tabs} />
}
