import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams, Link, useNavigate } from 'react-router'
import {
  adminClub,
  adminClubs,
  adminCreateClub,
  adminEditClub,
  adminUser,
  type AdminClub,
} from '#contract/platform/admin.ts'
import { adminPlans } from '#contract/platform/billing.ts'
import { sports } from '#contract/lookups.ts'
import { FEATURE_IDS, type FeatureId } from '#domain/constants/features.ts'
import { addDays } from '#domain/time/week.ts'
import { query } from '../../api/api.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { idOf } from '../../ui/use-list-state.ts'
import { serverDate } from '../../format/server-clock.ts'
import { countryChoices } from '../../lookups/countries.ts'
import { usePlanWords } from '../../shell/plan-words.ts'
import { useFormat } from '../../format/format.ts'
import { differenceOf } from '../../form/difference.ts'
import { Form } from '../../form/Form.tsx'
import { DayTextField, ProseField, TextField } from '../../form/TextFields.tsx'
import { SelectField, PickField, ManyField } from '../../form/ChoiceFields.tsx'
import { useForm } from '../../form/use-form.ts'
import type { FormOf } from '../../form/form-types.ts'
import { paths } from '../../paths/paths.ts'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import { comma } from '../../format/punctuation.ts'
import { AdminPage } from './AdminPage.tsx'
import { ClubOrders } from './ClubOrders.tsx'

type Entry = {
  name: string
  description: string | null
  country: string | null
  time_zone: string
  default_sport_id: number
  creator: string
  plan: string
  next_bill_date: string
  extra_features: FeatureId[]
  withheld_features: FeatureId[]
}
const ROWING = 1
const TRIAL_DAYS = 14

const entryOf = (club: AdminClub | null, creatorId: number | null): Entry => ({
  name: club?.name ?? '',
  description: club?.description ?? null,
  country: club?.country ?? null,
  time_zone: club?.time_zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  default_sport_id: club?.default_sport_id ?? ROWING,
  creator: String(club?.creator_id ?? creatorId ?? ''),
  plan: String(club?.plan_id ?? ''),
  next_bill_date:
    club?.next_bill_date ?? addDays(serverDate().toISOString().slice(0, 10), TRIAL_DAYS),
  extra_features: FEATURE_IDS.filter((id) => club?.extra_features.includes(id)),
  withheld_features: FEATURE_IDS.filter((id) => club?.withheld_features.includes(id)),
})

/** The fields of a club; without one a new one is created. */
function ClubForm({ club, creatorId }: { club: AdminClub | null; creatorId: number | null }) {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const { data: plans } = useQuery(query(adminPlans))
  const bodyOf = ({ creator, plan, ...rest }: Entry) => ({
    ...rest,
    creator_id: idOf(creator) ?? 0,
    plan_id: Number(plan || (plans?.data[0]?.id ?? 0)),
  })
  const form = useForm(adminCreateClub, {
    initial: entryOf(club, creatorId),
    follows: true,
    send: (entry, call, before) =>
      club
        ? call(adminEditClub, {
            params: { id: club.id },
            body: differenceOf(bodyOf(before), bodyOf(entry)),
          })
        : call(adminCreateClub, { body: bodyOf(entry) }),
    refreshes: [adminClub, adminClubs, adminPlans],
    saved: t('club.saved'),
    onSaved: ({ data }) =>
      club ? undefined : navigate(paths.adminEditClub(data.id), { replace: true }),
  })
  return (
    <Form of={form} submit={club ? t('club.save') : t('clubs.create')} width={640}>
      <TextField {...form.at('name')} label={t('club.name')} withAsterisk={false} />
      <ProseField {...form.at('description')} label={t('club.description')} />
      <Whereabouts form={form} />
      <CreatorField form={form} />
      <PlanFields form={form} />
    </Form>
  )
}

type PartProps = { form: FormOf<Entry> }

