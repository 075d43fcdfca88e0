import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useParams } from 'react-router'
import type { Profile } from '#contract/people/profiles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { saveMorning } from '#contract/analysis/monitoring.ts'
import { savePerformanceTest } from '#contract/analysis/performance-tests.ts'
import { reportBike } from '#contract/analysis/reports-bike.ts'
import { reportErgo } from '#contract/analysis/reports-ergo.ts'
import { reportWater } from '#contract/analysis/reports-water.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { reportScope, type ReportKey } from '#domain/rules/reports.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { HealthMark } from '../../lookups/HealthMark.tsx'
import { paths } from '../../paths/paths.ts'
import { ColourBadge } from '../../ui/ColourBadge.tsx'
import { Page } from '../../ui/Page.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { PersonAvatar } from '../../ui/PersonAvatar.tsx'
import { SIGNAL_COLOURS } from '../../ui/theme-colours.ts'
import { listSeparator } from '../../format/punctuation.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { TabLinks } from '../../ui/TabLinks.tsx'
import { profileQuery } from './queries.ts'
import ui from '../../ui/ui.module.css'

function ProfileTabs({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profiles')
  const viewer = useViewer()
  const { user_id, is_self, can_edit, roles, has_mornings, has_tests } = profile
  const isAthlete = roles.some(({ id }) => id === ROLE.athlete)
  const sees = (report: ReportKey) =>
    isAthlete && (is_self || reportScope(viewer, report) !== 'self')
  const tabs = [
    { to: paths.profile(user_id), label: t('tabs.overview') },
    ...(sees('training-summary')
      ? [{ to: paths.profileTraining(user_id), label: t('tabs.training') }]
      : []),
    ...(sees('morning-monitoring') && (has_mornings || can(saveMorning.access, viewer))
      ? [{ to: paths.profileMorning(user_id), label: t('tabs.morning') }]
      : []),
    ...(sees('ergo-progress') && can(reportErgo.access, viewer)
      ? [{ to: paths.profileErgo(user_id), label: t('tabs.ergo') }]
      : []),
    ...(sees('water-progress') && can(reportWater.access, viewer)
      ? [{ to: paths.profileWater(user_id), label: t('tabs.water') }]
      : []),
    ...(sees('bike-progress') && can(reportBike.access, viewer)
      ? [{ to: paths.profileBike(user_id), label: t('tabs.bike') }]
      : []),
    ...(sees('2k-test') && (has_tests || can(savePerformanceTest.access, viewer))
      ? [{ to: paths.profileTests(user_id), label: t('tabs.tests') }]
      : []),
    ...(is_self ? [{ to: paths.profileNotes(user_id), label: t('tabs.notes') }] : []),
    ...(can_edit ? [{ to: paths.profileSettings(user_id), label: t('tabs.settings') }] : []),
  ]
  if (tabs.length === 1) return null
  return <TabLinks label={t('tabs.label')} tabs={tabs} />
}

export type ProfileFrameProps = {
  /** The people this tab is for; others are redirected. */
  opens?: (profile: Profile) => boolean
  children: (profile: Profile) => ReactNode
}

/** The person of the address: head and tabs, around what one tab shows. */
export function ProfileFrame({ children, ...props }: ProfileFrameProps) {
  return (
    <OfProfile {...props}>
      {(profile, { title, tabs }) => (
        <Page title={title} subtitle={<Standing profile={profile} />}>
          {tabs}
          {children(profile)}
        </Page>
      )}
    </OfProfile>
  )
}

type ProfileHead = { title: ReactNode; tabs: ReactNode }
type OfProfileProps = Pick<ProfileFrameProps, 'opens'> & {
  children: (profile: Profile, head: ProfileHead) => ReactNode
}

/** The person of the address, for pages that have a frame of their own. */
export function OfProfile(props: OfProfileProps) {
  const id = Number(useParams()['id'])
  return Number.isSafeInteger(id) && id > 0 ? <Loaded key={id} id={id} {...props} /> : <Missing />
}

function Loaded({ id, opens = () => true, children }: OfProfileProps & { id: number }) {
  const { t } = useTranslation('profiles')
  const asked = useQuery(profileQuery(id))
  const { data, error } = asked
  if (error instanceof ApiProblem && error.status === 404) return <Missing />
  if (!data)
    return (
      <Page title={t('screens.profile', { ns: 'common' })}>
        <Waiting for={asked} rows={8} />
      </Page>
    )
  const profile = data.data
  if (!opens(profile)) return <Navigate to={paths.unauthorized()} replace />
  return children(profile, {
    title: <Name profile={profile} />,
    tabs: <ProfileTabs profile={profile} />,
  })
}

const Name = ({ profile: { full_name, picture } }: { profile: Profile }) => (
  <Group component="span" gap="sm" wrap="nowrap">
    <PersonAvatar name={full_name} picture={picture} size="lg" />
    <span className={ui.name}>{full_name}</span>
  </Group>
)

/**
 * Shows "Athlete · Senior, U23 · U23", and the person's state and how they feel if there is news.
 */
function Standing({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profiles')
  const { roles, squads, person, status, health } = profile
  const words = [
    roles.map(({ name }) => name).join(listSeparator()),
    squads.map(({ name }) => name).join(listSeparator()),
    person?.age_class,
  ]
  const waiting = statusKey(status)
  const unwell = health !== null && (health.ill || health.injured)
  return (
    <Group component="span" gap="xs" mt={4}>
      <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {words.filter(Boolean).join(' · ')}
      </span>
      {waiting && <ColourBadge tone={SIGNAL_COLOURS.amber}>{t(`status.${waiting}`)}</ColourBadge>}
      {unwell && <HealthMark ill={health.ill} injured={health.injured} />}
    </Group>
  )
}

const WAITING = {
  [MEMBER_STATUS.pending]: 'pending',
  [MEMBER_STATUS.invited]: 'invited',
  [MEMBER_STATUS.onboarding]: 'onboarding',
} as const
const statusKey = (status: number) =>
  status in WAITING ? WAITING[status as keyof typeof WAITING] : null

function Missing() {
  const { t } = useTranslation('profiles')
  const home = (
    <Button component={Link} to={paths.home()} mt="sm">
      {t('home', { ns: 'common' })}
    </Button>
  )
  return <PageState state="not-found" text={t('gone')} action={home} />
}
