import { Button, Checkbox, Group, SegmentedControl, Stack, Text, Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { sessionCrews, type Crew } from '#contract/boats/crews.ts'
import { planSeatRacePieces, type SeatRace } from '#contract/analysis/seat-racing.ts'
import { SEAT_RACE_BOUNDS, type Bounds } from '#domain/constants/bounds.ts'
import { api, query } from '../../api/api.ts'
import { SHOWING_SESSIONS } from '../../api/refetch-after.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { BareForm, FormAlert } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { useSession } from '../../planning/session-facts/open.ts'
import { DistanceInput } from '../../ui/DistanceInput.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import { listSeparator } from '../../format/punctuation.ts'

const METHODS = ['one-swap', 'two-swap', 'pairs'] as const
type Method = (typeof METHODS)[number]
const USUAL_DISTANCE: number | null = 750

const isWithin = (value: number | null, { min, max }: Bounds) =>
  value !== null && value >= min && value <= max

/**
 * The first plan: which boats, how people change places, how many pieces. It says beforehand how
 * much they will tell.
 */
export function PlanPart({ race }: { race: SeatRace }) {
  const { t } = useTranslation('seat-racing')
  const { id } = useSession()
  const crews = useQuery({
    ...query(sessionCrews, { params: { id } }),
    enabled: race.user_actions.plan,
  })
  if (!race.user_actions.plan)
    return (
      <PageState
        state="empty"
        icon={<IconArrowsExchange />}
        title={t('empty')}
        text={t('emptyTimes')}
      />
    )
  if (!crews.data) return <Waiting for={crews} rows={6} part />
  const boats = crews.data.data.crews.filter(({ crew_users }) =>
    crew_users.some(({ position }) => position > 0),
  )
  if (boats.length === 0)
    return (
      <PageState
        state="empty"
        icon={<IconArrowsExchange />}
        title={t('empty')}
        text={t('emptyText')}
      />
    )
  return <PlanForm boats={boats} />
}

function PlanForm({ boats }: { boats: readonly Crew[] }) {
  const { t } = useTranslation('seat-racing')
  const { id } = useSession()
  const form = useForm(planSeatRacePieces, {
    initial: {
      method: 'one-swap',
      crew_ids: twoAlike(boats).map((crew) => crew.id),
      pieces: 6,
      distance: USUAL_DISTANCE,
    },
    send: (values, call) =>
      call(planSeatRacePieces, {
        params: { id },
        body: { ...values, distance: values.distance ?? 0 },
      }),
    refreshes: SHOWING_SESSIONS,
    guard: false,
  })
  const { method, crew_ids, pieces, distance } = form.values
  const body = { method, crew_ids, pieces, distance: distance ?? 0 }
  const ready =
    isWithin(pieces, SEAT_RACE_BOUNDS.pieces) &&
    isWithin(distance, SEAT_RACE_BOUNDS.distance) &&
    crew_ids.length > 0
  const preview = useQuery({
    queryKey: ['seat-race-preview', id, body],
    queryFn: () =>
      api(planSeatRacePieces, { params: { id }, body: { ...body, dry_run: true } }, { own: [400] }),
    enabled: ready,
    placeholderData: keepPreviousData,
    retry: false,
    meta: { own: [400] },
  })
  return (
    <BareForm of={form}>
      <Stack gap="lg" maw={640}>
        <FormAlert of={form} />
        <div>
          <Title order={2}>{t('plan.title')}</Title>
          <Text c="dimmed">{t('plan.lead')}</Text>
        </div>
        <BoatsField {...form.at('crew_ids')} boats={boats} />
        <MethodField {...form.at('method')} />
        <Group grow align="flex-start">
          <NumberField
            {...form.at('pieces')}
            label={t('plan.pieces')}
            {...SEAT_RACE_BOUNDS.pieces}
            onChange={(value) => value !== null && form.set({ pieces: value })}
          />
          <DistanceInput {...form.at('distance')} label={t('plan.distance')} />
        </Group>
        <Preview expected={preview.data?.data ?? null} error={preview.error} />
        <div>
          <Button
            type="submit"
            size="md"
            disabled={!ready || preview.isError || preview.data?.data.comparable === 0}
            loading={form.pending}
          >
            {t('plan.make', { count: pieces })}
          </Button>
        </div>
      </Stack>
    </BareForm>
  )
}

type BoatsFieldProps = {
  boats: readonly Crew[]
  value: readonly number[]
  error: string | undefined
  onChange: (ids: number[]) => void
}

function BoatsField({ boats, value, error, onChange }: BoatsFieldProps) {
  const { t } = useTranslation('seat-racing')
  return (
    <Checkbox.Group
      label={t('plan.boats')}
      value={value.map(String)}
      error={error}
      onChange={(ids) => onChange(ids.map(Number))}
    >
      <Stack gap="xs" mt="xs">
        {boats.map((crew) => (
          <Checkbox
            key={crew.id}
            value={String(crew.id)}
            label={`${crew.name} · ${crew.class}`}
            description={rowersOf(crew)}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}

type MethodFieldProps = { value: Method; onChange: (method: Method) => void }

function MethodField({ value, onChange }: MethodFieldProps) {
  const { t } = useTranslation('seat-racing')
  const phone = usePhone()
  return (
    <Stack gap={6}>
      <Text component="span" size="sm" fw={500} id="seat-race-method">
        {t('plan.method')}
      </Text>
      <SegmentedControl
        orientation={phone ? 'vertical' : 'horizontal'}
        aria-labelledby="seat-race-method"
        data={METHODS.map((method) => ({ value: method, label: t(`methods.${method}`) }))}
        value={value}
        onChange={(text) => onChange(METHODS.find((one) => one === text) ?? 'one-swap')}
      />
      <Text size="sm" c="dimmed">
        {t(`methodTexts.${value}`)}
      </Text>
    </Stack>
  )
}

/** The first two boats of one kind: only equal ones make a race. */
const twoAlike = (boats: readonly Crew[]): Crew[] =>
  [...Map.groupBy(boats, ({ boat_type }) => boat_type).values()]
    .find((alike) => alike.length > 1)
    ?.slice(0, 2) ?? []

const rowersOf = ({ crew_users }: Crew) =>
  crew_users.map(({ user }) => user.full_name).join(listSeparator())

type Expected = { comparable: number; pairs: number; compares_boats: boolean }

/** What the plan will tell, before anybody rows. */
function Preview({ expected, error }: { expected: Expected | null; error: Error | null }) {
  const { t } = useTranslation('seat-racing')
  if (error instanceof ApiProblem) {
    const [reason] = Object.values(error.errors).flat()
    return (
      <Text role="alert" c="red">
        {reason ?? error.message}
      </Text>
    )
  }
  if (!expected) return null
  return (
    <Stack gap={2} role="status">
      <Text fw={650}>
        {t('plan.comparable', { comparable: expected.comparable, pairs: expected.pairs })}
      </Text>
      <Text size="sm" c="dimmed">
        {expected.compares_boats ? t('plan.comparesBoats') : t('plan.boatsEqual')}
      </Text>
    </Stack>
  )
}
