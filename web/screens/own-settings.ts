import {
  IconAt,
  IconBuilding,
  IconDevices,
  IconDownload,
  IconEye,
  IconHeartbeat,
  IconKey,
  IconLanguage,
  IconLock,
  IconPlugConnected,
  IconShieldCheck,
  IconSunrise,
  IconTrash,
  IconUserCircle,
  IconUsers,
} from '@tabler/icons-react'
import { redirect } from 'react-router'
import { morningReminder } from '#contract/analysis/monitoring.ts'
import { myClubs } from '#contract/people/clubs.ts'
import { deletionFacts } from '#contract/people/own-data.ts'
import { privacySettings } from '#contract/people/privacy.ts'
import { listIntegrations, listProviderActivities } from '#contract/recordings/integrations.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { refusalFor } from '#domain/rules/access.ts'
import { canSetPrivacy } from '#domain/rules/privacy.ts'
import { hasRole, isCoach } from '#domain/rules/viewer.ts'
import { need, query } from '../api/api.ts'
import { paths } from '../paths/paths.ts'
import { queryClient } from '../api/query-client.ts'
import { enter, type Guard } from '../shell/guards.ts'
import { loadViewer, type Viewer } from '../shell/viewer.ts'
import type { Settings } from './settings-pages.ts'

/** Where the folds of the former page have gone; links in mails and notices still name them. */
const OLD_PARTS: Readonly<Record<string, string>> = {
  person: paths.ownSettings(),
  email: paths.ownSettings('email'),
  password: paths.ownSettings('password'),
  second: paths.ownSettings('second-step'),
  signIns: paths.ownSettings('sign-ins'),
  tokens: paths.ownSettings('tokens'),
  health: paths.ownSettings('health'),
  data: paths.ownSettings('data'),
  end: paths.deleteAccount(),
}

/** Takes an old link to the page where its part is today. */
const followOldLink: Guard = ({ request }) => {
  const { searchParams } = new URL(request.url)
  const code = searchParams.get('email_code')
  if (code !== null) throw redirect(paths.confirmEmail(code))
  const place = OLD_PARTS[searchParams.get('part') ?? '']
  if (place !== undefined) throw redirect(place)
}

/** The own account is closed to who acts in somebody's name. */
const isSelf = ({ impersonated }: Viewer) => !impersonated

/**
 * Without imports in the plan there is nothing to connect; what is connected can still be ended.
 */
const demandImports: Guard = async (way) => {
  const { access } = listProviderActivities
  if (refusalFor(access, await loadViewer())?.code !== 'feature_missing') return
  const { data } = await queryClient.ensureQueryData(query(listIntegrations))
  if (data.integrations.every(({ connection }) => connection === null)) await enter(access)(way)
}

