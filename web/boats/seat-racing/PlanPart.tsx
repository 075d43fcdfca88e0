import { Button, Checkbox, Group, SegmentedControl, Stack, Text, Title } from '@mantine/core'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sessionCrews, type Crew } from '#contract/boats/crews.ts'
import { planSeatRacePieces, seatRace, type SeatRace } from '#contract/boats/seat-racing.ts'
import { getSession } from '#contract/planning/sessions.ts'
import { api, ApiProblem, invalidate, query } from '../../api.ts'
import { useSession } from '../../planning/session-facts/open.ts'
import { DistanceInput } from '../../ui/DistanceInput.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { usePhone } from '../../ui/use-phone.ts'

const [MIN_PIECES, MAX_PIECES] = [2, 16]
const METHODS = ['one-swap', 'two-swap', 'pairs'] as const
type Method = (typeof METHODS)[number]

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
  const phone = usePhone()
  const [chosen, setChosen] = useState(() => twoAlike(boats).map((crew) => crew.id))
  const [method, setMethod] = useState<Method>('one-swap')
  const [pieces, setPieces] = useState(6)
  const [distance, setDistance] = useState<number | null>(750)
  const body = { method, crew_ids: chosen, pieces, distance: distance ?? 0 }
  const ready = distance !== null && distance >= 100 && distance <= 20_000 && chosen.length > 0
  const preview = useQuery({
    queryKey: ['seat-race-preview', id, body],
    queryFn: () =>
      api(planSeatRacePieces, { params: { id }, body: { ...body, dry_run: true } }, { own: [400] }),
    enabled: ready,
    placeholderData: keepPreviousData,
    retry: false,
    meta: { method: 'GET', own: [400] },
  })
  const plan = useMutation({
    mutationFn: () => api(planSeatRacePieces, { params: { id }, body }),
    onSuccess: () => invalidate(seatRace, sessionCrews, getSession),
  })
  return (
    <Stack
      component="form"
      gap="lg"
      maw={640}
      onSubmit={(event) => {
        event.preventDefault()
        plan.mutate()
      }}
    >
      <div>
        <Title order={2}>{t('plan.title')}</Title>
        <Text c="dimmed">{t('plan.lead')}</Text>
      </div>
      <Checkbox.Group
        label={t('plan.boats')}
        value={chosen.map(String)}
        onChange={(ids) => setChosen(ids.map(Number))}
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
      <Stack gap={6}>
        <Text component="span" size="sm" fw={500} id="seat-race-method">
          {t('plan.method')}
        </Text>
        <SegmentedControl
          orientation={phone ? 'vertical' : 'horizontal'}
          aria-labelledby="seat-race-method"
          data={METHODS.map((value) => ({ value, label: t(`methods.${value}`) }))}
          value={method}
          onChange={(value) => setMethod(METHODS.find((one) => one === value) ?? 'one-swap')}
        />
        <Text size="sm" c="dimmed">
          {t(`methodTexts.${method}`)}
        </Text>
      </Stack>
      <Group grow align="flex-start">
        <NumberField
          label={t('plan.pieces')}
          min={MIN_PIECES}
          max={MAX_PIECES}
          value={pieces}
          onChange={(value) =>
            value !== null && value >= MIN_PIECES && value <= MAX_PIECES && setPieces(value)
          }
        />
        <DistanceInput label={t('plan.distance')} value={distance} onChange={setDistance} />
      </Group>
      <Preview expected={preview.data?.data ?? null} error={preview.error} />
      <div>
        <Button
          type="submit"
          size="md"
          disabled={!ready || preview.isError || preview.data?.data.comparable === 0}
          loading={plan.isPending}
        >
          {t('plan.make', { count: pieces })}
        </Button>
      </div>
    </Stack>
  )
}

/** The first two boats of one kind: only equal ones make a race. */
const twoAlike = (boats: readonly Crew[]): Crew[] =>
  [...Map.groupBy(boats, ({ boat_type }) => boat_type).values()]
    .find((alike) => alike.length > 1)
    ?.slice(0, 2) ?? []

const rowersOf = ({ crew_users }: Crew) => crew_users.map(({ user }) => user.full_name).join(', ')

type Expected = { comparable: number; pairs: number; tells_boats: boolean }

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
        {expected.tells_boats ? t('plan.tellsBoats') : t('plan.boatsEqual')}
      </Text>
    </Stack>
  )
}
