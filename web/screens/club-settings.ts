import {
  IconAdjustments,
  IconBuilding,
  IconDatabaseExport,
  IconHeartRateMonitor,
  IconKey,
  IconMapPin,
  IconMedal,
  IconMessages,
  IconReceipt,
  IconShare,
  IconSticker2,
  IconSunrise,
  IconTrophy,
  IconUserShield,
  IconUserStar,
  IconWebhook,
} from '@tabler/icons-react'
import { saveMonitoringRules } from '#contract/analysis/monitoring.ts'
import { clubExports } from '#contract/people/club-data.ts'
import { clubDataLog, clubImports } from '#contract/people/club-data-imports.ts'
import { getClub, handOverClub } from '#contract/people/clubs.ts'
import { updateRolePermissions } from '#contract/people/members.ts'
import { wallSettings } from '#contract/club/wall.ts'
import { bringIns } from '#contract/platform/bring-in.ts'
import { clubBilling } from '#contract/platform/billing-club.ts'
import { listWebhooks } from '#contract/platform/webhooks.ts'
import { need } from '../api/api.ts'
import { paths } from '../paths/paths.ts'
import type { Settings } from './settings-pages.ts'
import type { Viewer } from '../shell/viewer.ts'

const isClub = ({ club }: Viewer) => club?.is_individual === false
const isSelf = ({ impersonated }: Viewer) => !impersonated
const isOwner = ({ selected, user_id }: Viewer) => selected?.club.creator_id === user_id