/** What people set about themselves. */
export const OWN_SETTINGS: Settings = {
  title: 'ownSettings',
  help: 'your-account',
  start: paths.ownSettingsList(),
  groups: [
    {
      name: 'person',
      pages: [
        {
          path: paths.ownSettings(),
          help: 'your-account',
          title: 'nameAndPicture',
          icon: IconUserCircle,
          isFor: isSelf,
          guards: [followOldLink],
          texts: ['own'],
          part: async () => (await import('../people/settings/PersonPart.tsx')).PersonPart,
        },
        {
          path: paths.ownSettings('language'),
          help: 'your-account',
          title: 'languageAndUnits',
          icon: IconLanguage,
          isFor: isSelf,
          texts: ['own'],
          part: async () => (await import('../people/settings/LanguagePart.tsx')).LanguagePart,
        },
      ],
    },
    {
      name: 'signIn',
      pages: [
        {
          path: paths.ownSettings('email'),
          help: 'your-account',
          title: 'ownEmail',
          icon: IconAt,
          isFor: isSelf,
          texts: ['own'],
          part: async () => (await import('../people/settings/EmailPart.tsx')).EmailPart,
        },
        {
          path: paths.ownSettings('password'),
          help: 'your-account',
          title: 'ownPassword',
          icon: IconLock,
          isFor: isSelf,
          texts: ['own'],
          part: async () => (await import('../people/settings/PasswordPart.tsx')).PasswordPart,
        },
        {
          path: paths.ownSettings('second-step'),
          help: 'your-account',
          title: 'secondStep',
          icon: IconShieldCheck,
          isFor: isSelf,
          texts: ['own'],
          part: async () => (await import('../people/settings/SecondStepPart.tsx')).SecondStepPart,
        },
        {
          path: paths.ownSettings('sign-ins'),
          help: 'your-account',
          title: 'ownSignIns',
          icon: IconDevices,
          isFor: isSelf,
          texts: ['own'],
          part: async () => (await import('../people/settings/SignInsPart.tsx')).SignInsPart,
        },
      ],
    },
    {
      name: 'privacy',
      pages: [
        {
          path: paths.privacySettings(),
          help: 'privacy',
          title: 'privacy',
          icon: IconEye,
          access: privacySettings.access,
          isFor: (viewer) => isSelf(viewer) && canSetPrivacy(viewer),
          texts: ['club', 'home'],
          ahead: () => [need(privacySettings)],
          page: async () =>
            (await import('../people/privacy/PrivacySettingsPage.tsx')).PrivacySettingsPage,
        },
        {
          path: paths.ownSettings('health'),
          help: 'privacy',
          title: 'healthConsent',
          icon: IconHeartbeat,
          isFor: isSelf,
          texts: ['home'],
          part: async () => (await import('../people/consent/ConsentPart.tsx')).ConsentPart,
        },
        {
          path: paths.ownGuardians(),
          help: 'guardians-and-minors',
          title: 'ownGuardians',
          icon: IconUsers,
          isFor: isSelf,
          texts: ['guardians'],
          part: async () =>
            (await import('../club/guardians/OwnGuardiansPart.tsx')).OwnGuardiansPart,
        },
        {
          path: paths.ownSettings('morning'),
          help: 'my-morning',
          title: 'morningReminder',
          icon: IconSunrise,
          access: morningReminder.access,
          isFor: (viewer) => isSelf(viewer) && (hasRole(viewer, [ROLE.athlete]) || isCoach(viewer)),
          texts: ['morning'],
          part: async () => (await import('../analysis/monitoring/ReminderPart.tsx')).ReminderPart,
        },
        {
          path: paths.ownSettings('data'),
          help: 'data-in-and-out',
          title: 'ownData',
          icon: IconDownload,
          isFor: isSelf,
          texts: ['own'],
          part: async () => (await import('../people/own-data/ExportPart.tsx')).ExportPart,
        },
        {
          path: paths.deleteAccount(),
          help: 'your-account',
          title: 'deleteAccount',
          icon: IconTrash,
          isFor: isSelf,
          texts: ['own'],
          load: () => [{ ...need(deletionFacts), staleTime: 0 }],
          page: async () =>
            (await import('../people/own-data/DeleteAccountPage.tsx')).DeleteAccountPage,
        },
      ],
    },
    {
      name: 'connections',
      pages: [
        {
          path: paths.myClubs(),
          help: 'your-account',
          title: 'myClubs',
          icon: IconBuilding,
          texts: ['club'],
          load: () => [need(myClubs)],
          page: async () => (await import('../people/clubs/MyClubsPage.tsx')).MyClubsPage,
        },
        {
          path: paths.integrations(),
          help: 'files-and-watches',
          title: 'integrations',
          icon: IconPlugConnected,
          access: listIntegrations.access,
          isFor: isSelf,
          guards: [demandImports],
          texts: ['own', 'session'],
          ahead: () => [need(listIntegrations, {})],
          page: async () =>
            (await import('../recordings/integrations/IntegrationsPage.tsx')).IntegrationsPage,
        },
        {
          path: paths.ownSettings('tokens'),
          help: 'data-in-and-out',
          title: 'ownTokens',
          icon: IconKey,
          isFor: isSelf,
          texts: ['own'],
          part: async () => (await import('../people/settings/TokensPart.tsx')).TokensPart,
        },
      ],
    },
  ],
}