function Whereabouts({ form }: PartProps) {
  const { t } = useTranslation('admin')
  const { locale } = useFormat()
  const { data } = useQuery(query(sports))
  const zones = new Set([form.values.time_zone, ...Intl.supportedValuesOf('timeZone')])
  return (
    <>
      <SearchSelect
        {...form.at('country')}
        label={t('club.country')}
        data={countryChoices(locale)}
        clearable
        nothingFoundMessage={t('club.nothing')}
      />
      <PickField
        {...form.at('time_zone')}
        label={t('club.timeZone')}
        choices={[...zones].toSorted().map((zone) => ({ value: zone, label: zone }))}
        required={false}
        nothingFoundMessage={t('club.nothing')}
      />
      <SelectField
        {...form.at('default_sport_id')}
        label={t('club.sport')}
        choices={(data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
    </>
  )
}

/** Shows the name of the person with this id. */
function CreatorField({ form }: PartProps) {
  const { t } = useTranslation('admin')
  const id = idOf(form.values.creator)
  const { data } = useQuery({
    ...query(adminUser, { params: { id: id ?? 0 } }, { own: [404] }),
    enabled: id !== undefined,
  })
  const person = id !== undefined && data ? data.data : null
  return (
    <Stack gap={4}>
      <TextField
        {...form.at('creator')}
        label={t('club.creator')}
        description={
          person
            ? `${person.first_name} ${person.last_name}${comma()}${person.email}`
            : t('club.creatorHint')
        }
        error={form.errorAt('creator_id')}
        required
        withAsterisk={false}
        inputMode="numeric"
        onChange={(creator) => form.set({ creator: creator.trim() })}
      />
      {person && <Link to={paths.adminUser(person.id)}>{t('club.openUser')}</Link>}
    </Stack>
  )
}

function PlanFields({ form }: PartProps) {
  const { t } = useTranslation('admin')
  const words = usePlanWords()
  const { data } = useQuery(query(adminPlans))
  const features = FEATURE_IDS.map((id) => ({ value: id, label: words.feature(id) }))
  return (
    <>
      <SelectField
        {...form.at('plan')}
        label={t('club.plan')}
        choices={(data?.data ?? [])
          .filter(({ is_add_on }) => !is_add_on)
          .map(({ id, key }) => ({ value: String(id), label: words.plan(key) }))}
        error={form.errorAt('plan_id')}
      />
      <DayTextField
        {...form.at('next_bill_date')}
        label={t('club.paidUntil')}
        error={form.errorAt('next_bill_date') && t('club.expiryInvalid')}
        withAsterisk={false}
      />
      {(['extra', 'withheld'] as const).map((kind) => (
        <ManyField
          key={kind}
          {...form.at(`${kind}_features`)}
          label={t(`club.${kind}`)}
          description={t(`club.${kind}Hint`)}
          placeholder={t('club.none')}
          groups={[{ group: t(`club.${kind}`), items: features }]}
        />
      ))}
    </>
  )
}

/** A club with its creator and plan, to be changed. */
export function AdminEditClubPage() {
  const { t } = useTranslation('admin')
  const id = idOf(useParams()['id'] ?? '') ?? 0
  const asked = useQuery({
    ...query(adminClub, { params: { id } }, { own: [404] }),
    enabled: id > 0,
  })
  const { data, error } = asked
  if (id === 0 || (error instanceof ApiProblem && error.status === 404))
    return <PageState state="not-found" />
  const club = data?.data
  return (
    <AdminPage title={club?.name ?? t('clubs.title')}>
      {!club && <Waiting for={asked} />}
      {club && (
        <Stack gap="xl">
          <ClubForm key={club.id} club={club} creatorId={null} />
          <Text>{t('club.invitations', club.invitations)}</Text>
          <ClubOrders key={club.id} club={club} />
        </Stack>
      )}
    </AdminPage>
  )
}

/** A club to create, for somebody in particular or anybody. */
export function AdminCreateClubPage() {
  const { t } = useTranslation('admin')
  const creator = idOf(useParams()['userId'] ?? '') ?? null
  return (
    <AdminPage title={t('club.create')}>
      <ClubForm key={creator} club={null} creatorId={creator} />
    </AdminPage>
  )
}
