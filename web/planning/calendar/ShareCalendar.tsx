import {
  Button,
  Group,
  SegmentedControl,
  SimpleGrid,
  Stack,
  Text,
  Title,
  Card,
  CopyButton,
} from '@mantine/core'
import { useQuery, useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { CallInput } from '#contract/endpoint.ts'
import {
  calendarLinks,
  createCalendarLink,
  revokeCalendarLink,
  type CalendarLink,
} from '#contract/planning/calendar.ts'
import { canShareCalendar } from '#domain/rules/calendar.ts'
import { isCoach } from '#domain/rules/viewer.ts'
import { CheckField, ManyField, SelectField } from '../../form/ChoiceFields.tsx'
import { BareForm, FormAlert } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { lookup } from '../../lookups/queries.ts'
import { useViewer } from '../../shell/viewer.ts'
import { squadsQuery } from '../../people/squads/open.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { api, invalidate } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { notify } from '../../shell/notices.ts'
import { colon, listSeparator } from '../../format/punctuation.ts'
import { linksQuery } from './queries.ts'

/** One link: what it shows, until when, to be copied or ended. */
function CalendarLinkCard({ link }: { link: CalendarLink }) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const end = useMutation({
    mutationFn: () => api(revokeCalendarLink, { params: { id: link.id } }),
    onSuccess: () => notify('success', t('share.ended')),
    onSettled: () => invalidate(calendarLinks),
  })
  const what =
    link.scope === 'squads'
      ? link.squads.map(({ name }) => name).join(listSeparator())
      : t(`share.scopes.${link.scope}`)
  const { url } = link
  const name = `${t(`share.kinds.${link.kind}`)}${colon()}${what}`
  const facts = [
    link.with_phases ? t('share.hasPhases') : null,
    link.expires_at === null
      ? t('share.forever')
      : t('share.until', { day: format.within.day(link.expires_at) }),
    link.own ? null : t('share.by', { name: link.created_by }),
  ]
  return (
    <Card withBorder padding="sm">
      <Stack gap="xs">
        <Text fw={500}>{name}</Text>
        {url !== null && (
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {url}
          </Text>
        )}
        <Text size="sm">{facts.filter(Boolean).join(' · ')}</Text>
        <Group gap="sm">
          {url !== null && <Address url={url} kind={link.kind} />}
          <Button
            variant="default"
            c="red"
            loading={end.isPending}
            aria-label={t('share.endOf', { name })}
            onClick={() => end.mutate()}
          >
            {t('share.end')}
          </Button>
        </Group>
      </Stack>
    </Card>
  )
}

/** What is done with the address of a link of one's own. */
function Address({ url, kind }: { url: string; kind: CalendarLink['kind'] }) {
  const { t } = useTranslation('calendar')
  return (
    <>
      <CopyButton value={url}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy}>
            {t(copied ? 'share.copied' : 'share.copy')}
          </Button>
        )}
      </CopyButton>
      {kind === 'feed' && (
        <Button variant="default" component="a" href={url.replace(/^https?:/, 'webcal:')}>
          {t('share.subscribe')}
        </Button>
      )}
    </>
  )
}

const KINDS = ['page', 'feed'] as const
const SCOPES = ['mine', 'squads', 'club'] as const
const DAYS = [1, 7, 30, 90, 365] as const
const NEW_LINK = {
  kind: 'feed',
  scope: 'mine',
  squad_ids: [],
  days: null,
  with_phases: false,
} satisfies CallInput<typeof createCalendarLink>['body']

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
  const form = useForm(createCalendarLink, {
    initial: NEW_LINK,
    send: ({ squad_ids, ...link }, call) =>
      call(createCalendarLink, {
        body: {
          ...link,
          squad_ids: link.scope === 'squads' ? squad_ids : [],
          with_phases: link.with_phases && link.kind === 'feed',
        },
      }),
    refreshes: [calendarLinks],
    guard: false,
  })
  const { kind, scope, squad_ids } = form.values
  const own = squads.map(({ id }) => id)
  const allowed = SCOPES.filter(
    (one) =>
      (one !== 'squads' || squads.length > 0) &&
      canShareCalendar(viewer, { kind, scope: one, squad_ids: own }, own),
  )
  return (
    <BareForm of={form}>
      <Stack gap="sm">
        <FormAlert of={form} />
        <SegmentedControl
          aria-label={t('share.kind')}
          fullWidth
          value={kind}
          onChange={(value) =>
            form.set({
              kind: value === 'page' ? 'page' : 'feed',
              ...(!isCoach(viewer) && { scope: 'mine' }),
            })
          }
          data={KINDS.map((value) => ({ value, label: t(`share.kinds.${value}`) }))}
        />
        <Text size="sm">{t(`share.kindHint.${kind}`)}</Text>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="sm">
          <SelectField
            {...form.at('scope')}
            label={t('share.scope')}
            choices={allowed.map((value) => ({ value, label: t(`share.scopes.${value}`) }))}
          />
          <SelectField
            {...form.at('days')}
            label={t('share.days')}
            choices={[
              { value: null, label: t('share.forever') },
              ...DAYS.map((count) => ({ value: count, label: t('share.day', { count }) })),
            ]}
          />
        </SimpleGrid>
        {scope === 'squads' && (
          <ManyField
            {...form.at('squad_ids')}
            label={t('share.scopes.squads')}
            groups={[
              {
                group: t('share.scopes.squads'),
                items: squads.map(({ id, name }) => ({ value: id, label: name })),
              },
            ]}
          />
        )}
        {kind === 'feed' && (
          <CheckField {...form.at('with_phases')} label={t('share.withPhases')} />
        )}
        <Group>
          <Button
            type="submit"
            loading={form.pending}
            disabled={scope === 'squads' && squad_ids.length === 0}
          >
            {t('share.make')}
          </Button>
        </Group>
      </Stack>
    </BareForm>
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