/** What a club sets about itself. */
export const CLUB_SETTINGS: Settings = {
  title: 'clubSettings',
  help: 'club-settings',
  start: paths.clubSettings(),
  groups: [
    {
      name: 'club',
      pages: [
        {
          path: paths.editClub(),
          help: 'club-settings',
          title: 'clubGeneral',
          icon: IconBuilding,
          access: getClub.access,
          texts: ['club'],
          part: async () => (await import('../people/clubs/GeneralPart.tsx')).GeneralPart,
        },
        {
          path: paths.editClub('venue'),
          help: 'club-settings',
          title: 'clubVenue',
          icon: IconMapPin,
          access: getClub.access,
          texts: ['club'],
          part: async () => (await import('../people/clubs/VenuePart.tsx')).VenuePart,
        },
        {
          path: paths.editClub('owner'),
          help: 'club-settings',
          title: 'clubOwner',
          icon: IconUserStar,
          access: handOverClub.access,
          isFor: (viewer) => isClub(viewer) && isOwner(viewer),
          texts: ['club'],
          part: async () => (await import('../people/clubs/HandOver.tsx')).HandOver,
        },
        {
          path: paths.clubData(),
          help: 'data-in-and-out',
          title: 'clubData',
          icon: IconDatabaseExport,
          access: clubExports.access,
          isFor: isSelf,
          texts: ['own', 'bring-in'],
          load: () => [{ ...need(clubExports), staleTime: 0 }],
          page: async () => (await import('../people/club-data/ClubDataPage.tsx')).ClubDataPage,
          tabs: [
            {
              path: paths.clubData('bring-in'),
              load: () => [need(bringIns, { query: {} })],
              page: async () =>
                (await import('../platform/bring-in/BringInChoice.tsx')).BringInChoice,
            },
            {
              path: paths.clubData('bring-in/slipway'),
              load: () => [{ ...need(clubImports), staleTime: 0 }],
              page: async () => (await import('../people/club-data/BringInPage.tsx')).BringInPage,
            },
            {
              path: paths.clubData('log'),
              load: () => [{ ...need(clubDataLog), staleTime: 0 }],
              page: async () => (await import('../people/club-data/LogPage.tsx')).LogPage,
            },
          ],
        },
      ],
    },
    {
      name: 'plan',
      pages: [
        {
          path: paths.billing(),
          help: 'billing',
          title: 'billing',
          icon: IconReceipt,
          access: clubBilling.access,
          texts: ['own'],
          load: () => [need(clubBilling)],
          page: async () => (await import('../platform/billing/BillingPage.tsx')).BillingPage,
        },
      ],
    },
    {
      name: 'training',
      pages: [
        {
          path: paths.editClub('training'),
          help: 'club-settings',
          title: 'clubTraining',
          icon: IconAdjustments,
          access: getClub.access,
          texts: ['club'],
          part: async () => (await import('../people/clubs/TrainingPart.tsx')).TrainingPart,
        },
        {
          path: paths.editClub('zones'),
          help: 'club-settings',
          title: 'clubZones',
          icon: IconHeartRateMonitor,
          access: getClub.access,
          texts: ['club'],
          part: async () => (await import('../people/clubs/MedalZonesPart.tsx')).MedalZonesPart,
        },
        {
          path: paths.editClub('gold-medal-times'),
          help: 'results-and-bests',
          title: 'goldMedalTimes',
          icon: IconMedal,
          access: getClub.access,
          texts: ['club'],
          part: async () => (await import('../people/clubs/GoldMedalTimes.tsx')).GoldMedalTimes,
        },
        {
          path: paths.editClub('morning'),
          help: 'morning-monitoring',
          title: 'clubMorning',
          icon: IconSunrise,
          access: saveMonitoringRules.access,
          texts: ['morning'],
          part: async () =>
            (await import('../analysis/monitoring/MonitoringRulesPart.tsx')).MonitoringRulesPart,
        },
      ],
    },
    {
      name: 'people',
      pages: [
        {
          path: paths.editClub('roles'),
          help: 'squads-and-members',
          title: 'rolePermissions',
          icon: IconKey,
          access: updateRolePermissions.access,
          texts: ['club'],
          part: async () => (await import('../people/members/RolePermissions.tsx')).RolePermissions,
        },
        {
          path: paths.editClub('minors'),
          help: 'guardians-and-minors',
          title: 'clubMinors',
          icon: IconUserShield,
          access: getClub.access,
          isFor: isClub,
          texts: ['club'],
          part: async () => (await import('../people/clubs/MinorsPart.tsx')).MinorsPart,
        },
        {
          path: paths.editClub('messages'),
          help: 'wall-and-messages',
          title: 'clubMessages',
          icon: IconMessages,
          access: getClub.access,
          isFor: isClub,
          texts: ['club'],
          part: async () => (await import('../people/clubs/MessagesPart.tsx')).MessagesPart,
        },
        {
          path: paths.editClub('wall'),
          help: 'wall-and-messages',
          title: 'clubWall',
          icon: IconSticker2,
          access: wallSettings.access,
          isFor: isClub,
          texts: ['wall'],
          part: async () => (await import('../club/wall/WallSettingsPart.tsx')).WallSettingsPart,
        },
        {
          path: paths.editClub('challenges'),
          help: 'challenges',
          title: 'challenges',
          icon: IconTrophy,
          access: getClub.access,
          isFor: isClub,
          texts: ['club'],
          part: async () => (await import('../people/clubs/ChallengesPart.tsx')).ChallengesPart,
        },
        {
          path: paths.editClub('outside'),
          help: 'privacy',
          title: 'clubOutside',
          icon: IconShare,
          access: getClub.access,
          isFor: isClub,
          texts: ['club'],
          part: async () => (await import('../people/clubs/OutsidePart.tsx')).OutsidePart,
        },
      ],
    },
    {
      name: 'programs',
      pages: [
        {
          path: paths.webhooks(),
          help: 'data-in-and-out',
          title: 'webhooks',
          icon: IconWebhook,
          access: listWebhooks.access,
          texts: ['platform'],
          load: () => [need(listWebhooks)],
          page: async () => (await import('../platform/webhooks/WebhooksPage.tsx')).WebhooksPage,
        },
      ],
    },
  ],
}
