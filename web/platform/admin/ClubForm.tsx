import { Alert, Button, NativeSelect, Select, Stack, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { adminClub, adminClubs, adminCreateClub, adminEditClub, adminUser, type AdminClub } from '#contract/platform/admin.ts'
import { adminPlans } from '#contract/platform/billing.ts'
import { sports } from '#contract/lookups.ts'
import { FEATURE_IDS, type FeatureId } from '#domain/constants/features.ts'
import { addDays } from '#domain/time/week.ts'
import { api, ApiProblem, invalidate, query } from '../../api.ts'
import { countryChoices } from '../../countries.ts'
import { usePlanWords } from '../billing/queries.ts'
import { useFormat } from '../../format.ts'
import { paths } from '../../paths.ts'
import { notify } from '../../shell/notices.ts'
import { useLeaveGuard } from '../../shell/use-leave-guard.ts'
import { MultiChoice } from '../../ui/MultiChoice.tsx'
import { idOf } from './use-list-state.ts'

type Entry = {
  name: string
  country: string | null
  time_zone: string
  default_sport_id: number
  creator: string
  plan_id: string
  next_bill_date: string
  extra_features: FeatureId[]
}
const OWN = [400]
const ROWING = 1
const TRIAL_DAYS = 14

const entryOf = (club: AdminClub | null, creatorId: number | null): Entry => ({
  name: club?.name ?? '',
  country: club?.country ?? null,
  time_zone: club?.time_zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  default_sport_id: club?.default_sport_id ?? ROWING,
  creator: String(club?.creator_id ?? creatorId ?? ''),
  plan_id: String(club?.plan_id ?? ''),
  next_bill_date: club?.next_bill_date ?? addDays(new Date().toISOString().slice(0, 10), TRIAL_DAYS),
  extra_features: FEATURE_IDS.filter((id) => club?.extra_features.includes(id)),
})

/** The fields of a club; without one a new one is created. */
export function ClubForm({ club, creatorId }: { club: AdminClub | null; creatorId: number | null }) {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const [entry, setEntry] = useState(() => entryOf(club, creatorId))
  const set = (part: Partial<Entry>) => setEntry((now) => ({ ...now, ...part }))
  const { data: plans } = useQuery(query(adminPlans))
  const plan = entry.plan_id || String(plans?.data[0]?.id ?? '')
  const leave = useLeaveGuard(JSON.stringify(entry) !== JSON.stringify(entryOf(club, creatorId)))
  const save = useMutation({
    mutationFn: async () => {
      const { creator, plan_id: _, ...rest } = entry
      const body = { ...rest, creator_id: idOf(creator) ?? 0, plan_id: Number(plan) }
      const saved = club
        ? await api(adminEditClub, { params: { id: club.id }, body }, { own: OWN })
        : await api(adminCreateClub, { body }, { own: OWN })
      await invalidate(adminClub, adminClubs, adminPlans)
      notify('success', t('club.saved'))
      if (club) return
      leave()
      await navigate(paths.adminEditClub(saved.data.id), { replace: true })
    },
  })
  const problem = save.error instanceof ApiProblem ? save.error : null
  const errorOf = (field: string) => problem?.errors[field]?.[0]
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <Stack gap="md" maw={640}>
        {problem && (
          <Alert color="red" role="alert">
            {problem.message}
          </Alert>
        )}
        <TextInput
          label={t('club.name')}
          required
          withAsterisk={false}
          maxLength={120}
          value={entry.name}
          error={errorOf('name')}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <Whereabouts entry={entry} set={set} errorOf={errorOf} />
        <CreatorField entry={entry} set={set} error={errorOf('creator_id')} />
        <PlanFields entry={{ ...entry, plan_id: plan }} set={set} errorOf={errorOf} />
        <Button type="submit" loading={save.isPending} style={{ alignSelf: 'flex-start' }}>
          {club ? t('club.save') : t('clubs.create')}
        </Button>
      </Stack>
    </form>
  )
}

type PartProps = { entry: Entry; set: (part: Partial<Entry>) => void; errorOf: (field: string) => string | undefined }

function Whereabouts({ entry, set, errorOf }: PartProps) {
  const { t } = useTranslation('admin')
  const { locale } = useFormat()
  const { data } = useQuery(query(sports))
  const zones = Intl.supportedValuesOf('timeZone')
  return (
    <>
      <Select
        label={t('club.country')}
        data={countryChoices(locale)}
        searchable
        clearable
        nothingFoundMessage={t('club.nothing')}
        value={entry.country}
        error={errorOf('country')}
        onChange={(country) => set({ country })}
      />
      <Select
        label={t('club.timeZone')}
        data={zones.includes(entry.time_zone) ? zones : [entry.time_zone, ...zones]}
        searchable
        allowDeselect={false}
        nothingFoundMessage={t('club.nothing')}
        value={entry.time_zone}
        error={errorOf('time_zone')}
        onChange={(time_zone) => time_zone && set({ time_zone })}
      />
      <NativeSelect
        label={t('club.sport')}
        value={String(entry.default_sport_id)}
        data={(data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        error={errorOf('default_sport_id')}
        onChange={(event) => set({ default_sport_id: Number(event.currentTarget.value) })}
      />
    </>
  )
}

/** Tells whose id it is. */
function CreatorField({ entry, set, error }: Omit<PartProps, 'errorOf'> & { error: string | undefined }) {
  const { t } = useTranslation('admin')
  const id = idOf(entry.creator)
  const { data } = useQuery({ ...query(adminUser, { params: { id: id ?? 0 } }, { own: [404] }), enabled: id !== undefined })
  const person = id !== undefined && data ? data.data : null
  return (
    <Stack gap={4}>
      <TextInput
        label={t('club.creator')}
        description={person ? `${person.first_name} ${person.last_name}, ${person.email}` : t('club.creatorHint')}
        required
        withAsterisk={false}
        inputMode="numeric"
        pattern="[1-9][0-9]*"
        value={entry.creator}
        error={error}
        onChange={(event) => set({ creator: event.currentTarget.value.trim() })}
      />
      {person && <Link to={paths.adminUser(person.id)}>{t('club.openUser')}</Link>}
    </Stack>
  )
}

function PlanFields({ entry, set, errorOf }: PartProps) {
  const { t } = useTranslation('admin')
  const words = usePlanWords()
  const { data } = useQuery(query(adminPlans))
  return (
    <>
      <NativeSelect
        label={t('club.plan')}
        value={entry.plan_id}
        data={(data?.data ?? []).map(({ id, key }) => ({ value: String(id), label: words.plan(key) }))}
        error={errorOf('plan_id')}
        onChange={(event) => set({ plan_id: event.currentTarget.value })}
      />
      <TextInput
        label={t('club.paidUntil')}
        type="date"
        required
        withAsterisk={false}
        value={entry.next_bill_date}
        error={errorOf('next_bill_date')}
        onChange={(event) => set({ next_bill_date: event.currentTarget.value })}
      />
      <MultiChoice
        label={t('club.extra')}
        description={t('club.extraHint')}
        placeholder={t('club.none')}
        groups={[{ group: t('club.extra'), items: FEATURE_IDS.map((id) => ({ value: String(id), label: words.feature(id) })) }]}
        value={entry.extra_features.map(String)}
        onChange={(ids) => set({ extra_features: FEATURE_IDS.filter((id) => ids.includes(String(id))) })}
      />
    </>
  )
}
