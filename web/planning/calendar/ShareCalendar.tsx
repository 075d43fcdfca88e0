import {
  Button,
  Group,
  NativeSelect,
  SegmentedControl,
  SimpleGrid,
  Stack,
  Text,
  Title,
} from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { calendarLinks, createCalendarLink, type LinkScope } from '#contract/planning/calendar.ts'
import { canShareCalendar } from '#domain/rules/calendar.ts'
import { isCoach } from '#domain/rules/viewer.ts'
import { api, ApiProblem, invalidate } from '../../api.ts'
import { lookup } from '../../lookups/queries.ts'
import { useViewer } from '../../shell/viewer.ts'
import { squadsQuery } from '../../people/squads/open.ts'
import { MultiChoice } from '../../ui/MultiChoice.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { CalendarLinkCard } from './CalendarLinkCard.tsx'
import { linksQuery } from './queries.ts'

const KINDS = ['page', 'feed'] as const
const SCOPES = ['mine', 'squads', 'club'] as const
const DAYS = [1, 7, 30, 90, 365] as const
type Kind = (typeof KINDS)[number]

/** Links to the calendar for people without a sign-in, and for other calendars. */
export function ShareCalendar() {
  const { t } = useTranslation('calendar')
  const asked = useQuery(linksQuery())
  const { data } = asked
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {t('share.text')}
      </Text>
      <NewLink />
      <Title order={3} size="h4">
        {t('share.open')}
      </Title>
      {!data && <Waiting for={asked} rows={2} part />}
      {data?.data.length === 0 && <Text c="dimmed">{t('share.none')}</Text>}
      {data?.data.map((link) => (
        <CalendarLinkCard key={link.id} link={link} />
      ))}
    </Stack>
  )
}

function NewLink() {
  const { t } = useTranslation('calendar')
  const { viewer, squads } = useShareable()
  const [kind, setKind] = useState<Kind>('feed')
  const [scope, setScope] = useState<LinkScope>('mine')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [days, setDays] = useState<(typeof DAYS)[number] | null>(null)
  const own = squads.map(({ id }) => id)
  const allowed = SCOPES.filter(
    (one) =>
      (one !== 'squads' || squads.length > 0) &&
      canShareCalendar(viewer, { kind, scope: one, squad_ids: own }, own),
  )
  const squad_ids = scope === 'squads' ? chosen.map(Number) : []
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api(createCalendarLink, { body: { kind, scope, squad_ids, days } }, { own: [400] }),
    onSuccess: () => invalidate(calendarLinks),
  })
  const choose = (next: Kind) => {
    setKind(next)
    if (!isCoach(viewer)) setScope('mine')
  }
  return (
    <Stack gap="sm">
      <SegmentedControl
        aria-label={t('share.kind')}
        fullWidth
        value={kind}
        onChange={(value) => choose(value === 'page' ? 'page' : 'feed')}
        data={KINDS.map((value) => ({ value, label: t(`share.kinds.${value}`) }))}
      />
      <Text size="sm">{t(`share.kindHint.${kind}`)}</Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="sm">
        <NativeSelect
          label={t('share.scope')}
          value={scope}
          data={allowed.map((value) => ({ value, label: t(`share.scopes.${value}`) }))}
          onChange={(event) =>
            setScope(SCOPES.find((one) => one === event.currentTarget.value) ?? 'mine')
          }
        />
        <NativeSelect
          label={t('share.days')}
          value={days === null ? '' : String(days)}
          data={[
            { value: '', label: t('share.forever') },
            ...DAYS.map((count) => ({ value: String(count), label: t('share.day', { count }) })),
          ]}
          onChange={(event) =>
            setDays(DAYS.find((count) => String(count) === event.currentTarget.value) ?? null)
          }
        />
      </SimpleGrid>
      {scope === 'squads' && (
        <MultiChoice
          label={t('share.scopes.squads')}
          groups={[
            {
              group: t('share.scopes.squads'),
              items: squads.map(({ id, name }) => ({ value: String(id), label: name })),
            },
          ]}
          value={chosen}
          error={error instanceof ApiProblem && error.errors['squad_ids']?.[0]}
          onChange={setChosen}
        />
      )}
      <Group>
        <Button
          loading={isPending}
          disabled={scope === 'squads' && chosen.length === 0}
          onClick={() => mutate()}
        >
          {t('share.make')}
        </Button>
      </Group>
    </Stack>
  )
}

/** All squads for a coach, for others those they are in. */
function useShareable() {
  const viewer = useViewer()
  const squads = useQuery({ ...squadsQuery({ people: true }), ...lookup }).data?.data ?? []
  const shown = squads.filter(
    ({ squad_users = [] }) =>
      isCoach(viewer) || squad_users.some(({ user_id }) => user_id === viewer.user_id),
  )
  return { viewer, squads: shown }
}
